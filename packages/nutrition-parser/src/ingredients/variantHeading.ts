import { trimmedEnd, trimmedStart, withoutColon } from '../text/trim.ts';
import { atStart, sourceOf } from '../lexicon/phrases.ts';
import { onOneLine } from '../text/chars.ts';
import { firstLetters, numbersOf } from '../text/firstLetters.ts';
import { isSentenceStart } from './statements.ts';

const article = sourceOf('per|solo|nel|nella|al|del|il|la|i');
const articles = new RegExp(`^(?:${article}\\s+)+`, 'i');

const heading = new RegExp(
  `^(?:ingredienti\\s*[-–:([]*\\s*)?[([“"«]?(?:(?:per|solo|nel|nella|al|del|il|la|i)\\s+)*` +
    `${sourceOf('gust(o|i)|flavo(r|ur)[s]|variant(e|i)|version(e|i)')}\\s*:?` +
    `\\s*(?:(?!\\),)[^:;.\\n]){1,60}?\\s*(?:[)\\]"”»]?\\s*[:\\n]|\\s[-–|=→]\\s|[)\\]]\\s)`,
  'i',
);

/** 'Aroma vaniglia:' at the start of a sentence; 'aroma naturale di vaniglia:' is an ingredient. */
const aroma = new RegExp(
  `^aroma +(?!${sourceOf('natural~|di|e|allergen~')})[^:;,.\\n]{2,40}:(?=\\s)`,
  'i',
);

/** Words behind 'ingredienti' that name no flavour. */
const noFlavour = sourceOf(
  '(attiv|funzional|caratteriz|principal|contenut|vegetal|natural|allergen)~|di|per|e|del|da|in',
);

/** 'INGREDIENTI NEUTRO:', 'Ingredienti vaniglia:' behind the list of another flavour. */
const bareFlavour = new RegExp(
  `^ingredienti\\s+(?!${noFlavour})` +
    '(?:[a-zà-ù][^:;,.\\n()%]{2,30}|[([](?!per\\b|in\\b|x\\b)[^()\\d]{2,30}[)\\]]):(?=\\s)',
  'i',
);

/** The first words of these, and what may be before 'gusto'. */
const firstWords = numbersOf('gust flav vari vers ingr arom per solo nel al del il tutt in');

/** 'Tutti i gusti: …', but no statement for all of them. */
const allFlavours = new RegExp(
  `^${sourceOf('[(per|in) ]tutti i gusti')}\\s*:(?!\\s*${sourceOf('può|contien~')})\\s*`,
  'i',
);
const flavoursAlone = new RegExp(`^${sourceOf('gusti[ disponibili]')}\\s*[:\\n]`, 'i');

/** 'Ingredienti (gusto vaniglia)' without its first word and the marks behind it. */
const withoutMarker = (text: string): string =>
  text.toLowerCase().startsWith('ingredienti')
    ? trimmedStart(text.slice('ingredienti'.length), '-–:([')
    : text;

const neutral = atStart('[gusto ]neutro[ ]:');

/** 'Neutro: …' behind the list of another flavour. */
export function neutralHeading(text: string, at: number): { label: string; end: number } | null {
  const found = isSentenceStart(text, at) ? neutral.exec(text.slice(at, at + 20)) : null;
  return found && { label: withoutColon(found[0]).trim(), end: at + found[0].length };
}

/** Characters looked at for a heading. */
const reach = 100;

/**
 * The heading of one flavour's list at a place: 'Gusto cacao:', 'Ingredienti (gusto vaniglia):'.
 * Null where none is.
 */
export function variantHeading(
  text: string,
  at: number,
  end: number,
): { label: string; end: number } | null {
  const bracket = text.charCodeAt(at) === 40 || text.charCodeAt(at) === 91;
  if (!firstWords.has(firstLetters(text, bracket ? at + 1 : at, end))) return null;
  const piece = text.slice(at, Math.min(end, at + reach));
  const match =
    heading.exec(piece) ??
    allFlavours.exec(piece) ??
    (isSentenceStart(text, at) ? (aroma.exec(piece) ?? bareFlavour.exec(piece)) : null);
  if (!match || flavoursAlone.test(match[0])) return null;
  const printed = withoutMarker(onOneLine(match[0]));
  const name = ('(["“«'.includes(printed.charAt(0)) ? printed.slice(1) : printed).replace(
    articles,
    '',
  );
  const label = withoutColon(trimmedEnd(name, ':)(*]"”»–|=→-'));
  return { label, end: at + match[0].length };
}
