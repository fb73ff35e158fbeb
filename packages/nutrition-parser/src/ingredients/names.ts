import { allergensOf } from '../allergens/findAllergens.ts';
import { allergenOf } from '../allergens/words.ts';
import {
  authors,
  clearGenusEndings,
  genera,
  genusEndings,
  italianNouns,
  italianSeconds,
  plantParts,
  shortened,
  speciesEndings,
  sureSpecies,
  extractForms,
  markerCompounds,
  strengthWords,
} from '../lexicon/botanicals.ts';
import { addressSchemes, missingLists } from '../lexicon/notes.ts';
import { atWord, sourceOf, wordSet, asWhole, atStart } from '../lexicon/phrases.ts';
import { commonIngredients, frequentWords } from '../lexicon/rawMaterials.ts';
import { basesBehindShares, sharesOfWholes } from '../lexicon/remarks.ts';
import { sentenceOpenings } from '../lexicon/statements.ts';
import { type AdditiveClass } from '../model.ts';
import { Remembered } from '../text/Remembered.ts';
import {
  beginsWithCapitals,
  isCapital,
  isSmallLetter,
  onOneLine,
  hasAny,
  isDigit,
  groupOf,
  endsInDigit,
  isCapitalised,
  hasDigit,
  isLetter,
} from '../text/chars.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { piecesBetween, splitAtAny, hasMarkAt, endingOf, indexOfAny } from '../text/pieces.ts';
import { trimmedAround, trimmedEnd } from '../text/trim.ts';
import {
  codeOf,
  eNumber,
  eNumberWithNumeral,
  additiveClassOf,
  leadingClass,
  isAdditive,
  isAdditiveWord,
} from './additives.ts';
import { type Node } from './items.ts';

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
const isAuthor = (word: string): boolean => authorAlone.test(word);

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
      const isBinomial = words.charAt(1) === '.' && isSmallLetter(words.charAt(3));
      const isOther = words.includes('%') || (isBinomial && !namesPlantPart(words));
      return !isOther && (isCapital(words.charAt(0)) || namesPlantPart(words));
    });

/** What share of the product the share of a part is. */
const shareOfWhole = new RegExp(
  `(?<=%(?: ${sourceOf(basesBehindShares)})?)[ ,(]+${sourceOf(sharesOfWholes)}$`,
  'i',
);

/** '45% nella farcitura, corrispondente all'11% sul totale' without what is behind its share. */
export const withoutShareOfWhole = (text: string): string =>
  text.includes('%') ? text.replace(shareOfWhole, '') : text;

const share = atStart(sharesOfWholes);
const maxShareLength = 40;

/** '3% nella crema, corrispondente a 2% sul totale': whether a share goes on behind its comma. */
export const goesOnWithShare = (text: string, at: number): boolean =>
  hasMarkAt(text, at + 1, 'cpe') &&
  hasMarkAt(text, at + 2, 'oaq') &&
  share.test(text.slice(at + 1, at + maxShareLength));

/** What the text of an item says beside its name. */
export type ItemText = { name: string; percent: number | undefined; code: string | undefined };

const approximately = sourceOf('min.|min|minimo|max.|max|massimo|circa|ca.|ca|almeno|al|pari al');
const bounds = sourceOf('min.|min|minim(o|a)[.]|max.|max|massimo|circa|ca.|ca');

const leadingPercent = new RegExp(
  `^(?:il |al )?${approximately}?\\s*(\\d{1,3}(?:[.,]\\d+)?)(?:\\s?[-–]\\s?\\d+(?:[.,]\\d+)?)?` +
    `\\s*%\\s*(?:di |d['’]|del |della )?(?=\\S)`,
  'i',
);
const trailingPercent = new RegExp(
  `(?:\\s|^|(?<=[a-zà-ù]{3}(?=\\d)))[-–:=<>~≥≤]?\\s*${approximately}?\\s*(\\d{1,3}(?:[.,]\\d+)?)` +
    `(?:\\s?%?\\s?[-–/]\\s?\\d+(?:[.,]\\d+)?)?\\s*%(?:\\s*\\(?${bounds}\\)?)?` +
    `(?: ${sourceOf(basesBehindShares)})?$`,
  'i',
);
/** A percentage behind these is the strength of an extract. */
export const strengthWordsBefore = new RegExp(
  `\\b${sourceOf('tit|titolat(o|a|i|e)|titolo|std|standardizzat(o|a|i|e)|conc.|concentrazione')}` +
    '|\\b(?:e\\.?s\\.?|estratto(?: secco)?)(?: al)? \\d[\\d.,]*\\s*%$',
  'i',
);
/** 'titolato in flavonoidi (24%)': whether the strength of an extract is still to come. */
export function isOpenStrength(text: string): boolean {
  const at = text.search(strengthWordsBefore);
  const isOpen = !text.includes('%', at) || text.includes('%)', at);
  return at >= 0 && isOpen && text.includes(' in ', at);
}

const trailingCode = new RegExp(`[\\s,:–-]+(${eNumberWithNumeral})$`, 'i');
const leadingCode = new RegExp(
  `^(${eNumber}(?:\\s?\\(i{1,3}v?\\))?)[\\s:–-]+(?!per |solo )(?=[a-zà-ù]{3})`,
  'i',
);
/** 'E120 (solo gusto fragola)', 'E322 di soia' */
const remarkedCode = new RegExp(`^${eNumber}(?= (?:\\(|d[ia] |per |solo ))`, 'i');
const anyCode = new RegExp(eNumber, 'i');
/** A picture, or what tells how to draw the one before it. */
const isPicture = (char: string): boolean =>
  (char.length === 2 && char >= '\ud83c' && char < '\ud83f') || char === '\ufe0f';

/** Whether a name has no character beyond those of letters and common marks. */
function isPlain(name: string): boolean {
  for (let i = 0; i < name.length; i++) if (name.charCodeAt(i) > lastPlain) return false;
  return true;
}

const lastPlain = 0x2fff;

/** A name without the pictures in it: 'LATTE 🥛'. */
const withoutPictures = (name: string): string =>
  isPlain(name)
    ? name
    : onOneLine(Array.from(name, (char) => (isPicture(char) ? ' ' : char)).join(''));
/** Bullets, separators and footnote signs before and behind an item. */
const marksBefore = '*•·-–—:.,;=>';
const marksAfter = '*•·-–—:.,;=†‡¹²³°^§#';
/** 'Avena° 50%' */
const footnoteSigns = /(?<=[\p{L})])[°†‡¹²³^]+(?![\p{L}\d])/gu;
const marksOfName = '*•·-–—:,;=†‡¹²³<>~≥≤';

/** '50% in proporzione variabile' */
const proportions = [' in proporzione variabile', ' in proporzioni variabili'];

const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** The text of an item without what is around it. */
function cleaned(text: string): string {
  let name = onOneLine(text).replace(/\s+([,;.)])/g, '$1');
  // The end of a quotation that began before the list.
  if (name.endsWith('"') && name.indexOf('"') === name.length - 1) name = name.slice(0, -1);
  if (name.includes('( ')) name = name.replaceAll('( ', '(');
  const trimmed = trimmedAround(name, marksAfter, marksBefore);
  name = keepsDot(trimmed) && name.includes(`${trimmed}.`) ? `${trimmed}.` : trimmed;
  if (name.includes('*')) name = name.replaceAll('*', '');
  name = name.replace(footnoteSigns, '');
  return withoutPictures(withoutJoint(withoutNumber(name)));
}

/** No name of a numbered substance ends with as many letters: 'Vitamina D(3)', 'omega(3)'. */
const minNoted = 4;
const numbered = ['omega', 'vitamina'];

/** 'Zucchero(1)': a name without the number of its footnote. */
function withoutNumber(name: string): string {
  const open = name.length - '(1)'.length;
  const isNumber = name.endsWith(')') && name.charAt(open) === '(';
  if (!isNumber || !isDigit(name.charCodeAt(open + 1))) return name;
  const noted = name.slice(0, open).trimEnd();
  const word = noted.slice(noted.lastIndexOf(' ') + 1).toLowerCase();
  return word.length < minNoted || numbered.includes(word) ? name : noted;
}

/** '…, e acido citrico': a name without the word that joins it, but not 'e 330'. */
function withoutJoint(name: string): string {
  const joint = ['e ', 'ed '].find((word) => name.startsWith(word))?.length ?? 0;
  return isDigit(name.charCodeAt(joint)) ? name : name.slice(joint);
}

/** Takes the percentage out of a name; that of a titration ('tit. 3% rosavine') stays in it. */
function takePercent(name: string): { name: string; percent: number | undefined } {
  if (!name.includes('%')) return { name, percent: undefined };
  const lead = leadingPercent.exec(name);
  if (lead) {
    const percent = toNumber(groupOf(lead, 1));
    return percent <= 100
      ? { name: name.slice(lead[0].length), percent }
      : { name, percent: undefined };
  }
  // 'tonno 43% (Thunnus albacares)', 'fragole 6% (solo gusto fragola)'
  const open = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  const remark =
    open > 0 && !name.includes('%', open) ? name.slice(open) : endingOf(name, proportions);
  const bare = withoutShareOfWhole(name.slice(0, name.length - remark.length));
  const trail = trailingPercent.exec(bare);
  if (!trail || strengthWordsBefore.test(bare)) return { name, percent: undefined };
  return { name: bare.slice(0, trail.index) + remark, percent: toNumber(groupOf(trail, 1)) };
}

/** Takes the E-number out of a name, if it has one beside other words. */
function takeCode(name: string): { name: string; code: string | undefined } {
  const whole = codeOf(name);
  if (whole !== undefined || !anyCode.test(name)) return { name, code: whole };
  const trail = trailingCode.exec(name);
  const found = trail ?? leadingCode.exec(name);
  if (!found) return { name, code: codeOf(remarkedCode.exec(name)?.[0] ?? '') };
  const rest = trail ? name.slice(0, trail.index) : name.slice(found[0].length);
  // 'E202-E211' is two codes, no name with its code.
  const isOne =
    codeOf(rest) === undefined &&
    ![' e', ' ed', ' &'].some((joint) => rest.toLowerCase().endsWith(joint));
  const code = isOne ? codeOf(groupOf(found, 1)) : undefined;
  return code === undefined ? { name, code } : { name: rest, code };
}

/** Takes percentage and E-number out of an item: '12% cacao', 'cacao 12%', 'lecitina E322'. */
export function readItemText(text: string): ItemText {
  const share = takePercent(cleaned(text));
  const coded = takeCode(share.name);
  const name = trimmedEnd(coded.name, marksOfName).trim();
  return { name, percent: share.percent, code: coded.code };
}

const heads = new Remembered<ItemText>();

/** `readItemText` of what is before a colon; lists repeat the few words that do. */
export const readHead = (text: string): ItemText =>
  heads.find(text) ?? heads.keep(text, readItemText(text));

/** An item without brackets, as far as its own text tells. */
export type ItemReading = ItemText & {
  /** The class that the whole item names. */
  role: AdditiveClass | undefined;
  /** The class that its first words name. */
  leads: AdditiveClass | undefined;
  /** Whether it names an allergen. */
  isAllergen: boolean;
};

/** Items repeat from list to list: 'aromi', 'sale'. */
const inCapitals = new Remembered<ItemReading>();
const mixed = new Remembered<ItemReading>();

/** Words in capitals. */
const capitals = /(?<![\p{L}\d])[A-ZÀ-Ý]{3,}(?:[\s'’][A-ZÀ-Ý]+)*(?![\p{L}\d])/gu;

/** 'WPC', 'MPI' */
const isProteinName = (word: string): boolean =>
  word.length === 3 && (word.startsWith('WP') || word.startsWith('MP'));

/** Allergens in capitals lose them: 'lecitina di SOIA' is 'lecitina di soia'. */
const withoutEmphasis = (printed: string): string =>
  printed.replace(capitals, (run) =>
    allergensOf(run).length > 0 && !isProteinName(run) ? run.toLowerCase() : run,
  );

/**
 * Reads an item.
 * @param isMixed the list has small letters too, so that capitals are emphasis and leave the name.
 */
export function readItem(text: string, isMixed: boolean): ItemReading {
  const known = isMixed ? mixed : inCapitals;
  const reading = known.find(text);
  if (reading) return reading;
  const isAllergen = allergensOf(text).length > 0;
  const item = readItemText(isMixed && isAllergen ? withoutEmphasis(text) : text);
  const role = additiveClassOf(item.name);
  return known.keep(text, { ...item, role, leads: role ?? leadingClass(item.name), isAllergen });
}

const common = new Set(commonIngredients.split('|'));

/** Whether a text is a common ingredient with its share, or an additive with its class. */
export function isKnownIngredient(text: string): boolean {
  const [head = ''] = splitAtAny(text, ':(');
  const { name } = readHead(head.trim());
  return common.has(fold(name)) || isAdditive(name) || additiveClassOf(name) !== undefined;
}

/** Whether a text is known as an ingredient, or names an allergen. */
export const isIngredient = (text: string): boolean =>
  allergensOf(text).length > 0 || isKnownIngredient(text);

const commonWords = wordSet(`${commonIngredients} ${frequentWords}`.replaceAll('|', ' '));

/** Whether lists use a word. */
export const isKnownWord = (word: string): boolean => {
  const folded = fold(word);
  return allergenOf(folded) !== undefined || commonWords.has(folded) || isAdditiveWord(folded);
};

/** Words of lists whose full stop ends no sentence. */
const abbreviations = wordSet(
  `es e s std min max ca circa var spp sp subsp ssp ph eur vit prod titol ac art n nr dr q b approx ${shortened.replaceAll('|', ' ')}`,
);

const sentence = atStart(sentenceOpenings);
const preposition = atStart('di|da|del~|in|al|con');

const maxAbbreviationLength = 8;
const maxHeadLength = 40;
/** One letter of these is no abbreviation: 'vitamina C.' */
const vitamins = 'kcdeba';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function startOfWord(text: string, start: number, at: number): number {
  let from = at;
  while (from > start && at - from < maxAbbreviationLength && isWordCode(text.charCodeAt(from - 1)))
    from--;
  return from;
}

/** 'frutto e.s. Rivestimento: …': whether a head begins behind a full stop. */
function isHeadBehind(text: string, at: number): boolean {
  const head = text.slice(at + 2, at + 2 + maxHeadLength);
  const mark = indexOfAny(head, ':.,;()[]%\n');
  const isHead = head.charAt(mark) === ':' && head.charAt(mark + 1) === ' ';
  return isHead && isCapitalised(head) && !isDigit(head.charCodeAt(mark + 2));
}

/** Whether the full stop at a place ends a word of an item that began at `start`, and no sentence. */
export function isAbbreviation(text: string, start: number, at: number): boolean {
  const from = startOfWord(text, start, at);
  const printed = text.slice(from, at);
  const word = printed.toLowerCase();
  // 'creatina 3 g. Altri ingredienti'
  if (word.length === 1 && endsInDigit(text.slice(start, from))) return false;
  const behind = text.slice(at + 1, at + 16);
  // 'olio ess. di arancia'
  const next = behind.trimStart();
  // 'In questo stabilimento' begins a sentence.
  if (preposition.test(next) && !isCapitalised(next)) return true;
  const beginsSentence = sentence.test(behind.trimStart());
  // 'C.A. Meyer'
  if (isHeadBehind(text, at)) return false;
  const isInitial = word.length === 1 && text.charCodeAt(from - 1) === 46;
  const isShort =
    abbreviations.has(word) ||
    isAuthor(word.length > 2 ? capitalised(word) : printed) ||
    isInitial ||
    (word.length === 1 && !vitamins.includes(word));
  return at + 2 < text.length && isShort && !beginsSentence;
}

const isMissing = asWhole(missingLists);
/** 'https://…' is read as a heading with what is behind its colon. */
const isScheme = asWhole(addressSchemes);

/** 'Ingredienti: non disponibili', 'Ingredienti: /': whether an item says that there is no list. */
export const isMissingList = ({ name, children }: Node): boolean =>
  (children === undefined || isScheme.test(name)) &&
  (isMissing.test(name) || !(hasDigit(name) || [...name].some(isLetter)));
