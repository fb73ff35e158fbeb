import { hiddenText, line, media, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Room for the sticky header above, when an address with a hash leads here. */
export const tabs = style({ scrollMarginTop: vars.space[9] });

/**
 * A panel's headings stand below its name, which on the screen is the tab's. On paper nobody opens a tab:
 * all of them stand one below another, each under its name.
 */
export const panelTitle = style({
  ...type.h3,
  '@media': {
    screen: hiddenText,
    [media.print]: {
      marginBottom: vars.space[4],
      paddingTop: vars.space[3],
      borderTop: `${line.rule} solid ${vars.line.strong}`,
      breakAfter: 'avoid',
    },
  },
});

globalStyle(`${tabs} [role="tablist"]`, { '@media': { [media.print]: { display: 'none' } } });

globalStyle(`${tabs} [role="tabpanel"]`, {
  '@media': {
    [media.print]: { display: 'block', contentVisibility: 'visible' },
  },
});
