import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { focusRing } from './focusAndMarkers.ts';
import { vars } from './tokens.css.ts';
import { type } from './typography.ts';

// In a layer, so that any rule of a component wins, whatever order the files arrive in.
const reset = globalLayer('reset');
const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });
base('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
base('body', {
  ...type.body,
  color: vars.text.strong,
  background: vars.surface.page,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});
// The texts of a page that only a script could fill.
base('body > noscript > *', { padding: `${vars.gutter} ${vars.gutter} 0` });
base('body > noscript > h1', type.h2);
base('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
// An empty string, not `none`: with `none` Safari forgets that a list is a list.
base('ul, ol', { listStyleType: '""', padding: 0 });
base('a', { color: 'inherit', textUnderlineOffset: '.22em', textDecorationThickness: '1px' });
base('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
base('button', {
  cursor: 'pointer',
  background: 'none',
  border: 0,
  padding: 0,
  textAlign: 'inherit',
});
base('img, svg', { display: 'block', maxWidth: '100%' });
base('fieldset', { border: 0, padding: 0, minWidth: 0 });
base('table', { borderCollapse: 'collapse' });
// Two kinds keep the browser's own rule: what "find in page" may open, and tab panels, which print all.
base('[hidden]:where(:not([hidden="until-found"], [role="tabpanel"]))', {
  display: 'none !important',
});
base(':focus-visible', focusRing);
base('h1[tabindex="-1"]:focus, main[tabindex="-1"]:focus', { outline: 'none', boxShadow: 'none' });
base('::selection', { background: vars.surface.signal, color: vars.text.onSignal });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: { transitionDuration: '0s !important', animationDuration: '0s' },
  },
});
