import {
  authors,
  clearGenusEndings,
  genera,
  genusEndings,
  italianNouns,
  italianSeconds,
  plantParts,
  speciesEndings,
  sureSpecies,
} from '../lexicon/botanicals.ts';
import { atWord, sourceOf, wordSet } from '../lexicon/phrases.ts';

/** 'Camellia sinensis', 'C. sinensis', 'Mentha x piperita' and what stands behind. */
const binomial =
  /^(?:[A-Z][a-z]{2,}|[A-Z]\.)\s(?:x\s|×\s)?[a-z]{3,}(?:[\s-][a-z]{3,})?(?=$|[\s,.;:(–-])/;
/** A second name behind a comma makes a list. */
const secondName = /[,;]\s*[A-Z][a-z]+\s[a-z]/;
/** 'Plantago ovata Forssk.': an author that is short for a name. */
const namedBy = /^[A-Z][a-z]+ [a-z-]{3,} (?:\([\w. ]+\) ?)?[A-Z][A-Za-z.]*\.$/;
/** 'ex', '&', 'F.H.Wigg.' */
const partOfAuthor = /^(?:ex|et|&|f\.|[A-Z(].*)$/;
/** 'Citrus spp.' */
const genusAlone = /^[A-Z](?:[a-z]+ spp?|[A-Z]{3,} SPP?)\.?$/;
const inCapitals = /^[A-Z]{4,} [A-Z]{4,}/;

const author = new RegExp(`\\b(?:${authors})\\b\\.?`);
/** 'irvingia gabonensis L.': in small letters, but with who named it. */
const authorBehind = new RegExp(`^[a-z]{3,} [a-z]{4,} \\(?(?:${authors})\\.`);
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
  `(?:\\b[a-zA-Z]\\.\\s?[a-zA-Z]|\\b[sS]pp?|\\bssp|\\bsubsp|[a-z] (?:${authors}))$`,
);

/** Whether a word is short for who named a plant: 'Wettst'. */
export const isAuthor = (word: string): boolean => authorAlone.test(word);

export const keepsDot = (text: string): boolean =>
  abbreviation.test(text.length > 16 ? text.slice(-16) : text);

export const isPlantParts = (text: string): boolean => plantPartsAlone.test(text);

/** 'PIPER NIGRUM L., ANANAS COMOSUS' as 'Piper nigrum L., Ananas comosus'. */
const inSmallLetters = (text: string): string =>
  text.toLowerCase().replaceAll(/(?<=^|\s)[a-z][a-z.]*/g, (word, at: number) => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    const isNextName = ',;'.includes(text.charAt(at - 2)) && genusInList.test(word);
    return at === 0 || isNextName || isAuthor(capital) ? capital : word;
  });

/** A name in any case as botanists write it, where its genus is known or all of it is capitals. */
function asBotanical(text: string): string {
  if (inCapitals.test(text) && text === text.toUpperCase()) return inSmallLetters(text);
  const [genus = '', species = ''] = text.split(' ', 2);
  const isKnown = genusNames.has(genus.toLowerCase()) || sure.has(species);
  if (!isKnown && !authorBehind.test(text)) return text;
  const name = `${genus.charAt(0).toUpperCase()}${genus.slice(1).toLowerCase()} ${species.toLowerCase()}`;
  return isAuthor(species) ? text : name + text.slice(name.length);
}

/** Whether a text is the Latin name of a plant, fungus or bacterium, with its author and parts. */
export function isLatinName(printed: string): boolean {
  if (printed.length > 120) return false;
  if (isAuthor(printed) || genusAlone.test(printed)) return true;
  const text = asBotanical(printed);
  if (!binomial.test(text) || italianPhrase.test(text) || secondName.test(text)) return false;
  if (author.test(text) || namedBy.test(text)) return true;
  const words = text.split(/[\s,]+/);
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
