import { cautions } from '../lexicon/notes.ts';
import { atStart } from '../lexicon/phrases.ts';
import { findDeclared, type Finding } from './findAllergens.ts';

const isCaution = atStart(`${cautions}:`);

/** 'Attenzione: latte e soia', but not 'Attenzione: conservare il latte in frigo'. */
export function warnedNames(
  text: string,
  { start, end }: { start: number; end: number },
): Finding[] {
  const lead = isCaution.exec(text.slice(start, end))?.[0].length ?? 0;
  const found = lead > 0 ? findDeclared(text, start + lead, end) : [];
  const [first] = found;
  const isNamed = first !== undefined && text.slice(start + lead, first.start).trim() === '';
  return isNamed ? found : [];
}
