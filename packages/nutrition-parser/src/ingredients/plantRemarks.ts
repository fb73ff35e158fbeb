import { extractForms, markerCompounds, strengthWords } from '../lexicon/botanicals.ts';
import { asWhole, atWord, sourceOf } from '../lexicon/phrases.ts';
import { hasAny, isCapital, isDigit, isSmallLetter } from '../text/chars.ts';
import { piecesBetween } from '../text/pieces.ts';
import { isLatinName, isPlantParts, namesPlantPart } from './latinNames.ts';

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
      const isBinomial = words.charAt(1) === '.' && isSmallLetter(words.charAt(3));
      const isOther = words.includes('%') || (isBinomial && !namesPlantPart(words));
      return !isOther && (isCapital(words.charAt(0)) || namesPlantPart(words));
    });
