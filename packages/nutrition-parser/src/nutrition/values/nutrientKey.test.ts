import { describe, expect, test } from 'vitest';
import { nutrientKey } from './nutrientKey.ts';

const names: Record<string, string> = {
  energyKj: 'Energia|Valore energetico|VALORE ENERGETICO|Energia (kJ)|kJ',
  energyKcal: 'Calorie|kcal|Energia (kcal)',
  fat: 'Grassi|Grassi totali|Lipidi|Lipidi totali|GRASSI|Fat|Grassi (g)',
  saturates:
    'di cui acidi grassi saturi|di cui saturi|Saturi|Acidi grassi saturi|Grassi (saturi)|- di cui: acidi grassi saturi|di cui grassi saturi|of which saturates|Acidi grassi saturi (AGS)|di cui ac. grassi sat.',
  monounsaturates: 'di cui monoinsaturi|Acidi grassi monoinsaturi',
  polyunsaturates: 'di cui polinsaturi|Acidi grassi polinsaturi|grassi poliinsaturi',
  carbohydrate: 'Carboidrati|Glucidi|Carboidrati totali|Carbohydrate',
  sugars: 'di cui zuccheri|di cui: zuccheri|Zuccheri|zuccheri semplici|Zuccheri totali',
  polyols: 'di cui polioli|Polialcoli|Polioli',
  starch: 'Amido|di cui amido',
  fibre: 'Fibre|Fibra alimentare|Fibra|Fibre alimentari',
  protein: 'Proteine|Protidi|Proteine (N x 6,25)|Proteine totali|PROTEINE|Protein',
  salt: 'Sale|Sale (NaCl)|Sale (cloruro di sodio)|Sale (Na x 2,5)',
  sodium: 'Sodio|Sodio (Na)|Na',
  vitaminA: 'Vitamina A|Retinolo|Vit. A|Vitamina A (RE)|Equivalenti di retinolo|Retinil palmitato',
  vitaminD:
    'Vitamina D|Vitamina D3|Vit.D|Vitamina D (colecalciferolo)|Vitamina D₃|Vit D3 colecalciferolo|Colecalciferolo (vitamina D3)',
  vitaminE: 'Vitamina E|Vitamina E (α-TE)|alfa-tocoferolo',
  vitaminK: 'Vitamina K|Vitamina K2|Vitamina K2 (MK-7)|Menachinone',
  vitaminC: 'Vitamina C|Acido ascorbico|Vitamina C (acido L-ascorbico)|vit C|Vitamina c',
  thiamin:
    'Tiamina|Vitamina B1|Tiamina (vitamina B1)|Vitamina B1 (tiamina)|Vit. B1|Tiamina HCl|Tiamina vit. B1',
  riboflavin: 'Riboflavina|Vitamina B2|Riboflavina (B2)',
  niacin:
    'Niacina|Vitamina B3|Vitamina PP|Niacina (vitamina PP)|Nicotinammide|Equivalenti di niacina|Niacina equivalenti',
  vitaminB6:
    'Vitamina B6|Vitamina B 6|vit. B6|Piridossina|Vitamina B6 (piridossina cloridrato)|Vitamina B6 da piridossina HCl',
  folicAcid:
    'Acido folico|Folati|Vitamina B9|Acido folico (vitamina B9)|Acido folico (5-MTHF)|Folato (acido pteroil-monoglutammico)',
  vitaminB12: 'Vitamina B12|Vitamina B-12|Vitamina B₁₂|Cianocobalamina|Vit B12',
  biotin: 'Biotina|Vitamina H|Vitamina B7|Vitamina B8',
  pantothenicAcid: 'Acido pantotenico|vit. B5|Vitamina B5',
  potassium: 'Potassio|Potassio (K)|K',
  chloride: 'Cloruro|Cloruri|Cloro',
  calcium: 'Calcio|Calcio (Ca)|Calcio (da carbonato)|Calcio elementare',
  phosphorus: 'Fosforo|P',
  magnesium: 'Magnesio|Mg|Magnesio (come citrato)|Magnesio (da ossido di magnesio)',
  iron: 'Ferro|Fe|Ferro (Fe)',
  zinc: 'Zinco|Zn',
  copper: 'Rame',
  manganese: 'Manganese',
  fluoride: 'Fluoruro|Fluoro',
  selenium: 'Selenio|Se',
  chromium: 'Cromo|Cromo (da picolinato)',
  molybdenum: 'Molibdeno',
  iodine: 'Iodio',
  leucine: 'L-Leucina|Leucina|L-leucina|di cui L-Leucina|Leucine',
  isoleucine: 'L-Isoleucina|Isoleucina',
  valine: 'L-Valina|Valina',
  lysine: 'L-Lisina|Lisina HCl|Lisina',
  glutamine: 'L-Glutammina|Glutammina',
  glutamicAcid: 'Acido glutammico|L-acido glutammico|Acido L-Glutammico',
  asparticAcid: 'Acido aspartico|Acido D-aspartico',
  phenylalanine: 'Fenilalanina|L-Fenilalanina',
  tryptophan: 'Triptofano',
  creatine: 'Creatina|Creatina monoidrato',
  caffeine: 'Caffeina|Caffeina anidra',
  taurine: 'Taurina|L-Taurina',
  carnitine: 'L-Carnitina|Carnitina|L-carnitina tartrato',
  betaAlanine: 'Beta-Alanina|β-alanina|Beta alanina',
  citrullineMalate: 'Citrullina malato|L-Citrullina malato',
  arginine: 'L-Arginina|Arginina',
  bcaa: 'BCAA|Aminoacidi ramificati|BCAA (aminoacidi ramificati)',
  cla: 'CLA|Acido linoleico coniugato|CLA (acido linoleico coniugato)',
  omega3: 'Omega 3|Omega-3|ω-3|Acidi grassi omega 3',
  epa: 'EPA|EPA (acido eicosapentaenoico)|Acido eicosapentaenoico (EPA)',
  dha: 'DHA|Acido docosaesaenoico (DHA)',
  cholesterol: 'Colesterolo',
  lactose: 'Lattosio',
  maltodextrins: 'Maltodestrine',
  coenzymeQ10: 'Coenzima Q10|CoQ10',
};

for (const [key, list] of Object.entries(names)) {
  test.each(list.split('|'))(`%j is ${key}`, (name) => {
    expect(nutrientKey(name)).toBe(key);
  });
}

describe('no prefix is enough', () => {
  test.each([
    'Sali minerali',
    'L-leucina (BCAA)',
    'Equivalentix di niacina',
    'Fat / Fett / Gras / Fedt / Fett / Vet / Grassi',
    'Zuccheri aggiunti',
    'Zuccheri (aggiunti)',
    'Proteine del siero del latte',
    'Grassi vegetali',
    'Vitamine',
    'Vitamina',
    'Sale marino integrale',
    'Calcio e magnesio',
    'Ferro da stiro',
    'Energia vitale',
    'Omega',
    'constructor',
    '__proto__',
    'toString',
    '',
    '   ',
    '()',
    '(',
    'x'.repeat(500),
  ])('%j is no nutrient', (name) => {
    expect(nutrientKey(name)).toBeUndefined();
  });

  test('nor is anything but a text', () => {
    for (const input of [null, undefined, 5, {}, []]) {
      expect(Reflect.apply(nutrientKey, undefined, [input])).toBeUndefined();
    }
  });
});
