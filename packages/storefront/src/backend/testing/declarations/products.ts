import type { Allergen } from '@vetta/nutrition-parser';
import { allergenKeys } from '../../../catalogue/allergenKeys.ts';
import { type Language, names } from './names.ts';
import { noises } from './noises.ts';
import { answerPlaces, fieldPlaces, headingPlaces, type Parts, textPlaces } from './places.ts';
import { answers, fields, headings, neighbours, sentences, type Truth } from './wordings.ts';

export type DeclaringProduct = Parts & {
  allergen: Allergen;
  truth: Truth;
  /** Wording, place and noise, to name a failure by. */
  what: string;
};

type Case = {
  language: Language;
  truth: Truth;
  wording: string;
  make: (name: string, pick: Pick) => { parts: Parts; place: string };
};

/** One of some things, the same for the same product. */
type Pick = <Item>(items: readonly Item[]) => Item;

/** Numbers that look drawn by lot, the same in each run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const truths: readonly Truth[] = ['contains', 'traces', 'denied', 'silent'];
const languages = Object.keys(sentences) as Language[];

const sentenceCases: readonly Case[] = languages.flatMap((language) =>
  truths.flatMap((truth) =>
    linesOf(sentences[language][truth] ?? '').map((wording) => ({
      language,
      truth,
      wording,
      make: (name: string, pick: Pick) => {
        const [place, write] = pick(textPlaces);
        // 'PUÒ CONTENERE X' names it in capitals, 'X' alone stands for the name.
        return { place, parts: write(wording.replaceAll(/\bX\b/g, () => name)) };
      },
    })),
  ),
);

const headingCases: readonly Case[] = languages.flatMap((language) =>
  truths.flatMap((truth) =>
    (headings[language][truth] ?? '')
      .split('|')
      .filter((heading) => heading !== '')
      .map((heading) => ({
        language,
        truth,
        wording: heading,
        make: (name: string, pick: Pick) => {
          const [place, write] = pick(headingPlaces);
          return { place, parts: write(heading, name) };
        },
      })),
  ),
);

const fieldCases: readonly Case[] = truths.flatMap((truth) =>
  (fields[truth] ?? '')
    .split('|')
    .filter((field) => field !== '')
    .map((field) => ({
      language: 'it' as const,
      truth,
      wording: `field ${field}`,
      make: (name: string, pick: Pick) => {
        const [place, write] = pick(fieldPlaces);
        return { place, parts: write(field, name) };
      },
    })),
);

const answerCases: readonly Case[] = truths.flatMap((truth) =>
  (answers[truth] ?? []).map((answer) => ({
    language: 'it' as const,
    truth,
    wording: `answer ${JSON.stringify(answer)}`,
    make: (name: string, pick: Pick) => {
      const [place, write] = pick(answerPlaces.filter(([, , holds]) => holds(answer)));
      return { place, parts: write(name, answer) };
    },
  })),
);

const neighbourCases: readonly Case[] = linesOf(neighbours).map((wording) => ({
  language: 'it',
  truth: 'silent',
  wording,
  make: (_name, pick) => {
    const [place, write] = pick(textPlaces);
    return { place, parts: write(wording) };
  },
}));

export const cases: readonly Case[] = [
  ...sentenceCases,
  ...headingCases,
  ...fieldCases,
  ...answerCases,
  ...neighbourCases,
];

/**
 * Products each of which says one thing of one allergen outside its list of ingredients: every wording
 * in turn, its place, name and noise drawn by lot, the same in each run.
 */
export function* declaringProducts(count: number, seed = 23): Generator<DeclaringProduct, void> {
  const next = numbersFrom(seed);
  const pick: Pick = (items) => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  for (let at = 0; at < count; at += 1) {
    const { language, truth, wording, make } = cases[at % cases.length] ?? pick(cases);
    const allergen = pick(allergenKeys);
    const name = pick(names[allergen][language].split('|'));
    const { parts, place } = make(name, pick);
    const [noise, spoil] = pick(noises);
    const what = `${truth} ${allergen}: ${wording} (${name}), ${place}, ${noise}`;
    yield { allergen, truth, what, ...spoil(parts) };
  }
}
