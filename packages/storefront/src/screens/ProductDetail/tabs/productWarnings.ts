import { foldText, wordsOf } from '../../../catalogue/foldText.ts';
import { usageCopy } from '../labels.copy.ts';
import { usageSteps } from './usageSteps.ts';

/**
 * The warnings of the usage tab: the fixed ones, which category 6 has not (§2), then the product's
 * own, sentence by sentence, without those that say the same in other words.
 */
export function productWarnings(own: string | undefined, isEdible: boolean): readonly string[] {
  const fixed = isEdible ? usageCopy.fixedWarnings : [];
  const said = new Set(fixed.map(openingWords));
  return [...fixed, ...usageSteps(own ?? '').filter((text) => !said.has(openingWords(text)))];
}

/** 'non superare la', 'tenere fuori dalla': these sentences differ only further on. */
const openingWords = (text: string) =>
  wordsOf(foldText(text.slice(0, 200)))
    .slice(0, 2)
    .join(' ');
