import {
  authors,
  genusEndings,
  speciesEndings,
  italianSeconds,
  genera,
  sureSpecies,
  italianNouns,
  plantParts,
  clearGenusEndings,
  shortened,
  strengthWords,
  extractForms,
  markerCompounds,
} from '../lexicon/botanicals.ts';
import { sourceOf, wordSet, atWord, asWhole } from '../lexicon/phrases.ts';
import {
  isSmallLetter,
  isCapital,
  beginsWithCapitals,
  onOneLine,
  isDigit,
  hasAny,
} from '../text/chars.ts';
import { splitAtAny, piecesBetween } from '../text/pieces.ts';

/** 'Plantago ovata Forssk.': an author that is short for a name. */
const namedBy = /^[A-Z][a-z]+ [a-z-]{3,} (?:\([\w. ]+\) ?)?[A-Z][A-Za-z.]*\.$/;
/** 'ex', '&', 'F.H.Wigg.' */
const partOfAuthor = /^(?:ex|et|&|f\.|[A-Z(].*)$/;

const author = new RegExp(`\\b(?:${authors})\\b\\.?`);
/** 'irvingia gabonensis L.', 'Lepidium Meyenii Walp.': in another case, but with who named it. */
const authorBehind = new RegExp(`^[A-Za-z][a-z]{2,} [A-Za-z][a-z]{3,} \\(?(?:${authors})\\.`);
const authorAlone = new RegExp(`^(?:${authors})(?:\\.[\\w .&]*)?$`);
const genusEnd = new RegExp(`(?:${genusEndings})$`);
const latinEnd = new RegExp(`^\\S+ (?:x |× )?\\S*(?:${speciesEndings})\\b`);
const italianPhrase = new RegExp(`^\\S+ ${sourceOf(italianSeconds)}`, 'i');
const genusNames = wordSet(genera);
const sure = wordSet(sureSpecies);
const nouns = wordSet(italianNouns);
const plantPart = atWord(plantParts);
/** 'radice', 'foglie e fiori', 'semi, parti aeree' */
const plantPartsAlone = new RegExp(`^(?:${sourceOf(plantParts)}(?: e |, ?| )?)+$`, 'i');
const genusInList = new RegExp(`(?:${clearGenusEndings})$`);

/** Whether a text ends in an abbreviation whose full stop belongs to it: 'e.s', 'sp', 'officinalis L'. */
const abbreviation = new RegExp(
  `(?:\\b[a-zA-Z]\\.\\s?[a-zA-Z]|\\b[sS]pp?|\\bssp|\\bsubsp|\\b(?:${shortened})|[a-z] (?:${authors}))$`,
);

/** Whether a word is short for who named a plant: 'Wettst'. */
export const isAuthor = (word: string): boolean => authorAlone.test(word);

export const keepsDot = (text: string): boolean =>
  abbreviation.test(text.length > 16 ? text.slice(-16) : text);

export const isPlantParts = (text: string): boolean => plantPartsAlone.test(text);

/** 'cuticola dei semi' */
const namesPlantPart = (text: string): boolean => plantPart.test(text);

const isSmallWord = (word: string, least: number): boolean =>
  word.length >= least && word.split('').every(isSmallLetter);

/** 'Camellia', or 'C.' */
const isGenus = (word: string): boolean =>
  isCapital(word.charAt(0)) && (word.slice(1) === '.' || isSmallWord(word.slice(1), 2));

/** 'Camellia sinensis', 'C. sinensis', 'Mentha x piperita' and what is behind. */
function isBinomial(text: string): boolean {
  const [genus = '', second = '', third = ''] = text.split(' ', 3);
  const [species = ''] = splitAtAny(second === 'x' || second === '×' ? third : second, ',.;:(–-');
  return isGenus(genus) && isSmallWord(species, 3);
}

/** Whether a second name is behind a comma, which makes a list. */
const isList = (text: string): boolean =>
  splitAtAny(text, ',;')
    .slice(1)
    .some((part) => {
      const [genus = '', species = ''] = part.trim().split(' ', 2);
      return isGenus(genus) && genus.length > 2 && isSmallLetter(species.charAt(0));
    });

const anySpecies: ReadonlySet<string> = new Set(['sp', 'sp.', 'spp', 'spp.']);

/** 'Citrus spp.', 'CITRUS SPP.' */
function isGenusAlone(text: string): boolean {
  const [genus = '', species = '', ...rest] = text.split(' ');
  const isNamed = isGenus(genus) || (genus.length > 3 && beginsWithCapitals(genus, genus.length));
  return isNamed && rest.length === 0 && anySpecies.has(species.toLowerCase());
}

/** 'PIPER NIGRUM' */
const isInCapitals = (text: string): boolean =>
  text === text.toUpperCase() &&
  text.split(' ', 2).every((word) => beginsWithCapitals(word, 4)) &&
  text.includes(' ');

/** 'PIPER NIGRUM L., ANANAS COMOSUS' as 'Piper nigrum L., Ananas comosus'. */
const inSmallLetters = (text: string): string =>
  text.toLowerCase().replaceAll(/(?<=^|\s)[a-z][a-z.]*/g, (word, at: number) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    const isNextName = ',;'.includes(text.charAt(at - 2)) && genusInList.test(word);
    return at === 0 || isNextName || isAuthor(capital) ? capital : word;
  });

/** A name in any case as botanists write it, where its genus is known or all of it is capitals. */
function asBotanical(text: string): string {
  if (isInCapitals(text)) return inSmallLetters(text);
  const [genus = '', species = ''] = text.split(' ', 2);
  const isKnown = genusNames.has(genus.toLowerCase()) || sure.has(species);
  if (!isKnown && !authorBehind.test(text)) return text;
  const name = `${genus.charAt(0).toUpperCase()}${genus.slice(1).toLowerCase()} ${species.toLowerCase()}`;
  return isAuthor(species) ? text : name + text.slice(name.length);
}

/** Whether a text is the Latin name of a plant, fungus or bacterium, with its author and parts. */
export function isLatinName(bracket: string): boolean {
  if (bracket.length > 120) return false;
  const names = piecesBetween(onOneLine(bracket), alternatives);
  if (names.every(isOneName)) return true;
  // 'Loligo chinensis e/o Loligo edulis': one genus, whatever it is.
  return names.length > 1 && names.every(isBinomial) && haveOneGenus(names);
}

const haveOneGenus = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.split(' ', 1)[0])).size === 1;

/** Between the species of which an ingredient is one. */
const alternatives = [' e/o ', ' o ', ' oppure '];

function isOneName(printed: string): boolean {
  if (isAuthor(printed) || isGenusAlone(printed)) return true;
  const text = asBotanical(printed);
  if (!isBinomial(text) || italianPhrase.test(text) || isList(text)) return false;
  if (author.test(text) || namedBy.test(text)) return true;
  const words = text.replaceAll(',', ' ').split(' ').filter(Boolean);
  const [genus = '', species = ''] = words;
  if (sure.has(species)) return true;
  if (nouns.has(genus.toLowerCase())) return false;
  if (genusNames.has(genus.toLowerCase()) || plantPart.test(text)) return true;
  return (
    genusEnd.test(genus) &&
    latinEnd.test(`${genus} ${species}`) &&
    words.filter((word) => !partOfAuthor.test(word)).length <= 4
  );
}

const strengthWord = atWord(strengthWords);
/** '4:1', '1 / 10' */
const ratio = new RegExp(sourceOf('#[ ](:|/)[ ]#'));
const formAlone = asWhole(extractForms);
const marker = new RegExp(
  `%.*(?<![a-zà-ù])${sourceOf(`${markerCompounds}|epa|dha|omega~`)}|% proteine$`,
  'i',
);

const isStrength = (text: string): boolean =>
  strengthWord.test(text) || ratio.test(text) || formAlone.test(text) || marker.test(text);

/** The least that a bracket holds which is no sign. */
const minWordsLength = 8;

/** Whether a bracket with several words is in a text: '(Rosa canina)'. */
function holdsWords(text: string): boolean {
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', open + 1)) {
    if (text.indexOf(')', open) - open > minWordsLength) return true;
  }
  return false;
}

/** The parts between commas; that of '2,5%' parts nothing. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const piece of text.split(',')) {
    const isApart = piece !== '' && !isDigit(piece.charCodeAt(0));
    const goesOn = isApart ? undefined : parts.pop();
    parts.push(goesOn === undefined ? piece : `${goesOn},${piece}`);
  }
  return parts;
}

const fattyAcids = ['epa', 'dha', 'omega'];
const joints = [', ', ' e '];

/** '33% EPA, 22% DHA': the fatty acids of an oil, each with its share, are parts of it. */
function areFattyAcids(text: string): boolean {
  const parts = piecesBetween(text, joints);
  return (
    parts.length > 1 &&
    parts.every(
      (part) =>
        isDigit(part.charCodeAt(0)) && part.includes('%') && hasAny(part.toLowerCase(), fattyAcids),
    )
  );
}

/**
 * Whether a bracket tells the strength of an extract ('tit. 95% polifenoli', '90% saponine, 40%
 * protodioscina'); a list with any other part ('estratto 4:1, maltodestrina') is one of children.
 */
export function isStrengths(text: string): boolean {
  if (!isStrength(text) || text.includes(';') || holdsWords(text)) return false;
  if (areFattyAcids(text)) return false;
  const parts = partsOf(text).map((part) => part.trim());
  return (
    parts.every((part) => isStrength(part) || isPlantParts(part) || isLatinName(part)) &&
    parts.filter((part) => isLatinName(part)).length < 2
  );
}

/** '(Camellia sinensis L., foglie, e.s.)', but not '(Curcuma longa L., inulina)', which is a list. */
export const isNameOfPlant = (text: string): boolean =>
  isLatinName(text) &&
  partsOf(text)
    .slice(1)
    .every((part) => {
      const words = part.trim();
      if (isStrength(words)) return true;
      // '(L. acidophilus, B. bifidum)'
      const isBacterium = words.charAt(1) === '.' && isSmallLetter(words.charAt(3));
      const isOther = words.includes('%') || (isBacterium && !namesPlantPart(words));
      return !isOther && (isCapital(words.charAt(0)) || namesPlantPart(words));
    });
