import './reset.css.ts';

export { breakpoints, media } from './breakpoints.ts';
export { currentBar, focusRing, hatch, hiddenText, inverseFocus, signShape } from './marks.ts';
export { palette } from './palette.ts';
export { line, size } from './size.ts';
export { vars } from './tokens.css.ts';
export { figures, type } from './typography.ts';
export { unseen } from './unseen.css.ts';
