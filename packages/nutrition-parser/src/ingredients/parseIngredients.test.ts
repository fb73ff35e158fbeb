import { describe, expect, test } from 'vitest';
import { parseIngredients } from '../index.ts';
import { printIngredient } from '../testing/print.ts';

const items = (input: unknown): string =>
  parseIngredients(input).value.ingredients.map(printIngredient).join('; ');
const allergens = (input: unknown): string => parseIngredients(input).value.allergens.join(' ');
const traces = (input: unknown): string => parseIngredients(input).value.traces.join(' ');

describe('brackets', () => {
  test.each([
    ['cioccolato (zucchero, burro di cacao)', 'cioccolato [zucchero; burro di cacao]'],
    ['cioccolato [zucchero, pasta di cacao]', 'cioccolato [zucchero; pasta di cacao]'],
    [
      'copertura (cioccolato (zucchero, cacao), sale)',
      'copertura [cioccolato [zucchero; cacao]; sale]',
    ],
    ['cacao (12%)', 'cacao 12%'],
    ['cacao (min. 12,5%)', 'cacao 12.5%'],
    ['cacao (12% sul prodotto finito)', 'cacao 12%'],
    ['acesulfame K (E950)', 'acesulfame K {E950}'],
    ['acesulfame K (E 950)', 'acesulfame K {E950}'],
    ['aroma (contiene latte)', 'aroma'],
    ['lecitina (deriva da soia)', 'lecitina'],
    ['caseina (dal LATTE)', 'caseina'],
    ['rodiola (Rhodiola rosea L.)', 'rodiola (Rhodiola rosea L.)'],
    ['estratto di curcuma (tit. 95% curcuminoidi)', 'estratto di curcuma (tit. 95% curcuminoidi)'],
    ['cacao (solo gusto cacao)', 'cacao (solo gusto cacao)'],
    ['miscela (40% riso, 60% mais)', 'miscela [riso 40%; mais 60%]'],
    ['a (b', 'a [b]'],
    ['a) b', 'a b'],
  ])('%j is %j', (text, expected) => {
    expect(items(text)).toBe(expected);
  });
});

describe('percentages', () => {
  test.each([
    ['12% cacao', 'cacao 12%'],
    ['cacao: 10%, riso', 'cacao 10%; riso'],
    ['cacao 12%', 'cacao 12%'],
    ['cacao 5,5 %', 'cacao 5.5%'],
    ['cioccolato (zucchero, cacao) 20%', 'cioccolato 20% [zucchero; cacao]'],
    ['cacao (12%) in polvere', 'cacao in polvere 12%'],
    ['rodiola e.s. tit. 3% rosavine', 'rodiola e.s. tit. 3% rosavine'],
  ])('%j is %j', (text, expected) => {
    expect(items(text)).toBe(expected);
  });
});

describe('additive classes', () => {
  test.each([
    [
      'edulcoranti: sucralosio, acesulfame K, aromi',
      'edulcoranti <sweetener> [sucralosio; acesulfame K]; aromi',
    ],
    ['edulcoranti: sucralosio; acesulfame K', 'edulcoranti <sweetener> [sucralosio]; acesulfame K'],
    [
      'Emulsionante: lecitina di girasole, sale',
      'Emulsionante <emulsifier> [lecitina di girasole]; sale',
    ],
    [
      'edulcoranti: sucralosio e acesulfame K',
      'edulcoranti <sweetener> [sucralosio; acesulfame K]',
    ],
    ['coloranti: E160a, E120, sale', 'coloranti <colour> [E160a {E160a}; E120 {E120}]; sale'],
    [
      'addensante: gomma di guar, edulcorante: sucralosio',
      'addensante <thickener> [gomma di guar]; edulcorante <sweetener> [sucralosio]',
    ],
    [
      'agente di rivestimento: idrossipropilmetilcellulosa',
      'agente di rivestimento <glazingAgent> [idrossipropilmetilcellulosa]',
    ],
    ['emulsionante (lecitina di SOIA)', 'emulsionante <emulsifier> [lecitina di soia]'],
    ['emulsionante (E471)', 'emulsionante {E471} <emulsifier>'],
    [
      'antiagglomeranti: magnesio stearato, biossido di silicio, vitamina D3',
      'antiagglomeranti <antiCakingAgent> [magnesio stearato; biossido di silicio]; vitamina D3',
    ],
    [
      'correttori di acidità: acido citrico, citrato di sodio',
      'correttori di acidità <acidityRegulator> [acido citrico; citrato di sodio]',
    ],
    [
      'agenti lievitanti: bicarbonato di sodio',
      'agenti lievitanti <raisingAgent> [bicarbonato di sodio]',
    ],
    [
      'conservante: sorbato di potassio, acqua',
      'conservante <preservative> [sorbato di potassio]; acqua',
    ],
    ['umidificante: glicerolo, acqua', 'umidificante <humectant> [glicerolo]; acqua'],
    ['stabilizzante: pectina. Sale', 'stabilizzante <stabiliser> [pectina]; Sale'],
  ])('%j is %j', (text, expected) => {
    expect(items(text)).toBe(expected);
  });
});

describe('allergens', () => {
  test.each([
    ['siero di latte', 'milk'],
    ['caseinato di calcio', 'milk'],
    ['lecitina di SOIA', 'soybeans'],
    ['fiocchi di avena', 'gluten'],
    ['malto d’orzo', 'gluten'],
    ['albume d’uovo', 'eggs'],
    ['olio di pesce', 'fish'],
    ['gelatina di pesce', 'fish'],
    ['polvere di gamberi', 'crustaceans'],
    ['olio di krill', 'crustaceans'],
    ['burro di arachidi', 'peanuts'],
    ['mandorle tostate', 'nuts'],
    ['frutta a guscio', 'nuts'],
    ['sedano', 'celery'],
    ['semi di senape', 'mustard'],
    ['sesamo', 'sesame'],
    ['anidride solforosa', 'sulphites'],
    ['E223', 'sulphites'],
    ['farina di lupini', 'lupin'],
    ['cozza verde', 'molluscs'],
    ['_latte_, **soia**, <b>uova</b>', 'milk soybeans eggs'],
    ['burro di cacao', ''],
    ['noce moscata', ''],
    ['latte di cocco', ''],
    ['latte di mandorla', 'nuts'],
    ['latte di soia', 'soybeans'],
    ['grano saraceno', ''],
    ['acido lattico', ''],
    ['noce di cocco', ''],
    ['burro di karité', ''],
    ['malto di riso', ''],
    ['Senza lattosio', ''],
    ['aroma. Senza glutine e lattosio.', ''],
    ['latte in polvere senza lattosio', 'milk'],
    ['sciroppo di glucosio di frumento', ''],
    ['maltodestrine di frumento', ''],
    ['amido di frumento', 'gluten'],
    ['olio di soia raffinato', ''],
    ['olio di soia', 'soybeans'],
    ['tocoferoli naturali da soia', ''],
    ['lattitolo', ''],
  ])('%j has %j', (text, expected) => {
    expect(allergens(text)).toBe(expected);
  });

  test.each([
    ['Riso. Può contenere tracce di latte e soia.', 'milk soybeans'],
    ['Riso. Puo’ contenere uova', 'eggs'],
    ['Riso. Prodotto in uno stabilimento che lavora arachidi.', 'peanuts'],
    ['Riso, può contenere frutta a guscio', 'nuts'],
    ['Riso (può contenere tracce di glutine)', 'gluten'],
    ['Riso. Eventuali tracce di sesamo.', 'sesame'],
    ['Riso - Possibili tracce di latte', 'milk'],
    ['Riso - Prodotto in uno stabilimento che lavora anche latte.', 'milk'],
    ['Riso\nNon si esclude la presenza di latte', 'milk'],
    ['Riso. Si lavora anche latte nello stesso stabilimento', 'milk'],
    ['Riso', ''],
  ])('%j has traces %j', (text, expected) => {
    expect(traces(text)).toBe(expected);
    expect(items(text)).toBe('Riso');
    expect(allergens(text)).toBe('');
  });
});

describe('flavours', () => {
  test('become variants, and the first is the list', () => {
    const { value } = parseIngredients('Gusto cacao: riso, cacao. Gusto vaniglia: riso, vaniglia.');
    expect(
      value.variants.map(({ label, ingredients }) => [label, ingredients.map(({ name }) => name)]),
    ).toEqual([
      ['Gusto cacao', ['riso', 'cacao']],
      ['Gusto vaniglia', ['riso', 'vaniglia']],
    ]);
    expect(value.ingredients).toEqual(value.variants[0]?.ingredients);
  });

  test('a plain list has none', () => {
    expect(parseIngredients('riso, cacao').value.variants).toEqual([]);
  });

  test('fields by flavour are variants', () => {
    const { value } = parseIngredients({
      ingredienti: { 'Gusto cacao': 'riso, cacao', 'Gusto neutro': 'riso' },
    });
    expect(value.variants.map(({ label }) => label)).toEqual(['Gusto cacao', 'Gusto neutro']);
  });
});

describe('inputs', () => {
  test.each([
    ['a heading', 'Ingredienti: riso, sale', 'riso; sale'],
    ['what follows', 'Ingredienti: riso, sale. Avvertenze: non superare la dose.', 'riso; sale'],
    ['what is before', 'Buono e sano. INGREDIENTI: riso, sale', 'riso; sale'],
    ['a list', ['riso', 'sale'], 'riso; sale'],
    [
      'features in lines',
      { features: ['Buono', '**INGREDIENTI**', 'riso, sale', '**AVVERTENZE**', 'nessuna'] },
      'riso; sale',
    ],
    ['ingrediente', { ingrediente: 'riso 100%' }, 'riso 100%'],
    ['ingredients', { ingredients: 'riso' }, 'riso'],
    ['features object', { features: { ingredienti: 'riso' } }, 'riso'],
    ['usage with a list', { usage: 'riso, sale' }, 'riso; sale'],
    ['usage with directions', { usage: 'Assumere 1 misurino al giorno, lontano dai pasti' }, ''],
    ['long_description', { long_description: 'Buono. Ingredienti: riso, sale.' }, 'riso; sale'],
    ['JSON', '{"ingredienti":"riso, sale"}', 'riso; sale'],
    ['nothing', null, ''],
    ['a number', 5, ''],
    ['an empty text', '', ''],
    ['only commas', ', , ;', ''],
  ])('%s', (_, input, expected) => {
    expect(items(input)).toBe(expected);
  });

  test('every ingredient has its place', () => {
    const text = 'Ingredienti: riso&nbsp;nero 20%, **LATTE** (dal Lazio).';
    const { value } = parseIngredients(text);
    expect(value.ingredients.map(({ span }) => text.slice(span?.start, span?.end))).toEqual([
      'riso&nbsp;nero 20%',
      'LATTE** (dal Lazio)',
    ]);
  });

  test('broken JSON and long inputs are told', () => {
    expect(parseIngredients('{"ingredienti": "riso"').diagnostics.map(({ code }) => code)).toEqual([
      'json-invalid',
    ]);
    expect(parseIngredients('riso, '.repeat(60_000)).diagnostics.map(({ code }) => code)).toEqual([
      'input-truncated',
    ]);
  });
});
