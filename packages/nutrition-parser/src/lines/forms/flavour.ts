import { readHeading } from '../../lexer/heading.ts';
import { trimmedAround } from '../../text/trim.ts';
import { contextAfter, type LineContext, type LineFact } from '../context.ts';
import type { LineForm } from '../form.ts';
import { flavourLine, stackHeading, startFlavour } from '../headingFacts.ts';

/** Between a flavour and the basis of its table. */
const separators = [' - ', ' – ', ' — ', ' (', ': '];

/** 'Gusto cacao - valori per 100 g', 'Gusto cacao (per dose 30 g)' */
function withBasis(text: string, context: LineContext): readonly LineFact[] | null {
  const at = Math.max(...separators.map((separator) => text.lastIndexOf(separator)));
  const name = text.slice(0, Math.max(at, 0));
  if (!flavourLine.test(name)) return null;
  const printed = trimmedAround(text.slice(at), ' -–—():');
  const heading = readHeading(printed);
  // 'Gusto cacao - 500 g' is a pack.
  if (heading?.role !== 'value' || !heading.hasBasis || !heading.sure) return null;
  const facts = startFlavour(context, name);
  return [...facts, ...stackHeading(contextAfter(context, facts), heading, printed)];
}

/** The flavour whose table follows. */
export const flavour: LineForm = {
  name: 'flavour',
  example: 'Gusto: vaniglia',
  match({ clean }, context) {
    if (flavourLine.test(clean)) return startFlavour(context, clean);
    return withBasis(clean, context);
  },
};
