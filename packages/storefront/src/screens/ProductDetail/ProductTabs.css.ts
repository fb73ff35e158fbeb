import { visuallyHiddenText, line, media, type, vars } from '@vetta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Room for the sticky header above, when an address with a hash leads here. */
export const tabs = style({ scrollMarginTop: vars.space[9] });

/** On paper and without script nobody opens a tab: all of them stand one below another. */
const unopenable = `${media.print}, ${media.noScript}`;

/** A panel's headings stand below its name, which elsewhere on the screen is the tab's. */
export const panelTitle = style({
  ...type.h3,
  '@media': {
    screen: visuallyHiddenText,
    [unopenable]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      whiteSpace: 'normal',
      marginBottom: vars.space[4],
      paddingTop: vars.space[3],
      borderTop: `${line.rule} solid ${vars.line.strong}`,
      breakAfter: 'avoid',
    },
  },
});

globalStyle(`${tabs} [role="tablist"]`, { '@media': { [unopenable]: { display: 'none' } } });

globalStyle(`${tabs} [role="tabpanel"]`, {
  '@media': {
    [unopenable]: { display: 'block', contentVisibility: 'visible' },
  },
});

/** On paper the label stands beside its profile; the figure and its lines stand at the top of the page. */
const label = `${tabs} [role="tabpanel"] :has(> :first-child > div > svg[preserveAspectRatio])`;
globalStyle(`${label} > :first-child`, { '@media': { [media.print]: { display: 'none' } } });
globalStyle(`${label} > :last-child`, {
  '@media': {
    [media.print]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
      alignItems: 'start',
    },
  },
});
globalStyle(`${tabs} li`, { '@media': { [media.print]: { paddingBlock: vars.space[1] } } });
globalStyle(`${tabs} :is(td, th)`, {
  '@media': { [media.print]: { paddingBlock: vars.space[1] } },
});
