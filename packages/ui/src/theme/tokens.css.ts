import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { palette } from './palette.ts';

const space = {
  0: '0px',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
  8: '72px',
  9: '112px',
};

/** The theme as CSS custom properties. Colours are named by what they are for, not how they look. */
export const vars = createGlobalTheme(':root', {
  surface: {
    page: palette.snow,
    quiet: palette.firn,
    track: palette.ice,
    inverse: palette.ink,
    inverseHover: palette.granite,
    inverseRaised: palette.night,
    signal: palette.blaze,
    signalHover: palette.blazeDeep,
    signalTint: palette.blazeTint,
    scrim: palette.scrim,
  },
  text: {
    strong: palette.ink,
    body: palette.granite,
    muted: palette.scree,
    success: palette.pine,
    danger: palette.crimson,
    onSignal: palette.ink,
    onInverse: palette.snow,
    onInverseBody: palette.nightText,
    onInverseMuted: palette.nightFaint,
  },
  line: {
    strong: palette.ink,
    hair: palette.vein,
    control: palette.slate,
    inverse: palette.nightLine,
    inverseControl: palette.nightFaint,
    danger: palette.crimson,
    dot: palette.dotRing,
  },
  chart: {
    ink: palette.ink,
    petrol: palette.petrol,
    ochre: palette.ochre,
    brick: palette.brick,
    moss: palette.moss,
    mist: palette.mist,
    slate: palette.slate,
  },
  space,
  gutter: space[7],
  radius: '2px',
  font: {
    head: 'Archivo, "Archivo Fallback", Arial, sans-serif',
    text: '"Hanken Grotesk", "Hanken Grotesk Fallback", Arial, sans-serif',
  },
  fontSize: {
    // As wide as the page between its margins, where the words stand on one line.
    hero: 'min(13.2vw - .8rem, 9.76rem)',
    heroPhone: '19.4vw',
    tagline: 'clamp(1.375rem, 1.2rem + .6vw, 1.625rem)',
    h1: 'clamp(2.75rem, 1.55rem + 5.1vw, 5.25rem)',
    product: '3.375rem',
    h2: 'clamp(1.75rem, 1.35rem + 1.75vw, 2.625rem)',
    block: '1.5rem',
    board: 'clamp(2rem, 1.2rem + 2.6vw, 3.25rem)',
    h3: '1.3125rem',
    step: '2rem',
    logo: '1.375rem',
    logoPhone: 'min(1.1875rem, 5.2vw)',
    lead: '1.1875rem',
    body: '1.0625rem',
    control: '1rem',
    small: '0.9375rem',
    label: '0.875rem',
    tag: '0.8125rem',
    price: '1.75rem',
    priceProduct: '3.25rem',
    dose: 'min(8.5rem, 10.625vw)',
    doseUnit: '2.25rem',
    years: 'min(6.5rem, 8.125vw)',
    figure: 'min(25.5vw, 19rem)',
  },
  duration: { fast: '200ms', base: '300ms', slow: '500ms', wait: '1200ms' },
  ease: 'cubic-bezier(.2, .7, .1, 1)',
  layer: { header: '10', banner: '30', overlay: '40', viewer: '50' },
  focus: { outer: palette.ink, inner: palette.blaze },
});

globalStyle(':root', {
  '@media': {
    [media.belowGutter]: {
      vars: { [vars.gutter]: '20px', [vars.space[8]]: '56px', [vars.space[9]]: '80px' },
    },
    // Cards stand three in a row, then two.
    [media.belowDesktop]: { vars: { [vars.fontSize.price]: '1.4375rem' } },
    [media.belowTablet]: {
      vars: {
        [vars.fontSize.figure]: 'min(4rem + 23vw, 46vw)',
        [vars.fontSize.product]: '2.625rem',
        [vars.fontSize.priceProduct]: '2.75rem',
        [vars.fontSize.dose]: 'min(6.5rem, 32vw)',
        [vars.fontSize.years]: 'min(5rem, 25vw)',
      },
    },
    // Paper is read from nearer than a screen, and has margins of its own.
    [media.print]: {
      fontSize: '70%',
      vars: {
        [vars.gutter]: '0px',
        [vars.space[3]]: '6px',
        [vars.space[4]]: '9px',
        [vars.space[5]]: '12px',
        [vars.space[6]]: '14px',
        [vars.space[7]]: '16px',
        [vars.space[8]]: '18px',
        [vars.space[9]]: '20px',
      },
    },
  },
});
