import type { palette } from './palette.ts';
import { vars } from './tokens.css.ts';

/** What a colour is taken for, in the words of the one who looks for it. */
export type Role = {
  name: string;
  value: string;
  purpose: string;
  /** The ground on which it is read, where its contrast matters. */
  ground?: keyof typeof palette;
};

type Words<Name extends string> = Record<Name, [purpose: string, ground?: keyof typeof palette]>;

const rolesOf = <Name extends string>(
  group: string,
  values: Readonly<Record<Name, string>>,
  words: Words<Name>,
): Role[] =>
  Object.entries<Words<Name>[Name]>(words).map(([name, [purpose, ground]]) => ({
    name: `${group}.${name}`,
    value: Object.entries<string>(values).find(([key]) => key === name)?.[1] ?? '',
    purpose,
    ground,
  }));

export const surfaces = rolesOf('surface', vars.surface, {
  page: ['the ground of every screen'],
  quiet: ['a band, a panel, a skeleton'],
  track: ['what a bar or a switch runs in'],
  inverse: ['ink: footer, strong buttons, toasts'],
  inverseHover: ['ink under the pointer'],
  inverseRaised: ['a part that stands on ink'],
  signal: ['the yellow of the one main action, always with ink on it'],
  signalHover: ['the same under the pointer'],
  signalTint: ['the one highlighted row'],
  scrim: ['over the page, behind a dialog'],
});

export const texts = rolesOf('text', vars.text, {
  strong: ['headings, figures, names', 'snow'],
  body: ['running text', 'snow'],
  muted: ['what is beside the point', 'snow'],
  success: ['open, available', 'snow'],
  danger: ['errors', 'snow'],
  onSignal: ['on that yellow', 'blaze'],
  onInverse: ['on ink', 'ink'],
  onInverseBody: ['running text on ink', 'ink'],
  onInverseMuted: ['beside the point, on ink', 'ink'],
});

export const lines = rolesOf('line', vars.line, {
  strong: ['opens a section', 'snow'],
  hair: ['parts rows; decorative'],
  control: ['borders of fields and buttons', 'snow'],
  inverse: ['parts rows on ink; decorative'],
  inverseControl: ['borders of controls on ink', 'ink'],
  danger: ['the border of a field with an error', 'snow'],
  dot: ['the ring of a flavour’s dot; decorative'],
});

export const charts = rolesOf('chart', vars.chart, {
  ink: ['marks and bars of one kind', 'snow'],
  petrol: ['of a second', 'snow'],
  ochre: ['of a third', 'snow'],
  brick: ['of a fourth', 'snow'],
  moss: ['of a fifth', 'snow'],
  mist: ['the remainder of a whole; decorative'],
  slate: ['of any other kind', 'snow'],
});
