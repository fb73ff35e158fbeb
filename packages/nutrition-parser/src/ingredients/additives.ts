import {
  classes,
  foodsAmongMembers,
  formsOfMembers,
  type AdditiveClass,
} from '../lexicon/additives.ts';
import { englishClasses } from '../lexicon/englishNames.ts';
import { NearNames } from '../lexicon/nearNames.ts';
import { atStart, sourceOf, wordSet } from '../lexicon/phrases.ts';
import { remembered } from '../text/Remembered.ts';
import { groupOf } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { withoutBeginning, withoutEnding, piecesBetween } from '../text/pieces.ts';
import { trimmedEnd } from '../text/trim.ts';

/** 'E471', 'e 160a': an E-number without its Roman numeral, as the source of an expression. */
export const eNumber = 'e[\\s-]?\\d{3,4}[a-f]?';
/** 'E460(ii)', 'E460ii' */
export const eNumberWithNumeral = 'e[\\s-]?\\d{3,4}\\s?[a-f]?(?:\\s?\\(?i{1,3}v?\\)?)?';

const code = /^e[\s-]?(\d{3,4})\s?([a-f])?\s?(?:\(?(i{1,3}v?|iv|v)\)?)?$/i;
/** The longest of them: 'E 160a (iii)'. */
const maxLength = 16;

/** 'E 471', 'e-160a(ii)', 'E460ii' as `E471`, `E160a(ii)`, `E460(ii)`; undefined for any other text. */
export function codeOf(text: string): string | undefined {
  const match = text.length < maxLength ? code.exec(text.trim()) : null;
  if (!match) return undefined;
  const roman = match[3] === undefined ? '' : `(${match[3].toLowerCase()})`;
  return `E${match[1]}${groupOf(match, 2).toLowerCase()}${roman}`;
}

/** 'E160a (ii)': whether the numeral of a number is behind an opening bracket. */
export const isNumeralAt = (text: string, at: number): boolean =>
  /^(?:i{1,3}|iv|vi?)\)/i.test(text.slice(at, at + 4));

const jointsOfNames = new Set('di d da del dello della dei degli dell delle dl l'.split(' '));

/** 'trisodico', 'bipotassico': how often a salt has its metal. */
const times = ['mono', 'di', 'bi', 'tri'];
const metals = ['sod', 'potass', 'calc', 'magnes'];

function withoutTimes(word: string): string {
  const metal = withoutBeginning(word, times);
  return metals.some((name) => metal.startsWith(name)) ? metal : word;
}

/** A word without the vowels that tell its number: 'citrat' of 'citrati', 'sod' of 'sodico'. */
function stemOf(word: string): string {
  const stem = trimmedEnd(word, 'aeiou');
  return withoutTimes(stem === word ? word : withoutEnding(stem, ['ic']));
}

/**
 * What the spellings of an additive's name have in common: 'citrato di sodio', 'sodio citrato',
 * 'citrati di sodio' and 'citrato trisodico' are one. Takes a folded name.
 */
function memberKey(folded: string): string {
  const stems: string[] = [];
  for (const word of folded.split(' ')) {
    if (jointsOfNames.has(word)) continue;
    stems.push(word.length < 4 ? word : stemOf(word));
  }
  return stems.toSorted().join(' ');
}

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

// With a wrong letter Italian names alone are known: 'corretore di acidità'.
const nearClasses = new NearNames([...classByName.keys()].filter((name) => name.length > 8));
/** How a name begins, or ends, that may be one of them. */
const nearBeginnings = new Set([...classByName.keys()].map((name) => name.slice(0, 3)));
const nearEndings = new Set([...classByName.keys()].map((name) => name.slice(-6)));
for (const [key, names] of englishClasses)
  for (const name of names.split('|'))
    if (name !== '' && !classByName.has(name)) classByName.set(name, key);
/** No 'édulcorant' of another language, 'conservate', 'addensato'. */
const nearShape = /^.{8,31}(?<!at)[aeio]$/;
const nearName = remembered((folded) => nearClasses.find(folded) ?? '');

/** The class whose name a folded text is with one wrong letter. */
function nearClass(folded: string): AdditiveClass | undefined {
  const mayBe = nearBeginnings.has(folded.slice(0, 3)) || nearEndings.has(folded.slice(-6));
  if (!mayBe || !nearShape.test(folded)) return undefined;
  return classByName.get(nearName(folded));
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
  const [first = '', ...others] = withoutEnding(name.toLowerCase(), qualities).split(' ');
  return headNouns.has(first) || (others.length === 0 && first.endsWith('i'));
}

/** Nouns before the one that tells what a class does: 'agenti lievitanti'. */
const headNouns = wordSet('agenti correttori regolatori');

const conjunctions = [' e ', ' ed '];
const classJoints = [...conjunctions, ' - ', '/', '&'];

/** The additive class that a text names, the first of several ('emulsionante e stabilizzante'); or undefined. */
export function additiveClassOf(text: string): AdditiveClass | undefined {
  if (text.length > 60) return undefined;
  const folded = fold(text);
  const bare = withoutEnding(folded, qualities);
  const known = classByName.get(folded) ?? classByName.get(bare) ?? nearClass(folded);
  if (known) return known;
  const roles = piecesBetween(text, classJoints).map((name) => classByName.get(fold(name)));
  return roles.includes(undefined) ? undefined : roles[0];
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

/** The classes of an item; lists repeat them. */
const membershipIn = remembered((item): Membership => {
  const [bare = ''] = item.split(' (', 1);
  const folded = fold(bare.length > 90 ? bare.slice(0, 90) : bare);
  if (codeOnly.test(folded)) return 'any';
  const known =
    classesByMember.get(memberKey(folded)) ??
    classesByMember.get(memberKey(folded.replace(formOfMember, '')));
  if (known) return known;
  const respelled = respelledMember(folded);
  return (respelled === folded ? undefined : classesByMember.get(memberKey(respelled))) ?? null;
});

/** Whether an item may continue the list of a class: a known member of it, or an E-number. */
export function isMember(item: string, role: AdditiveClass): boolean {
  const classesOf = membershipIn(item);
  return classesOf === 'any' || classesOf?.has(role) === true;
}

/** Members of classes that are foods, too, and close the list of a class they are not members of. */
const foods = atStart(foodsAmongMembers);

/** Whether an item is an additive of any class, and no food. */
export const isAdditive = (item: string): boolean =>
  membershipIn(item) !== null && !foods.test(fold(item));

/** The class whose name begins a text ('emulsionante lecitina di soia'), or undefined. */
export function leadingClass(text: string): AdditiveClass | undefined {
  const words = fold(text.length > 60 ? text.slice(0, 60) : text).split(' ');
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    const known = classByName.get(words.slice(0, count).join(' '));
    if (known) return known;
  }
  return undefined;
}

const leadingCode = new RegExp(`^${eNumber} (?:[-–] )?`, 'i');
const codes = new RegExp(`^(?:${eNumber}(?: ?\\(?i+\\)?)?(?: ed? |[\\s,/-]*(?=e)|$))+$`, 'i');

type ClassAtStart = { readonly role: AdditiveClass; readonly end: number; readonly from: number };

const maxStartLength = 90;

/**
 * A class that lost its colon, where it ends and its members begin: 'edulcoranti sucralosio' in the plural,
 * 'emulsionante E471' in any number.
 */
export const classAtStart = (text: string): ClassAtStart | null =>
  text.length > maxStartLength ? null : knownStart(text);

const knownStart = remembered(newClassAtStart);

function newClassAtStart(text: string): ClassAtStart | null {
  for (let end = text.indexOf(' '); end > 0 && end < 40; end = text.indexOf(' ', end + 1)) {
    const role = classByName.get(fold(text, 0, end));
    if (role === undefined) continue;
    const rest = text.slice(end + 1).trim();
    // 'acidificante - acido citrico', 'emulsionante = lecitina'
    if ('-–='.includes(rest.charAt(0)) && rest.charAt(1) === ' ')
      return { role, end, from: end + 3 };
    const bare = rest.replace(leadingCode, '');
    const areMembers = (): boolean =>
      isMember(rest, role) ||
      piecesBetween(rest, conjunctions).every((name) => isMember(name, role));
    if (
      codes.test(rest) ||
      (bare !== rest && isMember(bare, role)) ||
      (isPluralClass(text.slice(0, end)) && areMembers())
    )
      return { role, end, from: end + 1 };
  }
  return null;
}
