import { noRemarks } from '../lexicon/answers.ts';
import { ownNouns, qualitiesOfAbsent, usualClaims, wordsInClaims } from '../lexicon/claims.ts';
import {
  avoidingWords,
  cuePhrases,
  leadsOfSufferers,
  plurals,
  processWords,
  relatives,
  suitingWords,
  warnedNames,
  warningLeads,
} from '../lexicon/declarations.ts';
import { asWhole, atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { isCapital, isSmallLetter } from '../text/chars.ts';
import { piecesBetween, withoutBrackets } from '../text/pieces.ts';
import { trimmedEnd, trimmedStart } from '../text/trim.ts';
import {
  clauseEnd,
  hasNoWord,
  partsClauses,
  plainText,
  type Cue,
  type Says,
  type CueKind,
} from './cues.ts';
import {
  beginsWithName,
  namesWithin,
  saysNo,
  saysYes,
  type Name,
  type Sentence,
} from './sentence.ts';
import { isPreposition } from './words.ts';

export const kindsOf = (...kinds: CueKind[]): ReadonlySet<CueKind> => new Set(kinds);

export const claims = kindsOf('lacking', 'none', 'suited');
export const asides = kindsOf('aside', 'taste', 'whom');
export const tellsContents = kindsOf('contains', 'heading');
/** Cues that may hold for what is before them. */
export const mayBeBehind = kindsOf('heading', 'contains', 'traces', 'place', 'denied', 'unsure');
/** Between an answer and its traces these say nothing themselves. */
export const besideTraces = kindsOf('but', 'list', 'traces');
export const answering = kindsOf('yes', 'no');

export const isPlural = asWhole(plurals);
export const agreeing = atWord('(assent|present|contenut)~|absent~');
export const isPresence = atWord('presen~');
export const isAbsence = atStart('assenza|absence');
const isProcess = atWord(processWords);
export const isSamePlace = atWord('(stess|medesim|same)~');
const behindRelative = new RegExp(`(?<![a-z\\d])${sourceOf(relatives)}\\s+$`);
const joints = [' e ', ' ed ', ' and ', ' o ', ' or '];
const isJoint = atWord('e|ed|o|and|or|ne');
export const isLinkAlone = asWhole('e|ed|ma|and|but');
export const isAddition = atWord('(arricchit|fortificat|addizionat)~');
export const isReference = atStart('vedi|vedere|see');
/** 'Biscotti senza glutine al latte' */
export const isFlavouring = asWhole('al|allo|alla|ai|agli|alle');
const continuesName = asWhole(`${qualitiesOfAbsent}|${wordsInClaims}|derivat~|prodott~|suoi|base`);
/** Words that take what is behind 'con' or 'al' with them: 'intolleranti al lattosio'. */
export const isGoverning = asWhole('(intolleran|allergi|trattat|contatt|rispett|adatt)~');
/** 'Senza frutta a guscio (arachidi incluse)': a bracket that goes on with its claim. */
export const goesOnWithClaim = atWord('(inclus|compres)~|anche|e|o|ne');
export const isWith = asWhole('con|with|al|allo|alla|ai|agli|alle');
export const beginsWithClaim = atStart(`${usualClaims}|zuccher(o|i)`);
const endsInClaim = new RegExp(`(?<![a-z\\d])${sourceOf(usualClaims)}\\s*$`);
export const ofNone = atWord(noRemarks);

/** Whether words end in what claims usually leave out: 'zuccheri aggiunti'. */
export const isUsualClaim = (plain: string): boolean =>
  endsInClaim.test(trimmedEnd(plain, '-–+:;'));

/** '… ed è', '…:': whether what is behind is said anew. */
export const endsInJoint = (plain: string): boolean =>
  [':', ' e', ' ed'].some((joint) => ` ${plain.trimEnd()}`.endsWith(joint));

/** Whether words join things: 'latte, soia e uova', but not 'E 220'. */
export const joins = (plain: string): boolean => isJoint.test(plain.replaceAll(' e 2', ' e2'));

/** Cues within what is said of those whom a product does not suit, and what else may be in it. */
export const ofSufferers = kindsOf('whom', 'warned', 'sufferer');
const passedBySufferers = kindsOf('whom', 'warned', 'sufferer', 'but', 'made');
export const ofSuitability = kindsOf('suited', 'unsuited', 'warned');

const sufferers = atWord(
  [cuePhrases.sufferer, ...warnedNames.map(([, phrases]) => phrases)].join('|'),
);
const suiting = new RegExp(`(?<!\\b(?:non|not|no) )(?<![a-z\\d])${sourceOf(suitingWords)}`);
export const isSufferer = atStart(cuePhrases.sufferer);
const isWarningLead = asWhole(warningLeads);
const isLeadOfSufferers = atStart(leadsOfSufferers);
const isAvoiding = atWord(avoidingWords);

/** 'Celiachia: non adatto', 'per i celiaci non è adatto': whether sufferers are before a cue. */
export function isBehindSufferers(plain: string, { kind, start }: Cue): boolean {
  if (kind !== 'unsuited') return false;
  const title = plain.slice(0, start).trimEnd();
  const isTitle = title.endsWith(':') || isLeadOfSufferers.test(title);
  return isTitle && sufferers.test(plain.slice(0, start));
}

/** Characters around a cue in which a sentence tells sufferers what to do. */
const reachOfWarning = 400;

/** 'Chi è allergico al latte eviti il prodotto', but not '… può gustarlo'. */
function warns(plain: string, start: number, stop: number): boolean {
  const before = plain.slice(Math.max(0, start - reachOfWarning), start);
  const behind = plain.slice(start, start + reachOfWarning);
  return (
    (isWarningLead.test(before) || isAvoiding.test(behind)) &&
    sufferers.test(plain.slice(start, stop)) &&
    !suiting.test(before + behind)
  );
}

/**
 * Whether a cue of suitability says nothing where it is: 'non adatto ai bambini'.
 * @param holding the cue that holds before it
 */
export function isNoSuitability(
  plain: string,
  cues: readonly Cue[],
  { kind, ...cue }: Cue,
  holding: Cue | undefined,
): boolean {
  if (kind === 'whom') return false;
  const isWithin = holding !== undefined && ofSuitability.has(holding.kind);
  const isBefore =
    ofSufferers.has(kind) &&
    cues.some((other) => other.start > cue.start && isBehindSufferers(plain, other));
  if (kind === 'sufferer') return !isWithin && !isBefore;
  if (isBefore || isBehindSufferers(plain, { kind, ...cue })) return false;
  const next = cues.find(
    ({ start, kind: own }) => start > cue.start && !passedBySufferers.has(own),
  );
  const stop = next?.start ?? plain.length;
  if (kind !== 'warned') return !sufferers.test(plain.slice(cue.end, stop));
  return !isWithin && !warns(plain, cue.start, stop);
}

/** Characters of names that are joined to each other before what is said of them. */
const reachOfJoined = 160;
const dashes = [' - ', ' – ', ' — '];

/** Where what is between two places ends: at its first dash. */
export function dashEnd(text: string, from: number, to: number): number {
  const [before = ''] = piecesBetween(text.slice(from, to), dashes);
  return from + before.length;
}

/** Where what is before a place begins: behind its last dash. */
export function startBehindDash(text: string, to: number): number {
  const from = Math.max(0, to - reachOfJoined);
  const before = text.slice(from, to);
  return from + Math.max(-from, ...dashes.map((dash) => before.lastIndexOf(dash)));
}

/** Characters of a name behind a cue, and of words before it. */
const reachOfName = 56;
const maxRelative = 16;
const maxTitle = 60;

/** 'Ma soia', 'ma con latte': the name right behind a cue. */
export const nameBehind = (sentence: Sentence, at: number): Name | undefined =>
  namesWithin(sentence, at, clauseEnd(sentence.text, at, at + reachOfName))[0];

/** 'Alimenti che contengono latte': what is said of those is what the sentence says of them. */
export const isRelative = (plain: string, { start }: Cue): boolean =>
  behindRelative.test(plain.slice(Math.max(0, start - maxRelative), start));

/** 'In polvere', 'scremato': words that go on with the name before them. */
const goOnWithName = (words: string): boolean =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .every((word, i, all) => continuesName.test(word) || isPreposition(all[i - 1] ?? ''));

/** Spaces and dashes behind a name; more of them part it from what follows. */
const maxSpacesBehind = 8;

/** Whether a capital behind a name in small letters begins another thing: 'latte Conservanti', 'soia – Vegano'. */
export function isBeforeAnother(text: string, { start, end }: Name): boolean {
  const behind = trimmedStart(text.slice(end, end + maxSpacesBehind), ' *°–—-');
  return isSmallLetter(text.charAt(start)) && isCapital(behind.charAt(0));
}

/** Whether an answer behind a name and some words is of that name: 'soia in polvere e derivati: no'. */
export function isAsked(text: string, name: Name): boolean {
  const plain = plainText(text);
  const asked = plain.slice(name.end, endOfAsked(plain, text.length));
  return !isBeforeAnother(text, name) && !partsClauses(asked) && goOnWithName(asked);
}

/** What parts a name from its answer, and marks of its footnotes. */
const marksOfAnswer = ' :=([*°–—-';

/** Where the names end that an answer at a place is of: 'soia' in 'soia e derivati: no'. */
export function endOfAsked(plain: string, start: number): number {
  const from = Math.max(0, start - reachOfJoined);
  const before = trimmedEnd(plain.slice(from, start), marksOfAnswer);
  for (const joint of joints) {
    const at = before.lastIndexOf(joint);
    if (at >= 0 && goOnWithName(before.slice(at + joint.length))) return from + at;
  }
  return from + before.length;
}

/**
 * Where the names begin that words behind them are of, as 'assente' or 'in tracce'; where those words begin
 * if none are. In 'latte in polvere e glutine assente' it is the last one, in 'latte, glutine e uova assenti'
 * the last two, in 'latte e conservanti assenti' and 'soia colesterolo assente' none.
 */
export function startOfJoined(sentence: Sentence, start: number, areSeveral: boolean): number {
  const { text, plain } = sentence;
  const from = Math.max(0, start - reachOfJoined);
  const before = plain.slice(from, start).trimEnd();
  // 'Latte (incluso lattosio) assente'
  const stop = before.endsWith(')') ? from + Math.max(0, before.lastIndexOf('(')) : start;
  let first: Name | undefined;
  for (const name of namesWithin(sentence, from, stop).toReversed()) {
    const gap = plain.slice(name.end, first?.start ?? stop);
    const [own = '', ...joined] = piecesBetween(gap, joints);
    if (partsClauses(gap) || !goOnWithName(own) || isBeforeAnother(text, name)) break;
    const isJoined = joined.length > 0;
    // 'Siero di latte' is one thing, 'latte lattosio: no' is two.
    const isSame = !isJoined && name.allergen === first?.allergen && gap.trim() !== '';
    if (first ? !isSame && !(isJoined && areSeveral) : isJoined) break;
    first = name;
  }
  return first?.start ?? start;
}

const capitalYes = ['SI ', 'SÌ ', 'SI:', 'SÌ:'];

/** 'SI latte', 'SI siero di latte', but not 'SI CONSIGLIA LATTE' and 'si scioglie'. */
function isAffirming(sentence: Sentence, { start, end }: Cue): boolean {
  const { text } = sentence;
  // 'Latte;SI' is an answer.
  if (text.charAt(start - 1).trim() !== '') return false;
  if (!capitalYes.some((yes) => text.startsWith(yes, start))) return false;
  const name = nameBehind(sentence, end);
  const words = name
    ? sentence.plain
        .slice(end, name.start)
        .split(' ')
        .filter((word) => !hasNoWord(word))
    : [''];
  return words.length === 0 || (words.length === 2 && isPreposition(words[1] ?? ''));
}

/** A cue as what is around it makes it; null where it says nothing. */
export function cueInPlace(sentence: Sentence, cue: Cue): Cue | null {
  const { text, plain } = sentence;
  const { kind, start, end } = cue;
  const behind = (): string => text.slice(end, clauseEnd(text, end, end + maxTitle)).trimStart();
  // 'For allergens see ingredients'
  if (kind === 'referral' && !nameBehind(sentence, end))
    return { ...cue, kind: 'aside', says: null };
  if (kind === 'place' && !isProcess.test(plain)) return null;
  if (kind === 'list' && plain.charAt(end - 1) !== ':' && !hasNoWord(plain, 0, start)) return null;
  if (kind === 'affirmed' && !isAffirming(sentence, cue)) return null;
  // 'Attenzione: latte, soia', but not 'Attenzione: il latte va conservato in frigo'.
  if (kind === 'caution' && !beginsWithName(behind())) return null;
  // 'Per gli allergeni: latte', 'for allergens: tree nuts'
  if (kind === 'pointer' && behind().startsWith(':') && beginsWithName(behind().slice(1), 1))
    return { ...cue, kind: 'heading', says: 'contains' };
  // 'Sono contenuti nella barretta: latte'
  if (kind === 'contained')
    return behind().includes(':')
      ? { ...cue, kind: 'contains', says: 'contains' }
      : { ...cue, kind: 'aside' };
  return cue;
}

/** 'Senza glutine e siero di latte': what a joint parts from a claim, and has a noun of its own. */
const ownNoun = new RegExp(`(?:\\b(?:e|ed|and) |[\\-–—] )(?=${sourceOf(ownNouns)})`);
const ownNounFirst = new RegExp(`^[ ,\\-–—]*(?=${sourceOf(ownNouns)})`);

/** 'Senza zuccheri latte', 'senza glutine polpa di granchio': a claim that what is behind it does not go on with. */
const wholeClaim = new RegExp(
  `^[ ,]*${sourceOf(`${usualClaims}|zuccher(o|i)`)}[ "“”«»\\-–—]+(?!${sourceOf(`${wordsInClaims}|${usualClaims}`)})(?=[a-z])`,
);

/** Where a claim ends: before a name that nothing joins to its own, 'zero lattosio latte'. */
export function claimEnd(sentence: Sentence, from: number, end: number, opening: string): number {
  const { text, plain } = sentence;
  const claim = plain.slice(from, end);
  const own = (opening === ',' ? ownNounFirst.exec(claim) : null) ?? ownNoun.exec(claim);
  if (own) return from + own.index + own[0].length;
  const names = namesWithin(sentence, from, end);
  const whole = wholeClaim.exec(claim)?.[0].length ?? 0;
  const behind = names.find(({ start }) => start - from >= whole);
  if (whole > 0 && behind && behind.start - from < whole + reachOfName) return from + whole;
  const next = names.find((name, i) => {
    const before = names[i - 1];
    if (!before || text.slice(before.end, name.start).trim() !== '') return false;
    const words = plain.slice(name.start, name.end);
    const last = plain.slice(before.start, before.end);
    // 'Noci pecan' are one thing, 'lattosio lattosio' is none.
    const isOther = before.allergen !== name.allergen || isUsualClaim(last);
    return words === last || (isOther && !isUsualClaim(words));
  });
  return next?.start ?? end;
}

/** 'Senza glutine con latte', but not 'senza dolci con latte': whether a claim is complete before 'con'. */
export function isBehindClaim(
  sentence: Sentence,
  from: number,
  { start, end }: Pick<Cue, 'start' | 'end'>,
): boolean {
  const { plain } = sentence;
  const last = namesWithin(sentence, from, start).at(-1);
  // 'Senza latte aggiunto con soia'
  const words = last
    ? plain
        .slice(last.end, start)
        .split(' ')
        .filter((word) => !hasNoWord(word))
    : [];
  if (!last || words.length > 1) return isUsualClaim(plain.slice(from, start));
  const next = nameBehind(sentence, end);
  return (
    next !== undefined && plain.slice(next.start, next.end) !== plain.slice(last.start, last.end)
  );
}

/** What an answer says: 'latte: sì', but 'senza latte: sì' and 'senza latte: no'. */
export function saidByAnswer(
  sentence: Sentence,
  holding: Cue | undefined,
  { says, start, end }: Cue,
): Says {
  const { text, plain } = sentence;
  const isOfClaim = holding?.kind === 'lacking';
  if (!isOfClaim || partsClauses(withoutBrackets(text.slice(holding.end, start)))) return says;
  if (saysNo(plain.slice(start, end))) return 'contains';
  // 'Senza zuccheri latte: sì', 'senza zuccheri e latte: presente'
  const [first] = namesWithin(sentence, holding.end, start);
  const isOwn = first && !isUsualClaim(plain.slice(holding.end, first.start));
  return isOwn && saysYes(plain.slice(start, end)) ? 'denied' : says;
}
