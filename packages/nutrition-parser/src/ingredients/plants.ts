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
import { isCapital, onOneLine } from '../text/chars.ts';
import { piecesBetween } from '../text/pieces.ts';

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

/** 'Camellia sinensis', 'C. sinensis', 'Mentha x piperita' and what is behind. */
const binomial = /^\p{Lu}(?:\.|\p{Ll}{2,}) (?:[x×] )?\p{Ll}{3,}(?=[\s,.;:(–-]|$)/u;
/** A second name behind a comma makes a list. */
const secondName = /[,;] ?\p{Lu}\p{Ll}{2,} \p{Ll}/u;
/** 'Citrus spp.', 'CITRUS SPP.' */
const genusAlone = /^(?:\p{Lu}(?:\.|\p{Ll}{2,})|\p{Lu}{4,}) (?:spp?|SPP?)\.?$/u;
/** 'PIPER NIGRUM' */
const inCapitals = /^\p{Lu}{4,} \p{Lu}{4,}[^\p{Ll}]*$/u;

/** 'PIPER NIGRUM L., ANANAS COMOSUS' as 'Piper nigrum L., Ananas comosus'. */
const inSmallLetters = (text: string): string =>
  text.toLowerCase().replaceAll(/(?<=^|\s)[a-z][a-z.]*/g, (word, at: number) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    const isNextName = ',;'.includes(text.charAt(at - 2)) && genusInList.test(word);
    return at === 0 || isNextName || isAuthor(capital) ? capital : word;
  });

/** A name in any case as botanists write it, where its genus is known or all of it is capitals. */
function asBotanical(text: string): string {
  if (inCapitals.test(text)) return inSmallLetters(text);
  const [genus = '', species = ''] = text.split(' ', 2);
  const isKnown = genusNames.has(genus.toLowerCase()) || sure.has(species);
  if ((!isKnown && !authorBehind.test(text)) || isAuthor(species)) return text;
  const name = `${genus.charAt(0).toUpperCase()}${genus.slice(1).toLowerCase()} ${species.toLowerCase()}`;
  return name + text.slice(name.length);
}

function isOneName(printed: string): boolean {
  if (isAuthor(printed) || genusAlone.test(printed)) return true;
  const text = asBotanical(printed);
  if (!binomial.test(text) || italianPhrase.test(text) || secondName.test(text)) return false;
  const words = text.replaceAll(',', ' ').split(' ').filter(Boolean);
  const [genus = '', species = ''] = words;
  if (author.test(text) || namedBy.test(text) || sure.has(species)) return true;
  if (nouns.has(genus.toLowerCase())) return false;
  if (genusNames.has(genus.toLowerCase()) || plantPart.test(text)) return true;
  const isShort = words.filter((word) => !partOfAuthor.test(word)).length <= 4;
  return genusEnd.test(genus) && latinEnd.test(`${genus} ${species}`) && isShort;
}

/** Between the species of which an ingredient is one. */
const alternatives = [' e/o ', ' o ', ' oppure '];
const maxNameLength = 120;

/** Whether a text is the Latin name of a plant, fungus or bacterium, with its author and parts. */
export function isLatinName(bracket: string): boolean {
  if (bracket.length > maxNameLength) return false;
  const names = piecesBetween(onOneLine(bracket), alternatives);
  if (names.every(isOneName)) return true;
  // 'Loligo chinensis e/o Loligo edulis': one genus, whatever it is.
  const firsts = new Set(names.map((name) => name.split(' ', 1)[0]));
  return names.length > 1 && names.every((name) => binomial.test(name)) && firsts.size === 1;
}

const strengthWord = atWord(`${strengthWords}|#[ ](:|/)[ ]#`);
const formAlone = asWhole(extractForms);
const marker = new RegExp(
  `%.*(?<![a-zà-ù])${sourceOf(`${markerCompounds}|epa|dha|omega~`)}|% proteine$`,
  'i',
);
const isStrength = (text: string): boolean =>
  strengthWord.test(text) || formAlone.test(text) || marker.test(text);

/** The parts between commas; that of '2,5%' parts nothing. */
const partsOf = (text: string): string[] => text.split(/,(?!\d)/).map((part) => part.trim());
/** '(Rosa canina)': a bracket with words. */
const wordsInBracket = /\([^)]{8,}\)/;
/** '33% EPA, 22% DHA': the fatty acids of an oil, each with its share, are parts of it. */
const fattyAcid = /^\d.*%.*(?:epa|dha|omega)/i;

/**
 * Whether a bracket tells the strength of an extract ('tit. 95% polifenoli', '90% saponine, 40%
 * protodioscina'); a list with any other part ('estratto 4:1, maltodestrina') is one of children.
 */
export function isStrengths(text: string): boolean {
  if (!isStrength(text) || text.includes(';') || wordsInBracket.test(text)) return false;
  const acids = text.split(/, | e /);
  if (acids.length > 1 && acids.every((part) => fattyAcid.test(part))) return false;
  const parts = partsOf(text);
  return (
    parts.every((part) => isStrength(part) || isPlantParts(part) || isLatinName(part)) &&
    parts.filter(isLatinName).length < 2
  );
}

/** '(L. acidophilus, B. bifidum)' */
const bacterium = /^.\. \p{Ll}/u;

/** '(Camellia sinensis L., foglie, e.s.)', but not '(Curcuma longa L., inulina)', which is a list. */
export const isNameOfPlant = (text: string): boolean =>
  isLatinName(text) &&
  partsOf(text)
    .slice(1)
    .every((part) => {
      if (isStrength(part)) return true;
      const isOfPlant = plantPart.test(part);
      const isOther = part.includes('%') || (bacterium.test(part) && !isOfPlant);
      return !isOther && (isCapital(part.charAt(0)) || isOfPlant);
    });
