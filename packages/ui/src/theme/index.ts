import './reset.css.ts';

export { breakpoints, media } from './breakpoints.ts';
export { buttonColumns } from './buttonColumns.ts';
export {
  activeOption,
  currentIndicator,
  focusRing,
  hatch,
  visuallyHiddenText,
  inverseFocus,
  arrowShape,
} from './focusAndMarkers.ts';
export { palette } from './palette.ts';
export { line, size } from './size.ts';
export { vars } from './tokens.css.ts';
export { figures, type } from './typography.ts';
export { unseen } from './visuallyHidden.css.ts';
