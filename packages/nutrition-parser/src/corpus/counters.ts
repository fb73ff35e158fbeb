import type { PrintedLabel } from './label.ts';

/** Labels of all shapes in the manners of shops, as `printedTable` writes them. */
export const counters: readonly PrintedLabel[] = [
  {
    name: 'whey with title, bold markers and notes in one text',
    input:
      '**VALORI NUTRIZIONALI**\n\n| | Per 100 g | Per dose (25 g)* | %AR** |\n|---|---|---|---|\n| **Energia** | 1.612 kJ<br>381 kcal | 403 kJ<br>95 kcal | 5% |\n| **Grassi** | 5,8 g | 1,5 g | 2% |\n| *di cui acidi grassi saturi* | 3,9 g | 1,0 g | 5% |\n| **Carboidrati** | 7,6 g | 1,9 g | 1% |\n| *di cui zuccheri* | 5,3 g | 1,3 g | 1% |\n| **Proteine** | 74 g | 19 g | 37% |\n| **Sale** | 0,63 g | 0,16 g | 3% |\n\n*1 dose = 1 misurino raso\n**Assunzioni di riferimento di un adulto medio (8400 kJ/2000 kcal)',
    lines: [
      'per100g "Per 100 g" | serving 25 g "Per dose (25 g)*" | nrv "%AR**"',
      'Energia [energyKj] 1612 kJ | 403 kJ (5%)',
      'Energia [energyKcal] 381 kcal | 95 kcal (5%)',
      'Grassi [fat] 5.8 g | 1.5 g (2%)',
      '  di cui acidi grassi saturi [saturates] 3.9 g | 1 g (5%)',
      'Carboidrati [carbohydrate] 7.6 g | 1.9 g (1%)',
      '  di cui zuccheri [sugars] 5.3 g | 1.3 g (1%)',
      'Proteine [protein] 74 g | 19 g (37%)',
      'Sale [salt] 0.63 g | 0.16 g (3%)',
      'title: VALORI NUTRIZIONALI',
      'note: *1 dose = 1 misurino raso',
      'note: **Assunzioni di riferimento di un adulto medio (8400 kJ/2000 kcal)',
    ],
  },
  {
    name: 'html with tbody only, style spans and percents in small tags',
    input:
      '<table><tbody><tr><td><span style="color:#000">&nbsp;</span></td><td><p>per 2 cps</p></td></tr><tr><td><p><span>Vitamina B12</span></p></td><td><p><span>1000 mcg</span> <small>(40000% VNR*)</small></p></td></tr><tr><td><p>Acido folico</p></td><td><p>400 mcg <small>(200% VNR*)</small></p></td></tr><tr><td><p>Ferro</p></td><td><p>30 mg <small>(214% VNR*)</small></p></td></tr></tbody></table><p><small>*VNR= Valori Nutritivi di Riferimento</small></p>',
    lines: [
      'serving 2 capsula "per 2 cps"',
      'Vitamina B12 [vitaminB12] 1000 µg (40000%)',
      'Acido folico [folicAcid] 400 µg (200%)',
      'Ferro [iron] 30 mg (214%)',
      'note: *VNR= Valori Nutritivi di Riferimento',
    ],
  },
  {
    name: 'bar in an object with per_barretta_45g and strings',
    input: {
      nutrizione: {
        per_100g:
          'Energia 1690 kJ / 404 kcal; Grassi 16 g; di cui saturi 8,0 g; Carboidrati 34 g; di cui zuccheri 3,0 g; Proteine 35 g; Sale 0,40 g',
        per_barretta_45g:
          'Energia 761 kJ / 182 kcal; Grassi 7,2 g; di cui saturi 3,6 g; Carboidrati 15 g; di cui zuccheri 1,4 g; Proteine 16 g; Sale 0,18 g',
      },
    },
    lines: [
      'per100g | serving 45 g',
      'Energia [energyKj] 1690 kJ | 761 kJ',
      'Energia [energyKcal] 404 kcal | 182 kcal',
      'Grassi [fat] 16 g | 7.2 g',
      '  di cui saturi [saturates] 8 g | 3.6 g',
      'Carboidrati [carbohydrate] 34 g | 15 g',
      '  di cui zuccheri [sugars] 3 g | 1.4 g',
      'Proteine [protein] 35 g | 16 g',
      'Sale [salt] 0.4 g | 0.18 g',
    ],
  },
  {
    name: 'energy bar with polyols adds up',
    input:
      'per 100 g\nEnergia 1448 kJ / 348 kcal\nGrassi 13 g\ndi cui acidi grassi saturi 6 g\nCarboidrati 37 g\ndi cui zuccheri 2,1 g\ndi cui polioli 31 g\nFibre 7,9 g\nProteine 30 g\nSale 0,35 g',
    lines: [
      'per100g "per 100 g"',
      'Energia [energyKj] 1448 kJ',
      'Energia [energyKcal] 348 kcal',
      'Grassi [fat] 13 g',
      '  di cui acidi grassi saturi [saturates] 6 g',
      'Carboidrati [carbohydrate] 37 g',
      '  di cui zuccheri [sugars] 2.1 g',
      '  di cui polioli [polyols] 31 g',
      'Fibre [fibre] 7.9 g',
      'Proteine [protein] 30 g',
      'Sale [salt] 0.35 g',
    ],
  },
  {
    name: 'supplement facts in english with dv column',
    input:
      'Supplement Facts\nServing Size: 2 Capsules\nServings Per Container: 60\nAmount Per Serving\t% Daily Value\nVitamin D3 (as cholecalciferol)\t25 mcg\t125%\nMagnesium (as magnesium citrate)\t200 mg\t48%\nL-Theanine\t100 mg\t†\n† Daily Value not established.',
    lines: [
      'serving 2 capsula "Amount Per Serving" | nrv "% Daily Value"',
      'Vitamin D3 (as cholecalciferol) [vitaminD] 25 µg (125%)',
      'Magnesium (as magnesium citrate) [magnesium] 200 mg (48%)',
      'L-Theanine [theanine] 100 mg',
      'title: Supplement Facts',
      'servings: 60',
      'note: † Daily Value not established.',
    ],
  },
  {
    name: 'a table whose rows have a dose each',
    input:
      'Vitamina C 500 mg per compressa\nZinco 10 mg per compressa\nQuercetina 100 mg per compressa',
    lines: [
      'serving 1 compressa "per compressa"',
      'Vitamina C [vitaminC] 500 mg',
      'Zinco [zinc] 10 mg',
      'Quercetina [quercetin] 100 mg',
    ],
  },
  {
    name: 'value and percent in two lines of a cell',
    input:
      '<table><tr><th>Nutriente</th><th>Per 1 bustina</th></tr><tr><td>Magnesio</td><td>300 mg<br>80% VNR*</td></tr><tr><td>Potassio</td><td>300 mg<br>15% VNR*</td></tr><tr><td>Creatina</td><td>3 g<br>-</td></tr></table>',
    lines: [
      'serving 1 bustina "Per 1 bustina"',
      'Magnesio [magnesium] 300 mg (80%)',
      'Potassio [potassium] 300 mg (15%)',
      'Creatina [creatine] 3 g',
    ],
  },
  {
    name: 'array of sections with name and values',
    input: [
      {
        sezione: 'Per 100 g',
        valori: [
          { nome: 'Proteine', valore: '80 g' },
          { nome: 'Grassi', valore: '6 g' },
        ],
      },
      {
        sezione: 'Per dose (30 g)',
        valori: [
          { nome: 'Proteine', valore: '24 g' },
          { nome: 'Grassi', valore: '1,8 g' },
        ],
      },
    ],
    lines: [
      'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
      'Grassi [fat] 6 g | 1.8 g',
      'Proteine [protein] 80 g | 24 g',
    ],
  },
  {
    name: 'nested arrays with header row in JSON text',
    input:
      '[["Componente","Per 100 ml","Per 330 ml"],["Energia","8 kJ / 2 kcal","26 kJ / 7 kcal"],["L-Carnitina","303 mg","1000 mg"],["Vitamina B6","0,42 mg","1,4 mg"]]',
    lines: [
      'per100ml "Per 100 ml" | serving 330 ml "Per 330 ml"',
      'Energia [energyKj] 8 kJ | 26 kJ',
      'Energia [energyKcal] 2 kcal | 7 kcal',
      'L-Carnitina [carnitine] 303 mg | 1000 mg',
      'Vitamina B6 [vitaminB6] 0.42 mg | 1.4 mg',
    ],
  },
  {
    name: 'percent column named as dose given in the head of the values',
    input:
      'Ingredienti funzionali\tDose max/die: 3 cpr\t%VNR/die\nVitamina E\t36 mg\t300%\nSelenio\t82,5 mcg\t150%\nCoenzima Q10\t100 mg\tN.D.',
    lines: [
      'serving 3 compressa "Dose max/die: 3 cpr" | nrv "%VNR/die"',
      'Vitamina E [vitaminE] 36 mg (300%)',
      'Selenio [selenium] 82.5 µg (150%)',
      'Coenzima Q10 [coenzymeQ10] 100 mg',
    ],
  },
  {
    name: 'omega 3 oil in prose with dashes',
    input:
      'Tenore per 5 ml (1 cucchiaino): olio di pesce 4600 mg - di cui EPA 760 mg - di cui DHA 500 mg - vitamina E 5 mg (42% VNR)',
    lines: [
      'serving 5 ml "per 5 ml (1 cucchiaino)"',
      'olio di pesce [] 4600 mg',
      '  di cui EPA [epa] 760 mg',
      '  di cui DHA [dha] 500 mg',
      'vitamina E [vitaminE] 5 mg (42%)',
    ],
  },
  {
    name: 'thousands of milligrams per 100 g and salt in milligrams',
    input:
      '|Nutriente|100 g|1 dose = 20 g|\n|Leucina|50.000 mg|10.000 mg|\n|Isoleucina|25.000 mg|5.000 mg|\n|Valina|25.000 mg|5.000 mg|\n|Sale|120 mg|24 mg|',
    lines: [
      'per100g "100 g" | serving 20 g "1 dose = 20 g"',
      'Sale [salt] 120 mg | 24 mg',
      'Leucina [leucine] 50000 mg | 10000 mg',
      'Isoleucina [isoleucine] 25000 mg | 5000 mg',
      'Valina [valine] 25000 mg | 5000 mg',
    ],
  },
  {
    name: 'ambiguous decimal points settled by the basis',
    input: {
      per_100g: {
        Proteine: '80.500 g',
        Grassi: '5.500 g',
        Creatina: '1.250 g',
        Calcio: '1.250 mg',
      },
      per_30g: { Proteine: '24.150 g', Grassi: '1.650 g', Creatina: '0.375 g', Calcio: '375 mg' },
    },
    lines: [
      'per100g | serving 30 g',
      'Grassi [fat] 5.5 g | 1.65 g',
      'Proteine [protein] 80.5 g | 24.15 g',
      'Creatina [creatine] 1.25 g | 0.375 g',
      'Calcio [calcium] 1250 mg | 375 mg',
    ],
  },
  {
    name: 'servings and portion between the rows of html',
    input:
      '<table><tr><td colspan="2">Porzione: 1 barretta (50 g)</td></tr><tr><td colspan="2">Porzioni per confezione: 12</td></tr><tr><td>Energia</td><td>800 kJ / 191 kcal</td></tr><tr><td>Grassi</td><td>6,0 g</td></tr><tr><td>Carboidrati</td><td>18 g</td></tr><tr><td>Proteine</td><td>15 g</td></tr></table>',
    lines: [
      'serving 50 g "Porzione: 1 barretta (50 g)"',
      'Energia [energyKj] 800 kJ',
      'Energia [energyKcal] 191 kcal',
      'Grassi [fat] 6 g',
      'Carboidrati [carbohydrate] 18 g',
      'Proteine [protein] 15 g',
      'servings: 12',
    ],
  },
  {
    name: 'names with claims and registered marks',
    input:
      'Per 3 capsule\nKSM-66® Ashwagandha e.s.: 600 mg\nBioPerine® (piperina 95%): 5 mg\nTestofen® (Fieno greco e.s. tit. 50% saponine): 500 mg\nZinco bisglicinato: 10 mg\nMaca 4:1 e.s.: 250 mg\n5-HTP (Griffonia): 50 mg',
    lines: [
      'serving 3 capsula "Per 3 capsule"',
      'KSM-66® Ashwagandha e.s. [] 600 mg',
      'BioPerine® (piperina 95%) [] 5 mg',
      'Testofen® (Fieno greco e.s. tit. 50% saponine) [] 500 mg',
      'Zinco bisglicinato [] 10 mg',
      'Maca 4:1 e.s. [] 250 mg',
      '5-HTP (Griffonia) [] 50 mg',
    ],
  },
  {
    name: 'di cui in brackets behind the value',
    input:
      'per 100 g: Energia 1700 kJ/404 kcal, Grassi 10 g (di cui saturi 2 g), Carboidrati 60 g (di cui zuccheri 20 g, polioli 1 g), Fibre 8 g, Proteine 14 g, Sale 0,2 g',
    lines: [
      'per100g "per 100 g"',
      'Energia [energyKj] 1700 kJ',
      'Energia [energyKcal] 404 kcal',
      'Grassi [fat] 10 g',
      '  di cui saturi [saturates] 2 g',
      'Carboidrati [carbohydrate] 60 g',
      '  di cui zuccheri [sugars] 20 g',
      '  polioli [polyols] 1 g',
      'Fibre [fibre] 8 g',
      'Proteine [protein] 14 g',
      'Sale [salt] 0.2 g',
    ],
  },
  {
    name: 'di cui on a line of its own over two parts',
    input:
      'Per 100 g\nGrassi 16 g\ndi cui\nacidi grassi saturi 3 g\nacidi grassi monoinsaturi 9 g\nCarboidrati 50 g\ndi cui:\n- zuccheri 10 g\n- amido 35 g\nProteine 12 g',
    lines: [
      'per100g "Per 100 g"',
      'Grassi [fat] 16 g',
      '  acidi grassi saturi [saturates] 3 g',
      '  acidi grassi monoinsaturi [monounsaturates] 9 g',
      'Carboidrati [carbohydrate] 50 g',
      '  zuccheri [sugars] 10 g',
      '  amido [starch] 35 g',
      'Proteine [protein] 12 g',
    ],
  },
  {
    name: 'tabs with empty cells and a second energy line',
    input:
      '\tper 100 g\tper 2 biscotti (25 g)\nEnergia\t1895 kJ\t474 kJ\n\t452 kcal\t113 kcal\nGrassi\t18,0 g\t4,5 g\nCarboidrati\t55,0 g\t13,8 g\nProteine\t15,0 g\t3,8 g',
    lines: [
      'per100g "per 100 g" | serving 25 g "per 2 biscotti (25 g)"',
      'Energia [energyKj] 1895 kJ | 474 kJ',
      'Energia [energyKcal] 452 kcal | 113 kcal',
      'Grassi [fat] 18 g | 4.5 g',
      'Carboidrati [carbohydrate] 55 g | 13.8 g',
      'Proteine [protein] 15 g | 3.8 g',
    ],
  },
  {
    name: 'lines with a basis in brackets behind the name',
    input:
      'Energia (per 100 g): 1600 kJ / 380 kcal\nProteine (per 100 g): 75 g\nGrassi (per 100 g): 6 g',
    lines: [
      'per100g "per 100 g"',
      'Energia [energyKj] 1600 kJ',
      'Energia [energyKcal] 380 kcal',
      'Grassi [fat] 6 g',
      'Proteine [protein] 75 g',
    ],
  },
  {
    name: 'fullwidth digits and squared units',
    input: 'Per １００ g\nProteine ８０，５ g\nVitamina C ８０ ㎎\nBiotina ５０ ㎍',
    lines: [
      'per100g "Per 100 g"',
      'Proteine [protein] 80.5 g',
      'Vitamina C [vitaminC] 80 mg',
      'Biotina [biotin] 50 µg',
    ],
  },
  {
    name: 'soft hyphens and broken words by a scan',
    input:
      'Valori nutri\u00adzionali per 100 g\nCarbo\u00adidrati 60 g\ndi cui zuc\u00adcheri 5 g\nPro\u00adteine 20 g',
    lines: [
      'per100g "Valori nutrizionali per 100 g"',
      'Carboidrati [carbohydrate] 60 g',
      '  di cui zuccheri [sugars] 5 g',
      'Proteine [protein] 20 g',
    ],
  },
  {
    name: 'one dose in a second unit: drops of oil',
    input:
      '| | 4 gocce (0,1 ml) | %VNR |\n|-|-|-|\n| Vitamina D3 | 50 µg (2000 U.I.) | 1000% |\n| Vitamina K2 | 75 µg | 100% |',
    lines: [
      'serving 0.1 ml "4 gocce (0,1 ml)" | nrv "%VNR"',
      'Vitamina D3 [vitaminD] 50 µg (1000%)',
      'Vitamina K2 [vitaminK] 75 µg (100%)',
    ],
  },
  {
    name: 'melatonin spray, minimal label',
    input: 'Melatonina 1 mg per 2 spruzzi',
    lines: ['serving 2 spruzzo "per 2 spruzzi"', 'Melatonina [melatonin] 1 mg'],
  },
  {
    name: 'honey with values in words and nothing else',
    input:
      'Valori nutrizionali medi per 100 g di miele: energia kJ 1290 / kcal 304; grassi 0 g di cui acidi grassi saturi 0 g; carboidrati 81 g di cui zuccheri 80 g; proteine 0,3 g; sale 0,01 g.',
    lines: [
      'per100g "per 100 g"',
      'energia [energyKj] 1290 kJ',
      'energia [energyKcal] 304 kcal',
      'grassi [fat] 0 g',
      '  di cui acidi grassi saturi [saturates] 0 g',
      'carboidrati [carbohydrate] 81 g',
      '  di cui zuccheri [sugars] 80 g',
      'proteine [protein] 0.3 g',
      'sale [salt] 0.01 g',
    ],
  },
  {
    name: 'conflict of a repeated row is told',
    input: {
      per_100g: [
        { componente: 'Proteine', valore: '80 g' },
        { componente: 'Grassi', valore: '5 g' },
        { componente: 'Proteine', valore: '82 g' },
      ],
    },
    lines: ['per100g', 'Grassi [fat] 5 g', 'Proteine [protein] 80 g', '! duplicate-conflict'],
  },
  {
    name: 'value that cannot be read is told',
    input:
      '| Componente | per dose 10 g |\n|---|---|\n| Taurina | vedi confezione |\n| Caffeina | 100 mg |',
    lines: [
      'serving 10 g "per dose 10 g"',
      'Taurina [taurine] -',
      'Caffeina [caffeine] 100 mg',
      '! value-unparsed',
    ],
  },
  {
    name: 'html with empty spacer columns and images',
    input:
      '<table><tr><th>Valori</th><td></td><th>100g</th><td></td><th>15g</th></tr><tr><td><img src="x.png" alt="energia">Energia</td><td></td><td>2550 kJ / 616 kcal</td><td></td><td>383 kJ / 92 kcal</td></tr><tr><td>Grassi</td><td></td><td>50 g</td><td></td><td>7,5 g</td></tr><tr><td>Proteine</td><td></td><td>25 g</td><td></td><td>3,8 g</td></tr></table>',
    lines: [
      'per100g "100g" | serving 15 g "15g"',
      'Energia [energyKj] 2550 kJ | 383 kJ',
      'Energia [energyKcal] 616 kcal | 92 kcal',
      'Grassi [fat] 50 g | 7.5 g',
      'Proteine [protein] 25 g | 3.8 g',
    ],
  },

  {
    name: 'flavours as headings in a text, each with its basis',
    input:
      'Gusto cacao\nPer 100 g\nProteine: 78 g\nGrassi: 6,5 g\n\nGusto vaniglia\nPer 100 g\nProteine: 80 g\nGrassi: 5,8 g',
    lines: [
      'per100g "Gusto cacao Per 100 g" | per100g "Gusto vaniglia Per 100 g"',
      'Grassi [fat] 6.5 g | 5.8 g',
      'Proteine [protein] 78 g | 80 g',
    ],
  },
  {
    name: 'gainer object with camel case keys',
    input: {
      nutritionalValues: {
        per100g: {
          energyKj: 1610,
          energyKcal: 380,
          fat: 2.1,
          saturates: 0.9,
          carbohydrates: 72,
          sugars: 9.5,
          fibre: 1.8,
          protein: 18,
          salt: 0.22,
        },
        perServing: {
          energyKj: 1610,
          energyKcal: 380,
          fat: 2.1,
          saturates: 0.9,
          carbohydrates: 72,
          sugars: 9.5,
          fibre: 1.8,
          protein: 18,
          salt: 0.22,
        },
        servingSize: '100 g',
        servingsPerContainer: 15,
      },
    },
    lines: [
      'per100g | serving 100 g "100 g"',
      'energy [energyKj] 1610 kJ | 1610 kJ',
      'energy [energyKcal] 380 kcal | 380 kcal',
      'fat [fat] 2.1 g? | 2.1 g?',
      '  saturates [saturates] 0.9 g? | 0.9 g?',
      'carbohydrates [carbohydrate] 72 g? | 72 g?',
      '  sugars [sugars] 9.5 g? | 9.5 g?',
      'fibre [fibre] 1.8 g? | 1.8 g?',
      'protein [protein] 18 g? | 18 g?',
      'salt [salt] 0.22 g? | 0.22 g?',
      'servings: 15',
    ],
  },
  {
    name: 'html table with nested lists in cells',
    input:
      '<table><thead><tr><th>Nutriente</th><th>100 g</th></tr></thead><tbody><tr><td>Grassi<ul><li>di cui saturi</li></ul></td><td>10 g<ul><li>4 g</li></ul></td></tr><tr><td>Proteine</td><td>20 g</td></tr></tbody></table>',
    lines: [
      'per100g "100 g"',
      'Grassi [fat] 10 g',
      '  di cui saturi [saturates] 4 g',
      'Proteine [protein] 20 g',
    ],
  },
  {
    name: 'html rowspan of a group on the left',
    input:
      '<table><tr><th>Gruppo</th><th>Sostanza</th><th>Per 2 cps</th><th>%VNR</th></tr><tr><td rowspan="2">Vitamine</td><td>Vitamina C</td><td>80 mg</td><td>100%</td></tr><tr><td>Vitamina E</td><td>12 mg</td><td>100%</td></tr><tr><td rowspan="2">Minerali</td><td>Zinco</td><td>10 mg</td><td>100%</td></tr><tr><td>Rame</td><td>1 mg</td><td>100%</td></tr></table>',
    lines: [
      'serving 2 capsula "Per 2 cps" | nrv "%VNR"',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Vitamina E [vitaminE] 12 mg (100%)',
      'Zinco [zinc] 10 mg (100%)',
      'Rame [copper] 1 mg (100%)',
    ],
  },
  {
    name: 'two html tables of two servings',
    input:
      '<h4>Per 100 g</h4><table><tr><td>Proteine</td><td>80 g</td></tr><tr><td>Sale</td><td>0,5 g</td></tr></table><h4>Per dose (25 g)</h4><table><tr><td>Proteine</td><td>20 g</td></tr><tr><td>Sale</td><td>0,13 g</td></tr></table>',
    lines: [
      'per100g "Per 100 g" | serving 25 g "Per dose (25 g)"',
      'Proteine [protein] 80 g | 20 g',
      'Sale [salt] 0.5 g | 0.13 g',
    ],
  },
  {
    name: 'percentages of two servings, the first counts',
    input:
      '| | 1 cpr | %VNR | 2 cpr | %VNR |\n|---|---|---|---|---|\n| Magnesio | 187,5 mg | 50% | 375 mg | 100% |\n| Vitamina B6 | 0,7 mg | 50% | 1,4 mg | 100% |',
    lines: [
      'serving 1 compressa "1 cpr" | nrv "%VNR" | serving 2 compressa "2 cpr" | nrv "%VNR"',
      'Magnesio [magnesium] 187.5 mg | 375 mg (50%)',
      'Vitamina B6 [vitaminB6] 0.7 mg | 1.4 mg (50%)',
    ],
  },
  {
    name: 'dose table as JSON with sub-components as names',
    input:
      '{"dose":"30 g","rows":[{"componente":"Grassi","per_100g":"6 g","per_30g":"1,8 g"},{"componente":"Grassi","sottocomponente":"di cui saturi","per_100g":"3 g","per_30g":"0,9 g"},{"componente":"Proteine","per_100g":"80 g","per_30g":"24 g"}]}',
    lines: [
      'per100g | serving 30 g',
      'Grassi [fat] 6 g | 1.8 g',
      '  di cui saturi [saturates] 3 g | 0.9 g',
      'Proteine [protein] 80 g | 24 g',
    ],
  },
  {
    name: 'keys with accents, spaces and parentheses',
    input: {
      'Valori nutrizionali': {
        'Per 100 g': {
          'Energia (kJ)': '1600',
          'Energia (kcal)': '380',
          'Grassi (g)': '6',
          'di cui saturi (g)': '3',
          'Proteine (g)': '75',
          'Sodio (mg)': '200',
        },
        'Per dose (30 g)': {
          'Energia (kJ)': '480',
          'Energia (kcal)': '114',
          'Grassi (g)': '1,8',
          'di cui saturi (g)': '0,9',
          'Proteine (g)': '22,5',
          'Sodio (mg)': '60',
        },
      },
    },
    lines: [
      'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
      'Energia [energyKj] 1600 kJ | 480 kJ',
      'Energia [energyKcal] 380 kcal | 114 kcal',
      'Grassi [fat] 6 g | 1.8 g',
      '  di cui saturi [saturates] 3 g | 0.9 g',
      'Proteine [protein] 75 g | 22.5 g',
      'Sodio [sodium] 200 mg | 60 mg',
    ],
  },
  {
    name: 'serving label given as number of grams',
    input: {
      serving_size: 30,
      unit: 'g',
      nutrients: [
        { name: 'Protein', value: 24, unit: 'g' },
        { name: 'Caffeine', value: 100, unit: 'mg' },
      ],
    },
    lines: ['serving 30 g "per 30 g"', 'Protein [protein] 24 g', 'Caffeine [caffeine] 100 mg'],
  },
  {
    name: 'boolean indent and VNR as number without sign',
    input: {
      dose: '2 compresse',
      righe: [
        { nutriente: 'Calcio', quantita: '400 mg', vnr: 50 },
        { nutriente: 'Vitamina D', quantita: '10 mcg', vnr: '200' },
        { nutriente: 'Isoflavoni', quantita: '40 mg', vnr: '-' },
        { nutriente: 'genisteina', quantita: '20 mg', sottocomponente: true },
      ],
    },
    lines: [
      'serving 2 compressa "2 compresse" | nrv',
      'Calcio [calcium] 400 mg (50%)',
      'Vitamina D [vitaminD] 10 µg (200%)',
      'Isoflavoni [] 40 mg',
      '  genisteina [] 20 mg',
    ],
  },
  {
    name: 'text with values glued to units and no spaces behind commas',
    input:
      'Per 100g:Energia 1604kJ(379kcal),Grassi 5,1g,di cui saturi 1,2g,Carboidrati 8g,di cui zuccheri 4g,Proteine 74g,Sale 0,9g',
    lines: [
      'per100g "Per 100g"',
      'Energia [energyKj] 1604 kJ',
      'Energia [energyKcal] 379 kcal',
      'Grassi [fat] 5.1 g',
      '  di cui saturi [saturates] 1.2 g',
      'Carboidrati [carbohydrate] 8 g',
      '  di cui zuccheri [sugars] 4 g',
      'Proteine [protein] 74 g',
      'Sale [salt] 0.9 g',
    ],
  },
  {
    name: 'carriage returns and tabs before colons',
    input:
      'Per dose (20 g)\r\nProteine\t:\t15 g\r\nCarboidrati\t:\t2 g\r\ndi cui zuccheri\t:\t1 g\r\n',
    lines: [
      'serving 20 g "Per dose (20 g)"',
      'Carboidrati [carbohydrate] 2 g',
      '  di cui zuccheri [sugars] 1 g',
      'Proteine [protein] 15 g',
    ],
  },
  {
    name: 'pre-workout with blend and its parts',
    input:
      '| Componenti | per 12 g |\n|---|---|\n| Miscela energetica di cui: | 5.000 mg |\n| - Citrullina malato | 3.000 mg |\n| - Arginina AKG | 2.000 mg |\n| Caffeina anidra | 200 mg |\n| Beta-alanina | 3,2 g |',
    lines: [
      'serving 12 g "per 12 g"',
      'Miscela energetica di cui [] 5000 mg',
      '  Citrullina malato [citrullineMalate] 3000 mg',
      '  Arginina AKG [arginineAlphaKetoglutarate] 2000 mg',
      'Caffeina anidra [caffeine] 200 mg',
      'Beta-alanina [betaAlanine] 3.2 g',
    ],
  },
  {
    name: 'vitamins in international units and milligrams in brackets',
    input:
      'Contenuto per perla: Vitamina D3 2000 UI (50 mcg - 1000% VNR), Vitamina E 30 UI (20 mg), Vitamina A 800 mcg (2664 UI)',
    lines: [
      'serving 1 perla "per perla"',
      'Vitamina D3 [vitaminD] 2000 UI (1000%)',
      'Vitamina E [vitaminE] 30 UI',
      'Vitamina A [vitaminA] 800 µg',
    ],
  },
  {
    name: 'heading repeated in the middle of the table',
    input:
      '| Nutrienti | per 100 g | per 30 g |\n|---|---|---|\n| Proteine | 80 g | 24 g |\n| Vitamine e minerali | per 100 g | per 30 g |\n| Vitamina B6 | 4,7 mg | 1,4 mg |\n| Aminoacidi | per 100 g | per 30 g |\n| Leucina | 8 g | 2,4 g |',
    lines: [
      'per100g "per 100 g" | serving 30 g "per 30 g"',
      'Proteine [protein] 80 g | 24 g',
      'Vitamina B6 [vitaminB6] 4.7 mg | 1.4 mg',
      'Leucina [leucine] 8 g | 2.4 g',
    ],
  },
  {
    name: 'subtitles between rows of html across all columns',
    input:
      '<table><tr><th>Valori medi</th><th>per 100 g</th></tr><tr><td colspan="2"><b>Macronutrienti</b></td></tr><tr><td>Proteine</td><td>80 g</td></tr><tr><td colspan="2"><b>Aminoacidi essenziali</b></td></tr><tr><td>Leucina</td><td>8 g</td></tr></table>',
    lines: ['per100g "per 100 g"', 'Proteine [protein] 80 g', 'Leucina [leucine] 8 g'],
  },
  {
    name: 'nutrients in a sentence of marketing',
    input:
      'Ogni barretta da 50 g apporta 20 g di proteine, 3 g di fibre e solo 1,5 g di zuccheri, per un totale di 185 kcal.',
    lines: [
      'serving 50 g "Ogni barretta da 50 g"',
      'kcal [energyKcal] 185 kcal',
      'zuccheri [sugars] 1.5 g',
      'fibre [fibre] 3 g',
      'proteine [protein] 20 g',
    ],
  },
  {
    name: 'ambiguous salt in milligrams and sodium beside it',
    input: 'Per 100 g\nSodio 0,4 g (pari a sale 1,0 g)\nSale 1,0 g\nProteine 70 g',
    lines: [
      'per100g "Per 100 g"',
      'Proteine [protein] 70 g',
      'Sale [salt] 1 g',
      'Sodio [sodium] 0.4 g',
    ],
  },
  {
    name: 'list of pairs as key and value',
    input: {
      nutritional_values: [
        { key: 'Energia', value: '1500 kJ/355 kcal' },
        { key: 'Proteine', value: '25 g' },
      ],
    },
    lines: [
      'serving',
      'Energia [energyKj] 1500 kJ',
      'Energia [energyKcal] 355 kcal',
      'Proteine [protein] 25 g',
    ],
  },
  {
    name: 'list of lists without header, three columns',
    input: [
      ['Energia', '1650 kJ / 390 kcal', '495 kJ / 117 kcal'],
      ['Proteine', '80 g', '24 g'],
      ['Sale', '0,5 g', '0,15 g'],
    ],
    lines: [
      'serving | other',
      'Energia [energyKj] 1650 kJ | 495 kJ',
      'Energia [energyKcal] 390 kcal | 117 kcal',
      'Proteine [protein] 80 g | 24 g',
      'Sale [salt] 0.5 g | 0.15 g',
    ],
  },
  {
    name: 'enzymes with units of activity in the values',
    input:
      'Componenti\tper 1 cps\nLattasi\t4500 FCC\nBromelina\t100 mg (250 GDU)\nAmilasi\t5.000 SKB\nProteasi\t20.000 HUT\nLipasi\t1.000 FIP\nCellulasi\t500 CU',
    lines: [
      'serving 1 capsula "per 1 cps"',
      'Lattasi [] 4500 FCC',
      'Bromelina [] 100 mg',
      'Amilasi [] 5000 SKB',
      'Proteasi [] 20000 HUT',
      'Lipasi [] 1000 FIP',
      'Cellulasi [] 500 CU',
    ],
  },
  {
    name: 'osmolality and pH beside an isotonic drink',
    input:
      'Per 500 ml\nEnergia: 510 kJ / 120 kcal\nCarboidrati: 30 g\nSodio: 230 mg\nCloruri: 350 mg (44% VNR)\nOsmolalità: 285 mOsm/kg',
    lines: [
      'serving 500 ml "Per 500 ml"',
      'Energia [energyKj] 510 kJ',
      'Energia [energyKcal] 120 kcal',
      'Carboidrati [carbohydrate] 30 g',
      'Sodio [sodium] 230 mg',
      'Cloruri [chloride] 350 mg (44%)',
      'Osmolalità [] 285',
    ],
  },
  {
    name: 'casein with leading emoji and stars',
    input:
      '🔥 Energia: 1550 kJ / 366 kcal\n💪 Proteine: 82 g\n🥑 Grassi: 1,5 g\n🍞 Carboidrati: 5 g\n🧂 Sale: 0,3 g\n(valori medi per 100 g)',
    lines: [
      'per100g "(valori medi per 100 g)"',
      'Energia [energyKj] 1550 kJ',
      'Energia [energyKcal] 366 kcal',
      'Grassi [fat] 1.5 g',
      'Carboidrati [carbohydrate] 5 g',
      'Proteine [protein] 82 g',
      'Sale [salt] 0.3 g',
    ],
  },
  {
    name: 'energy alone in kcal, kJ missing',
    input: { per_dose: { porzione: '1 gel (35 ml)', Energia: '100 kcal', Carboidrati: '25 g' } },
    lines: [
      'serving 35 ml "1 gel (35 ml)"',
      'Energia [energyKcal] 100 kcal',
      'Carboidrati [carbohydrate] 25 g',
    ],
  },

  {
    name: 'gainer with dose of two scoops and percent in brackets',
    input:
      'VALORI NUTRIZIONALI | 100 g | 1 dose (2 misurini = 70 g)\n--- | --- | ---\nValore energetico | 1.607 kJ - 379 kcal | 1.125 kJ - 265 kcal\nGrassi | 2,1 g | 1,5 g\nacidi grassi saturi | 1,1 g | 0,8 g\nCarboidrati | 66 g | 46 g\nzuccheri | 9,8 g | 6,9 g\nFibre | 1,9 g | 1,3 g\nProteine | 23 g | 16 g\nSale | 0,33 g | 0,23 g\nCreatina | 4,3 g | 3,0 g',
    lines: [
      'per100g "100 g" | serving 70 g "1 dose (2 misurini = 70 g)"',
      'Valore energetico [energyKj] 1607 kJ | 1125 kJ',
      'Valore energetico [energyKcal] 379 kcal | 265 kcal',
      'Grassi [fat] 2.1 g | 1.5 g',
      '  acidi grassi saturi [saturates] 1.1 g | 0.8 g',
      'Carboidrati [carbohydrate] 66 g | 46 g',
      '  zuccheri [sugars] 9.8 g | 6.9 g',
      'Fibre [fibre] 1.9 g | 1.3 g',
      'Proteine [protein] 23 g | 16 g',
      'Sale [salt] 0.33 g | 0.23 g',
      'Creatina [creatine] 4.3 g | 3 g',
    ],
  },
  {
    name: 'capsules: amounts for one and for the daily dose in one cell',
    input:
      '| Componente | per capsula / per dose giornaliera (3 capsule) |\n|---|---|\n| Ashwagandha e.s. | 200 mg / 600 mg |\n| Magnesio | 50 mg / 150 mg |',
    lines: [
      'serving 3 capsula "per capsula / per dose giornaliera (3 capsule)"',
      'Ashwagandha e.s. [] 200 mg',
      'Magnesio [magnesium] 50 mg',
    ],
  },
  {
    name: 'spirulina tablets with phycocyanin and percents as text',
    input: {
      dose: 'Per 6 compresse (3 g)',
      rows: [
        { nutriente: 'Proteine', quantita: '1,9 g' },
        { nutriente: 'Ficocianina', quantita: '390 mg' },
        { nutriente: 'Ferro', quantita: '2,1 mg', vnr: '15% VNR*' },
      ],
      notes: '* Valori Nutritivi di Riferimento',
    },
    lines: [
      'serving 3 g "Per 6 compresse (3 g)" | nrv',
      'Proteine [protein] 1.9 g',
      'Ficocianina [] 390 mg',
      'Ferro [iron] 2.1 mg (15%)',
      'note: * Valori Nutritivi di Riferimento',
    ],
  },
  {
    name: 'isotonic tablets, unit column and missing values',
    input:
      'Nutriente\tU.M.\t1 compressa\t%VNR\nEnergia\tkcal\t8\t\nCarboidrati\tg\t1,2\t\nSodio\tmg\t300\t-\nMagnesio\tmg\t56\t15\nVitamina B12\tµg\t1,3\t50',
    lines: [
      'serving 1 compressa "1 compressa" | nrv "%VNR"',
      'Energia [energyKcal] 8 kcal',
      'Carboidrati [carbohydrate] 1.2 g',
      'Sodio [sodium] 300 mg',
      'Magnesio [magnesium] 56 mg (15%)',
      'Vitamina B12 [vitaminB12] 1.3 µg (50%)',
    ],
  },
  {
    name: 'almond butter with the eight rows in another order and English thousands',
    input:
      'Nutrition per 100 g\nSalt 0.02 g\nProtein 24 g\nFibre 11 g\nCarbohydrate 6.6 g\nof which sugars 4.9 g\nFat 53 g\nof which saturates 4.2 g\nEnergy 2,520 kJ / 609 kcal',
    lines: [
      'per100g "Nutrition per 100 g"',
      'Energy [energyKj] 2520 kJ',
      'Energy [energyKcal] 609 kcal',
      'Fat [fat] 53 g',
      '  of which saturates [saturates] 4.2 g',
      'Carbohydrate [carbohydrate] 6.6 g',
      '  of which sugars [sugars] 4.9 g',
      'Fibre [fibre] 11 g',
      'Protein [protein] 24 g',
      'Salt [salt] 0.02 g',
    ],
  },
  {
    name: 'probiotic with strains in brackets and CFU',
    input: {
      per_bustina: {
        'Lactobacillus rhamnosus (LMG S-28148)': '3x10^9 CFU',
        'Bifidobacterium animalis subsp. lactis (Bl-04®)': '2 mld di UFC',
        'FOS (frutto-oligosaccaridi)': '2 g',
        'Vitamina B1': '0,55 mg (50% VNR)',
      },
    },
    lines: [
      'serving 1 bustina',
      'Lactobacillus rhamnosus (LMG S-28148) [] 3000000000 UFC',
      'Bifidobacterium animalis subsp. lactis (Bl-04®) [] 2000000000 UFC',
      'FOS (frutto-oligosaccaridi) [] 2 g',
      'Vitamina B1 [thiamin] 0.55 mg (50%)',
    ],
  },
  {
    name: 'html of a builder: divs for rows and cells',
    input:
      '<div class="table"><div class="row"><div>Nutriente</div><div>Per 100 g</div></div><div class="row"><div>Energia</div><div>1600 kJ / 380 kcal</div></div><div class="row"><div>Proteine</div><div>75 g</div></div><div class="row"><div>Sale</div><div>0,5 g</div></div></div>',
    lines: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1600 kJ',
      'Energia [energyKcal] 380 kcal',
      'Proteine [protein] 75 g',
      'Sale [salt] 0.5 g',
      'title: Nutriente',
    ],
  },
  {
    name: 'escaped html in json',
    input: JSON.stringify({
      valori_nutrizionali:
        '&lt;table&gt;&lt;tr&gt;&lt;th&gt;Nutriente&lt;/th&gt;&lt;th&gt;Per 100 g&lt;/th&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Proteine&lt;/td&gt;&lt;td&gt;80 g&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Sale&lt;/td&gt;&lt;td&gt;0,5 g&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;',
    }),
    lines: ['per100g "Per 100 g"', 'Proteine [protein] 80 g', 'Sale [salt] 0.5 g'],
  },
  {
    name: 'nine sided mojibake text',
    input:
      'Per 100 g\nEnergia: 1500 kJ â€“ 355 kcal\nFibre: â‰¤ 1 g\nVitamina B12: 2,5 Âµg\nQuantitÃ  di caffÃ¨: 2 g',
    lines: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1500 kJ',
      'Energia [energyKcal] 355 kcal',
      'Fibre [fibre] <1 g',
      'Vitamina B12 [vitaminB12] 2.5 µg',
      'Quantità di caffè [] 2 g',
    ],
  },
  {
    name: 'whole label of a gel as one run-on sentence with dots',
    input:
      'Valori nutrizionali medi per gel (40 g). Energia 444 kJ/106 kcal. Grassi 0 g. di cui acidi grassi saturi 0 g. Carboidrati 26 g. di cui zuccheri 9,2 g. Proteine 0 g. Sale 0,12 g. Caffeina 100 mg.',
    lines: [
      'serving 40 g "per gel (40 g)"',
      'Energia [energyKj] 444 kJ',
      'Energia [energyKcal] 106 kcal',
      'Grassi [fat] 0 g',
      '  di cui acidi grassi saturi [saturates] 0 g',
      'Carboidrati [carbohydrate] 26 g',
      '  di cui zuccheri [sugars] 9.2 g',
      'Proteine [protein] 0 g',
      'Sale [salt] 0.12 g',
      'Caffeina [caffeine] 100 mg',
    ],
  },
  {
    name: 'dash table of a terminal',
    input:
      '+------------+-----------+\n| Nutriente  | per 100 g |\n+------------+-----------+\n| Proteine   | 80 g      |\n| Sale       | 0,5 g     |\n+------------+-----------+',
    lines: ['per100g "per 100 g"', 'Proteine [protein] 80 g', 'Sale [salt] 0.5 g'],
  },
  {
    name: 'rst-like table with equals and spaces',
    input:
      'Nutriente      per 100 g    per 20 g\n=========      =========    ========\nProteine       80 g         16 g\nSale           0,5 g        0,1 g',
    lines: [
      'per100g "per 100 g" | serving 20 g "per 20 g"',
      'Proteine [protein] 80 g | 16 g',
      'Sale [salt] 0.5 g | 0.1 g',
    ],
  },
  {
    name: 'nested per-serving object with own label in Italian',
    input: {
      valori_nutrizionali: {
        per_dose: {
          porzione: 'Per dose giornaliera (2 compresse)',
          valori: {
            'Vitamina C': { valore: '1000 mg', vnr: '1250%' },
            Zinco: { valore: '10 mg', vnr: '100%' },
          },
        },
      },
    },
    lines: [
      'serving 2 compressa "Per dose giornaliera (2 compresse)" | nrv',
      'Vitamina C [vitaminC] 1000 mg (1250%)',
      'Zinco [zinc] 10 mg (100%)',
    ],
  },
  {
    name: 'values with trailing words of quality',
    input:
      'Per 3 g\nCreatina monoidrato micronizzata: 3 g\nPurezza: 99,9%\nGranulometria: 200 mesh',
    lines: [
      'serving 3 g "Per 3 g"',
      'Creatina monoidrato micronizzata [] 3 g',
      'Purezza [] 99.9 %',
      'Granulometria [] 200',
    ],
  },
  {
    name: 'hydrolysed collagen, amounts per 100 ml of vial and vial',
    input: {
      tabella: {
        colonne: ['Componenti', 'Per 1 flaconcino (25 ml)', '% VNR*'],
        righe: [
          ['Collagene idrolizzato', '5 g', ''],
          ['Vitamina C', '40 mg', '50'],
          ['Acido ialuronico', '60 mg', '-'],
          ['Zinco', '5 mg', '50'],
        ],
      },
    },
    lines: [
      'serving 25 ml "Per 1 flaconcino (25 ml)" | nrv "% VNR*"',
      'Collagene idrolizzato [collagen] 5 g',
      'Vitamina C [vitaminC] 40 mg (50%)',
      'Acido ialuronico [hyaluronicAcid] 60 mg',
      'Zinco [zinc] 5 mg (50%)',
    ],
  },
  {
    name: 'percent daily in the same cell behind a slash',
    input:
      '| Per 1 cpr | |\n|---|---|\n| Vitamina D | 25 µg / 500% |\n| Vitamina C | 80 mg / 100% VNR |\n| Zinco | 10 mg|',
    lines: [
      'serving 1 compressa "Per 1 cpr"',
      'Vitamina D [vitaminD] 25 µg (500%)',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Zinco [zinc] 10 mg',
    ],
  },
  {
    name: 'semicolon pairs on one line with JSON-like equals',
    input:
      'energia=1600 kJ/380 kcal;grassi=6 g;saturi=3 g;carboidrati=7 g;zuccheri=5 g;proteine=74 g;sale=0,6 g',
    lines: [
      'serving',
      'energia [energyKj] 1600 kJ',
      'energia [energyKcal] 380 kcal',
      'grassi [fat] 6 g',
      '  saturi [saturates] 3 g',
      'carboidrati [carbohydrate] 7 g',
      '  zuccheri [sugars] 5 g',
      'proteine [protein] 74 g',
      'sale [salt] 0.6 g',
    ],
  },
  {
    name: 'yaml of a site',
    input:
      'valori_nutrizionali:\n  per_100g:\n    energia: 1600 kJ / 380 kcal\n    grassi: 6 g\n    proteine: 75 g\n  per_dose_30g:\n    energia: 480 kJ / 114 kcal\n    grassi: 1,8 g\n    proteine: 22,5 g',
    lines: [
      'per100g "per_100g" | serving 30 g "per_dose_30g"',
      'energia [energyKj] 1600 kJ | 480 kJ',
      'energia [energyKcal] 380 kcal | 114 kcal',
      'grassi [fat] 6 g | 1.8 g',
      'proteine [protein] 75 g | 22.5 g',
      'title: valori_nutrizionali',
    ],
  },
];
