import type { PrintedLabel } from './label.ts';

/** Labels of every kind of product, as feeds, shelves and leaflets have them, as `printedTable` writes them. */
export const kiosks: readonly PrintedLabel[] = [
  {
    name: 'half a gram as a fraction',
    input:
      'Per dose (1 compressa)\nCreatina: ½ g\nBeta-alanina 1 ½ g\nL-Taurina: ¼ g\nVitamina C: 80 mg',
    lines: [
      'serving 1 compressa "Per dose (1 compressa)"',
      'Creatina [creatine] 0.5 g',
      'Beta-alanina [betaAlanine] 1.5 g',
      'L-Taurina [taurine] 0.25 g',
      'Vitamina C [vitaminC] 80 mg',
    ],
  },
  {
    name: 'half tablet as a serving',
    input: '| | per ½ compressa |\n|---|---|\n| Melatonina | 0,5 mg |\n| Vitamina B6 | 0,7 mg |',
    lines: [
      'serving 0.5 compressa "per ½ compressa"',
      'Melatonina [melatonin] 0.5 mg',
      'Vitamina B6 [vitaminB6] 0.7 mg',
    ],
  },
  {
    name: 'range of tablets as a serving',
    input: 'Per 1-2 compresse\nMagnesio 187,5-375 mg\nPotassio 150-300 mg',
    lines: [
      'serving 1 compressa "Per 1-2 compresse"',
      'Magnesio [magnesium] 187.5..375 mg',
      'Potassio [potassium] 150..300 mg',
    ],
  },
  {
    name: 'tablet equals value first',
    input: '1 compressa = 10 mg Zinco',
    lines: ['serving 1 compressa "1 compressa"', 'Zinco [zinc] 10 mg'],
  },
  {
    name: 'sachet equals several value first',
    input: '1 bustina = 3 g creatina, 1 g taurina, 100 mg caffeina',
    lines: [
      'serving 1 bustina "1 bustina"',
      'creatina [creatine] 3 g',
      'taurina [taurine] 1 g',
      'caffeina [caffeine] 100 mg',
    ],
  },
  {
    name: 'pairs between pipes behind a lead',
    input: 'Apporto (4 capsule): Glucosamina 1500 mg | Condroitina 1200 mg | MSM 1 g',
    lines: [
      'serving 4 capsula "Apporto (4 capsule)"',
      'Glucosamina [glucosamine] 1500 mg',
      'Condroitina [chondroitin] 1200 mg',
      'MSM [msm] 1 g',
    ],
  },
  {
    name: 'second column in brackets in prose',
    input:
      'Valori nutrizionali per 100 g (per dose 30 g): energia 1600 kJ / 380 kcal (480 kJ / 114 kcal), grassi 5 g (1,5 g), carboidrati 10 g (3 g), proteine 75 g (22,5 g), sale 0,5 g (0,15 g)',
    lines: [
      'per100g "per 100 g" | serving 30 g "per dose 30 g"',
      'energia [energyKj] 1600 kJ | 480 kJ',
      'energia [energyKcal] 380 kcal | 114 kcal',
      'grassi [fat] 5 g | 1.5 g',
      'carboidrati [carbohydrate] 10 g | 3 g',
      'proteine [protein] 75 g | 22.5 g',
      'sale [salt] 0.5 g | 0.15 g',
    ],
  },
  {
    name: 'short second column in brackets',
    input: 'per 100 g (per dose 30 g): proteine 75 g (22,5 g), grassi 5 g (1,5 g)',
    lines: [
      'per100g "per 100 g" | serving 30 g "per dose 30 g"',
      'grassi [fat] 5 g | 1.5 g',
      'proteine [protein] 75 g | 22.5 g',
    ],
  },
  {
    name: 'flavours as keys with equal tables',
    input: {
      valori_nutrizionali: {
        Cacao: { per_100g: { Proteine: '78 g', Grassi: '6,5 g' } },
        Vaniglia: { per_100g: { Proteine: '80 g', Grassi: '5,8 g' } },
      },
    },
    lines: [
      'per100g "Cacao" | per100g "Vaniglia"',
      'Grassi [fat] 6.5 g | 5.8 g',
      'Proteine [protein] 78 g | 80 g',
    ],
  },
  {
    name: 'UFC in cells with multipliers',
    input:
      'Componente;Per 2 capsule\nLactobacillus acidophilus LA-5;10 x 10^9 UFC\nBifidobacterium lactis BB-12;5 miliardi UFC\nLactobacillus rhamnosus GG;2,5 mld\nInulina;500 mg',
    lines: [
      'serving 2 capsula "Per 2 capsule"',
      'Lactobacillus acidophilus LA-5 [] 10000000000 UFC',
      'Bifidobacterium lactis BB-12 [] 5000000000 UFC',
      'Lactobacillus rhamnosus GG [] 2500000000',
      'Inulina [inulin] 500 mg',
    ],
  },
  {
    name: 'enzymes with activity units',
    input:
      '| Enzima | Quantità per capsula | Attività |\n|---|---|---|\n| Lattasi | 50 mg | 5000 FCC |\n| Amilasi | 30 mg | 3600 SKB |',
    lines: [
      'serving 1 capsula "Quantità per capsula" | other "Attività"',
      'Lattasi [] 50 mg | 5000 FCC',
      'Amilasi [] 30 mg | 3600 SKB',
    ],
  },
  {
    name: 'rows of dose table with mixed keys',
    input: JSON.stringify({
      dose: '2 misurini (50 g)',
      rows: [
        { Nutriente: 'Energia', Per_100g: '1590 kJ / 375 kcal', Per_Dose: '795 kJ / 188 kcal' },
        { Nutriente: 'Grassi', Per_100g: '2,0 g', Per_Dose: '1,0 g' },
        { Nutriente: 'di cui saturi', Per_100g: '0,8 g', Per_Dose: '0,4 g', Sottocomponente: true },
        { Nutriente: 'Carboidrati', Per_100g: '75 g', Per_Dose: '37,5 g' },
        { Nutriente: 'Proteine', Per_100g: '14 g', Per_Dose: '7,0 g' },
        { Nutriente: 'Sale', Per_100g: '0,30 g', Per_Dose: '0,15 g' },
      ],
    }),
    lines: [
      'per100g | serving 50 g "2 misurini (50 g)"',
      'Energia [energyKj] 1590 kJ | 795 kJ',
      'Energia [energyKcal] 375 kcal | 188 kcal',
      'Grassi [fat] 2 g | 1 g',
      '  di cui saturi [saturates] 0.8 g | 0.4 g',
      'Carboidrati [carbohydrate] 75 g | 37.5 g',
      'Proteine [protein] 14 g | 7 g',
      'Sale [salt] 0.3 g | 0.15 g',
    ],
  },
  {
    name: 'html with rowspan energy, th scope and br',
    input:
      '<table class="nutri"><caption>Informazioni nutrizionali</caption><thead><tr><th scope="col">&nbsp;</th><th scope="col">per 100&nbsp;g</th><th scope="col">per barretta<br>(60&nbsp;g)</th></tr></thead><tbody><tr><th scope="row" rowspan="2">Energia</th><td>1580 kJ</td><td>948 kJ</td></tr><tr><td>377 kcal</td><td>226 kcal</td></tr><tr><th scope="row">Grassi<br>di cui acidi grassi saturi</th><td>12 g<br>6,1 g</td><td>7,2 g<br>3,7 g</td></tr><tr><th scope="row">Carboidrati<br>&nbsp;- di cui zuccheri<br>&nbsp;- di cui polioli</th><td>35 g<br>2,5 g<br>22 g</td><td>21 g<br>1,5 g<br>13 g</td></tr><tr><th scope="row">Fibre</th><td>6 g</td><td>3,6 g</td></tr><tr><th scope="row">Proteine</th><td>33 g</td><td>20 g</td></tr><tr><th scope="row">Sale</th><td>0,45 g</td><td>0,27 g</td></tr></tbody></table>',
    lines: [
      'per100g "per 100 g" | serving 60 g "per barretta (60 g)"',
      'Energia [energyKj] 1580 kJ | 948 kJ',
      'Energia [energyKcal] 377 kcal | 226 kcal',
      'Grassi [fat] 12 g | 7.2 g',
      '  di cui acidi grassi saturi [saturates] 6.1 g | 3.7 g',
      'Carboidrati [carbohydrate] 35 g | 21 g',
      '  di cui zuccheri [sugars] 2.5 g | 1.5 g',
      '  di cui polioli [polyols] 22 g | 13 g',
      'Fibre [fibre] 6 g | 3.6 g',
      'Proteine [protein] 33 g | 20 g',
      'Sale [salt] 0.45 g | 0.27 g',
      'title: Informazioni nutrizionali',
    ],
  },
  {
    name: 'pdf table parted by spaces',
    input:
      'INFORMAZIONI NUTRIZIONALI        per 100 g        per gel (40 g)\nEnergia                          1105 kJ          442 kJ\n                                 260 kcal         104 kcal\nGrassi                           0 g              0 g\n  di cui acidi grassi saturi     0 g              0 g\nCarboidrati                      65 g             26 g\n  di cui zuccheri                22 g             8,8 g\nProteine                         0 g              0 g\nSale                             0,55 g           0,22 g\nCaffeina                         188 mg           75 mg',
    lines: [
      'per100g "per 100 g" | serving 40 g "per gel (40 g)"',
      'Energia [energyKj] 1105 kJ | 442 kJ',
      'Energia [energyKcal] 260 kcal | 104 kcal',
      'Grassi [fat] 0 g | 0 g',
      '  di cui acidi grassi saturi [saturates] 0 g | 0 g',
      'Carboidrati [carbohydrate] 65 g | 26 g',
      '  di cui zuccheri [sugars] 22 g | 8.8 g',
      'Proteine [protein] 0 g | 0 g',
      'Sale [salt] 0.55 g | 0.22 g',
      'Caffeina [caffeine] 188 mg | 75 mg',
    ],
  },
  {
    name: 'multivitamin of 25 rows, tabs, footnotes',
    input:
      'INGREDIENTI\tPER 2 CPR\t% VNR*\nVitamina A (Retinil acetato)\t800 µg RE\t100%\nVitamina D3 (colecalciferolo)\t25 µg (1000 UI)\t500%\nVitamina E (acetato di D-alfa-tocoferile)\t12 mg α-TE\t100%\nVitamina K2 (MK-7)\t75 µg\t100%\nVitamina C (acido L-ascorbico)\t160 mg\t200%\nTiamina (Vit. B1)\t2,2 mg\t200%\nRiboflavina (Vit. B2)\t2,8 mg\t200%\nNiacina (Vit. B3)\t32 mg NE\t200%\nVitamina B6 (piridossina cloridrato)\t2,8 mg\t200%\nAcido folico (5-MTHF)\t400 µg\t200%\nVitamina B12 (metilcobalamina)\t5 µg\t200%\nBiotina (Vit. H)\t100 µg\t200%\nAcido pantotenico (Vit. B5)\t12 mg\t200%\nCalcio (carbonato)\t120 mg\t15%\nMagnesio (ossido)\t56,3 mg\t15%\nFerro (bisglicinato)\t14 mg\t100%\nZinco (citrato)\t10 mg\t100%\nRame (gluconato)\t1 mg\t100%\nManganese (solfato)\t2 mg\t100%\nSelenio (L-selenometionina)\t55 µg\t100%\nCromo (picolinato)\t40 µg\t100%\nMolibdeno (molibdato di sodio)\t50 µg\t100%\nIodio (ioduro di potassio)\t150 µg\t100%\nLuteina\t2 mg\t**\nCoenzima Q10\t10 mg\t**\n*VNR: valori nutritivi di riferimento ai sensi del Reg. UE 1169/2011\n**VNR non stabilito',
    lines: [
      'serving 2 compressa "PER 2 CPR" | nrv "% VNR*"',
      'Vitamina A (Retinil acetato) [vitaminA] 800 µg (100%)',
      'Vitamina D3 (colecalciferolo) [vitaminD] 25 µg (500%)',
      'Vitamina E (acetato di D-alfa-tocoferile) [vitaminE] 12 mg (100%)',
      'Vitamina K2 (MK-7) [vitaminK] 75 µg (100%)',
      'Vitamina C (acido L-ascorbico) [vitaminC] 160 mg (200%)',
      'Tiamina (Vit. B1) [thiamin] 2.2 mg (200%)',
      'Riboflavina (Vit. B2) [riboflavin] 2.8 mg (200%)',
      'Niacina (Vit. B3) [niacin] 32 mg (200%)',
      'Vitamina B6 (piridossina cloridrato) [vitaminB6] 2.8 mg (200%)',
      'Acido folico (5-MTHF) [folicAcid] 400 µg (200%)',
      'Vitamina B12 (metilcobalamina) [vitaminB12] 5 µg (200%)',
      'Biotina (Vit. H) [biotin] 100 µg (200%)',
      'Acido pantotenico (Vit. B5) [pantothenicAcid] 12 mg (200%)',
      'Calcio (carbonato) [calcium] 120 mg (15%)',
      'Magnesio (ossido) [magnesium] 56.3 mg (15%)',
      'Ferro (bisglicinato) [iron] 14 mg (100%)',
      'Zinco (citrato) [zinc] 10 mg (100%)',
      'Rame (gluconato) [copper] 1 mg (100%)',
      'Manganese (solfato) [manganese] 2 mg (100%)',
      'Selenio (L-selenometionina) [selenium] 55 µg (100%)',
      'Cromo (picolinato) [chromium] 40 µg (100%)',
      'Molibdeno (molibdato di sodio) [molybdenum] 50 µg (100%)',
      'Iodio (ioduro di potassio) [iodine] 150 µg (100%)',
      'Luteina [lutein] 2 mg',
      'Coenzima Q10 [coenzymeQ10] 10 mg',
      'note: *VNR: valori nutritivi di riferimento ai sensi del Reg. UE 1169/2011',
      'note: **VNR non stabilito',
    ],
  },
  {
    name: 'peanut butter lines with spaced kJ',
    input:
      'Valori nutrizionali medi per 100 g di prodotto:\nEnergia 2 611 kJ – 630 kcal\nGrassi 51 g\n  – di cui acidi grassi saturi 7,4 g\n  – di cui acidi grassi monoinsaturi 26 g\n  – di cui acidi grassi polinsaturi 16 g\nCarboidrati 12 g\n  – di cui zuccheri 5,6 g\nFibre 8,0 g\nProteine 26 g\nSale < 0,01 g',
    lines: [
      'per100g "Valori nutrizionali medi per 100 g di prodotto"',
      'Energia [energyKj] 2611 kJ',
      'Energia [energyKcal] 630 kcal',
      'Grassi [fat] 51 g',
      '  di cui acidi grassi saturi [saturates] 7.4 g',
      '  di cui acidi grassi monoinsaturi [monounsaturates] 26 g',
      '  di cui acidi grassi polinsaturi [polyunsaturates] 16 g',
      'Carboidrati [carbohydrate] 12 g',
      '  di cui zuccheri [sugars] 5.6 g',
      'Fibre [fibre] 8 g',
      'Proteine [protein] 26 g',
      'Sale [salt] <0.01 g',
    ],
  },
  {
    name: 'nutritional table with percent numbers',
    input: {
      nutritional_table: {
        title: 'Supplement Facts',
        serving_size: '3 capsule',
        servings_per_container: '40',
        values: [
          { nutrient: 'Energia', amount: '12', unit: 'kcal', daily_value: null },
          { nutrient: 'Caffeina anidra', amount: 200, unit: 'mg', daily_value: '**' },
          { nutrient: 'L-Carnitina', amount: '0,5', unit: 'g', daily_value: '-' },
          { nutrient: 'Cromo', amount: 200, unit: 'mcg', daily_value: '500%' },
          { nutrient: '', amount: 10, unit: 'mg' },
          { nutrient: 'Tè verde e.s.', amount: null, unit: 'mg' },
        ],
      },
    },
    lines: [
      'serving 3 capsula "3 capsule" | nrv',
      'Energia [energyKcal] 12 kcal',
      'Caffeina anidra [caffeine] 200 mg',
      'L-Carnitina [carnitine] 0.5 g',
      'Cromo [chromium] 200 µg (500%)',
      'title: Supplement Facts',
      'servings: 40',
    ],
  },
  {
    name: 'sections with a label inside and slugs as keys',
    input: {
      per_100g: [
        { componente: 'Valore energetico', valore: '1.485 kJ (350 kcal)' },
        { componente: 'Grassi', valore: '0,5 g' },
        { componente: 'di cui acidi grassi saturi', valore: '0,1 g' },
        { componente: 'Carboidrati', valore: '84,0 g' },
        { componente: 'di cui zuccheri', valore: '40,5 g' },
        { componente: 'Proteine', valore: '0 g' },
        { componente: 'Sale', valore: '1,38 g' },
        { componente: 'Magnesio', valore: '141 mg (37,6% VNR)' },
      ],
      per_dose_40g: [
        { componente: 'Valore energetico', valore: '594 kJ (140 kcal)' },
        { componente: 'Grassi', valore: '0,2 g' },
        { componente: 'di cui acidi grassi saturi', valore: '0 g' },
        { componente: 'Carboidrati', valore: '33,6 g' },
        { componente: 'di cui zuccheri', valore: '16,2 g' },
        { componente: 'Proteine', valore: '0 g' },
        { componente: 'Sale', valore: '0,55 g' },
        { componente: 'Magnesio', valore: '56,4 mg (15% VNR)' },
      ],
    },
    lines: [
      'per100g | serving 40 g',
      'Valore energetico [energyKj] 1485 kJ | 594 kJ',
      'Valore energetico [energyKcal] 350 kcal | 140 kcal',
      'Grassi [fat] 0.5 g | 0.2 g',
      '  di cui acidi grassi saturi [saturates] 0.1 g | 0 g',
      'Carboidrati [carbohydrate] 84 g | 33.6 g',
      '  di cui zuccheri [sugars] 40.5 g | 16.2 g',
      'Proteine [protein] 0 g | 0 g',
      'Sale [salt] 1.38 g | 0.55 g',
      'Magnesio [magnesium] 141 mg | 56.4 mg (15%)',
    ],
  },
  {
    name: 'html in json of a cms with nested table and unclosed cells',
    input: {
      features: {
        valori_nutrizionali:
          '<p><strong>Valori nutrizionali</strong></p><table><tr><td><table><tr><th>Nutriente<th>100 ml<th>Dose 500 ml<tr><td>Energia<td>103 kJ/24 kcal<td>515 kJ/121 kcal<tr><td>Carboidrati<td>6,0 g<td>30 g<tr><td>di cui zuccheri<td>5,6 g<td>28 g<tr><td>Sale<td>0,13 g<td>0,63 g<tr><td>Potassio<td>20 mg<td>100 mg</table></td></tr></table>',
      },
    },
    lines: [
      'per100ml "100 ml" | serving 500 ml "Dose 500 ml"',
      'Energia [energyKj] 103 kJ | 515 kJ',
      'Energia [energyKcal] 24 kcal | 121 kcal',
      'Carboidrati [carbohydrate] 6 g | 30 g',
      '  di cui zuccheri [sugars] 5.6 g | 28 g',
      'Sale [salt] 0.13 g | 0.63 g',
      'Potassio [potassium] 20 mg | 100 mg',
      'title: Valori nutrizionali',
    ],
  },
  {
    name: 'rice cream with traces and OCR letters',
    input:
      'Valori nutrizionali per lOO g\nEnergia: 15l2 kJ / 356 kcal\nGrassi: O,9 g\ndi cui saturi: tracce\nCarboidrati: 79 g\ndi cui zuccheri: <O,5 g\nFibre: l,2 g\nProteine: 7,3 g\nSale: O,O1 g',
    lines: [
      'per100g "Valori nutrizionali per lOO g"',
      'Energia [energyKj] 1512 kJ',
      'Energia [energyKcal] 356 kcal',
      'Grassi [fat] 0.9 g',
      '  di cui saturi [saturates] traces 0 g',
      'Carboidrati [carbohydrate] 79 g',
      '  di cui zuccheri [sugars] <0.5 g',
      'Fibre [fibre] 1.2 g',
      'Proteine [protein] 7.3 g',
      'Sale [salt] 0.01 g',
    ],
  },
  {
    name: 'mojibake multivitamin with QuantitÃ ',
    input:
      '| Componente | QuantitÃ  per compressa | %VNR |\n|---|---|---|\n| Vitamina D3 | 50 Âµg | 1000% |\n| Vitamina B12 | 2,5 Âµg | 100% |\n| TÃ¨ verde e.s. | 150 mg | â€“ |',
    lines: [
      'serving 1 compressa "Quantità per compressa" | nrv "%VNR"',
      'Vitamina D3 [vitaminD] 50 µg (1000%)',
      'Vitamina B12 [vitaminB12] 2.5 µg (100%)',
      'Tè verde e.s. [] 150 mg',
    ],
  },
  {
    name: 'two tables in one text: per 100 g then amino acids',
    input:
      '| Valori nutrizionali | per 100 g | per 25 g |\n|---|---|---|\n| Proteine | 92 g | 23 g |\n| Grassi | 0,5 g | 0,1 g |\n\n| Aminogramma | per 100 g di proteine |\n|---|---|\n| L-Leucina | 10,6 g |\n| L-Lisina | 9,6 g |\n| Acido glutammico | 17,5 g |',
    lines: [
      'per100g "per 100 g" | serving 25 g "per 25 g" | other "per 100 g di proteine"',
      'Grassi [fat] 0.5 g | 0.1 g | -',
      'Proteine [protein] 92 g | 23 g | -',
      'L-Leucina [leucine] - | - | 10.6 g',
      'L-Lisina [lysine] - | - | 9.6 g',
      'Acido glutammico [glutamicAcid] - | - | 17.5 g',
    ],
  },
  {
    name: 'multi-language rows with slashes',
    input:
      'Valori nutrizionali / Nutrition facts | per 100 g\nEnergia / Energy | 1523 kJ / 359 kcal\nGrassi / Fat | 1,5 g\n- di cui acidi grassi saturi / of which saturates | 0,9 g\nCarboidrati / Carbohydrate | 6,0 g\n- di cui zuccheri / of which sugars | 5,1 g\nProteine / Protein | 80 g\nSale / Salt | 0,38 g',
    lines: [
      'per100g "per 100 g"',
      'Energia / Energy [energyKj] 1523 kJ',
      'Energia / Energy [energyKcal] 359 kcal',
      'Grassi / Fat [fat] 1.5 g',
      '  di cui acidi grassi saturi / of which saturates [saturates] 0.9 g',
      'Carboidrati / Carbohydrate [carbohydrate] 6 g',
      '  di cui zuccheri / of which sugars [sugars] 5.1 g',
      'Proteine / Protein [protein] 80 g',
      'Sale / Salt [salt] 0.38 g',
    ],
  },
  {
    name: 'omega 3 softgel with sub-rows and two dose columns',
    input:
      'Componenti\tPer 1 softgel\tPer 3 softgel\nOlio di pesce\t1.000 mg\t3.000 mg\ndi cui Omega-3\t700 mg\t2.100 mg\n- EPA\t400 mg\t1.200 mg\n- DHA\t200 mg\t600 mg\nVitamina E\t5 mg (42% VNR)\t15 mg (125% VNR)',
    lines: [
      'serving 1 softgel "Per 1 softgel" | serving 3 softgel "Per 3 softgel"',
      'Olio di pesce [] 1000 mg | 3000 mg',
      '  di cui Omega-3 [omega3] 700 mg | 2100 mg',
      '  EPA [epa] 400 mg | 1200 mg',
      '  DHA [dha] 200 mg | 600 mg',
      'Vitamina E [vitaminE] 5 mg | 15 mg (42%)',
    ],
  },
  {
    name: 'value and unit as keys of each nutrient',
    input: {
      nutrizione: {
        base: 'per 100 g',
        energia_kj: { valore: 1700, unita: 'kJ' },
        energia_kcal: { valore: 405, unita: 'kcal' },
        grassi_totali: { valore: 8.5, unita: 'g' },
        acidi_grassi_saturi: { valore: 2.1, unita: 'g' },
        carboidrati: { valore: 60, unita: 'g' },
        zuccheri: { valore: 1.1, unita: 'g' },
        proteine: { valore: 21, unita: 'g' },
        sale: { valore: '0,05', unita: 'g' },
      },
    },
    lines: [
      'per100g "per 100 g"',
      'energia [energyKj] 1700 kJ',
      'energia [energyKcal] 405 kcal',
      'grassi totali [fat] 8.5 g',
      '  acidi grassi saturi [saturates] 2.1 g',
      'carboidrati [carbohydrate] 60 g',
      '  zuccheri [sugars] 1.1 g',
      'proteine [protein] 21 g',
      'sale [salt] 0.05 g',
    ],
  },
  {
    name: 'honey without fat row printed, names with unit',
    input:
      'Nutriente (per 100 g);Valore\nEnergia (kJ);1360\nEnergia (kcal);320\nCarboidrati (g);80\ndi cui zuccheri (g);78\nProteine (g);0,4\nSodio (mg);4',
    lines: [
      'per100g "Nutriente (per 100 g)"',
      'Energia [energyKj] 1360 kJ',
      'Energia [energyKcal] 320 kcal',
      'Carboidrati [carbohydrate] 80 g',
      '  di cui zuccheri [sugars] 78 g',
      'Proteine [protein] 0.4 g',
      'Sodio [sodium] 4 mg',
    ],
  },
  {
    name: 'pre-workout run-on text without separators',
    input:
      'Per dose da 15 g Citrullina malato 6 g Beta-alanina 3,2 g Creatina monoidrato 3 g L-Arginina AKG 2 g Taurina 1 g Caffeina 200 mg Niacina 16 mg (100% VNR) Vitamina B6 1,4 mg (100% VNR)',
    lines: [
      'serving 15 g "Per dose da 15 g"',
      'Citrullina malato [citrullineMalate] 6 g',
      'Beta-alanina [betaAlanine] 3.2 g',
      'Creatina monoidrato [creatine] 3 g',
      'L-Arginina AKG [arginineAlphaKetoglutarate] 2 g',
      'Taurina [taurine] 1 g',
      'Caffeina [caffeine] 200 mg',
      'Niacina [niacin] 16 mg (100%)',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
    ],
  },
  {
    name: 'per_porzione takes the serving label',
    input: {
      per_porzione: [
        { componente: 'Proteine', valore: '24 g' },
        { componente: 'Zuccheri', valore: '1,2 g' },
      ],
      per_100g: [
        { componente: 'Proteine', valore: '80 g' },
        { componente: 'Zuccheri', valore: '4 g' },
      ],
    },
    servingLabel: 'Per 30 g**',
    lines: [
      'serving 30 g "Per 30 g**" | per100g',
      'Zuccheri [sugars] 1.2 g | 4 g',
      'Proteine [protein] 24 g | 80 g',
    ],
  },
  {
    name: 'fat burner with extract titration',
    input:
      'Tenore per 2 compresse:\nGarcinia e.s. 500 mg tit. 60% in acido idrossicitrico 300 mg\nTè verde e.s. 400 mg\napporto di polifenoli 360 mg\nColina 82,5 mg\nCromo 40 mcg 100% VNR*',
    lines: [
      'serving 2 compressa "Tenore per 2 compresse"',
      'Garcinia e.s. [] 500 mg',
      'tit. 60% in acido idrossicitrico [] 300 mg',
      'Tè verde e.s. [] 400 mg',
      '  apporto di polifenoli [polyphenols] 360 mg',
      'Colina [choline] 82.5 mg',
      'Cromo [chromium] 40 µg (100%)',
    ],
  },
  {
    name: 'isotonic as sold and as prepared',
    input:
      '| | Per 100 g di polvere | Per 500 ml di bevanda pronta (35 g di polvere) |\n|:--|--:|--:|\n| Energia | 1590 kJ<br>374 kcal | 557 kJ<br>131 kcal |\n| Carboidrati | 90 g | 31,5 g |\n| Sodio | 680 mg | 238 mg |\n| Cloruro | 800 mg (100%**) | 280 mg (35%**) |',
    lines: [
      'per100g "Per 100 g di polvere" | serving 500 ml "Per 500 ml di bevanda pronta (35 g di polvere)"',
      'Energia [energyKj] 1590 kJ | 557 kJ',
      'Energia [energyKcal] 374 kcal | 131 kcal',
      'Carboidrati [carbohydrate] 90 g | 31.5 g',
      'Sodio [sodium] 680 mg | 238 mg',
      'Cloruro [chloride] 800 mg | 280 mg (35%)',
    ],
  },
  {
    name: 'with milk is another basis',
    input:
      'Nutriente\tPer 100 g\tPer dose (30 g)\tCon 300 ml di latte scremato\nEnergia\t1560 kJ / 368 kcal\t468 kJ / 110 kcal\t911 kJ / 216 kcal\nProteine\t77 g\t23 g\t33 g\nSale\t0,60 g\t0,18 g\t0,49 g',
    lines: [
      'per100g "Per 100 g" | serving 30 g "Per dose (30 g)" | other "Con 300 ml di latte scremato"',
      'Energia [energyKj] 1560 kJ | 468 kJ | 911 kJ',
      'Energia [energyKcal] 368 kcal | 110 kcal | 216 kcal',
      'Proteine [protein] 77 g | 23 g | 33 g',
      'Sale [salt] 0.6 g | 0.18 g | 0.49 g',
    ],
  },
  {
    name: 'list of label: value lines',
    input: [
      'Porzione: 30 g',
      'Porzioni per confezione: 33',
      'Energia: 480 kJ / 114 kcal',
      'Proteine: 24 g',
      'Carboidrati: 1,8 g',
      'di cui zuccheri: 1,5 g',
      'Grassi: 1,2 g',
      'di cui acidi grassi saturi: 0,6 g',
      'Sale: 0,15 g',
    ],
    lines: [
      'serving 30 g "Porzione: 30 g"',
      'Energia [energyKj] 480 kJ',
      'Energia [energyKcal] 114 kcal',
      'Grassi [fat] 1.2 g',
      '  di cui acidi grassi saturi [saturates] 0.6 g',
      'Carboidrati [carbohydrate] 1.8 g',
      '  di cui zuccheri [sugars] 1.5 g',
      'Proteine [protein] 24 g',
      'Sale [salt] 0.15 g',
      'servings: 33',
    ],
  },
  {
    name: 'reference column before the values',
    input:
      '| Vitamine | %VNR* | per compressa |\n|---|---|---|\n| Vitamina C | 100% | 80 mg |\n| Zinco | 75% | 7,5 mg |\n\n*VNR = Valori Nutritivi di Riferimento',
    lines: [
      'nrv "%VNR*" | serving 1 compressa "per compressa"',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Zinco [zinc] 7.5 mg (75%)',
      'note: *VNR = Valori Nutritivi di Riferimento',
    ],
  },
  {
    name: 'wrong label raises its diagnostics',
    input:
      'per 100 g\nEnergia 1600 kJ / 300 kcal\nGrassi 10 g\ndi cui saturi 14 g\nCarboidrati 50 g\nProteine 55 g\nSale 1 g\nSodio 1000 mg',
    lines: [
      'per100g "per 100 g"',
      'Energia [energyKj] 1600 kJ',
      'Energia [energyKcal] 300 kcal',
      'Grassi [fat] 10 g',
      '  di cui saturi [saturates] 14 g',
      'Carboidrati [carbohydrate] 50 g',
      'Proteine [protein] 55 g',
      'Sale [salt] 1 g',
      'Sodio [sodium] 1000 mg',
      '! energy-kj-kcal-mismatch',
      '! energy-atwater-mismatch',
      '! sub-exceeds-parent',
      '! sum-exceeds-100',
      '! salt-sodium-mismatch',
    ],
  },
  {
    name: 'semicolons with reference and lower case headers',
    input:
      'nutriente;per 100g;per dose 25g;vnr\nenergia;1545 kJ/364 kcal;386 kJ/91 kcal;\ngrassi;0,9 g;0,2 g;\nproteine;87 g;22 g;\ncalcio;480 mg;120 mg;15%',
    lines: [
      'per100g "per 100g" | serving 25 g "per dose 25g" | nrv "vnr"',
      'energia [energyKj] 1545 kJ | 386 kJ',
      'energia [energyKcal] 364 kcal | 91 kcal',
      'grassi [fat] 0.9 g | 0.2 g',
      'proteine [protein] 87 g | 22 g',
      'calcio [calcium] 480 mg | 120 mg (15%)',
    ],
  },
  {
    name: 'names in one cell with di cui behind a comma',
    input:
      '| | 100 g |\n|---|---|\n| Energia | 1.902 kJ - 455 kcal |\n| Grassi, di cui saturi | 18 g, 9,2 g |\n| Carboidrati (di cui zuccheri) | 48 g (30 g) |\n| Proteine | 24 g |\n| Sale | 0,40 g |',
    lines: [
      'per100g "100 g"',
      'Energia [energyKj] 1902 kJ',
      'Energia [energyKcal] 455 kcal',
      'Grassi [fat] 18 g',
      '  di cui saturi [saturates] 9.2 g',
      'Carboidrati [carbohydrate] 48 g',
      '  di cui zuccheri [sugars] 30 g',
      'Proteine [protein] 24 g',
      'Sale [salt] 0.4 g',
    ],
  },

  {
    name: 'amino acid profile as a sectioned list',
    input: [
      '**Valori nutrizionali per 100 g**',
      'Energia: 1.570 kJ / 370 kcal',
      'Grassi: 1,5 g',
      'di cui acidi grassi saturi: 1,0 g',
      'Carboidrati: 4,0 g',
      'di cui zuccheri: 4,0 g',
      'Proteine: 85 g',
      'Sale: 0,5 g',
      '**Profilo aminoacidico per 100 g di proteine**',
      'Alanina: 5,1 g',
      'Arginina: 2,1 g',
      'Acido Aspartico: 11 g',
      'L-Leucina: 10,5 g',
      'L-Isoleucina: 6,4 g',
      'L-Valina: 5,8 g',
    ],
    lines: [
      'per100g "Valori nutrizionali per 100 g" | other "Profilo aminoacidico per 100 g di proteine"',
      'Energia [energyKj] 1570 kJ | -',
      'Energia [energyKcal] 370 kcal | -',
      'Grassi [fat] 1.5 g | -',
      '  di cui acidi grassi saturi [saturates] 1 g | -',
      'Carboidrati [carbohydrate] 4 g | -',
      '  di cui zuccheri [sugars] 4 g | -',
      'Proteine [protein] 85 g | -',
      'Sale [salt] 0.5 g | -',
      'Alanina [alanine] - | 5.1 g',
      'Arginina [arginine] - | 2.1 g',
      'Acido Aspartico [asparticAcid] - | 11 g',
      'L-Leucina [leucine] - | 10.5 g',
      'L-Isoleucina [isoleucine] - | 6.4 g',
      'L-Valina [valine] - | 5.8 g',
    ],
  },
  {
    name: 'pipe rows without header and separator',
    input:
      'Energia | 1.548 kJ / 365 kcal | 464 kJ / 110 kcal\nGrassi | 1,9 g | 0,6 g\nProteine | 77 g | 23 g\nSale | 0,5 g | 0,2 g',
    lines: [
      'serving | other',
      'Energia [energyKj] 1548 kJ | 464 kJ',
      'Energia [energyKcal] 365 kcal | 110 kcal',
      'Grassi [fat] 1.9 g | 0.6 g',
      'Proteine [protein] 77 g | 23 g',
      'Sale [salt] 0.5 g | 0.2 g',
    ],
  },
  {
    name: 'html definition list',
    input:
      '<h3>Valori nutrizionali per dose (25 g)</h3><dl><dt>Energia</dt><dd>390 kJ / 92 kcal</dd><dt>Proteine</dt><dd>20 g</dd><dt>Carboidrati</dt><dd>1,5 g</dd><dt>di cui zuccheri</dt><dd>1,2 g</dd></dl>',
    lines: [
      'serving 25 g "Valori nutrizionali per dose (25 g)"',
      'Energia [energyKj] 390 kJ',
      'Energia [energyKcal] 92 kcal',
      'Carboidrati [carbohydrate] 1.5 g',
      '  di cui zuccheri [sugars] 1.2 g',
      'Proteine [protein] 20 g',
    ],
  },
  {
    name: 'html list items with strong names',
    input:
      '<p>Valori medi per 100 g</p><ul><li><strong>Energia</strong>: 1890 kJ / 452 kcal</li><li><strong>Grassi</strong>: 18 g<ul><li>di cui saturi: 3,2 g</li></ul></li><li><strong>Carboidrati</strong>: 40 g<ul><li>di cui zuccheri: 22 g</li></ul></li><li><strong>Proteine</strong>: 30 g</li><li><strong>Sale</strong>: 0,3 g</li></ul>',
    lines: [
      'per100g "Valori medi per 100 g"',
      'Energia [energyKj] 1890 kJ',
      'Energia [energyKcal] 452 kcal',
      'Grassi [fat] 18 g',
      '  di cui saturi [saturates] 3.2 g',
      'Carboidrati [carbohydrate] 40 g',
      '  di cui zuccheri [sugars] 22 g',
      'Proteine [protein] 30 g',
      'Sale [salt] 0.3 g',
    ],
  },
  {
    name: 'html colspan heading over two columns with percents',
    input:
      '<table><tr><th rowspan="2">Componenti</th><th colspan="2">Per dose giornaliera (2 compresse)</th></tr><tr><th>Quantità</th><th>% VNR*</th></tr><tr><td>Vitamina C</td><td>180 mg</td><td>225</td></tr><tr><td>Zinco</td><td>15 mg</td><td>150</td></tr><tr><td>Echinacea e.s.</td><td>200 mg</td><td>-</td></tr><tr><td colspan="3">*VNR: valori nutritivi di riferimento</td></tr></table>',
    lines: [
      'serving 2 compressa "Per dose giornaliera (2 compresse) Quantità" | nrv "Per dose giornaliera (2 compresse) % VNR*"',
      'Vitamina C [vitaminC] 180 mg (225%)',
      'Zinco [zinc] 15 mg (150%)',
      'Echinacea e.s. [] 200 mg',
      'note: *VNR: valori nutritivi di riferimento',
    ],
  },
  {
    name: 'json in json in json',
    input: JSON.stringify(
      JSON.stringify({
        features: JSON.stringify({
          valori_nutrizionali: {
            per_bustina: [
              { component: 'Magnesio', value: '375 mg (100% VNR)' },
              { component: 'Potassio', value: '300 mg (15% VNR)' },
            ],
          },
        }),
      }),
    ),
    lines: [
      'serving 1 bustina',
      'Magnesio [magnesium] 375 mg (100%)',
      'Potassio [potassium] 300 mg (15%)',
    ],
  },
  {
    name: 'odd feed with english attributes and nested units',
    input: {
      attributes: [
        { name: 'Weight', value: '900 g' },
        { name: 'Flavour', value: 'Cookies' },
      ],
      nutrition_facts: {
        serving_size: '30g',
        servings_per_container: 30,
        items: [
          { label: 'Energy', amount: { value: 484, unit: 'kJ' } },
          { label: 'Energy', amount: { value: 115, unit: 'kcal' } },
          { label: 'Fat', amount: { value: 1.4, unit: 'g' } },
          { label: 'of which saturates', amount: { value: 0.9, unit: 'g' } },
          { label: 'Carbohydrate', amount: { value: 2.1, unit: 'g' } },
          { label: 'of which sugars', amount: { value: 1.5, unit: 'g' } },
          { label: 'Protein', amount: { value: 23, unit: 'g' } },
          { label: 'Salt', amount: { value: 0.2, unit: 'g' } },
        ],
      },
    },
    lines: [
      'serving 30 g "30g"',
      'Energy [energyKj] 484 kJ',
      'Energy [energyKcal] 115 kcal',
      'Fat [fat] 1.4 g',
      '  of which saturates [saturates] 0.9 g',
      'Carbohydrate [carbohydrate] 2.1 g',
      '  of which sugars [sugars] 1.5 g',
      'Protein [protein] 23 g',
      'Salt [salt] 0.2 g',
      'servings: 30',
    ],
  },
  {
    name: 'values of three columns in one text line after another',
    input:
      'Valori nutrizionali per 100 g per dose (30 g) %AR*\nEnergia 1598 kJ 479 kJ 6%\n378 kcal 113 kcal\nGrassi 6,1 g 1,8 g 3%\ndi cui saturi 3,4 g 1,0 g 5%\nCarboidrati 8,0 g 2,4 g 1%\ndi cui zuccheri 6,5 g 2,0 g 2%\nProteine 71 g 21 g 42%\nSale 0,45 g 0,14 g 2%\n*AR: assunzioni di riferimento di un adulto medio (8400 kJ/2000 kcal)',
    lines: [
      'per100g "per 100 g" | serving 30 g "per dose (30 g)" | nrv "%AR*"',
      'Energia [energyKj] 1598 kJ | 479 kJ (6%)',
      'Energia [energyKcal] 378 kcal | 113 kcal',
      'Grassi [fat] 6.1 g | 1.8 g (3%)',
      '  di cui saturi [saturates] 3.4 g | 1 g (5%)',
      'Carboidrati [carbohydrate] 8 g | 2.4 g (1%)',
      '  di cui zuccheri [sugars] 6.5 g | 2 g (2%)',
      'Proteine [protein] 71 g | 21 g (42%)',
      'Sale [salt] 0.45 g | 0.14 g (2%)',
      'note: *AR: assunzioni di riferimento di un adulto medio (8400 kJ/2000 kcal)',
    ],
  },
  {
    name: 'bcaa ratio names and vitamin in same cell',
    input:
      '| Ingredienti attivi | Per 5 compresse | Per 10 compresse |\n| --- | --- | --- |\n| BCAA 2:1:1 | 5000 mg | 10000 mg |\n| - L-Leucina | 2500 mg | 5000 mg |\n| - L-Isoleucina | 1250 mg | 2500 mg |\n| - L-Valina | 1250 mg | 2500 mg |\n| Vitamina B6 | 0,7 mg (50% VNR) | 1,4 mg (100% VNR) |',
    lines: [
      'serving 5 compressa "Per 5 compresse" | serving 10 compressa "Per 10 compresse"',
      'BCAA 2:1:1 [bcaa] 5000 mg | 10000 mg',
      '  L-Leucina [leucine] 2500 mg | 5000 mg',
      '  L-Isoleucina [isoleucine] 1250 mg | 2500 mg',
      '  L-Valina [valine] 1250 mg | 2500 mg',
      'Vitamina B6 [vitaminB6] 0.7 mg | 1.4 mg (50%)',
    ],
  },
  {
    name: 'energy in separate kJ and kcal rows with unit column',
    input:
      'Nutriente;Unità;per 100 g;per porzione 40 g\nValore energetico;kJ;1.532;613\nValore energetico;kcal;362;145\nGrassi;g;6,8;2,7\nAcidi grassi saturi;g;1,3;0,5\nCarboidrati;g;58,7;23,5\nZuccheri;g;1,0;0,4\nFibre;g;10;4,0\nProteine;g;13,5;5,4\nSale;g;0,02;0,01',
    lines: [
      'per100g "per 100 g" | serving 40 g "per porzione 40 g"',
      'Valore energetico [energyKj] 1532 kJ | 613 kJ',
      'Valore energetico [energyKcal] 362 kcal | 145 kcal',
      'Grassi [fat] 6.8 g | 2.7 g',
      '  Acidi grassi saturi [saturates] 1.3 g | 0.5 g',
      'Carboidrati [carbohydrate] 58.7 g | 23.5 g',
      '  Zuccheri [sugars] 1 g | 0.4 g',
      'Fibre [fibre] 10 g | 4 g',
      'Proteine [protein] 13.5 g | 5.4 g',
      'Sale [salt] 0.02 g | 0.01 g',
    ],
  },
  {
    name: 'qualifiers in words',
    input:
      'Per 100 ml\nEnergia: circa 85 kJ / 20 kcal\nGrassi: inferiore a 0,5 g\ndi cui acidi grassi saturi: meno di 0,1 g\nCarboidrati: ca. 4,8 g\ndi cui zuccheri: 4,7 g\nProteine: assenti\nSale: tracce\nFibre: n.d.',
    lines: [
      'per100ml "Per 100 ml"',
      'Energia [energyKj] ~85 kJ',
      'Energia [energyKcal] 20 kcal',
      'Grassi [fat] <0.5 g',
      '  di cui acidi grassi saturi [saturates] <0.1 g',
      'Carboidrati [carbohydrate] ~4.8 g',
      '  di cui zuccheri [sugars] 4.7 g',
      'Fibre [fibre] -',
      'Proteine [protein] 0 g?',
      'Sale [salt] traces 0 g',
    ],
  },
  {
    name: 'electrolytes with chemical symbols',
    input:
      '| Sali minerali | per 1 cpr effervescente in 500 ml | %VNR |\n|---|---|---|\n| Sodio (Na) | 360 mg | |\n| Potassio (K) | 300 mg | 15 |\n| Magnesio (Mg) | 56,2 mg | 15 |\n| Calcio (Ca) | 120 mg | 15 |\n| Cloruri (Cl) | 500 mg | 63 |',
    lines: [
      'serving 1 compressa "per 1 cpr effervescente in 500 ml" | nrv "%VNR"',
      'Sodio (Na) [sodium] 360 mg',
      'Potassio (K) [potassium] 300 mg (15%)',
      'Magnesio (Mg) [magnesium] 56.2 mg (15%)',
      'Calcio (Ca) [calcium] 120 mg (15%)',
      'Cloruri (Cl) [chloride] 500 mg (63%)',
    ],
  },
  {
    name: 'whole product text, table between sections',
    input:
      'DESCRIZIONE: Proteine del siero del latte.\nINGREDIENTI: proteine del siero di latte concentrate, cacao 5%, aroma.\nVALORI NUTRIZIONALI MEDI (per 100 g)\nEnergia 1620 kJ (385 kcal)\nGrassi 7,0 g\nCarboidrati 7,5 g\nProteine 73 g\nSale 0,60 g\nMODALITÀ D’USO: 30 g in 250 ml di acqua.\nAVVERTENZE: Non superare la dose consigliata.',
    lines: [
      'per100g "VALORI NUTRIZIONALI MEDI (per 100 g)"',
      'Energia [energyKj] 1620 kJ',
      'Energia [energyKcal] 385 kcal',
      'Grassi [fat] 7 g',
      'Carboidrati [carbohydrate] 7.5 g',
      'Proteine [protein] 73 g',
      'Sale [salt] 0.6 g',
    ],
  },
  {
    name: 'english thousands and decimal points',
    input: {
      per_100g: {
        Energy: '1,570 kJ / 370 kcal',
        Fat: '1.5 g',
        Carbohydrate: '4.5 g',
        Protein: '83.0 g',
        Salt: '0.50 g',
        Calcium: '0.450 g',
      },
    },
    lines: [
      'per100g',
      'Energy [energyKj] 1570 kJ',
      'Energy [energyKcal] 370 kcal',
      'Fat [fat] 1.5 g',
      'Carbohydrate [carbohydrate] 4.5 g',
      'Protein [protein] 83 g',
      'Salt [salt] 0.5 g',
      'Calcium [calcium] 0.45 g',
    ],
  },
  {
    name: 'protein bar, two flavours as columns of html',
    input:
      '<table><thead><tr><th>Valori medi per 100 g</th><th>Cocco</th><th>Nocciola</th></tr></thead><tbody><tr><td>Energia</td><td>1564 kJ<br/>374 kcal</td><td>1602 kJ<br/>383 kcal</td></tr><tr><td>Proteine</td><td>33 g</td><td>32 g</td></tr></tbody></table>',
    lines: [
      'per100g "Cocco" | per100g "Nocciola"',
      'Energia [energyKj] 1564 kJ | 1602 kJ',
      'Energia [energyKcal] 374 kcal | 383 kcal',
      'Proteine [protein] 33 g | 32 g',
    ],
  },
  {
    name: 'probiotic in prose with milliards per strain',
    input:
      'Una capsula contiene: Lactobacillus plantarum 10 miliardi di UFC, Bifidobacterium longum 5 x 10⁹ UFC, Saccharomyces boulardii 250 mg (5x10^9 UFC), zinco 3 mg (30% VNR).',
    lines: [
      'serving 1 capsula "Una capsula"',
      'Lactobacillus plantarum [] 10000000000 UFC',
      'Bifidobacterium longum [] 5000000000 UFC',
      'Saccharomyces boulardii [] 250 mg',
      'zinco [zinc] 3 mg (30%)',
    ],
  },
  {
    name: 'salt from sodium in brackets',
    input:
      'per 100 g: energia 1500 kJ/355 kcal; grassi 4 g, di cui saturi 1 g; carboidrati 60 g, di cui zuccheri 3 g; fibre 9 g; proteine 15 g; sale 0,5 g (sodio 0,2 g)',
    lines: [
      'per100g "per 100 g"',
      'energia [energyKj] 1500 kJ',
      'energia [energyKcal] 355 kcal',
      'grassi [fat] 4 g',
      '  di cui saturi [saturates] 1 g',
      'carboidrati [carbohydrate] 60 g',
      '  di cui zuccheri [sugars] 3 g',
      'fibre [fibre] 9 g',
      'proteine [protein] 15 g',
      'sale [salt] 0.5 g',
      'sodio [sodium] 0.2 g',
    ],
  },
  {
    name: 'numbers as strings without units, rows of lists',
    input: {
      colonne: ['', 'per 100g', 'per 30g'],
      righe: [
        ['kcal', '380', '114'],
        ['Proteine', '78,5', '23,6'],
        ['Grassi', '6,5', '2,0'],
        ['Carboidrati', '2,9', '0,9'],
        ['Sodio', '250', '75'],
      ],
    },
    lines: [
      'per100g "per 100g" | serving 30 g "per 30g"',
      'kcal [energyKcal] 380 kcal | 114 kcal',
      'Grassi [fat] 6.5 g? | 2 g?',
      'Carboidrati [carbohydrate] 2.9 g? | 0.9 g?',
      'Proteine [protein] 78.5 g? | 23.6 g?',
      'Sodio [sodium] 250 mg? | 75 mg?',
    ],
  },
  {
    name: 'sub-rows as a list in the row',
    input: {
      per_100g: [
        {
          nome: 'Grassi',
          valore: '10 g',
          sottocomponenti: [
            { nome: 'Saturi', valore: '2 g' },
            { nome: 'Omega 3', valore: '1,2 g' },
          ],
        },
        {
          nome: 'Carboidrati',
          valore: '50 g',
          sottocomponenti: [
            { nome: 'Zuccheri', valore: '5 g' },
            { nome: 'Amido', valore: '40 g' },
          ],
        },
      ],
    },
    lines: [
      'per100g',
      'Grassi [fat] 10 g',
      '  Saturi [saturates] 2 g',
      '  Omega 3 [omega3] 1.2 g',
      'Carboidrati [carbohydrate] 50 g',
      '  Zuccheri [sugars] 5 g',
      '  Amido [starch] 40 g',
    ],
  },
  {
    name: 'entities and zero-width characters in names and values',
    input:
      '| Componente | per&nbsp;100&nbsp;g |\n|---|---|\n| Prote\u200bine&nbsp;: | 80&#44;5&nbsp;g |\n| Vitamina&#160;B<sub>12</sub> | 2&#x2c;5 \u03bcg |\n| Acidi grassi &omega;-3 | &lt;0,1 g |',
    lines: [
      'per100g "per 100 g"',
      'Proteine [protein] 80.5 g',
      'Vitamina B12 [vitaminB12] 2.5 µg',
      'Acidi grassi ω-3 [omega3] <0.1 g',
    ],
  },
  {
    name: 'footnote marks on names and values',
    input:
      'Componente\tper 3 compresse\t%VNR\nVitamina C¹\t120 mg²\t150\nFerro*\t14 mg\t100\nCaffeina**\t150 mg\t†\nMaca (radice)³\t500 mg\t-',
    lines: [
      'serving 3 compressa "per 3 compresse" | nrv "%VNR"',
      'Vitamina C [vitaminC] 120 mg (150%)',
      'Ferro [iron] 14 mg (100%)',
      'Caffeina [caffeine] 150 mg',
      'Maca (radice) [] 500 mg',
    ],
  },
  {
    name: 'kcal before kJ, in brackets, with per 100 in the name',
    input:
      'Energia per 100 g: 371 kcal (1.571 kJ)\nProteine per 100 g: 79 g\nCarboidrati per 100 g: 6,2 g\nGrassi per 100 g: 3,4 g',
    lines: [
      'per100g "per 100 g"',
      'Energia [energyKj] 1571 kJ',
      'Energia [energyKcal] 371 kcal',
      'Grassi [fat] 3.4 g',
      'Carboidrati [carbohydrate] 6.2 g',
      'Proteine [protein] 79 g',
    ],
  },
  {
    name: 'transposed table',
    input:
      '| | Energia | Grassi | Carboidrati | Proteine | Sale |\n|---|---|---|---|---|---|\n| per 100 g | 1560 kJ / 368 kcal | 2,5 g | 6 g | 80 g | 0,4 g |\n| per 30 g | 468 kJ / 110 kcal | 0,8 g | 1,8 g | 24 g | 0,1 g |',
    lines: [
      'per100g "per 100 g" | serving 30 g "per 30 g"',
      'Energia [energyKj] 1560 kJ | 468 kJ',
      'Energia [energyKcal] 368 kcal | 110 kcal',
      'Grassi [fat] 2.5 g | 0.8 g',
      'Carboidrati [carbohydrate] 6 g | 1.8 g',
      'Proteine [protein] 80 g | 24 g',
      'Sale [salt] 0.4 g | 0.1 g',
    ],
  },
  {
    name: 'servings in a row of the table, and pack weight',
    input:
      '| Informazioni nutrizionali | Dose (2 capsule) |\n|---|---|\n| Dosi per confezione | 45 |\n| Peso netto | 72 g |\n| Omega-3 totali | 1200 mg |\n| EPA | 660 mg |\n| DHA | 440 mg |',
    lines: [
      'serving 2 capsula "Dose (2 capsule)"',
      'Omega-3 totali [omega3] 1200 mg',
      'EPA [epa] 660 mg',
      'DHA [dha] 440 mg',
      'servings: 45',
    ],
  },
  {
    name: 'false friends have no key',
    input:
      'Per 100 g\nSali minerali: 3 g\nZuccheri aggiunti: 0 g\nGrassi vegetali: 4 g\nProteine del siero: 70 g\nSale iodato: 1 g\nBeta-carotene: 4,8 mg\nAcido linoleico coniugato: 1 g\nVitamina F: 5 mg',
    lines: [
      'per100g "Per 100 g"',
      'Sali minerali [] 3 g',
      'Zuccheri aggiunti [] 0 g',
      'Grassi vegetali [] 4 g',
      'Proteine del siero [] 70 g',
      'Sale iodato [] 1 g',
      'Beta-carotene [betaCarotene] 4.8 mg',
      'Acido linoleico coniugato [cla] 1 g',
      'Vitamina F [] 5 mg',
    ],
  },
  {
    name: 'broken JSON with single quotes and trailing commas',
    input:
      "{'per_100g': [{'componente': 'Proteine', 'valore': '80 g',}, {'componente': 'Grassi', 'valore': '5,5 g'},], 'porzione': '30 g',}",
    lines: ['per100g', 'Grassi [fat] 5.5 g', 'Proteine [protein] 80 g', '! json-invalid'],
  },
  {
    name: 'energy gel per 100 ml and per gel with milligrams',
    input:
      'VALORI NUTRIZIONALI MEDI\nper 100 ml\nper gel (60 ml)\nEnergia\n850 kJ / 200 kcal\n510 kJ / 120 kcal\nCarboidrati\n50 g\n30 g\ndi cui zuccheri\n18 g\n11 g\nSodio\n167 mg\n100 mg\nCaffeina\n83 mg\n50 mg',
    lines: [
      'per100ml "per 100 ml" | serving 60 ml "per gel (60 ml)"',
      'Energia [energyKj] 850 kJ | 510 kJ',
      'Energia [energyKcal] 200 kcal | 120 kcal',
      'Carboidrati [carbohydrate] 50 g | 30 g',
      '  di cui zuccheri [sugars] 18 g | 11 g',
      'Sodio [sodium] 167 mg | 100 mg',
      'Caffeina [caffeine] 83 mg | 50 mg',
      'title: VALORI NUTRIZIONALI MEDI',
    ],
  },
  {
    name: 'repeated rows and rows lacking value',
    input: {
      per_dose_25g: [
        { componente: 'Proteine', valore: '20 g' },
        { componente: 'Proteine', valore: '20 g' },
        { componente: 'Fibre', valore: '' },
        { componente: '', valore: '3 g' },
        { valore: '1 g' },
        { componente: 'Sale', valore: null },
        { componente: 'Grassi', valore: 'N/D' },
      ],
    },
    lines: ['serving 25 g', 'Grassi [fat] -', 'Proteine [protein] 20 g'],
  },
  {
    name: 'lozenge with titres and IU',
    input:
      'Tenori medi|per 1 pastiglia|VNR\n:--|--:|--:\nVitamina D|1.000 U.I. (25 mcg)|500%\nVitamina A|2.664 UI|100%\nPropoli E.S. tit. 12% galangina|50 mg|n.a.',
    lines: [
      'serving 1 pastiglia "per 1 pastiglia" | nrv "VNR"',
      'Vitamina D [vitaminD] 1000 UI (500%)',
      'Vitamina A [vitaminA] 2664 UI (100%)',
      'Propoli E.S. tit. 12% galangina [] 50 mg',
    ],
  },
  {
    name: 'oat flour, fibre before protein and mono unsaturates',
    input: {
      valori_nutrizionali: {
        per_100g: {
          'Valore Energetico': '1560 kJ – 370 kcal',
          Proteine: '13,5 g',
          Carboidrati: '58 g',
          'di cui Zuccheri': '0,9 g',
          Grassi: '7 g',
          'di cui Saturi': '1,3 g',
          'di cui Monoinsaturi': '2,5 g',
          'di cui Polinsaturi': '2,6 g',
          'Fibra alimentare': '10 g',
          'di cui beta-glucani': '4 g',
          Sale: '0,01 g',
        },
      },
    },
    lines: [
      'per100g',
      'Valore Energetico [energyKj] 1560 kJ',
      'Valore Energetico [energyKcal] 370 kcal',
      'Grassi [fat] 7 g',
      '  di cui Saturi [saturates] 1.3 g',
      '  di cui Monoinsaturi [monounsaturates] 2.5 g',
      '  di cui Polinsaturi [polyunsaturates] 2.6 g',
      'Carboidrati [carbohydrate] 58 g',
      '  di cui Zuccheri [sugars] 0.9 g',
      'Fibra alimentare [fibre] 10 g',
      '  di cui beta-glucani [betaGlucans] 4 g',
      'Proteine [protein] 13.5 g',
      'Sale [salt] 0.01 g',
    ],
  },
  {
    name: 'per_softgel, per_compressa and per_2_buste keys',
    input: {
      per_softgel: [{ componente: 'EPA', valore: '400 mg' }],
      per_2_softgel: [{ componente: 'EPA', valore: '800 mg' }],
    },
    lines: ['serving 1 softgel | serving 2 softgel', 'EPA [epa] 400 mg | 800 mg'],
  },
  {
    name: 'serving in millilitres of a vial, unit before number',
    input:
      'Valori per flaconcino (25 ml)\nL-Carnitina mg 2000\nVitamina B6 mg 1,4 (100% VNR)\nEnergia kcal 12 - kJ 51\nZuccheri g 0,1',
    lines: [
      'serving 25 ml "Valori per flaconcino (25 ml)"',
      'Energia [energyKj] 51 kJ',
      'Energia [energyKcal] 12 kcal',
      'Zuccheri [sugars] 0.1 g',
      'L-Carnitina [carnitine] 2000 mg',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
    ],
  },

  {
    name: 'energy kJ and kcal side by side as columns of names',
    input:
      'Per 100 g prodotto: kcal 382, kJ 1615; Proteine g 72,0; Carboidrati g 9,5 (di cui zuccheri g 6,0); Grassi g 6,2 (di cui saturi g 3,1); Fibre g 1,5; Sale g 0,60',
    lines: [
      'per100g "Per 100 g prodotto"',
      'kcal [energyKj] 1615 kJ',
      'kcal [energyKcal] 382 kcal',
      'Grassi [fat] 6.2 g',
      '  di cui saturi [saturates] 3.1 g',
      'Carboidrati [carbohydrate] 9.5 g',
      '  di cui zuccheri [sugars] 6 g',
      'Fibre [fibre] 1.5 g',
      'Proteine [protein] 72 g',
      'Sale [salt] 0.6 g',
    ],
  },
  {
    name: 'html table with headings in td and bold, cms styles',
    input:
      '<div class="rte"><table border="1" style="width:100%"><tbody><tr><td><b>Informazioni Nutrizionali</b></td><td><b>Per 100g</b></td><td><b>Per Porzione (35g)</b></td></tr><tr><td>Energia</td><td>1628kJ/386kcal</td><td>570kJ/135kcal</td></tr><tr><td>Grassi totali</td><td>7,2g</td><td>2,5g</td></tr><tr><td>&nbsp;&nbsp;di cui acidi grassi saturi</td><td>4,4g</td><td>1,5g</td></tr><tr><td>Carboidrati</td><td>9,8g</td><td>3,4g</td></tr><tr><td>&nbsp;&nbsp;di cui zuccheri</td><td>7,1g</td><td>2,5g</td></tr><tr><td>Proteine</td><td>70g</td><td>25g</td></tr><tr><td>Sale</td><td>0,71g</td><td>0,25g</td></tr></tbody></table></div>',
    lines: [
      'per100g "Per 100g" | serving 35 g "Per Porzione (35g)"',
      'Energia [energyKj] 1628 kJ | 570 kJ',
      'Energia [energyKcal] 386 kcal | 135 kcal',
      'Grassi totali [fat] 7.2 g | 2.5 g',
      '  di cui acidi grassi saturi [saturates] 4.4 g | 1.5 g',
      'Carboidrati [carbohydrate] 9.8 g | 3.4 g',
      '  di cui zuccheri [sugars] 7.1 g | 2.5 g',
      'Proteine [protein] 70 g | 25 g',
      'Sale [salt] 0.71 g | 0.25 g',
    ],
  },
  {
    name: 'list of rows with per_100_g and per_dose and vnr objects',
    input: [
      {
        nutriente: 'Energia',
        per_100_g: '1440 kJ / 339 kcal',
        per_dose: '144 kJ / 34 kcal',
        vnr: null,
      },
      { nutriente: 'Carboidrati', per_100_g: '80 g', per_dose: '8 g', vnr: '' },
      { nutriente: 'Vitamina C', per_100_g: '800 mg', per_dose: '80 mg', vnr: 100 },
      { nutriente: 'Vitamina D3', per_100_g: '250 µg', per_dose: '25 µg', vnr: '500 %' },
    ],
    lines: [
      'per100g | serving | nrv',
      'Energia [energyKj] 1440 kJ | 144 kJ',
      'Energia [energyKcal] 339 kcal | 34 kcal',
      'Carboidrati [carbohydrate] 80 g | 8 g',
      'Vitamina C [vitaminC] 800 mg | 80 mg (100%)',
      'Vitamina D3 [vitaminD] 250 µg | 25 µg (500%)',
    ],
  },
  {
    name: 'spectrum in percent beside the table',
    input: {
      valori_nutrizionali: { per_100g: { Proteine: '90 g', Grassi: '1 g', Carboidrati: '1 g' } },
      profilo_aminoacidico: { Leucina: '9,8 g', Isoleucina: '5,9 g', Valina: '5,6 g' },
    },
    lines: [
      'per100g | other',
      'Grassi [fat] 1 g | -',
      'Carboidrati [carbohydrate] 1 g | -',
      'Proteine [protein] 90 g | -',
      'Leucina [leucine] - | 9.8 g',
      'Isoleucina [isoleucine] - | 5.9 g',
      'Valina [valine] - | 5.6 g',
    ],
  },
  {
    name: 'dose in the title, unit in brackets in the head',
    input:
      'TABELLA NUTRIZIONALE (dose 10 g)\nIngrediente\tQuantità (mg)\nL-Glutammina\t5000\nL-Arginina\t3000\nVitamina C\t80',
    lines: [
      'serving 10 g "TABELLA NUTRIZIONALE (dose 10 g)"',
      'L-Glutammina [glutamine] 5000 mg',
      'L-Arginina [arginine] 3000 mg',
      'Vitamina C [vitaminC] 80 mg',
    ],
  },
  {
    name: 'run-on text with glued cells',
    input:
      'Valori nutrizionaliPer 100gPer 30gEnergia1570kJ/370kcal471kJ/111kcalGrassi1,5g0,5gdi cui saturi0,9g0,3gCarboidrati5g1,5gdi cui zuccheri4,5g1,4gProteine84g25gSale0,5g0,15g',
    lines: [
      'per100g "Per 100g" | serving 30 g "Per 30g"',
      'Energia [energyKj] 1570 kJ | 471 kJ',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Grassi [fat] 1.5 g | 0.5 g',
      '  di cui saturi [saturates] 0.9 g | 0.3 g',
      'Carboidrati [carbohydrate] 5 g | 1.5 g',
      '  di cui zuccheri [sugars] 4.5 g | 1.4 g',
      'Proteine [protein] 84 g | 25 g',
      'Sale [salt] 0.5 g | 0.15 g',
    ],
  },
  {
    name: 'percent before VNR in words',
    input:
      'Apporti per dose giornaliera (1 capsula):\nVitamina D3 50 mcg (pari al 1000% del VNR*)\nVitamina K2 45 mcg, 60% VNR\nMagnesio 56,25 mg = 15% VNR\nZinco 10 mg - 100 % NRV\n* VNR = Valori Nutritivi di Riferimento giornalieri',
    lines: [
      'serving 1 capsula "Apporti per dose giornaliera (1 capsula)"',
      'Vitamina D3 [vitaminD] 50 µg (1000%)',
      'Vitamina K2 [vitaminK] 45 µg (60%)',
      'Magnesio [magnesium] 56.25 mg (15%)',
      'Zinco [zinc] 10 mg (100%)',
      'note: * VNR = Valori Nutritivi di Riferimento giornalieri',
    ],
  },
  {
    name: 'two bases apart in two pipe tables with the same rows',
    input:
      '### Per 100 g\n| Nutriente | Valore |\n|---|---|\n| Energia | 1.700 kJ / 402 kcal |\n| Proteine | 21 g |\n\n### Per porzione (45 g)\n| Nutriente | Valore |\n|---|---|\n| Energia | 765 kJ / 181 kcal |\n| Proteine | 9,5 g |',
    lines: [
      'per100g "Per 100 g" | serving 45 g "Per porzione (45 g)"',
      'Energia [energyKj] 1700 kJ | 765 kJ',
      'Energia [energyKcal] 402 kcal | 181 kcal',
      'Proteine [protein] 21 g | 9.5 g',
    ],
  },
  {
    name: 'amino tablets, gr and milligrams, capital names',
    input:
      'AMINOACIDI|Per 4 cpr\n---|---\nL-ALANINA|0,28 gr\nL-ARGININA|140 MG\nACIDO L-ASPARTICO|0,6 GR\nL-CISTINA|0,12gr.\nACIDO L-GLUTAMMICO|1,1 gr\nGLICINA|0,1 gr\nL-ISTIDINA|0,1 gr\nL-TRIPTOFANO|0,08 gr',
    lines: [
      'serving 4 compressa "Per 4 cpr"',
      'L-ALANINA [alanine] 0.28 g',
      'L-ARGININA [arginine] 140 mg',
      'ACIDO L-ASPARTICO [asparticAcid] 0.6 g',
      'L-CISTINA [cystine] 0.12 g',
      'ACIDO L-GLUTAMMICO [glutamicAcid] 1.1 g',
      'GLICINA [glycine] 0.1 g',
      'L-ISTIDINA [histidine] 0.1 g',
      'L-TRIPTOFANO [tryptophan] 0.08 g',
    ],
  },
  {
    name: 'OCR: pipes from table borders and broken words',
    input:
      '| Valori medi | per 100 g |\n| Energia | l650 kJ/39O kcal |\n| Grassi | 1,O g |\n| di cui saturi | O,6 g |\n| Carb0idrati | 8,O g |\n| Pr0teine | 8O g |\n| Saie | 0,5O g |',
    lines: [
      'per100g "per 100 g"',
      'Energia [energyKj] 1650 kJ',
      'Energia [energyKcal] 390 kcal',
      'Grassi [fat] 1 g',
      '  di cui saturi [saturates] 0.6 g',
      'Carb0idrati [carbohydrate] 8 g',
      'Pr0teine [protein] 80 g',
      'Saie [salt] 0.5 g',
    ],
  },
  {
    name: 'title, serving size, servings and notes as keys in Italian',
    input: {
      titolo: 'Creatina micronizzata',
      dimensione_porzione: '3 g (1 misurino)',
      porzioni_per_confezione: 100,
      valori: [
        { nome: 'Creatina monoidrato', quantita: '3 g' },
        { nome: 'Energia', quantita: '0 kJ / 0 kcal' },
      ],
      note: ['Non contiene glutine.', '* VNR'],
    },
    lines: [
      'serving 3 g "3 g (1 misurino)"',
      'Energia [energyKj] 0 kJ',
      'Energia [energyKcal] 0 kcal',
      'Creatina monoidrato [creatine] 3 g',
      'title: Creatina micronizzata',
      'servings: 100',
      'note: Non contiene glutine.',
      'note: * VNR',
    ],
  },
  {
    name: 'values in an object per column under one name',
    input: {
      energia: { per_100g: '1600 kJ / 380 kcal', per_porzione: '480 kJ / 114 kcal' },
      proteine: { per_100g: '76 g', per_porzione: '23 g' },
      grassi: {
        per_100g: '6 g',
        per_porzione: '1,8 g',
        di_cui_saturi: { per_100g: '2 g', per_porzione: '0,6 g' },
      },
    },
    lines: [
      'per100g | serving',
      'energia [energyKj] 1600 kJ | 480 kJ',
      'energia [energyKcal] 380 kcal | 114 kcal',
      'grassi [fat] 6 g | 1.8 g',
      '  di cui saturi [saturates] 2 g | 0.6 g',
      'proteine [protein] 76 g | 23 g',
    ],
  },
  {
    name: 'names in three languages between slashes in html',
    input:
      '<table><tr><th>Nährwerte / Valori nutrizionali / Nutrition</th><th>100 g</th></tr><tr><td>Brennwert / Energia / Energy</td><td>1550 kJ / 366 kcal</td></tr><tr><td>Fett / Grassi / Fat</td><td>5,0 g</td></tr><tr><td>davon gesättigte Fettsäuren / di cui acidi grassi saturi / of which saturates</td><td>1,0 g</td></tr><tr><td>Kohlenhydrate / Carboidrati / Carbohydrate</td><td>60 g</td></tr><tr><td>Eiweiß / Proteine / Protein</td><td>19 g</td></tr><tr><td>Salz / Sale / Salt</td><td>0,02 g</td></tr></table>',
    lines: [
      'per100g "100 g"',
      'Brennwert / Energia / Energy [energyKj] 1550 kJ',
      'Brennwert / Energia / Energy [energyKcal] 366 kcal',
      'Fett / Grassi / Fat [fat] 5 g',
      '  davon gesättigte Fettsäuren / di cui acidi grassi saturi / of which saturates [saturates] 1 g',
      'Kohlenhydrate / Carboidrati / Carbohydrate [carbohydrate] 60 g',
      'Eiweiß / Proteine / Protein [protein] 19 g',
      'Salz / Sale / Salt [salt] 0.02 g',
    ],
  },
  {
    name: 'per kg and per litre are other bases',
    input:
      'Componente | per kg | per 100 g\n---|---|---\nProteine | 800 g | 80 g\nLeucina | 100 g | 10 g',
    lines: [
      'other "per kg" | per100g "per 100 g"',
      'Proteine [protein] 800 g | 80 g',
      'Leucina [leucine] 100 g | 10 g',
    ],
  },
  {
    name: 'fat burner with ranges and circa in cells',
    input: {
      per_2_compresse: {
        'Caffeina (da Guaranà)': '80-100 mg',
        Sinefrina: 'max 30 mg',
        'Tè verde (Camellia sinensis) e.s.': '250 mg ca.',
        'L-Tirosina': '≥ 200 mg',
        'Cromo (picolinato)': '40 mcg (100% VNR)',
      },
    },
    lines: [
      'serving 2 compressa',
      'Caffeina (da Guaranà) [caffeine] 80..100 mg',
      'Sinefrina [synephrine] <30 mg',
      'Tè verde (Camellia sinensis) e.s. [] ~250 mg',
      'L-Tirosina [tyrosine] >200 mg',
      'Cromo (picolinato) [chromium] 40 µg (100%)',
    ],
  },
  {
    name: 'collagen drink: two sentences, two bases',
    input:
      'Valori per 100 ml: energia 170 kJ / 40 kcal, proteine 10 g, vitamina C 160 mg (200% VNR). Valori per flacone da 50 ml: energia 85 kJ / 20 kcal, proteine 5 g, vitamina C 80 mg (100% VNR).',
    lines: [
      'per100ml "per 100 ml" | serving 50 ml "per flacone da 50 ml"',
      'energia [energyKj] 170 kJ | 85 kJ',
      'energia [energyKcal] 40 kcal | 20 kcal',
      'proteine [protein] 10 g | 5 g',
      'vitamina C [vitaminC] 160 mg | 80 mg (100%)',
    ],
  },
  {
    name: 'vitamins with forms behind dashes and commas',
    input:
      'Per compressa\nVitamina B6 - piridossina cloridrato: 1,4 mg\nVitamina B12, cianocobalamina: 2,5 µg\nVit. D3 colecalciferolo: 5 µg\nFolato (acido pteroil-monoglutammico): 200 µg\nEquivalenti di niacina: 16 mg\nVitamina A (RE): 800 µg',
    lines: [
      'serving 1 compressa "Per compressa"',
      'Vitamina B6 - piridossina cloridrato [vitaminB6] 1.4 mg',
      'Vitamina B12, cianocobalamina [vitaminB12] 2.5 µg',
      'Vit. D3 colecalciferolo [vitaminD] 5 µg',
      'Folato (acido pteroil-monoglutammico) [folicAcid] 200 µg',
      'Equivalenti di niacina [niacin] 16 mg',
      'Vitamina A (RE) [vitaminA] 800 µg',
    ],
  },
  {
    name: 'csv with quotes and commas inside',
    input:
      '"Nutriente","Per 100 g","Per dose 30 g"\n"Energia","1.600 kJ / 378 kcal","480 kJ / 113 kcal"\n"Grassi","5,0 g","1,5 g"\n"Proteine","75,0 g","22,5 g"',
    lines: [
      'per100g "Per 100 g" | serving 30 g "Per dose 30 g"',
      'Energia [energyKj] 1600 kJ | 480 kJ',
      'Energia [energyKcal] 378 kcal | 113 kcal',
      'Grassi [fat] 5 g | 1.5 g',
      'Proteine [protein] 75 g | 22.5 g',
    ],
  },
  {
    name: 'serving columns of two sizes in an object of rows',
    input: {
      dose: '1 bustina (6 g)',
      rows: [
        { componente: 'L-Leucina', quantita: '2 g', per_2_buste: '4 g' },
        { componente: 'Vitamina B6', quantita: '1,4 mg', per_2_buste: '2,8 mg', vnr: '100%' },
      ],
    },
    lines: [
      'serving 6 g "1 bustina (6 g)" | serving 2 busta | nrv',
      'L-Leucina [leucine] 2 g | 4 g',
      'Vitamina B6 [vitaminB6] 1.4 mg | 2.8 mg (100%)',
    ],
  },
  {
    name: 'title line and heading with colon before pipes',
    input:
      'Whey Gold 100% - Valori nutrizionali\nPorzione: 30 g - Porzioni per confezione: 30\n\nNutriente | per 100 g | per porzione\nEnergia | 1602 kJ (379 kcal) | 481 kJ (114 kcal)\nProteine | 78 g | 23 g',
    lines: [
      'per100g "per 100 g" | serving 30 g "per porzione"',
      'Energia [energyKj] 1602 kJ | 481 kJ',
      'Energia [energyKcal] 379 kcal | 114 kcal',
      'Proteine [protein] 78 g | 23 g',
      'title: Whey Gold 100% - Valori nutrizionali',
      'servings: 30',
    ],
  },
  {
    name: 'markdown bold rows and bullet sub-rows with arrows',
    input:
      '- **Energia**: 1475 kJ | 350 kcal\n- **Grassi**: 3 g\n  - ↳ di cui saturi: 1 g\n- **Carboidrati**: 50 g\n  - ↳ di cui zuccheri: 2 g\n- **Proteine**: 30 g',
    lines: [
      'serving',
      'Energia [energyKj] 1475 kJ',
      'Energia [energyKcal] 350 kcal',
      'Grassi [fat] 3 g',
      '  di cui saturi [saturates] 1 g',
      'Carboidrati [carbohydrate] 50 g',
      '  di cui zuccheri [sugars] 2 g',
      'Proteine [protein] 30 g',
    ],
  },
  {
    name: 'wrong percent and wrong serving raise their diagnostics',
    input:
      '| | per 100 g | per dose (50 g) | %VNR |\n|---|---|---|---|\n| Proteine | 20 g | 15 g | |\n| Calcio | 800 mg | 400 mg | 15% |',
    lines: [
      'per100g "per 100 g" | serving 50 g "per dose (50 g)" | nrv "%VNR"',
      'Proteine [protein] 20 g | 15 g',
      'Calcio [calcium] 800 mg | 400 mg (15%)',
      '! serving-ratio-mismatch',
      '! nrv-mismatch',
    ],
  },
  {
    name: 'cereal with per cent of reference intakes in the cells',
    input:
      '<table><tr><th></th><th>Per 100 g</th><th>Per 40 g</th></tr><tr><td>Energia</td><td>1580 kJ / 376 kcal (19%*)</td><td>632 kJ / 150 kcal (8%*)</td></tr><tr><td>Grassi</td><td>8,0 g (11%*)</td><td>3,2 g (5%*)</td></tr><tr><td>Sale</td><td>0,5 g (8%*)</td><td>0,2 g (3%*)</td></tr></table><p>*Assunzioni di riferimento di un adulto medio (8400 kJ/2000 kcal)</p>',
    lines: [
      'per100g "Per 100 g" | serving 40 g "Per 40 g"',
      'Energia [energyKj] 1580 kJ | 632 kJ (8%)',
      'Energia [energyKcal] 376 kcal | 150 kcal (8%)',
      'Grassi [fat] 8 g | 3.2 g (5%)',
      'Sale [salt] 0.5 g | 0.2 g (3%)',
      'note: *Assunzioni di riferimento di un adulto medio (8400 kJ/2000 kcal)',
    ],
  },
  {
    name: 'energy drink can with two volumes',
    input:
      'NUTRIENTI / 100 ml / 1 lattina (250 ml)\nEnergia: 195 kJ, 46 kcal / 488 kJ, 115 kcal\nCarboidrati: 11 g / 28 g\ndi cui zuccheri: 11 g / 28 g\nSale: 0,19 g / 0,48 g\nTaurina: 400 mg / 1000 mg\nCaffeina: 32 mg / 80 mg',
    lines: [
      'per100ml "100 ml" | serving 250 ml "1 lattina (250 ml)"',
      'Energia [energyKj] 195 kJ | 488 kJ',
      'Energia [energyKcal] 46 kcal | 115 kcal',
      'Carboidrati [carbohydrate] 11 g | 28 g',
      '  di cui zuccheri [sugars] 11 g | 28 g',
      'Sale [salt] 0.19 g | 0.48 g',
      'Taurina [taurine] 400 mg | 1000 mg',
      'Caffeina [caffeine] 32 mg | 80 mg',
    ],
  },
  {
    name: 'creatine in mesh, prices and tags around it',
    input: {
      id: 1123,
      slug: 'creatina-300g',
      price: 1990,
      tags: ['creatina'],
      brand: 'X',
      descrizione: 'Creatina monoidrato 200 mesh, 3 g per dose.',
      valori_nutrizionali: {
        per_dose: { porzione: '3 g', pairs: { 'Creatina monoidrato': '3 g' } },
      },
    },
    lines: ['serving 3 g "3 g"', 'Creatina monoidrato [creatine] 3 g'],
  },
  {
    name: 'sentence behind a value is a note of no row',
    input:
      'Per 100 g\nProteine: 80 g\nSale: 0,3 g. Il contenuto di sale è dovuto esclusivamente alla presenza di sodio naturalmente presente.',
    lines: ['per100g "Per 100 g"', 'Proteine [protein] 80 g', 'Sale [salt] 0.3 g'],
  },
];
