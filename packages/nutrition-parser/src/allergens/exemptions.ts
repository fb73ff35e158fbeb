import type { Allergen } from '../lexicon/allergens.ts';
import { asWhole, atStart } from '../lexicon/phrases.ts';
import { hasAny } from '../text/chars.ts';
import { piecesBetween } from '../text/pieces.ts';
import { isConjunction, type Word } from './words.ts';

const distillates = asWhole(
  'alco(l|ol|le|ool)|distillat(o|i)|acquavite|grappa|vodka|whisk(e|)y|gin',
);
/** Of barley only the syrup is exempt. */
const barley = asWhole('orzo|barley');
const cerealsOfSyrup = asWhole('frumento|grano|orzo|wheat|barley');
const gelatines = asWhole('gelatina|ittiocolla|colla');
const soy = asWhole('soia|soja');
/** 'Sciroppo di glucosio e fruttosio' is one thing. */
const goesOn = atStart('fruttosio|di');
const separators = [',', ';', '.'];

/** What is made of a cereal and no exception. */
const grains = ['farin', 'semol', 'fiocc', 'crusc', 'germ', 'glutin', 'flour'];
/** The same beside another product: starch by itself is what syrup is made of. */
const besideOthers = [...grains, 'amid', 'starch', 'pane', 'pangrattat', 'pasta', 'biscott'];

/** What the words of one item say of how its allergen was made. */
type Traits = {
  distilled: boolean;
  dextrose: boolean;
  syrup: boolean;
  /** Flour, flakes: of these no wheat is exempt, whatever else the words say. */
  grain: boolean;
  refined: boolean;
  tocopherol: boolean;
  carrier: boolean;
};

/** Whether some words begin so. */
const begin = (words: readonly Word[], ...beginnings: string[]): boolean =>
  words.some(({ text }) => beginnings.some((beginning) => text.startsWith(beginning)));

const isGelatine = (words: readonly Word[]): boolean =>
  words.some(({ text }) => gelatines.test(text));

function traitsIn(words: readonly Word[]): Traits {
  const has = (test: (word: string) => boolean): boolean => words.some(({ text }) => test(text));
  const starts = (...beginnings: string[]): boolean => begin(words, ...beginnings);
  return {
    distilled: has((word) => distillates.test(word)),
    dextrose: starts('destrosio', 'maltodestrin'),
    syrup: starts('glucosio') && starts('scirop'),
    grain: starts(...grains),
    refined:
      starts('raffinat') && (has((word) => word === 'olio' || word === 'oli') || starts('grass')),
    tocopherol:
      starts('tocofer', 'fitosterol', 'fitostanol', 'sterol', 'stanol', 'e306', 'e307') ||
      words.some(({ text }, i) => text === 'e' && words[i - 1]?.text === 'vitamina'),
    carrier: isGelatine(words) && starts('support', 'carotenoid', 'vitamin'),
  };
}

const otherJoints: ReadonlySet<string> = new Set(['o', 'con']);

/** Whether a word is the 'e' that parts what is before it from what is behind. */
function parts(words: readonly Word[], i: number): boolean {
  const next = words[i + 1];
  const joint = words[i]?.text ?? '';
  const isJoint = isConjunction(joint) || otherJoints.has(joint);
  if (!next || !isJoint || goesOn.test(next.text)) return false;
  // 'Vitamina E', 'oli raffinati di girasole e soia'
  const isLast = words.length === i + 2 && soy.test(next.text);
  return words[i - 1]?.text !== 'vitamina' && !isLast;
}

const count = (text: string, marks: string): number =>
  text.split('').filter((sign) => marks.includes(sign)).length;

/** Words of a text in which any name may be exempt; most have none. */
const ofExemptions = atStart(
  '(alco|distillat|acquavit|grapp|vodka|whisk|gin|destrosio|maltodestrin|glucosio|raffinat|tocofer|fitost|sterol|stanol|e306|e307|vitamin|support|carotenoid|gelatin|ittiocoll|coll|chiarific|lattitol)~',
);

export const mayBeExempt = (words: readonly Word[]): boolean =>
  words.some(({ text }) => ofExemptions.test(text));

/** What is said of each word by those of its own item: 'frumento, maltodestrine' are two. */
export function traitsOf(words: readonly Word[], text: string): Traits[] {
  const items: Word[][] = [];
  // Whether 'e' alone parts an item from the one before it.
  const isJoined: boolean[] = [];
  let depth = 0;
  for (const [i, word] of words.entries()) {
    const before = words[i - 1];
    const gap = before ? text.slice(before.end, word.start) : '';
    const isApart = depth === 0 && separators.some((mark) => gap.includes(mark));
    depth = Math.max(0, depth + count(gap, '([{') - count(gap, ')]}'));
    const item = items.at(-1);
    const isBeside = depth === 0 && (hasAny(gap, ['/', '+']) || parts(words, i));
    if (item && !isApart && !isBeside) item.push(word);
    else {
      items.push([word]);
      isJoined.push(!isApart);
    }
  }
  // 'Pesce, ittiocolla come chiarificante'
  const clarifies = isGelatine(words) && begin(words, 'chiarific');
  return items.flatMap((item, i) => {
    const traits = traitsIn(item);
    const before = isJoined[i] === true ? items[i - 1]?.at(-1) : undefined;
    // 'Amido e maltodestrine di frumento', 'lecitina e olio raffinato (soia)': of both.
    const isWithGrain = before !== undefined && begin([before], ...besideOthers);
    const isWithLecithin = before !== undefined && begin([before], 'lecitin');
    const own: Traits = {
      ...traits,
      grain: traits.grain || isWithGrain,
      refined: traits.refined && !isWithLecithin,
      tocopherol: traits.tocopherol && !isWithLecithin,
      carrier: traits.carrier || clarifies,
    };
    // 'Distillato di siero', but not 'formaggio alla grappa' and 'morlacco del Grappa'.
    const distillate = item.findIndex(({ text: word }) => distillates.test(word));
    return item.map((_, k) => ({ ...own, distilled: own.distilled && k > distillate }));
  });
}

/** The exceptions that Annex II makes for single products of an allergen. */
export function isExempt(allergen: Allergen, word: string, traits: Traits): boolean {
  switch (allergen) {
    case 'gluten':
      if (traits.distilled) return true;
      if (traits.grain) return false;
      return cerealsOfSyrup.test(word) && (traits.syrup || (traits.dextrose && !barley.test(word)));
    case 'soybeans':
      return traits.refined || traits.tocopherol;
    case 'fish':
      return traits.carrier;
    case 'nuts':
      return traits.distilled;
    default:
      return allergen === 'milk' && (traits.distilled || word === 'lattitolo');
  }
}

const refinedOil = atStart('(oli|grassi) …raffinat~');
const soySource = asWhole('[di ](soia|soja)');
const ofCereals = atStart('[sciropp(o|i) di ]glucosio|destrosio|maltodestrin~');
const cerealSource = asWhole('[(di|da) ](frumento|grano)');

/** Longer names are no product of the exceptions. */
const maxAbove = 120;

const joints = [' e ', ' ed ', ' o ', ' con ', '/', '+'];

/** 'Sciroppo di glucosio e fruttosio' is one thing, 'maltodestrine e farina (frumento)' are two. */
const thingsIn = (above: string): readonly string[] =>
  piecesBetween(above.startsWith('scirop') ? above.replace(' e fruttosio', '') : above, joints);

/** 'Oli raffinati (soia)', 'destrosio (da frumento)': whether what a bracket is of exempts its source. */
export function isExemptSource(above: string, source: string, allergen: Allergen): boolean {
  if (above.length > maxAbove) return false;
  const things = thingsIn(above);
  if (allergen === 'soybeans') {
    const hasLecithin = things.some((thing) => thing.startsWith('lecitin'));
    return refinedOil.test(above) && !hasLecithin && soySource.test(source);
  }
  return (
    allergen === 'gluten' &&
    things.every((thing) => ofCereals.test(thing)) &&
    cerealSource.test(source)
  );
}
