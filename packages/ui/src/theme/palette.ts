/** Raw colours of "Etichetta alpina": snow, granite and one signal. Screens use the roles of `vars`. */
export const palette = {
  snow: '#ffffff',
  firn: '#f4f6f6',
  ice: '#e6ebec',
  vein: '#d3dadc',
  slate: '#788589',
  scree: '#556166',
  granite: '#343d41',
  ink: '#14181a',
  blaze: '#ffd400',
  blazeDeep: '#f0c400',
  blazeTint: '#fff7cf',
  pine: '#17603f',
  crimson: '#a81e1a',
  night: '#2b3337',
  nightLine: '#3a4448',
  nightText: '#c3ccce',
  nightFaint: '#a9b4b7',
  protein: '#1c6672',
  carbohydrate: '#b8631a',
  fat: '#a8372c',
  mineral: '#3b7440',
  rest: '#aab4b7',
  farRidge: '#c6ced1',
  scrim: 'rgba(20, 24, 26, 0.62)',
  dotRing: 'rgba(20, 24, 26, 0.25)',
} as const;

/** One quiet ground per category, named after what grows or lies on the mountain. Ink reads on each. */
export const tints = {
  glacier: '#e2edf0',
  gentian: '#e3e6f2',
  larch: '#f6ead3',
  lichen: '#e9eedc',
  rosehip: '#f5e3de',
  saffron: '#fbf0c4',
  granite: '#e6e8e6',
} as const;

export type Tint = keyof typeof tints;

/** Text on ground: each pair needs 4.5 : 1 (WCAG 2.2, 1.4.3). The test reads this list. */
export const textPairs: readonly (readonly [keyof typeof palette, keyof typeof palette])[] = [
  ['ink', 'snow'],
  ['ink', 'firn'],
  ['ink', 'ice'],
  ['ink', 'blaze'],
  ['ink', 'blazeDeep'],
  ['ink', 'blazeTint'],
  ['granite', 'snow'],
  ['granite', 'firn'],
  ['granite', 'ice'],
  ['granite', 'blazeTint'],
  ['scree', 'snow'],
  ['scree', 'firn'],
  ['scree', 'ice'],
  ['scree', 'blazeTint'],
  ['pine', 'snow'],
  ['pine', 'firn'],
  ['crimson', 'snow'],
  ['crimson', 'firn'],
  ['snow', 'ink'],
  ['snow', 'granite'],
  ['snow', 'night'],
  ['blaze', 'ink'],
  ['nightText', 'ink'],
  ['nightFaint', 'ink'],
];

/** Borders of controls and marks that carry meaning: each pair needs 3 : 1 (WCAG 2.2, 1.4.11). */
export const markPairs: readonly (readonly [keyof typeof palette, keyof typeof palette])[] = [
  ['slate', 'snow'],
  ['slate', 'firn'],
  ['scree', 'snow'],
  ['ink', 'snow'],
  ['ink', 'blaze'],
  ['crimson', 'snow'],
  ['nightFaint', 'ink'],
  ['protein', 'snow'],
  ['carbohydrate', 'snow'],
  ['fat', 'snow'],
  ['mineral', 'snow'],
  ['protein', 'blazeTint'],
];
