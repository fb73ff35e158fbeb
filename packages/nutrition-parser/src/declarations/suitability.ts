import { cuePhrases, suitingWords, warnedNames, warningLeads } from '../lexicon/declarations.ts';
import { asWhole, atWord, sourceOf } from '../lexicon/phrases.ts';
import type { Cue, CueKind } from './cues.ts';

const sufferers = atWord(
  [cuePhrases.sufferer, ...warnedNames.map(([, phrases]) => phrases)].join('|'),
);
const suiting = new RegExp(`(?<!\\b(?:non|not|no) )(?<![a-z\\d])${sourceOf(suitingWords)}`);
const isLead = asWhole(warningLeads);

/** Cues within what is said of those whom a product does not suit. */
export const ofSufferers: ReadonlySet<CueKind> = new Set<CueKind>(['aside', 'warned', 'sufferer']);

/** Whether a cue tells whom the product does not suit. */
export const isOfSufferers = (cue: Cue | undefined): boolean =>
  cue?.kind === 'unsuited' || cue?.kind === 'warned';

/** 'Non adatto ai celiaci', but not 'non adatto ai bambini'. */
export const namesSufferers = (plain: string, start: number, end: number): boolean =>
  sufferers.test(plain.slice(start, end));

/** 'Chi è allergico al latte eviti il prodotto', but not '… può gustarlo'. */
export const isWarning = (plain: string, { start }: Cue, end: number): boolean =>
  isLead.test(plain.slice(0, start)) && namesSufferers(plain, start, end) && !suiting.test(plain);
