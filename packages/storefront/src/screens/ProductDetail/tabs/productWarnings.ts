import { foldText } from '../../../catalogue/foldText.ts';
import { usageCopy } from './usage.copy.ts';
import { usageSteps } from './usageSteps.ts';

/**
 * The warnings of the usage tab: the fixed ones, which category 6 has not
 * (docs/rules.md#usage-tab), then the product's own, sentence by sentence, without those that say
 * no more than the fixed ones. A sentence that says more stays whole: 'Non superare il consumo di 3
 * mg di monacoline al giorno.' What the product says itself of pregnancy is not said twice: the fixed
 * sentence keeps the rest.
 */
export function productWarnings(own: string | undefined, isEdible: boolean): readonly string[] {
  const sentences = usageSteps(own ?? '');
  if (!isEdible) return sentences;
  const kept = sentences.filter((sentence) => !isFixed(sentence));
  const { consult, fixedWarnings } = usageCopy;
  const text = kept.join(' ').toLowerCase();
  const rest = !text.includes('gravidanza')
    ? consult.pregnancy
    : text.includes('allatta')
      ? consult.therapies
      : consult.nursing;
  return [...fixedWarnings.map((fixed) => (fixed === consult.pregnancy ? rest : fixed)), ...kept];
}

/** The fixed warnings in the words of labels, folded. */
const fixedWarningPatterns = [
  /^gli integratori (?:alimentari )?non \D*\b(?:dieta|alimentazione)\b\D*$/,
  /^non superare (?:mai )?(?:la dose|le dosi)(?: giornalier[ae])?(?: (?:consigliat|indicat|raccomandat)[ae])?(?: per l['’]assunzione giornaliera)?\.?$/,
  /^tenere fuori dalla portata dei bambini(?: (?:al di sotto dei|sotto i|di eta inferiore ai) (?:tre|3) anni)?\.?$/,
  /^in gravidanza(?:,| e| o)? (?:in |durante l['’])?allattamento,? (?:chiedere|consultare)\D{0,40}\bmedico\.?$/,
  /^conservare in luogo fresco e asciutto\.?$/,
];

function isFixed(sentence: string): boolean {
  const text = foldText(sentence.slice(0, 300));
  return fixedWarningPatterns.some((wording) => wording.test(text));
}
