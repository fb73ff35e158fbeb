import {
  avoidingWords,
  cuePhrases,
  leadsOfSufferers,
  suitingWords,
  warnedNames,
  warningLeads,
} from '../lexicon/declarations.ts';
import { asWhole, atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import type { Cue, CueKind } from './cues.ts';
import type { Situation } from './changesToPresence.ts';

const sufferers = atWord(
  [cuePhrases.sufferer, ...warnedNames.map(([, phrases]) => phrases)].join('|'),
);
const suiting = new RegExp(`(?<!\\b(?:non|not|no) )(?<![a-z\\d])${sourceOf(suitingWords)}`);
const isLead = asWhole(warningLeads);
const isLeadOfSufferers = atStart(leadsOfSufferers);
const isAvoiding = atWord(avoidingWords);

/** Cues within what is said of those whom a product does not suit. */
export const ofSufferers: ReadonlySet<CueKind> = new Set<CueKind>(['whom', 'warned', 'sufferer']);

/** 'Not suitable for those with an allergy', '… a cereals containing gluten allergy' */
const passed: ReadonlySet<CueKind> = new Set<CueKind>([...ofSufferers, 'but', 'made']);

/** Whether a cue tells whom the product does not suit. */
export const isOfSufferers = (cue: Cue | undefined): boolean =>
  cue?.kind === 'unsuited' || cue?.kind === 'warned';

/** Whether a cue tells whom the product suits, or whom it does not. */
export const isOfSuitability = (cue: Cue | undefined): boolean =>
  cue?.kind === 'suited' || isOfSufferers(cue);

/** 'Non adatto ai celiaci', but not 'non adatto ai bambini'. */
const namesSufferers = (plain: string, start: number, end: number): boolean =>
  sufferers.test(plain.slice(start, end));

/**
 * 'Celiachia: non adatto', 'per i celiaci non è adatto': whether those whom a product does not suit are
 * before a cue.
 */
export function isBehindSufferers(plain: string, { kind, start }: Cue): boolean {
  if (kind !== 'unsuited') return false;
  const title = plain.slice(0, start).trimEnd();
  return (title.endsWith(':') || isLeadOfSufferers.test(title)) && namesSufferers(plain, 0, start);
}

/** 'Chi è allergico al latte eviti il prodotto', but not '… può gustarlo'. */
const isWarning = (plain: string, { start }: Cue, end: number): boolean =>
  (isLead.test(plain.slice(0, start)) || isAvoiding.test(plain.slice(start))) &&
  namesSufferers(plain, start, end) &&
  !suiting.test(plain);

/** Where what a cue says of sufferers ends: at the next cue that is none of them. */
function sufferersEnd({ sentence, cues }: Situation, { start }: Cue): number {
  const next = cues.find((cue) => cue.start > start && !passed.has(cue.kind));
  return next?.start ?? sentence.text.length;
}

/** Whether a cue of sufferers says nothing where it is. */
export function isIgnoredOfSufferers(situation: Situation, cue: Cue): boolean {
  const { sentence, holding } = situation;
  const isWithin = isOfSuitability(holding.cue);
  if (cue.kind === 'whom') return false;
  const isBefore =
    ofSufferers.has(cue.kind) &&
    situation.cues.some(
      (other) => other.start > cue.start && isBehindSufferers(sentence.plain, other),
    );
  if (cue.kind === 'sufferer') return !isWithin && !isBefore;
  if (isBefore) return false;
  if (isBehindSufferers(sentence.plain, cue)) return false;
  const end = sufferersEnd(situation, cue);
  if (cue.kind !== 'warned') return !namesSufferers(sentence.plain, cue.end, end);
  return !isWithin && !isWarning(sentence.plain, cue, end);
}
