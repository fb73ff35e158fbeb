import { describe, expect, test } from 'vitest';
import { parseIngredients, type Allergen } from '../index.ts';

/** Where an ingredient may be in a list; `capital` marks those that also change its letters. */
const positions: Readonly<Record<string, (name: string) => string>> = {
  'the only item': (name) => name,
  'the first item': (name) => `Ingredienti: ${name}, riso, sale.`,
  'a middle item': (name) => `riso, ${name}, sale`,
  'the last item': (name) => `riso, sale, ${name}.`,
  'in brackets': (name) => `miscela (riso, ${name}, sale), inulina`,
  'in brackets alone': (name) => `miscela 20% (${name}), inulina`,
  emphasised: (name) => `riso, <b>${name}</b>, sale`,
  'with stars': (name) => `riso, **${name}**, sale`,
  'in capitals': (name) => `riso, ${name.toUpperCase()}, sale`,
  'in a list of capitals': (name) => `RISO, ${name.toUpperCase()}, SALE`,
  'with its percentage': (name) => `riso, ${name} 12,5%, sale`,
  'behind its percentage': (name) => `riso, 12% ${name}, sale`,
  'under a class': (name) => `riso, supporti e altri: ${name}; sale`,
  'in the list of a flavour': (name) => `Gusto limone: riso, ${name}. Gusto mela: riso, ${name}.`,
  'on a line of its own': (name) => `Ingredienti:\nriso\n${name}\nsale`,
  'with a footnote': (name) => `riso, ${name}*, sale. *biologico`,
};

const allergensIn = (text: string): readonly Allergen[] => parseIngredients(text).value.allergens;

const named: readonly (readonly [Allergen, string])[] = (
  [
    ['gluten', 'seitan|malto d’orzo|farro|kamut|farina di segale|triticum durum|fiocchi d’avena'],
    ['crustaceans', 'chitosano|olio di krill|glucosamina da crostacei|gamberi|chitina'],
    ['eggs', 'albume|lisozima da uovo|tuorlo|ovoalbumina|lecitina d’uovo|maionese|uova intere'],
    ['fish', 'collagene marino|peptidi di collagene di pesce|olio di pesce|gelatina ittica'],
    ['fish', 'collagene idrolizzato di origine marina|acciughe|elastina marina|olio di tonno'],
    ['peanuts', 'arachidi|burro d’arachidi|spagnolette|olio di arachide'],
    ['soybeans', 'lecitina di soia|tofu|tamari|edamame|nattochinasi|proteine isolate di soia'],
    ['milk', 'siero|sierolatte|caseina|caseinato di calcio|lattoferrina|colostro|panna|burro'],
    ['milk', 'proteine isolate del siero|concentrato sieroproteico|lattosio|yogurt|gorgonzola'],
    ['nuts', 'mandorle|nocciole|noci|anacardi|pistacchi|noci pecan|pasta di nocciole|marzapane'],
    ['celery', 'sedano|semi di sedano'],
    ['mustard', 'senape|semi di senape'],
    ['sesame', 'sesamo|tahina|hummus|halva|olio di sesamo'],
    ['sulphites', 'metabisolfito di sodio|anidride solforosa|solfiti|e223'],
    ['lupin', 'lupini|farina di lupino'],
    ['molluscs', 'mitili|perna canaliculus|olio di calamaro|cozze|ostriche|bava di lumaca'],
  ] as const
).flatMap(([allergen, names]) => names.split('|').map((name) => [allergen, name] as const));

describe.each(Object.entries(positions))('an allergen %s', (_, write) => {
  test('is found, whichever of its names it has', () => {
    const missed = named.filter(([allergen, name]) => !allergensIn(write(name)).includes(allergen));
    expect(missed).toEqual([]);
  });

  test('has its place in the text', () => {
    const elsewhere = named.filter(([key, name]) => {
      const text = write(name);
      const spans = parseIngredients(text).value.findings.flatMap(({ allergen, presence, span }) =>
        allergen === key && presence === 'contains' && span ? [span] : [],
      );
      const words = spans.map(({ start, end }) => text.slice(start, end).toLowerCase());
      const isPart = (word: string) => word !== '' && name.toLowerCase().includes(word);
      return spans.length === 0 || !words.every(isPart);
    });
    expect(elsewhere).toEqual([]);
  });
});

test('allergens and traces are those of the findings, and each tells how it is said', () => {
  const text = 'Riso, <b>LATTE</b>, cacao. Contiene: soia. Può contenere tracce di uova.';
  const { findings, allergens, traces } = parseIngredients(text).value;
  const said = findings.map(({ allergen, presence, source, span = { start: 0, end: 0 } }) =>
    [allergen, presence, source, text.slice(span.start, span.end)].join(' '),
  );
  expect(said).toEqual([
    'milk contains list LATTE',
    'soybeans contains statement soia',
    'eggs traces statement uova',
  ]);
  expect({ allergens, traces }).toEqual({ allergens: ['milk', 'soybeans'], traces: ['eggs'] });
});

test('what a field declares has the place of the field', () => {
  const { findings } = parseIngredients({ ingredienti: 'riso, latte', allergeni: 'soia' }).value;
  expect(findings).toMatchObject([
    { allergen: 'milk', source: 'list', span: { path: ['ingredienti'], start: 6, end: 11 } },
    { allergen: 'soybeans', source: 'statement', span: { path: ['allergeni'], start: 0, end: 4 } },
  ]);
});

test('an allergen is a trace where it may be contained', () => {
  const missed = named.filter(([allergen, name]) => {
    const { allergens, traces } = parseIngredients(`Riso. Può contenere tracce di ${name}.`).value;
    return !traces.includes(allergen) || allergens.length > 0;
  });
  expect(missed).toEqual([]);
});

const harmless =
  'latte di cocco|burro di cacao|burro di karité|noce moscata|noce di cocco|grano saraceno|granoturco|acido lattico|lattasi|malto di riso|semola di mais|lievito di birra|collagene bovino|glucosamina|lecitina di girasole|chitosano da funghi|fungo ostrica|caviale di melanzane|caramello solfito-ammoniacale|zolfo organico|panna vegetale|noci di cola|pesca noce|mandorla di albicocca|maltodestrine|lattato di calcio|cremor tartaro|castagne|pinoli|acido ialuronico|maionese vegana'.split(
    '|',
  );

describe.each(Object.entries(positions))('a false friend %s', (_, write) => {
  test('names no allergen', () => {
    const found = harmless.filter((name) => allergensIn(write(name)).length > 0);
    expect(found).toEqual([]);
  });
});
