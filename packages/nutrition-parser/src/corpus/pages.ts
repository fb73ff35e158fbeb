import type { PrintedLabel } from './label.ts';

/** Whole product pages and texts: the nutrition stands among all else that a shop says. */
export const pages: readonly PrintedLabel[] = [
  {
    name: 'page of a whey with a table between ingredients and directions',
    input:
      "<p><strong>Ingredienti:</strong> proteine del siero del latte 90%, cacao 8%.</p><h3>Valori nutrizionali</h3><table><tr><th></th><th>Per 100 g</th><th>Per dose (30 g)</th></tr><tr><td>Energia</td><td>1600 kJ / 380 kcal</td><td>480 kJ / 114 kcal</td></tr><tr><td>Proteine</td><td>80 g</td><td>24 g</td></tr></table><h3>Modalità d'uso</h3><p>Sciogliere 1 misurino (30 g) in 250 ml di acqua, 1-2 volte al giorno.</p><h3>Avvertenze</h3><p>Non superare la dose di 30 g. Contiene 200 mg di caffeina.</p>",
    lines: [
      'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
      'Energia [energyKj] 1600 kJ | 480 kJ',
      'Energia [energyKcal] 380 kcal | 114 kcal',
      'Proteine [protein] 80 g | 24 g',
      'title: Valori nutrizionali',
    ],
  },
  {
    name: 'page of a whey with a list, a claim before it and directions behind it',
    input:
      "<h2>Whey</h2><p>Con 24 g di proteine per dose e solo 1 g di zuccheri.</p><p>Valori medi per 100 g</p><ul><li>Energia: 1600 kJ / 380 kcal</li><li>Proteine: 80 g</li></ul><p><b>Modo d'uso:</b> 30 g in 200 ml di latte.</p><p><b>Avvertenze:</b> tenere fuori dalla portata dei bambini sotto i 3 anni.</p>",
    lines: [
      'per100g "Valori medi per 100 g"',
      'Energia [energyKj] 1600 kJ',
      'Energia [energyKcal] 380 kcal',
      'Proteine [protein] 80 g',
    ],
  },
  {
    name: 'paragraphs of capsules, contents last',
    input:
      "<div><p>Ingredienti: latte, cacao 5%.</p><p>Modalità d'uso: assumere 2 capsule al giorno (1 g).</p><p>Contenuti medi per 2 capsule: Creatina 1000 mg, Taurina 500 mg</p></div>",
    lines: [
      'serving 2 capsula "per 2 capsule"',
      'Creatina [creatine] 1000 mg',
      'Taurina [taurine] 500 mg',
    ],
  },
  {
    name: 'two tables with directions between them',
    input:
      "<table><tr><th>Valori nutrizionali</th><th>Per 100 g</th></tr><tr><td>Proteine</td><td>20 g</td></tr></table><p><strong>Modalità d'uso:</strong> 2 misurini (20 g) al giorno.</p><p>Tenori per dose giornaliera</p><table><tr><td>Creatina</td><td>3 g</td></tr></table>",
    lines: [
      'per100g "Per 100 g" | serving "Tenori per dose giornaliera"',
      'Proteine [protein] 20 g | -',
      'Creatina [creatine] - | 3 g',
    ],
  },
  {
    name: 'a footnote behind a table, warnings behind that',
    input:
      '<p>Avvertenze: contiene 300 mg di caffeina per dose.</p><table><tr><th>Per dose</th><th>7 g</th><th>%VNR*</th></tr><tr><td>Vitamina B6</td><td>1,4 mg</td><td>100%</td></tr></table><p>*VNR: valori nutritivi di riferimento</p><p>Conservazione: sotto i 25 °C.</p><p>Avvertenze: non superare 7 g al giorno.</p>',
    lines: [
      'serving 7 g "7 g" | nrv "%VNR*"',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
      'note: *VNR: valori nutritivi di riferimento',
    ],
  },
  {
    name: 'text in capitals, table last',
    input:
      "INGREDIENTI: creatina monoidrato, acidificante: acido citrico.\nMODALITÀ D'USO: 1 misurino (5 g) al giorno in 200 ml di acqua.\nAVVERTENZE: non superare la dose. Tenere lontano dai bambini sotto i 3 anni.\nVALORI NUTRIZIONALI per dose (5 g): Creatina 3 g",
    lines: ['serving 5 g "per dose (5 g)"', 'Creatina [creatine] 3 g'],
  },
  {
    name: 'nutrition and characterising ingredients with directions between them',
    input:
      "Valori nutrizionali\nper 100 g\nProteine 80 g\n\nModalità d'uso\n30 g in 200 ml\n\nTenori medi degli ingredienti caratterizzanti per dose\nCaffeina 200 mg\nTaurina 1 g",
    lines: [
      'per100g "per 100 g" | serving "Tenori medi degli ingredienti caratterizzanti per dose"',
      'Proteine [protein] 80 g | -',
      'Caffeina [caffeine] - | 200 mg',
      'Taurina [taurine] - | 1 g',
      'title: Valori nutrizionali',
    ],
  },
  {
    name: 'contents of tablets, directions and ingredients behind them on one line',
    input:
      "Tenori per dose giornaliera (2 cpr): Magnesio 375 mg 100% VNR*. Modalità d'uso: 2 compresse al giorno. Ingredienti: magnesio ossido.",
    lines: [
      'serving 2 compressa "per dose giornaliera (2 cpr)"',
      'Magnesio [magnesium] 375 mg (100%)',
    ],
  },
  {
    name: 'contents of capsules that no heading of nutrition names',
    input:
      "Garcinia e.s. 1500 mg\ndi cui HCA 900 mg\nCromo 40 mcg (100% VNR)\nModo d'uso: 3 capsule al giorno.\nAvvertenze: non eccedere la dose di 3 capsule.",
    lines: [
      'serving',
      'Garcinia e.s. [] 1500 mg',
      '  di cui HCA [] 900 mg',
      'Cromo [chromium] 40 µg (100%)',
    ],
  },
  {
    name: 'a multivitamin all in capitals with its note',
    input:
      'INGREDIENTI\tPER 2 CPR\t% VNR*\nVITAMINA C (ACIDO L-ASCORBICO)\t160 MG\t200%\nZINCO (CITRATO)\t10 MG\t100%\n*VNR: VALORI NUTRITIVI DI RIFERIMENTO AI SENSI DEL REG. UE 1169/2011',
    lines: [
      'serving 2 compressa "PER 2 CPR" | nrv "% VNR*"',
      'VITAMINA C (ACIDO L-ASCORBICO) [vitaminC] 160 mg (200%)',
      'ZINCO (CITRATO) [zinc] 10 mg (100%)',
      'note: *VNR: VALORI NUTRITIVI DI RIFERIMENTO AI SENSI DEL REG. UE 1169/2011',
    ],
  },
  {
    name: 'a sentence all in capitals',
    input:
      'UNA PORZIONE DA 30 G APPORTA 24 G DI PROTEINE, 1,5 G DI GRASSI E 2 G DI CARBOIDRATI, DI CUI 1,2 G DI ZUCCHERI.',
    lines: [
      'serving 30 g "UNA PORZIONE DA 30 G"',
      'GRASSI [fat] 1.5 g',
      'CARBOIDRATI [carbohydrate] 2 g',
      '  ZUCCHERI [sugars] 1.2 g',
      'PROTEINE [protein] 24 g',
    ],
  },
  {
    name: 'strains in capitals',
    input: 'PER CAPSULA: LACTOBACILLUS PLANTARUM 10 MILIARDI DI UFC, SALE IN TRACCE',
    lines: [
      'serving 1 capsula "PER CAPSULA"',
      'SALE [salt] traces 0 g',
      'LACTOBACILLUS PLANTARUM [] 10000000000 UFC',
    ],
  },
  {
    name: 'ingredients and warnings alone',
    input:
      'Ingredienti: proteine del siero del LATTE (93%) (emulsionante: lecitina di SOIA), cacao magro in polvere 4,2%. Può contenere tracce di UOVA. Avvertenze: tenere fuori dalla portata dei bambini sotto i 3 anni.',
    lines: [],
  },
  {
    name: 'a table as a quoted text of JSON',
    input: '"Per 100 g\\nProteine: 80 g\\nSale: 1 g\\n* il \\"sale\\" è naturale"',
    lines: [
      'per100g "Per 100 g"',
      'Proteine [protein] 80 g',
      'Sale [salt] 1 g',
      'note: * il "sale" è naturale',
    ],
  },
  {
    name: 'labels and units with no-break spaces and entities',
    input: {
      porzione: 'Per&nbsp;dose\u00a0(30\u00a0g)',
      rows: [{ nutriente: 'Proteine', valore: 24, 'unit\u200bà': '&nbsp;g' }],
    },
    lines: ['serving 30 g "Per dose (30 g)"', 'Proteine [protein] 24 g'],
  },
];
