import {
  classes,
  foodsAmongMembers,
  formsOfMembers,
  type AdditiveClass,
} from '../lexicon/additives.ts';
import { englishClasses } from '../lexicon/englishNames.ts';
import { atStart, sourceOf, wordSet } from '../lexicon/phrases.ts';
import { fold } from '../text/fold.ts';
import { piecesBetween, withoutEnding } from '../text/pieces.ts';
import { Remembered } from '../text/Remembered.ts';
import { eNumber, eNumberWithNumeral } from './additiveCode.ts';
import { memberKey } from './memberKey.ts';
import { NearNames } from '../lexicon/nearNames.ts';

/**
 * Additive classes with their Italian names, singular first.
 * Sources: Reg. (EC) No 1333/2008, Annex I; Reg. (EU) No 1169/2011, Annex VII, Part C.
 */
export const additiveClasses: Readonly<
  Record<string, { names: readonly string[]; members: readonly string[] }>
> = Object.fromEntries(
  classes.map(([key, names, members]) => [
    key,
    { names: names.split('|'), members: members.split('|') },
  ]),
);

const classByName = new Map<string, AdditiveClass>();
for (const [key, names] of classes) for (const name of names.split('|')) classByName.set(name, key);

/** A name is long enough to be known with one wrong letter. */
const minNearLength = 9;
const maxNearLength = 32;
const nearClasses = new NearNames(
  [...classByName.keys()].filter((name) => name.length >= minNearLength),
);
const endOfNear = 6;
/** How a name may begin, or end, that is one with a wrong letter. */
const nearBeginnings = new Set([...classByName.keys()].map((name) => name.slice(0, 3)));
const nearEndings = new Set([...classByName.keys()].map((name) => name.slice(-endOfNear)));
// In English none is known with a wrong letter.
for (const [key, names] of englishClasses)
  for (const name of names.split('|'))
    if (name !== '' && !classByName.has(name)) classByName.set(name, key);
const classesByNear = new Remembered<AdditiveClass | null>();

/** The class whose name a folded text is with one wrong letter: 'corretore di acidità'. */
function nearClass(folded: string): AdditiveClass | null {
  if (folded.length < minNearLength || folded.length > maxNearLength) return null;
  if (!nearBeginnings.has(folded.slice(0, 3)) && !nearEndings.has(folded.slice(-endOfNear)))
    return null;
  // 'édulcorant' of another language; 'conservate', 'addensato'
  if (!/(?<!at)[aeio]$/.test(folded)) return null;
  const known = classesByNear.find(folded);
  if (known !== undefined) return known;
  const name = nearClasses.find(folded);
  return classesByNear.keep(folded, name === undefined ? null : (classByName.get(name) ?? null));
}

/** Words of the names of classes and their members. */
const additiveWords = wordSet(
  classes.map(([, names, members]) => `${names}|${members}`.replaceAll('|', ' ')).join(' '),
);

export const isAdditiveWord = (word: string): boolean => additiveWords.has(word);

/** The classes of each member, by its key. */
const classesByMember = new Map<string, Set<AdditiveClass>>();
for (const [key, , members] of [...classes, ...englishClasses]) {
  for (const member of members.split('|').filter(Boolean).map(memberKey))
    classesByMember.set(member, (classesByMember.get(member) ?? new Set()).add(key));
}

/** What may be behind the name of a class: 'edulcoranti naturali'. */
const qualities = ' naturale| naturali| vegetale| vegetali| della capsula| della compressa'.split(
  '|',
);

/** 'edulcoranti', 'agenti di carica': whether the name of a class is one of several members. */
export function isPluralClass(name: string): boolean {
  const words = withoutEnding(name.toLowerCase(), qualities).split(' ');
  const noun = words.length > 1 && headNouns.has(words[0] ?? '') ? 1 : 0;
  return words.length === noun + 1 && words[noun]?.endsWith('i') === true;
}

/** Nouns before the one that tells what a class does: 'agenti lievitanti'. */
const headNouns = wordSet('agenti correttori regolatori');

const conjunctions = [' e ', ' ed '];
const joints = [...conjunctions, ' - ', '/', '&'];

/** The additive class that a text names, the first of several ('emulsionante e stabilizzante'); or undefined. */
export function additiveClassOf(text: string): AdditiveClass | undefined {
  if (text.length > 60) return undefined;
  const folded = fold(text);
  const bare = withoutEnding(folded, qualities);
  const known = classByName.get(folded) ?? classByName.get(bare) ?? nearClass(folded);
  if (known) return known;
  const [first, ...others] = piecesBetween(text, joints).map((name) => classByName.get(fold(name)));
  return others.every((name) => name !== undefined) ? first : undefined;
}

/** Shorter words are too near others. */
const minWordLength = 8;
const nearWords = new NearNames([...additiveWords].filter((word) => word.length >= minWordLength));

/** 'mono e digligeridi': a name with each word as the word of additives that it is near. */
const respelledMember = (folded: string): string =>
  folded
    .split(' ')
    .map((word) =>
      word.length < minWordLength || additiveWords.has(word)
        ? word
        : (nearWords.find(word) ?? word),
    )
    .join(' ');

const codeOnly = new RegExp(`^${eNumberWithNumeral}(?![a-z\\d])`);

/** What is behind the name of an additive: where it is from, its form, its number. */
const formOfMember = new RegExp(` (?:${sourceOf(formsOfMembers)}|${eNumber}|da [a-z ]+)$`);

/** The classes that an item is a member of; an E-number may be of any, most items are of none. */
type Membership = 'any' | ReadonlySet<AdditiveClass> | null;

const memberships = new Remembered<Membership>();

function membershipOf(item: string): Membership {
  const [bare = ''] = item.split(' (', 1);
  const folded = fold(bare.length > 90 ? bare.slice(0, 90) : bare);
  if (codeOnly.test(folded)) return 'any';
  const known =
    classesByMember.get(memberKey(folded)) ??
    classesByMember.get(memberKey(folded.replace(formOfMember, '')));
  if (known) return known;
  const respelled = respelledMember(folded);
  return (respelled === folded ? undefined : classesByMember.get(memberKey(respelled))) ?? null;
}

/** Whether an item may continue the list of a class: a known member of it, or an E-number. */
export function isMember(item: string, role: AdditiveClass): boolean {
  let known = memberships.find(item);
  if (known === undefined) known = memberships.keep(item, membershipOf(item));
  return known === 'any' || known?.has(role) === true;
}

/** Members of classes that are foods, too, and close the list of a class they are not members of. */
const foods = atStart(foodsAmongMembers);

/** Whether an item is an additive of any class, and no food. */
export function isAdditive(item: string): boolean {
  let known = memberships.find(item);
  if (known === undefined) known = memberships.keep(item, membershipOf(item));
  return known !== null && !foods.test(fold(item));
}

/** The class of a folded name that is spelled as usual. */
export const classOfName = (folded: string): AdditiveClass | undefined => classByName.get(folded);

/** The class whose name begins a text ('emulsionante lecitina di soia'), or undefined. */
export function leadingClass(text: string): AdditiveClass | undefined {
  const words = fold(text.length > 60 ? text.slice(0, 60) : text).split(' ');
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    const known = classByName.get(words.slice(0, count).join(' '));
    if (known) return known;
  }
  return undefined;
}
