import type { PrintedLabel } from './label.ts';

/** Labels as shop windows, feeds and scans have them: whole tables, as `printedTable` writes them. */
export const windows: readonly PrintedLabel[] = [
  {
    name: 'whey AI json nested macro objects',
    input: {
      nome_prodotto: 'Whey Isolate',
      valori_nutrizionali: {
        per_100g: {
          energia: {
            kj: 1567,
            kcal: 370,
          },
          grassi: {
            totali: 1.2,
            saturi: 0.7,
          },
          carboidrati: {
            totali: 3.1,
            zuccheri: 2.4,
          },
          fibre: 0,
          proteine: 86,
          sale: 0.48,
        },
        per_porzione: {
          porzione: '30 g',
          energia: {
            kj: 470,
            kcal: 111,
          },
          grassi: {
            totali: 0.4,
            saturi: 0.2,
          },
          carboidrati: {
            totali: 0.9,
            zuccheri: 0.7,
          },
          fibre: 0,
          proteine: 25.8,
          sale: 0.14,
        },
      },
    },
    lines: [
      'per100g | serving 30 g "30 g"',
      'energia [energyKj] 1567 kJ | 470 kJ',
      'energia [energyKcal] 370 kcal | 111 kcal',
      'grassi [fat] 1.2 g? | 0.4 g?',
      '  saturi [saturates] 0.7 g? | 0.2 g?',
      'carboidrati [carbohydrate] 3.1 g? | 0.9 g?',
      '  zuccheri [sugars] 2.4 g? | 0.7 g?',
      'fibre [fibre] 0 g? | 0 g?',
      'proteine [protein] 86 g? | 25.8 g?',
      'sale [salt] 0.48 g? | 0.14 g?',
    ],
  },
  {
    name: 'creatine sachet text',
    input:
      'Tenore ingredienti caratterizzanti per dose giornaliera (1 bustina da 5 g): Creatina monoidrato 3 g, Magnesio 56,25 mg (15% VNR*), Vitamina B6 1,4 mg (100% VNR*).\n*VNR: Valori Nutritivi di Riferimento (Reg. UE 1169/2011)',
    lines: [
      'serving 5 g "per dose giornaliera (1 bustina da 5 g)"',
      'Creatina monoidrato [creatine] 3 g',
      'Magnesio [magnesium] 56.25 mg (15%)',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
      'note: *VNR: Valori Nutritivi di Riferimento (Reg. UE 1169/2011)',
    ],
  },
  {
    name: 'BCAA 8:1:1 table',
    input:
      '| Tenori medi | per 5 compresse | per 100 g |\n|---|---|---|\n| L-Leucina | 4000 mg | 61,5 g |\n| L-Isoleucina | 500 mg | 7,7 g |\n| L-Valina | 500 mg | 7,7 g |\n| Vitamina B1 | 1,1 mg (100%*) | 16,9 mg |\n| Vitamina B6 | 1,4 mg (100%*) | 21,5 mg |\n\n*%VNR',
    lines: [
      'serving 5 compressa "per 5 compresse" | per100g "per 100 g"',
      'L-Leucina [leucine] 4000 mg | 61.5 g',
      'L-Isoleucina [isoleucine] 500 mg | 7.7 g',
      'L-Valina [valine] 500 mg | 7.7 g',
      'Vitamina B1 [thiamin] 1.1 mg | 16.9 mg (100%)',
      'Vitamina B6 [vitaminB6] 1.4 mg | 21.5 mg (100%)',
      'note: *%VNR',
    ],
  },
  {
    name: 'omega3 list of objects',
    input: [
      {
        componente: 'Olio di pesce',
        per_2_perle: '2000 mg',
        per_100_g: '70 g',
      },
      {
        componente: 'di cui EPA',
        per_2_perle: '660 mg',
        per_100_g: '23,1 g',
      },
      {
        componente: 'di cui DHA',
        per_2_perle: '440 mg',
        per_100_g: '15,4 g',
      },
      {
        componente: 'Vitamina E',
        per_2_perle: '12 mg α-TE',
        per_100_g: '420 mg',
        vnr: '100%',
      },
    ],
    lines: [
      'serving 2 perla | per100g | nrv',
      'Olio di pesce [] 2000 mg | 70 g',
      '  di cui EPA [epa] 660 mg | 23.1 g',
      '  di cui DHA [dha] 440 mg | 15.4 g',
      'Vitamina E [vitaminE] 12 mg | 420 mg (100%)',
    ],
  },
  {
    name: 'multivitamin %AR',
    input:
      'COMPONENTE\tPER DOSE (1 CPR)\t%AR*\nVitamina A\t800 mcg RE\t100\nVitamina D3\t5 mcg\t100\nVitamina E\t12 mg α-TE\t100\nVitamina C\t80 mg\t100\nNiacina\t16 mg NE\t100\nAcido Folico\t200 mcg\t100\nBiotina\t50 mcg\t100\nZinco\t5 mg\t50\n*AR: Assunzioni di Riferimento',
    lines: [
      'serving 1 compressa "PER DOSE (1 CPR)" | nrv "%AR*"',
      'Vitamina A [vitaminA] 800 µg (100%)',
      'Vitamina D3 [vitaminD] 5 µg (100%)',
      'Vitamina E [vitaminE] 12 mg (100%)',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Niacina [niacin] 16 mg (100%)',
      'Acido Folico [folicAcid] 200 µg (100%)',
      'Biotina [biotin] 50 µg (100%)',
      'Zinco [zinc] 5 mg (50%)',
      'note: *AR: Assunzioni di Riferimento',
    ],
  },
  {
    name: 'gel prose',
    input:
      'Ogni gel da 60 ml apporta: energia 418 kJ (100 kcal), carboidrati 25 g (di cui zuccheri 8 g), sodio 200 mg, caffeina 75 mg.',
    lines: [
      'serving 60 ml "Ogni gel da 60 ml"',
      'energia [energyKj] 418 kJ',
      'energia [energyKcal] 100 kcal',
      'carboidrati [carbohydrate] 25 g',
      '  di cui zuccheri [sugars] 8 g',
      'sodio [sodium] 200 mg',
      'caffeina [caffeine] 75 mg',
    ],
  },
  {
    name: 'bar CMS html',
    input:
      '<div class="tab"><h3>Valori nutrizionali</h3><table class="nutri"><thead><tr><th>&nbsp;</th><th><strong>100 g</strong></th><th><strong>1 barretta (55 g)</strong></th></tr></thead><tbody><tr><td>Energia</td><td>1598 kJ<br />382 kcal</td><td>879 kJ<br />210 kcal</td></tr><tr><td>Grassi<br />di cui acidi grassi saturi</td><td>14 g<br />7,5 g</td><td>7,7 g<br />4,1 g</td></tr><tr><td>Carboidrati<br />di cui zuccheri<br />di cui polioli</td><td>36 g<br />2,1 g<br />22 g</td><td>20 g<br />1,2 g<br />12 g</td></tr><tr><td>Proteine</td><td>36 g</td><td>20 g</td></tr><tr><td>Sale</td><td>0,55 g</td><td>0,3 g</td></tr></tbody></table></div>',
    lines: [
      'per100g "100 g" | serving 55 g "1 barretta (55 g)"',
      'Energia [energyKj] 1598 kJ | 879 kJ',
      'Energia [energyKcal] 382 kcal | 210 kcal',
      'Grassi [fat] 14 g | 7.7 g',
      '  di cui acidi grassi saturi [saturates] 7.5 g | 4.1 g',
      'Carboidrati [carbohydrate] 36 g | 20 g',
      '  di cui zuccheri [sugars] 2.1 g | 1.2 g',
      '  di cui polioli [polyols] 22 g | 12 g',
      'Proteine [protein] 36 g | 20 g',
      'Sale [salt] 0.55 g | 0.3 g',
      'title: Valori nutrizionali',
    ],
  },
  {
    name: 'probiotic',
    input: {
      'Per 1 capsula': {
        'Lactobacillus acidophilus LA-14': '5 miliardi UFC',
        'Bifidobacterium lactis BL-04': '3 mld UFC',
        Inulina: '200 mg',
        'Vitamina B12': '2,5 mcg (100% VNR)',
      },
    },
    lines: [
      'serving 1 capsula "Per 1 capsula"',
      'Lactobacillus acidophilus LA-14 [] 5000000000 UFC',
      'Bifidobacterium lactis BL-04 [] 3000000000 UFC',
      'Inulina [inulin] 200 mg',
      'Vitamina B12 [vitaminB12] 2.5 µg (100%)',
    ],
  },
  {
    name: 'collagen markdown bold',
    input:
      '**Valori medi** | **Per 100 g** | **Per dose 10 g**\n:--|--:|--:\n**Energia** | 1510 kJ / 355 kcal | 151 kJ / 36 kcal\n**Proteine** | 88 g | 8,8 g\n*di cui collagene idrolizzato* | 88 g | 8,8 g\n**Vitamina C** | 800 mg | 80 mg (100% NRV)\n**Acido ialuronico** | 500 mg | 50 mg',
    lines: [
      'per100g "Per 100 g" | serving 10 g "Per dose 10 g"',
      'Energia [energyKj] 1510 kJ | 151 kJ',
      'Energia [energyKcal] 355 kcal | 36 kcal',
      'Proteine [protein] 88 g | 8.8 g',
      '  di cui collagene idrolizzato [collagen] 88 g | 8.8 g',
      'Vitamina C [vitaminC] 800 mg | 80 mg (100%)',
      'Acido ialuronico [hyaluronicAcid] 500 mg | 50 mg',
    ],
  },
  {
    name: 'PDF broken lines',
    input:
      'INFORMAZIONI NUTRIZIONALI\nper 100 g per porzione (40 g)\nEnergia\n1521 kJ/\n359 kcal\n608 kJ/\n144 kcal\nGrassi\n0,9 g\n0,4 g\ndi cui acidi grassi saturi\n0,2 g\n<0,1 g\nCarboidrati\n80 g\n32 g\ndi cui zuccheri\n0,3 g\n0,1 g\nProteine\n7,1 g\n2,8 g\nSale\n0,02 g\n<0,01 g',
    lines: [
      'per100g "per 100 g" | serving 40 g "per porzione (40 g)"',
      'Energia [energyKj] 1521 kJ | 608 kJ',
      'Energia [energyKcal] 359 kcal | 144 kcal',
      'Grassi [fat] 0.9 g | 0.4 g',
      '  di cui acidi grassi saturi [saturates] 0.2 g | <0.1 g',
      'Carboidrati [carbohydrate] 80 g | 32 g',
      '  di cui zuccheri [sugars] 0.3 g | 0.1 g',
      'Proteine [protein] 7.1 g | 2.8 g',
      'Sale [salt] 0.02 g | <0.01 g',
      'title: INFORMAZIONI NUTRIZIONALI',
    ],
  },
  {
    name: 'two language pipes',
    input:
      '| Nutrition Facts / Valori nutrizionali | Per 100 g | Per serving / Per dose (25 g) |\n|---|---|---|\n| Energy / Energia | 1607 kJ / 380 kcal | 402 kJ / 95 kcal |\n| Fat / Grassi | 7,0 g | 1,8 g |\n| of which saturates / di cui acidi grassi saturi | 4,0 g | 1,0 g |\n| Carbohydrate / Carboidrati | 6,0 g | 1,5 g |\n| of which sugars / di cui zuccheri | 5,0 g | 1,3 g |\n| Protein / Proteine | 73 g | 18 g |\n| Salt / Sale | 0,5 g | 0,13 g |',
    lines: [
      'per100g "Per 100 g" | serving 25 g "Per serving / Per dose (25 g)"',
      'Energy / Energia [energyKj] 1607 kJ | 402 kJ',
      'Energy / Energia [energyKcal] 380 kcal | 95 kcal',
      'Fat / Grassi [fat] 7 g | 1.8 g',
      '  of which saturates / di cui acidi grassi saturi [saturates] 4 g | 1 g',
      'Carbohydrate / Carboidrati [carbohydrate] 6 g | 1.5 g',
      '  of which sugars / di cui zuccheri [sugars] 5 g | 1.3 g',
      'Protein / Proteine [protein] 73 g | 18 g',
      'Salt / Sale [salt] 0.5 g | 0.13 g',
    ],
  },
  {
    name: 'fat burner list',
    input: [
      'Dose giornaliera: 2 capsule',
      'Tè verde e.s. 400 mg',
      'di cui EGCG 200 mg',
      'Arancio amaro e.s. 200 mg',
      'di cui sinefrina 12 mg',
      'Caffeina 100 mg',
      'Cromo 40 mcg (100% VNR)',
    ],
    lines: [
      'serving 2 capsula "Dose giornaliera: 2 capsule"',
      'Tè verde e.s. [] 400 mg',
      '  di cui EGCG [egcg] 200 mg',
      'Arancio amaro e.s. [] 200 mg',
      '  di cui sinefrina [synephrine] 12 mg',
      'Caffeina [caffeine] 100 mg',
      'Cromo [chromium] 40 µg (100%)',
    ],
  },
  {
    name: 'electrolytes tab',
    input:
      '<p>Per 1 compressa effervescente (4,5 g) in 500 ml di acqua</p><ul><li><b>Sodio</b> 360 mg</li><li><b>Potassio</b> 300 mg (15%*)</li><li><b>Magnesio</b> 56,3 mg (15%*)</li><li><b>Cloruro</b> 120 mg (15%*)</li></ul><p><small>*% Valori Nutritivi di Riferimento</small></p>',
    lines: [
      'serving 4.5 g "Per 1 compressa effervescente (4,5 g) in 500 ml di acqua"',
      'Sodio [sodium] 360 mg',
      'Potassio [potassium] 300 mg (15%)',
      'Magnesio [magnesium] 56.3 mg (15%)',
      'Cloruro [chloride] 120 mg (15%)',
      'note: *% Valori Nutritivi di Riferimento',
    ],
  },
  {
    name: 'peanut butter semicolon',
    input:
      'Valore nutrizionale;per 100 g;per 15 g;AR%\nEnergia (kJ);2580;387;5%\nEnergia (kcal);623;93;5%\nGrassi (g);51;7,7;11%\n- saturi (g);7,2;1,1;6%\nCarboidrati (g);11;1,7;1%\n- zuccheri (g);6,5;1;1%\nFibre (g);7;1,1;\nProteine (g);27;4,1;8%\nSale (g);0,02;0,003;0%',
    lines: [
      'per100g "per 100 g" | serving 15 g "per 15 g" | nrv "AR%"',
      'Energia [energyKj] 2580 kJ | 387 kJ (5%)',
      'Energia [energyKcal] 623 kcal | 93 kcal (5%)',
      'Grassi [fat] 51 g | 7.7 g (11%)',
      '  saturi [saturates] 7.2 g | 1.1 g (6%)',
      'Carboidrati [carbohydrate] 11 g | 1.7 g (1%)',
      '  zuccheri [sugars] 6.5 g | 1 g (1%)',
      'Fibre [fibre] 7 g | 1.1 g',
      'Proteine [protein] 27 g | 4.1 g (8%)',
      'Sale [salt] 0.02 g | 0.003 g (0%)',
    ],
  },
  {
    name: 'dose table no rows key',
    input: {
      tabella: {
        dose: '30 g',
        righe: [
          {
            nutriente: 'Valore energetico',
            per_100g: '1610 kJ / 381 kcal',
            per_30g: '483 kJ / 114 kcal',
          },
          {
            nutriente: 'Proteine',
            per_100g: '77 g',
            per_30g: '23,1 g',
          },
          {
            nutriente: 'BCAA',
            per_100g: '17 g',
            per_30g: '5,1 g',
            sottocomponente: true,
          },
        ],
      },
    },
    lines: [
      'per100g | serving 30 g',
      'Valore energetico [energyKj] 1610 kJ | 483 kJ',
      'Valore energetico [energyKcal] 381 kcal | 114 kcal',
      'Proteine [protein] 77 g | 23.1 g',
      '  BCAA [bcaa] 17 g | 5.1 g',
    ],
  },
  {
    name: 'nested string JSON with escaped table',
    input:
      '{"features":{"valori_nutrizionali":"{\\"per_dose_25g\\":[{\\"component\\":\\"Energia\\",\\"value\\":\\"389 kJ/92 kcal\\"},{\\"component\\":\\"Proteine\\",\\"value\\":\\"20 g\\"},{\\"component\\":\\"\\",\\"value\\":\\"5 g\\"},{\\"component\\":\\"Grassi\\"}]}"}}',
    lines: [
      'serving 25 g',
      'Energia [energyKj] 389 kJ',
      'Energia [energyKcal] 92 kcal',
      'Proteine [protein] 20 g',
    ],
  },
  {
    name: 'amino profile after table',
    input:
      'Valori nutrizionali per 100 g\nEnergia 1590 kJ / 375 kcal\nProteine 85 g\nGrassi 2 g\nCarboidrati 4 g\n\nProfilo aminoacidico (g per 100 g di proteine)\nAlanina 5,1\nArginina 2,3\nLeucina 10,9\nIsoleucina 6,4\nValina 5,8',
    lines: [
      'per100g "Valori nutrizionali per 100 g" | other "Profilo aminoacidico (g per 100 g di proteine)"',
      'Energia [energyKj] 1590 kJ | -',
      'Energia [energyKcal] 375 kcal | -',
      'Grassi [fat] 2 g | -',
      'Carboidrati [carbohydrate] 4 g | -',
      'Proteine [protein] 85 g | -',
      'Alanina [alanine] - | 5.1 g',
      'Arginina [arginine] - | 2.3 g',
      'Leucina [leucine] - | 10.9 g',
      'Isoleucina [isoleucine] - | 6.4 g',
      'Valina [valine] - | 5.8 g',
    ],
  },
  {
    name: 'sauce zero',
    input:
      'Informazioni nutrizionali per 100 ml: energia 42 kJ / 10 kcal; grassi 0 g, di cui acidi grassi saturi 0 g; carboidrati 1,9 g, di cui zuccheri 0,3 g; fibre 0,8 g; proteine 0,2 g; sale 1,8 g.',
    lines: [
      'per100ml "per 100 ml"',
      'energia [energyKj] 42 kJ',
      'energia [energyKcal] 10 kcal',
      'grassi [fat] 0 g',
      '  di cui acidi grassi saturi [saturates] 0 g',
      'carboidrati [carbohydrate] 1.9 g',
      '  di cui zuccheri [sugars] 0.3 g',
      'fibre [fibre] 0.8 g',
      'proteine [protein] 0.2 g',
      'sale [salt] 1.8 g',
    ],
  },
  {
    name: 'casein serving label',
    input: [
      {
        name: 'Energia',
        value: '1.498 kJ / 353 kcal',
      },
      {
        name: 'Proteine',
        value: '78 g',
      },
      {
        name: 'Calcio',
        value: '1.200 mg',
      },
    ],
    servingLabel: 'Per 79 g**',
    lines: [
      'serving 79 g "Per 79 g**"',
      'Energia [energyKj] 1498 kJ',
      'Energia [energyKcal] 353 kcal',
      'Proteine [protein] 78 g',
      'Calcio [calcium] 1200 mg',
    ],
  },
  {
    name: 'pre workout columns',
    input:
      '| Ingrediente attivo | 1 misurino (10 g) | 2 misurini (20 g) |\n|---|---|---|\n| L-citrullina DL-malato 2:1 | 3.000 mg | 6.000 mg |\n| Beta-alanina | 1.600 mg | 3.200 mg |\n| L-arginina AKG | 1.000 mg | 2.000 mg |\n| Caffeina | 100 mg | 200 mg |\n| Niacina | 8 mg (50% VNR) | 16 mg (100% VNR) |',
    lines: [
      'serving 10 g "1 misurino (10 g)" | serving 20 g "2 misurini (20 g)"',
      'L-citrullina DL-malato 2:1 [citrullineMalate] 3000 mg | 6000 mg',
      'Beta-alanina [betaAlanine] 1600 mg | 3200 mg',
      'L-arginina AKG [arginineAlphaKetoglutarate] 1000 mg | 2000 mg',
      'Caffeina [caffeine] 100 mg | 200 mg',
      'Niacina [niacin] 8 mg | 16 mg (50%)',
    ],
  },
  {
    name: 'facts key style',
    input: {
      nutritionFacts: {
        servingSize: '1 scoop (33 g)',
        servingsPerContainer: 30,
        nutrients: [
          {
            name: 'Calories',
            amount: 130,
            unit: 'kcal',
          },
          {
            name: 'Total Fat',
            amount: 1.5,
            unit: 'g',
          },
          {
            name: 'Protein',
            amount: 25,
            unit: 'g',
          },
          {
            name: 'Sodium',
            amount: 130,
            unit: 'mg',
          },
        ],
      },
    },
    lines: [
      'serving 33 g "1 scoop (33 g)"',
      'Calories [energyKcal] 130 kcal',
      'Total Fat [fat] 1.5 g',
      'Protein [protein] 25 g',
      'Sodium [sodium] 130 mg',
      'servings: 30',
    ],
  },
  {
    name: 'array of strings with title',
    input: [
      '**Valori nutrizionali per 100g di prodotto**',
      'Energia: 1.570 kJ / 371 kcal',
      'Grassi: 4,1 g',
      '- di cui acidi grassi saturi: 1,2 g',
      'Carboidrati: 65 g',
      '- di cui zuccheri: 2,2 g',
      'Proteine: 16 g',
      'Sale: 0,9 g',
    ],
    lines: [
      'per100g "Valori nutrizionali per 100g di prodotto"',
      'Energia [energyKj] 1570 kJ',
      'Energia [energyKcal] 371 kcal',
      'Grassi [fat] 4.1 g',
      '  di cui acidi grassi saturi [saturates] 1.2 g',
      'Carboidrati [carbohydrate] 65 g',
      '  di cui zuccheri [sugars] 2.2 g',
      'Proteine [protein] 16 g',
      'Sale [salt] 0.9 g',
    ],
  },
  {
    name: 'csv quoted',
    input:
      '"Nutriente","per 100 g","per dose (30 g)"\n"Energia","1.582 kJ / 373 kcal","475 kJ / 112 kcal"\n"Grassi","3,8 g","1,1 g"\n"di cui acidi grassi saturi","2,1 g","0,6 g"\n"Proteine","76 g","22,8 g"',
    lines: [
      'per100g "per 100 g" | serving 30 g "per dose (30 g)"',
      'Energia [energyKj] 1582 kJ | 475 kJ',
      'Energia [energyKcal] 373 kcal | 112 kcal',
      'Grassi [fat] 3.8 g | 1.1 g',
      '  di cui acidi grassi saturi [saturates] 2.1 g | 0.6 g',
      'Proteine [protein] 76 g | 22.8 g',
    ],
  },
  {
    name: 'camelCase AI',
    input: {
      per100g: {
        energyKj: 1580,
        energyKcal: 372,
        fat: 2.5,
        saturatedFat: 1.2,
        carbohydrates: 6,
        sugars: 4,
        fiber: 1,
        protein: 80,
        salt: 0.5,
      },
    },
    lines: [
      'per100g',
      'energy [energyKj] 1580 kJ',
      'energy [energyKcal] 372 kcal',
      'fat [fat] 2.5 g?',
      '  saturated Fat [saturates] 1.2 g?',
      'carbohydrates [carbohydrate] 6 g?',
      '  sugars [sugars] 4 g?',
      'fiber [fibre] 1 g?',
      'protein [protein] 80 g?',
      'salt [salt] 0.5 g?',
    ],
  },
  {
    name: 'snake italian',
    input: {
      valori_nutrizionali: {
        per_100g: {
          energia_kj: '1580',
          energia_kcal: '372',
          grassi: '2,5 g',
          di_cui_saturi: '1,2 g',
          carboidrati: '6 g',
          di_cui_zuccheri: '4 g',
          proteine: '80 g',
          sale: '0,5 g',
        },
      },
    },
    lines: [
      'per100g',
      'energia [energyKj] 1580 kJ',
      'energia [energyKcal] 372 kcal',
      'grassi [fat] 2.5 g',
      '  di cui saturi [saturates] 1.2 g',
      'carboidrati [carbohydrate] 6 g',
      '  di cui zuccheri [sugars] 4 g',
      'proteine [protein] 80 g',
      'sale [salt] 0.5 g',
    ],
  },
  {
    name: 'md with br and footnotes',
    input:
      '| Composizione | per 3 cps | VNR%* |\n|:--|:-:|:-:|\n| Magnesio | 375 mg | 100% |\n| Potassio | 300 mg | 15% |\n| Taurina | 500 mg | ** |\n| Vit. B6 | 1,4 mg | 100% |\n\n\\* VNR = Valori Nutritivi di Riferimento\n\\*\\* VNR non stabilito',
    lines: [
      'serving 3 capsula "per 3 cps" | nrv "VNR%*"',
      'Magnesio [magnesium] 375 mg (100%)',
      'Potassio [potassium] 300 mg (15%)',
      'Taurina [taurine] 500 mg',
      'Vit. B6 [vitaminB6] 1.4 mg (100%)',
      'note: * VNR = Valori Nutritivi di Riferimento',
      'note: ** VNR non stabilito',
    ],
  },
  {
    name: 'ocr scan',
    input:
      'lNFORMAZIONI NUTRIZIONALI\nper lOO g   per dose (3O g)\nEnergia l.58O kJ / 372 kcal   474 kJ / ll2 kcal\nGrassi 2,5 g   O,8 g\ndi cui saturi l,2 g   O,4 g\nProteine 8O g   24 g\nSale O,5O g   O,l5 g',
    lines: [
      'per100g "per lOO g" | serving 30 g "per dose (3O g)"',
      'Energia [energyKj] 1580 kJ | 474 kJ',
      'Energia [energyKcal] 372 kcal | 112 kcal',
      'Grassi [fat] 2.5 g | 0.8 g',
      '  di cui saturi [saturates] 1.2 g | 0.4 g',
      'Proteine [protein] 80 g | 24 g',
      'Sale [salt] 0.5 g | 0.15 g',
      'title: lNFORMAZIONI NUTRIZIONALI',
    ],
  },
  {
    name: 'mojibake',
    input:
      'Valori nutrizionali per 100 g\nEnergia: 1580 kJ / 372 kcal\nQualitÃ : alta\nCaffÃ¨ verde: 5 g\nVitamina B12: 2,5 Âµg (100% VNR)',
    lines: [
      'per100g "Valori nutrizionali per 100 g"',
      'Energia [energyKj] 1580 kJ',
      'Energia [energyKcal] 372 kcal',
      'Caffè verde [] 5 g',
      'Vitamina B12 [vitaminB12] 2.5 µg (100%)',
    ],
  },
  {
    name: 'rowspan 2 with vnr',
    input:
      '<table><tr><th>Sostanza<th>Per cpr<th>Per 2 cpr<th>%VNR per 2 cpr<tr><td>Ferro<td>7 mg<td>14 mg<td>100<tr><td>Rame<td>0,5 mg<td>1 mg<td>100<tr><td>Lattoferrina<td>50 mg<td>100 mg<td>-</table>',
    lines: [
      'serving 1 compressa "Per cpr" | serving 2 compressa "Per 2 cpr" | nrv "%VNR per 2 cpr"',
      'Ferro [iron] 7 mg | 14 mg (100%)',
      'Rame [copper] 0.5 mg | 1 mg (100%)',
      'Lattoferrina [] 50 mg | 100 mg',
    ],
  },
  {
    name: 'dl definition',
    input:
      '<dl><dt>Energia</dt><dd>1580 kJ / 372 kcal</dd><dt>Grassi</dt><dd>2,5 g</dd><dt>Proteine</dt><dd>80 g</dd></dl>',
    lines: [
      'serving',
      'Energia [energyKj] 1580 kJ',
      'Energia [energyKcal] 372 kcal',
      'Grassi [fat] 2.5 g',
      'Proteine [protein] 80 g',
    ],
  },
  {
    name: 'div rows',
    input:
      '<div class="row"><span>Grassi</span><span>2,5 g</span></div><div class="row"><span>di cui saturi</span><span>1,2 g</span></div><div class="row"><span>Proteine</span><span>80 g</span></div>',
    lines: [
      'serving',
      'Grassi [fat] 2.5 g',
      '  di cui saturi [saturates] 1.2 g',
      'Proteine [protein] 80 g',
    ],
  },
  {
    name: 'dose as string with grams',
    input: {
      dose: '1 misurino da 25 g',
      rows: [
        {
          componente: 'Energia',
          quantita: '398 kJ / 94 kcal',
        },
        {
          componente: 'Proteine',
          quantita: '20 g',
          vnr: '40%',
        },
      ],
    },
    lines: [
      'serving 25 g "1 misurino da 25 g" | nrv',
      'Energia [energyKj] 398 kJ',
      'Energia [energyKcal] 94 kcal',
      'Proteine [protein] 20 g (40%)',
    ],
  },
  {
    name: 'text AI bullets',
    input:
      '• Energia: 398 kJ / 94 kcal\n• Proteine: 20 g\n• Carboidrati: 1,2 g\n  ◦ di cui zuccheri: 1 g\n• Grassi: 1 g\n  ◦ di cui saturi: 0,5 g\n• Sale: 0,1 g\n(per porzione da 25 g)',
    lines: [
      'serving 25 g "(per porzione da 25 g)"',
      'Energia [energyKj] 398 kJ',
      'Energia [energyKcal] 94 kcal',
      'Grassi [fat] 1 g',
      '  di cui saturi [saturates] 0.5 g',
      'Carboidrati [carbohydrate] 1.2 g',
      '  di cui zuccheri [sugars] 1 g',
      'Proteine [protein] 20 g',
      'Sale [salt] 0.1 g',
    ],
  },
  {
    name: 'run on with vnr',
    input:
      'Valori medi per dose giornaliera (2 capsule): Vitamina D3 50 mcg (1000% VNR), Vitamina K2 100 mcg (133% VNR), Calcio 120 mg (15% VNR)',
    lines: [
      'serving 2 capsula "per dose giornaliera (2 capsule)"',
      'Vitamina D3 [vitaminD] 50 µg (1000%)',
      'Vitamina K2 [vitaminK] 100 µg (133%)',
      'Calcio [calcium] 120 mg (15%)',
    ],
  },
  {
    name: 'UI',
    input:
      'Per 1 softgel: Vitamina D3 2.000 UI (50 µg - 1000% VNR*)\nVitamina E 18 UI (12 mg) 100% VNR',
    lines: [
      'serving 1 softgel "Per 1 softgel"',
      'Vitamina D3 [vitaminD] 2000 UI (1000%)',
      'Vitamina E [vitaminE] 18 UI (100%)',
    ],
  },
  {
    name: 'enzyme activity',
    input:
      '| Enzimi digestivi | per 1 cps |\n|---|---|\n| Bromelina 2400 GDU/g | 100 mg |\n| Papaina (6000 USP/mg) | 50 mg |\n| Lattasi | 9.000 FCC |\n| Amilasi | 5000 DU |\n| Proteasi (50.000 HUT) | 100 mg |',
    lines: [
      'serving 1 capsula "per 1 cps"',
      'Bromelina 2400 GDU/g [] 100 mg',
      'Papaina (6000 USP/mg) [] 50 mg',
      'Lattasi [] 9000 FCC',
      'Amilasi [] 5000 DU',
      'Proteasi (50.000 HUT) [] 100 mg',
    ],
  },
  {
    name: 'enzymes lines',
    input:
      'Per capsula\nProteasi (50.000 HUT) 100 mg\nLattasi (9.000 FCC) 60 mg\nBromelina (2400 GDU/g) 100 mg',
    lines: [
      'serving 1 capsula "Per capsula"',
      'Proteasi (50.000 HUT) [] 100 mg',
      'Lattasi (9.000 FCC) [] 60 mg',
      'Bromelina (2400 GDU/g) [] 100 mg',
    ],
  },
  {
    name: 'key with units',
    input: {
      'Per 100 g': {
        'Energia (kJ)': 1580,
        'Energia (kcal)': 372,
        'Grassi (g)': 2.5,
        'Sodio (mg)': 200,
      },
    },
    lines: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1580 kJ',
      'Energia [energyKcal] 372 kcal',
      'Grassi [fat] 2.5 g',
      'Sodio [sodium] 200 mg',
    ],
  },
  {
    name: 'rows with own basis key',
    input: [
      {
        nutriente: 'Proteine',
        'per 100g': '80 g',
        'per porzione (30g)': '24 g',
        '% VNR': '48%',
      },
      {
        nutriente: 'Sale',
        'per 100g': '0,5 g',
        'per porzione (30g)': '0,15 g',
        '% VNR': '',
      },
    ],
    lines: [
      'per100g "per 100g" | serving 30 g "per porzione (30g)" | nrv',
      'Proteine [protein] 80 g | 24 g (48%)',
      'Sale [salt] 0.5 g | 0.15 g',
    ],
  },
  {
    name: 'peso netto etc',
    input:
      'Peso netto: 900 g\nPorzioni per confezione: 30\nDose: 30 g\n\nEnergia 1580 kJ/372 kcal\nGrassi 2,5 g\nProteine 80 g',
    lines: [
      'serving 30 g "Dose: 30 g"',
      'Energia [energyKj] 1580 kJ',
      'Energia [energyKcal] 372 kcal',
      'Grassi [fat] 2.5 g',
      'Proteine [protein] 80 g',
      'servings: 30',
      '! sum-exceeds-100',
      '! unit-implausible',
    ],
  },
  {
    name: 'tot in two halves',
    input:
      'Nutrienti | Per 100 g || Vitamine | Per 100 g\nProteine | 80 g || Vitamina C | 80 mg\nGrassi | 2 g || Zinco | 10 mg',
    lines: [
      'per100g "Per 100 g"',
      'Grassi [fat] 2 g',
      'Proteine [protein] 80 g',
      'Vitamina C [vitaminC] 80 mg',
      'Zinco [zinc] 10 mg',
    ],
  },
  {
    name: 'dashes nested',
    input:
      '- **Energia**: 1580 kJ / 372 kcal\n- **Grassi**: 2,5 g\n  - di cui saturi: 1,2 g\n- **Carboidrati**: 6 g\n  - di cui zuccheri: 4 g\n- **Proteine**: 80 g\n- **Sale**: 0,5 g',
    lines: [
      'serving',
      'Energia [energyKj] 1580 kJ',
      'Energia [energyKcal] 372 kcal',
      'Grassi [fat] 2.5 g',
      '  di cui saturi [saturates] 1.2 g',
      'Carboidrati [carbohydrate] 6 g',
      '  di cui zuccheri [sugars] 4 g',
      'Proteine [protein] 80 g',
      'Sale [salt] 0.5 g',
    ],
  },
  {
    name: 'sodio in brackets of sale',
    input: 'Per 100 g: Sale 0,5 g (sodio 0,2 g)',
    lines: ['per100g "Per 100 g"', 'Sale [salt] 0.5 g', 'sodio [sodium] 0.2 g'],
  },
  {
    name: 'value text key',
    input: {
      testo: 'Per 100 g: Energia 1580 kJ/372 kcal; Grassi 2,5 g; Proteine 80 g',
    },
    lines: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1580 kJ',
      'Energia [energyKcal] 372 kcal',
      'Grassi [fat] 2.5 g',
      'Proteine [protein] 80 g',
    ],
  },
  {
    name: 'value text colon',
    input: {
      nutrition: 'Proteine: 80 g\nGrassi: 2,5 g',
    },
    lines: ['serving', 'Grassi [fat] 2.5 g', 'Proteine [protein] 80 g'],
  },
  {
    name: 'one line key',
    input: {
      descrizione: 'Proteine: 80 g',
    },
    lines: ['serving', 'Proteine [protein] 80 g'],
  },
  {
    name: 'fenced table',
    input: '```\n| Componente | Per 100 g |\n|---|---|\n| Proteine | 80 g |\n```',
    lines: ['per100g "Per 100 g"', 'Proteine [protein] 80 g'],
  },
  {
    name: 'fence in text',
    input:
      'Ecco la tabella:\n\n| Componente | Per 100 g |\n|---|---|\n| Proteine | 80 g |\n| Grassi | 2 g |',
    lines: [
      'per100g "Per 100 g"',
      'Grassi [fat] 2 g',
      'Proteine [protein] 80 g',
      'title: Ecco la tabella',
    ],
  },
  {
    name: 'aminos mg/100',
    input: 'Aminogramma (mg per 100 g di prodotto)\nLeucina 8.500\nValina 4.700\nIsoleucina 5.000',
    lines: [
      'per100g "Aminogramma (mg per 100 g di prodotto)"',
      'Leucina [leucine] 8500 mg',
      'Valina [valine] 4700 mg',
      'Isoleucina [isoleucine] 5000 mg',
    ],
  },
  {
    name: 'mixed lists w/ header in col',
    input: [
      ['', 'Per 100 g', 'Per 30 g'],
      ['Energia', '1580 kJ / 372 kcal', '474 kJ / 112 kcal'],
      ['Proteine', '80 g', '24 g'],
    ],
    lines: [
      'per100g "Per 100 g" | serving 30 g "Per 30 g"',
      'Energia [energyKj] 1580 kJ | 474 kJ',
      'Energia [energyKcal] 372 kcal | 112 kcal',
      'Proteine [protein] 80 g | 24 g',
    ],
  },
  {
    name: 'sections array',
    input: [
      {
        sezione: 'Per 100 g',
        valori: [
          {
            nome: 'Proteine',
            valore: '80 g',
          },
        ],
      },
      {
        sezione: 'Per dose (30 g)',
        valori: [
          {
            nome: 'Proteine',
            valore: '24 g',
          },
        ],
      },
    ],
    lines: [
      'per100g "Per 100 g" | serving 30 g "Per dose (30 g)"',
      'Proteine [protein] 80 g | 24 g',
    ],
  },
  {
    name: 'stringy numbers',
    input: [
      {
        nome: 'Energia',
        valore: '372',
        unita: 'kcal',
      },
      {
        nome: 'Energia',
        valore: '1.580',
        unita: 'kJ',
      },
      {
        nome: 'Vitamina D',
        valore: '5',
        unita: 'mcg',
        vnr: '100',
      },
      {
        nome: 'Fermenti',
        valore: '10',
        unita: 'miliardi UFC',
      },
    ],
    lines: [
      'serving | nrv',
      'Energia [energyKj] 1580 kJ',
      'Energia [energyKcal] 372 kcal',
      'Vitamina D [vitaminD] 5 µg (100%)',
      'Fermenti [] 10000000000 UFC',
    ],
  },
  {
    name: 'whole page text',
    input:
      'WHEY GOLD 900 g\nDescrizione\nProteine di alta qualità.\n\nINFORMAZIONI NUTRIZIONALI\nValori medi\tper 100 g\tper dose (30 g)\nEnergia\t1649 kJ / 390 kcal\t495 kJ / 117 kcal\nGrassi\t6,0 g\t1,8 g\ndi cui acidi grassi saturi\t3,5 g\t1,1 g\nCarboidrati\t7,5 g\t2,3 g\ndi cui zuccheri\t6,0 g\t1,8 g\nProteine\t76 g\t23 g\nSale\t0,60 g\t0,18 g\n\nINGREDIENTI: proteine del siero del latte.\nAVVERTENZE: Non superare le dosi.',
    lines: [
      'per100g "per 100 g" | serving 30 g "per dose (30 g)"',
      'Energia [energyKj] 1649 kJ | 495 kJ',
      'Energia [energyKcal] 390 kcal | 117 kcal',
      'Grassi [fat] 6 g | 1.8 g',
      '  di cui acidi grassi saturi [saturates] 3.5 g | 1.1 g',
      'Carboidrati [carbohydrate] 7.5 g | 2.3 g',
      '  di cui zuccheri [sugars] 6 g | 1.8 g',
      'Proteine [protein] 76 g | 23 g',
      'Sale [salt] 0.6 g | 0.18 g',
      'title: INFORMAZIONI NUTRIZIONALI',
    ],
  },
  {
    name: 'RDA column',
    input:
      '| Ingrediente | mg per cpr | % RDA |\n|---|---|---|\n| Vitamina C | 240 | 300 |\n| Zinco | 10 | 100 |\n| Quercetina | 100 | - |',
    lines: [
      'serving 1 compressa "mg per cpr" | nrv "% RDA"',
      'Vitamina C [vitaminC] 240 mg (300%)',
      'Zinco [zinc] 10 mg (100%)',
      'Quercetina [quercetin] 100 mg',
    ],
  },
  {
    name: 'daily dose columns',
    input:
      '| | Quantità per dose giornaliera (3 compresse) | VNR* (%) |\n|---|---|---|\n| Calcio | 800 mg | 100 % |\n| Vitamina D | 20 μg | 400 % |\n| Vitamina K | 75 μg | 100 % |\n*Valore nutritivo di riferimento ai sensi del Reg. (UE) 1169/2011',
    lines: [
      'serving 3 compressa "Quantità per dose giornaliera (3 compresse)" | nrv "VNR* (%)"',
      'Calcio [calcium] 800 mg (100%)',
      'Vitamina D [vitaminD] 20 µg (400%)',
      'Vitamina K [vitaminK] 75 µg (100%)',
      'note: *Valore nutritivo di riferimento ai sensi del Reg. (UE) 1169/2011',
    ],
  },
  {
    name: 'flavour columns',
    input:
      '| Valori per 100 g | Gusto cacao | Gusto vaniglia |\n|---|---|---|\n| Energia | 1560 kJ / 370 kcal | 1580 kJ / 374 kcal |\n| Proteine | 75 g | 77 g |',
    lines: [
      'per100g "Gusto cacao" | per100g "Gusto vaniglia"',
      'Energia [energyKj] 1560 kJ | 1580 kJ',
      'Energia [energyKcal] 370 kcal | 374 kcal',
      'Proteine [protein] 75 g | 77 g',
    ],
  },
  {
    name: 'prose verbless',
    input:
      'Una dose (2 capsule) apporta 400 mg di EPA, 200 mg di DHA e 12 mg di vitamina E (100% VNR).',
    lines: [
      'serving 2 capsula "Una dose (2 capsule)"',
      'EPA [epa] 400 mg',
      'DHA [dha] 200 mg',
      'vitamina E [vitaminE] 12 mg (100%)',
    ],
  },
  {
    name: 'colon and unit first lines',
    input:
      'Per bustina:\nMagnesio mg 300\nPotassio mg 300\nVit. C mg 80\nVit. B6 mg 1,4\nZinco mg 10',
    lines: [
      'serving 1 bustina "Per bustina"',
      'Magnesio [magnesium] 300 mg',
      'Potassio [potassium] 300 mg',
      'Vit. C [vitaminC] 80 mg',
      'Vit. B6 [vitaminB6] 1.4 mg',
      'Zinco [zinc] 10 mg',
    ],
  },
  {
    name: 'dot leaders',
    input:
      'Valori nutrizionali per 100 g\nEnergia.........1540 kJ / 363 kcal\nGrassi...........1,5 g\nCarboidrati......7,0 g\nProteine.........80,5 g\nSale.............0,3 g',
    lines: [
      'per100g "Valori nutrizionali per 100 g"',
      'Energia [energyKj] 1540 kJ',
      'Energia [energyKcal] 363 kcal',
      'Grassi [fat] 1.5 g',
      'Carboidrati [carbohydrate] 7 g',
      'Proteine [protein] 80.5 g',
      'Sale [salt] 0.3 g',
    ],
  },
  {
    name: 'equals',
    input: 'Dose = 10 g\nL-citrullina = 6 g\nBeta alanina = 3,2 g\nCaffeina = 200 mg',
    lines: [
      'serving 10 g "Dose = 10 g"',
      'L-citrullina [citrulline] 6 g',
      'Beta alanina [betaAlanine] 3.2 g',
      'Caffeina [caffeine] 200 mg',
    ],
  },
  {
    name: 'nested vnr object',
    input: {
      per_compressa: {
        'Vitamina B12': {
          quantita: '1000',
          unita: 'mcg',
          vnr: 40000,
        },
        'Acido folico': {
          quantita: '400',
          unita: 'mcg',
          vnr: '200 %',
        },
      },
    },
    lines: [
      'serving 1 compressa | nrv',
      'Vitamina B12 [vitaminB12] 1000 µg (40000%)',
      'Acido folico [folicAcid] 400 µg (200%)',
    ],
  },
  {
    name: 'valori_per_dose',
    input: {
      valori_per_100g: {
        Energia: '370 kcal',
        Proteine: '80 g',
      },
      valori_per_dose: {
        Energia: '111 kcal',
        Proteine: '24 g',
      },
    },
    lines: [
      'per100g | serving',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Proteine [protein] 80 g | 24 g',
    ],
  },
  {
    name: 'array of arrays no header',
    input: [
      ['Proteine', '80 g'],
      ['Grassi', '5 g'],
    ],
    lines: ['serving', 'Grassi [fat] 5 g', 'Proteine [protein] 80 g'],
  },
  {
    name: 'object rows with key dose',
    input: {
      titolo: 'Analisi',
      dose: '2 softgel',
      componenti: [
        {
          nome: 'CLA',
          quantita: '1.600 mg',
        },
        {
          nome: 'Vitamina E',
          quantita: '12 mg',
          vnr: '100%',
        },
      ],
    },
    lines: [
      'serving 2 softgel "2 softgel" | nrv',
      'CLA [cla] 1600 mg',
      'Vitamina E [vitaminE] 12 mg (100%)',
      'title: Analisi',
    ],
  },
  {
    name: 'html th rows',
    input:
      '<table><tbody><tr><th scope="row">Energia</th><td>1540 kJ/363 kcal</td></tr><tr><th scope="row">Proteine</th><td>80,5 g</td></tr></tbody><caption>Valori medi per 100 g</caption></table>',
    lines: [
      'per100g "Valori medi per 100 g"',
      'Energia [energyKj] 1540 kJ',
      'Energia [energyKcal] 363 kcal',
      'Proteine [protein] 80.5 g',
    ],
  },
  {
    name: 'html entities lt',
    input:
      '<table><tr><td>Grassi<td>&lt;&nbsp;0,5&nbsp;g<tr><td>di cui acidi grassi saturi<td>&lt; 0,1 g<tr><td>Carboidrati<td>&#8804; 1 g<tr><td>Sale<td>~0,2 g</table>',
    lines: [
      'serving',
      'Grassi [fat] <0.5 g',
      '  di cui acidi grassi saturi [saturates] <0.1 g',
      'Carboidrati [carbohydrate] <1 g',
      'Sale [salt] ~0.2 g',
    ],
  },
  {
    name: 'line list with percent',
    input: [
      'Vitamina A - 400 mcg - 50% VNR',
      'Vitamina C - 40 mg - 50% VNR',
      'Zinco - 5 mg - 50% VNR',
    ],
    lines: [
      'serving',
      'Vitamina A [vitaminA] 400 µg (50%)',
      'Vitamina C [vitaminC] 40 mg (50%)',
      'Zinco [zinc] 5 mg (50%)',
    ],
  },
  {
    name: 'lines comma',
    input: 'Ogni capsula contiene: Vitamina D3 25 mcg (500% VNR), olio di oliva 250 mg',
    lines: [
      'serving 1 capsula "Ogni capsula"',
      'Vitamina D3 [vitaminD] 25 µg (500%)',
      'olio di oliva [] 250 mg',
    ],
  },
  {
    name: 'tot columns 3 w notes',
    input:
      'Valori nutrizionali | per 100 g | per dose 30 g | con 250 ml latte p.s.\nEnergia kJ | 1570 | 471 | 960\nEnergia kcal | 370 | 111 | 228\nProteine g | 80 | 24 | 32,5',
    lines: [
      'per100g "per 100 g" | serving 30 g "per dose 30 g" | other "con 250 ml latte p.s."',
      'Energia [energyKj] 1570 kJ | 471 kJ | 960 kJ',
      'Energia [energyKcal] 370 kcal | 111 kcal | 228 kcal',
      'Proteine [protein] 80 g | 24 g | 32.5 g',
    ],
  },
  {
    name: 'multi vit b8',
    input:
      'Vitamine del gruppo B per 1 cpr: B1 1,1 mg, B2 1,4 mg, PP 16 mg, B5 6 mg, B6 1,4 mg, B8 50 mcg, B9 200 mcg, B12 2,5 mcg',
    lines: [
      'serving 1 compressa "per 1 cpr"',
      'B1 [thiamin] 1.1 mg',
      'B2 [riboflavin] 1.4 mg',
      'PP [niacin] 16 mg',
      'B5 [pantothenicAcid] 6 mg',
      'B6 [vitaminB6] 1.4 mg',
      'B8 [biotin] 50 µg',
      'B9 [folicAcid] 200 µg',
      'B12 [vitaminB12] 2.5 µg',
    ],
  },
  {
    name: 'per 100 kcal',
    input: '| | 100 g | 100 kcal |\n|---|---|---|\n| Proteine | 80 g | 21 g |',
    lines: ['per100g "100 g" | other "100 kcal"', 'Proteine [protein] 80 g | 21 g'],
  },
  {
    name: 'range percent',
    input: 'Per 100 g: Proteine 78-80 g, Grassi max 5 g, Umidità ≤ 6 g, Ceneri < 4 g',
    lines: [
      'per100g "Per 100 g"',
      'Grassi [fat] <5 g',
      'Proteine [protein] 78..80 g',
      'Umidità [water] <6 g',
      'Ceneri [ash] <4 g',
    ],
  },
  {
    name: 'sections unknown label',
    input: {
      per_porzione: {
        label: '1 scoop (35 g)',
        values: {
          Energia: '140 kcal',
          Proteine: '25 g',
        },
      },
    },
    lines: [
      'serving 35 g "1 scoop (35 g)"',
      'Energia [energyKcal] 140 kcal',
      'Proteine [protein] 25 g',
    ],
  },
  {
    name: 'vnr unit row',
    input: [
      {
        nutriente: 'Ferro',
        valore: '14 mg (100% VNR)',
      },
      {
        nutriente: 'Vitamina C',
        valore: '80 mg pari al 100% VNR',
      },
      {
        nutriente: 'Lattoferrina',
        valore: '100 mg',
      },
    ],
    lines: [
      'serving',
      'Ferro [iron] 14 mg (100%)',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Lattoferrina [] 100 mg',
    ],
  },
  {
    name: 'run-on one col',
    input:
      'Energia1570kJ/370kcalGrassi5,2gdi cui acidi grassi saturi2,1gCarboidrati6,5gdi cui zuccheri4,8gFibre0,5gProteine75gSale0,8g',
    lines: [
      'serving',
      'Energia [energyKj] 1570 kJ',
      'Energia [energyKcal] 370 kcal',
      'Grassi [fat] 5.2 g',
      '  di cui acidi grassi saturi [saturates] 2.1 g',
      'Carboidrati [carbohydrate] 6.5 g',
      '  di cui zuccheri [sugars] 4.8 g',
      'Fibre [fibre] 0.5 g',
      'Proteine [protein] 75 g',
      'Sale [salt] 0.8 g',
    ],
  },
  {
    name: 'run-on two cols spaced',
    input:
      'Valori nutrizionali medi per 100 g per dose (30 g) Energia 1570 kJ/370 kcal 471 kJ/111 kcal Grassi 5,2 g 1,6 g di cui acidi grassi saturi 2,1 g 0,6 g Carboidrati 6,5 g 2,0 g di cui zuccheri 4,8 g 1,4 g Proteine 75 g 22,5 g Sale 0,8 g 0,24 g',
    lines: [
      'per100g "per 100 g" | serving 30 g "per dose (30 g)"',
      'Energia [energyKj] 1570 kJ | 471 kJ',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Grassi [fat] 5.2 g | 1.6 g',
      '  di cui acidi grassi saturi [saturates] 2.1 g | 0.6 g',
      'Carboidrati [carbohydrate] 6.5 g | 2 g',
      '  di cui zuccheri [sugars] 4.8 g | 1.4 g',
      'Proteine [protein] 75 g | 22.5 g',
      'Sale [salt] 0.8 g | 0.24 g',
    ],
  },
  {
    name: 'run-on vnr col',
    input:
      'Componente Per dose (2 cps) %VNR* Vitamina C 80 mg 100% Vitamina E 12 mg 100% Zinco 10 mg 100% Estratto di melograno 200 mg - Resveratrolo 50 mg -',
    lines: [
      'serving 2 capsula "Per dose (2 cps)" | nrv "%VNR*"',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Vitamina E [vitaminE] 12 mg (100%)',
      'Zinco [zinc] 10 mg (100%)',
      'Estratto di melograno [] 200 mg',
      'Resveratrolo [resveratrol] 50 mg',
    ],
  },
  {
    name: 'sectioned list + profile',
    input: [
      'Valori nutrizionali per 100 g',
      'Energia: 1570 kJ / 370 kcal',
      'Proteine: 75 g',
      'Profilo aminoacidico per 100 g di proteine',
      'Leucina: 10,5 g',
      'Isoleucina: 6,1 g',
      'Valina: 5,9 g',
    ],
    lines: [
      'per100g "Valori nutrizionali per 100 g" | other "Profilo aminoacidico per 100 g di proteine"',
      'Energia [energyKj] 1570 kJ | -',
      'Energia [energyKcal] 370 kcal | -',
      'Proteine [protein] 75 g | -',
      'Leucina [leucine] - | 10.5 g',
      'Isoleucina [isoleucine] - | 6.1 g',
      'Valina [valine] - | 5.9 g',
    ],
  },
  {
    name: 'object w/ profile',
    input: {
      per_100g: [
        {
          componente: 'Proteine',
          valore: '80 g',
        },
      ],
      profilo_aminoacidico: [
        {
          componente: 'Leucina',
          valore: '8,4 g',
        },
        {
          componente: 'Valina',
          valore: '4,6 g',
        },
      ],
    },
    lines: [
      'per100g | other',
      'Proteine [protein] 80 g | -',
      'Leucina [leucine] - | 8.4 g',
      'Valina [valine] - | 4.6 g',
    ],
  },
  {
    name: 'profile in mg per dose',
    input:
      'Aminoacidi per dose (30 g):\nL-Leucina 2.500 mg\nL-Isoleucina 1.250 mg\nL-Valina 1.250 mg\nTotale BCAA 5.000 mg',
    lines: [
      'serving 30 g "Aminoacidi per dose (30 g)"',
      'L-Leucina [leucine] 2500 mg',
      'L-Isoleucina [isoleucine] 1250 mg',
      'L-Valina [valine] 1250 mg',
      'Totale BCAA [bcaa] 5000 mg',
    ],
  },
  {
    name: 'lipid rich sub rows',
    input:
      'Per 100 g\nGrassi 51 g\nsaturi 7 g\nmonoinsaturi 26 g\npolinsaturi 15 g\nCarboidrati 12 g\nzuccheri 5 g\npolioli 0 g\namido 4 g\nFibra alimentare 8 g\nProteine 27 g\nSale 0,02 g',
    lines: [
      'per100g "Per 100 g"',
      'Grassi [fat] 51 g',
      '  saturi [saturates] 7 g',
      '  monoinsaturi [monounsaturates] 26 g',
      '  polinsaturi [polyunsaturates] 15 g',
      'Carboidrati [carbohydrate] 12 g',
      '  zuccheri [sugars] 5 g',
      '  polioli [polyols] 0 g',
      '  amido [starch] 4 g',
      'Fibra alimentare [fibre] 8 g',
      'Proteine [protein] 27 g',
      'Sale [salt] 0.02 g',
    ],
  },
  {
    name: 'di cui solubile',
    input: 'Per 100 g: Fibre 10 g di cui solubili 4 g di cui insolubili 6 g Proteine 20 g',
    lines: [
      'per100g "Per 100 g"',
      'Fibre [fibre] 10 g',
      '  di cui solubili [solubleFibre] 4 g',
      '  di cui insolubili [insolubleFibre] 6 g',
      'Proteine [protein] 20 g',
    ],
  },
  {
    name: 'energy kJ first row, kcal second with name',
    input:
      '| Voce | 100 g |\n|---|---|\n| Valore energetico kJ | 1570 |\n| Valore energetico kcal | 370 |\n| Proteine | 75 |',
    lines: [
      'per100g "100 g"',
      'Valore energetico [energyKj] 1570 kJ',
      'Valore energetico [energyKcal] 370 kcal',
      'Proteine [protein] 75 g?',
    ],
  },
  {
    name: 'no units at all',
    input: {
      per_100g: {
        Energia: '370',
        Grassi: '5,2',
        Carboidrati: '6,5',
        Proteine: '75',
        Sodio: '320',
        'Vitamina C': '80',
        'Vitamina B12': '2,5',
      },
    },
    lines: [
      'per100g',
      'Energia [energyKcal] 370 kcal?',
      'Grassi [fat] 5.2 g?',
      'Carboidrati [carbohydrate] 6.5 g?',
      'Proteine [protein] 75 g?',
      'Sodio [sodium] 320 mg?',
      'Vitamina C [vitaminC] 80 mg?',
      'Vitamina B12 [vitaminB12] 2.5 µg?',
    ],
  },
  {
    name: 'markdown list section heads',
    input:
      '### Per 100 g\n- Energia: 1570 kJ / 370 kcal\n- Proteine: 75 g\n\n### Per porzione (30 g)\n- Energia: 471 kJ / 111 kcal\n- Proteine: 22,5 g',
    lines: [
      'per100g "Per 100 g" | serving 30 g "Per porzione (30 g)"',
      'Energia [energyKj] 1570 kJ | 471 kJ',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Proteine [protein] 75 g | 22.5 g',
    ],
  },
  {
    name: 'html h4 sections',
    input:
      '<h4>Per 100 g</h4><p>Energia: 1570 kJ / 370 kcal<br>Proteine: 75 g</p><h4>Per porzione (30 g)</h4><p>Energia: 471 kJ / 111 kcal<br>Proteine: 22,5 g</p>',
    lines: [
      'per100g "Per 100 g" | serving 30 g "Per porzione (30 g)"',
      'Energia [energyKj] 1570 kJ | 471 kJ',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Proteine [protein] 75 g | 22.5 g',
    ],
  },
  {
    name: 'html two tables same columns',
    input:
      '<table><tr><th>Vitamine<th>Per dose<th>%VNR<tr><td>Vitamina C<td>80 mg<td>100%</table><table><tr><th>Minerali<th>Per dose<th>%VNR<tr><td>Zinco<td>10 mg<td>100%</table>',
    lines: [
      'serving "Per dose" | nrv "%VNR"',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Zinco [zinc] 10 mg (100%)',
    ],
  },
  {
    name: 'rowspan group col',
    input:
      '<table><tr><th>Gruppo<th>Nutriente<th>Per cpr<tr><td rowspan=2>Vitamine<td>Vitamina C<td>80 mg<tr><td>Vitamina E<td>12 mg<tr><td rowspan=1>Minerali<td>Zinco<td>10 mg</table>',
    lines: [
      'serving 1 compressa "Per cpr"',
      'Vitamina C [vitaminC] 80 mg',
      'Vitamina E [vitaminE] 12 mg',
      'Zinco [zinc] 10 mg',
    ],
  },
  {
    name: 'tab no header vnr',
    input: 'Vitamina C\t80 mg\t100%\nVitamina E\t12 mg\t100%',
    lines: [
      'serving | nrv',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Vitamina E [vitaminE] 12 mg (100%)',
    ],
  },
  {
    name: 'pipe inline oneline',
    input:
      '| Componente | Per 100g | |---|---| | Energia | 1570 kJ / 370 kcal | | Proteine | 75 g | | Sale | 0,8 g |',
    lines: [
      'per100g "Per 100g"',
      'Energia [energyKj] 1570 kJ',
      'Energia [energyKcal] 370 kcal',
      'Proteine [protein] 75 g',
      'Sale [salt] 0.8 g',
    ],
  },
  {
    name: 'escaped pipes nbsp',
    input:
      '|&nbsp;Componente&nbsp;|&nbsp;Per&nbsp;100&nbsp;g&nbsp;|\n|:--|:--|\n|&nbsp;Energia&nbsp;|&nbsp;1.570&nbsp;kJ&nbsp;|\n|&nbsp;|&nbsp;370&nbsp;kcal&nbsp;|\n|&nbsp;Proteine&nbsp;|&nbsp;75&nbsp;g&nbsp;|',
    lines: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1570 kJ',
      'Energia [energyKcal] 370 kcal',
      'Proteine [protein] 75 g',
    ],
  },
  {
    name: 'percent only prot',
    input: 'Proteine 80%\nGrassi 5%\nCarboidrati 6%',
    lines: [
      'serving',
      'Grassi [fat] 5 %',
      'Carboidrati [carbohydrate] 6 %',
      'Proteine [protein] 80 %',
    ],
  },
  {
    name: 'values with plus',
    input: {
      per_2_capsule: [
        {
          componente: 'Berberina (da Berberis aristata DC.)',
          valore: '500 mg',
        },
        {
          componente: 'Monacolina K (da riso rosso fermentato)',
          valore: '2,9 mg',
        },
        {
          componente: 'Coenzima Q10',
          valore: '20 mg',
        },
      ],
    },
    lines: [
      'serving 2 capsula',
      'Berberina (da Berberis aristata DC.) [] 500 mg',
      'Monacolina K (da riso rosso fermentato) [] 2.9 mg',
      'Coenzima Q10 [coenzymeQ10] 20 mg',
    ],
  },
  {
    name: 'kcal big thousands',
    input: 'Per 100 g: Energia 2.580 kJ / 623 kcal; per 15 g: Energia 387 kJ / 93 kcal',
    lines: [
      'per100g "Per 100 g" | serving 15 g "per 15 g"',
      'Energia [energyKj] 2580 kJ | 387 kJ',
      'Energia [energyKcal] 623 kcal | 93 kcal',
    ],
  },
  {
    name: 'sezione as array of one-key objects',
    input: [
      {
        Energia: '1570 kJ / 370 kcal',
      },
      {
        Proteine: '75 g',
      },
      {
        Sale: '0,8 g',
      },
    ],
    lines: [
      'serving',
      'Energia [energyKj] 1570 kJ',
      'Energia [energyKcal] 370 kcal',
      'Proteine [protein] 75 g',
      'Sale [salt] 0.8 g',
    ],
  },
  {
    name: 'porzione in dose_table',
    input: {
      nutritional_table: {
        title: 'Nutrition',
        serving_size: '2 capsule (1,2 g)',
        servings_per_container: '60',
        values: [
          {
            nutrient: 'Omega 3',
            amount: '1000 mg',
          },
          {
            nutrient: 'EPA',
            amount: '400',
            unit: 'mg',
            daily_value: 'N/D',
          },
          {
            nutrient: 'Vitamin E',
            amount: '12 mg',
            daily_value: '100',
          },
        ],
      },
    },
    lines: [
      'serving 1.2 g "2 capsule (1,2 g)" | nrv',
      'Omega 3 [omega3] 1000 mg',
      'EPA [epa] 400 mg',
      'Vitamin E [vitaminE] 12 mg (100%)',
      'title: Nutrition',
      'servings: 60',
    ],
  },
  {
    name: 'pdf copy wrapped names',
    input:
      'Valori nutrizionali\nper 100 g\nper dose (25 g)\nValore energetico\n1615 kJ / 381 kcal\n404 kJ / 95 kcal\nGrassi\n1,2 g\n0,3 g\ndi cui acidi grassi\nsaturi\n0,8 g\n0,2 g\nCarboidrati\n8,0 g\n2,0 g\ndi cui zuccheri\n5,2 g\n1,3 g\nProteine\n85 g\n21 g\nSale\n0,4 g\n0,1 g',
    lines: [
      'per100g "per 100 g" | serving 25 g "per dose (25 g)"',
      'Valore energetico [energyKj] 1615 kJ | 404 kJ',
      'Valore energetico [energyKcal] 381 kcal | 95 kcal',
      'Grassi [fat] 1.2 g | 0.3 g',
      '  di cui acidi grassi saturi [saturates] 0.8 g | 0.2 g',
      'Carboidrati [carbohydrate] 8 g | 2 g',
      '  di cui zuccheri [sugars] 5.2 g | 1.3 g',
      'Proteine [protein] 85 g | 21 g',
      'Sale [salt] 0.4 g | 0.1 g',
      'title: Valori nutrizionali',
    ],
  },
  {
    name: 'german italian',
    input:
      'Durchschnittliche Nährwerte / Valori nutrizionali medi | 100 g\nEnergie / Energia | 1615 kJ / 381 kcal\nFett / Grassi | 1,2 g\ndavon gesättigte Fettsäuren / di cui acidi grassi saturi | 0,8 g\nKohlenhydrate / Carboidrati | 8 g\ndavon Zucker / di cui zuccheri | 5,2 g\nEiweiß / Proteine | 85 g\nSalz / Sale | 0,4 g',
    lines: [
      'per100g "100 g"',
      'Energie / Energia [energyKj] 1615 kJ',
      'Energie / Energia [energyKcal] 381 kcal',
      'Fett / Grassi [fat] 1.2 g',
      '  davon gesättigte Fettsäuren / di cui acidi grassi saturi [saturates] 0.8 g',
      'Kohlenhydrate / Carboidrati [carbohydrate] 8 g',
      '  davon Zucker / di cui zuccheri [sugars] 5.2 g',
      'Eiweiß / Proteine [protein] 85 g',
      'Salz / Sale [salt] 0.4 g',
    ],
  },
  {
    name: 'slim lines with kcal only col',
    input: 'PER 100 G\nKCAL 381\nPROTEINE 85\nCARBOIDRATI 8\nGRASSI 1,2',
    lines: [
      'per100g "PER 100 G"',
      'KCAL [energyKcal] 381 kcal',
      'GRASSI [fat] 1.2 g?',
      'CARBOIDRATI [carbohydrate] 8 g?',
      'PROTEINE [protein] 85 g?',
    ],
  },
  {
    name: 'vnr object map',
    input: {
      per_dose: {
        'Vitamina C': '80 mg',
        Zinco: '10 mg',
      },
      vnr: {
        'Vitamina C': '100%',
        Zinco: '100%',
      },
    },
    lines: ['serving | nrv', 'Vitamina C [vitaminC] 80 mg (100%)', 'Zinco [zinc] 10 mg (100%)'],
  },
  {
    name: 'html nested table layout',
    input:
      '<table><tr><td><table><tr><th>Valori medi<th>100 g<tr><td>Proteine<td>85 g<tr><td>Sale<td>0,4 g</table></td></tr></table>',
    lines: ['per100g "100 g"', 'Proteine [protein] 85 g', 'Sale [salt] 0.4 g'],
  },
  {
    name: 'html colspan energy',
    input:
      '<table><tr><td></td><td>per 100 g</td><td>per dose 25 g</td></tr><tr><td>Energia</td><td colspan="2">1615 kJ / 381 kcal</td></tr><tr><td>Proteine</td><td>85 g</td><td>21 g</td></tr></table>',
    lines: [
      'per100g "per 100 g" | serving 25 g "per dose 25 g"',
      'Energia [energyKj] 1615 kJ | 1615 kJ',
      'Energia [energyKcal] 381 kcal | 381 kcal',
      'Proteine [protein] 85 g | 21 g',
      '! serving-ratio-mismatch',
      '! serving-ratio-mismatch',
    ],
  },
  {
    name: 'unclosed tags',
    input:
      '<table border=1><tr><td>Proteine<td>85 g<tr><td>Grassi<td>1,2 g<tr><td>&nbsp;&nbsp;di cui saturi<td>0,8 g<tr><td colspan=2><i>*valori medi</i></table>',
    lines: [
      'serving',
      'Grassi [fat] 1.2 g',
      '  di cui saturi [saturates] 0.8 g',
      'Proteine [protein] 85 g',
      'note: *valori medi',
    ],
  },
  {
    name: 'fat burner one line per active with %',
    input:
      'Composizione per 3 capsule: Garcinia e.s. 1500 mg di cui acido idrossicitrico 900 mg; Caffè verde e.s. 600 mg di cui acido clorogenico 300 mg; Cromo picolinato 200 mcg (500% VNR)',
    lines: [
      'serving 3 capsula "per 3 capsule"',
      'Garcinia e.s. [] 1500 mg',
      '  di cui acido idrossicitrico [] 900 mg',
      'Caffè verde e.s. [] 600 mg',
      '  di cui acido clorogenico [] 300 mg',
      'Cromo picolinato [] 200 µg (500%)',
    ],
  },
  {
    name: 'porzione text own in string',
    input: {
      porzione: 'Per 2 capsule',
      valori: {
        'Omega-3': '1000 mg',
        EPA: '500 mg',
        DHA: '250 mg',
      },
    },
    lines: [
      'serving 2 capsula "Per 2 capsule"',
      'Omega-3 [omega3] 1000 mg',
      'EPA [epa] 500 mg',
      'DHA [dha] 250 mg',
    ],
  },
  {
    name: 'list of sections',
    input: {
      sezioni: [
        {
          titolo: 'Per 100 g',
          righe: [
            {
              nome: 'Proteine',
              valore: '85 g',
            },
          ],
        },
        {
          titolo: 'Per porzione (25 g)',
          righe: [
            {
              nome: 'Proteine',
              valore: '21,3 g',
            },
          ],
        },
      ],
    },
    lines: [
      'per100g "Per 100 g" | serving 25 g "Per porzione (25 g)"',
      'Proteine [protein] 85 g | 21.3 g',
    ],
  },
  {
    name: 'numbers with apostrophes',
    input: "Per 100 g: Energia 1'615 kJ / 381 kcal, Potassio 1'250 mg",
    lines: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1615 kJ',
      'Energia [energyKcal] 381 kcal',
      'Potassio [potassium] 1250 mg',
    ],
  },
  {
    name: 'en numbers',
    input:
      '| Nutrient | Per 100 g |\n|---|---|\n| Energy | 1,615 kJ / 381 kcal |\n| Fat | 1.2 g |\n| Sodium | 1,200 mg |',
    lines: [
      'per100g "Per 100 g"',
      'Energy [energyKj] 1615 kJ',
      'Energy [energyKcal] 381 kcal',
      'Fat [fat] 1.2 g',
      'Sodium [sodium] 1.2 mg',
    ],
  },
  {
    name: 'per compressa min/max',
    input:
      '| | per 1 cpr | per 3 cpr |\n|-|-|-|\n| Calcio | 267 mg (33%*) | 800 mg (100%*) |\n| Vitamina D | 1,7 µg (33%*) | 5 µg (100%*) |\n\n* VNR',
    lines: [
      'serving 1 compressa "per 1 cpr" | serving 3 compressa "per 3 cpr"',
      'Calcio [calcium] 267 mg | 800 mg (33%)',
      'Vitamina D [vitaminD] 1.7 µg | 5 µg (33%)',
      'note: * VNR',
    ],
  },
  {
    name: 'prose long',
    input:
      'Ogni porzione da 40 g di prodotto apporta 30 g di proteine, di cui 6,6 g di BCAA, solo 1,2 g di grassi e 4 g di carboidrati, per un totale di 152 kcal.',
    lines: [
      'serving 40 g "Ogni porzione da 40 g di prodotto"',
      'kcal [energyKcal] 152 kcal',
      'grassi [fat] 1.2 g',
      'carboidrati [carbohydrate] 4 g',
      'proteine [protein] 30 g',
      'BCAA [bcaa] 6.6 g',
    ],
  },
  {
    name: 'nutrient per row JSON w/ arrays',
    input: {
      nutrienti: [
        ['Energia', '1615 kJ', '404 kJ'],
        ['Energia', '381 kcal', '95 kcal'],
        ['Proteine', '85 g', '21 g'],
      ],
      colonne: ['', 'per 100 g', 'per 25 g'],
    },
    lines: [
      'per100g "per 100 g" | serving 25 g "per 25 g"',
      'Energia [energyKj] 1615 kJ | 404 kJ',
      'Energia [energyKcal] 381 kcal | 95 kcal',
      'Proteine [protein] 85 g | 21 g',
    ],
  },
  {
    name: 'tsv with units col',
    input:
      'Nutriente\tUnità\tPer 100 g\tPer dose\nEnergia\tkJ\t1615\t404\nEnergia\tkcal\t381\t95\nProteine\tg\t85\t21\nSodio\tmg\t160\t40',
    lines: [
      'per100g "Per 100 g" | serving "Per dose"',
      'Energia [energyKj] 1615 kJ | 404 kJ',
      'Energia [energyKcal] 381 kcal | 95 kcal',
      'Proteine [protein] 85 g | 21 g',
      'Sodio [sodium] 160 mg | 40 mg',
    ],
  },
  {
    name: 'AI yaml',
    input:
      'valori_nutrizionali:\n  per_100g:\n    energia: 1615 kJ / 381 kcal\n    proteine: 85 g\n    grassi: 1,2 g\n  per_porzione:\n    energia: 404 kJ / 95 kcal\n    proteine: 21 g\n    grassi: 0,3 g',
    lines: [
      'per100g "per_100g" | serving "per_porzione"',
      'energia [energyKj] 1615 kJ | 404 kJ',
      'energia [energyKcal] 381 kcal | 95 kcal',
      'grassi [fat] 1.2 g | 0.3 g',
      'proteine [protein] 85 g | 21 g',
      'title: valori_nutrizionali',
    ],
  },
  {
    name: 'markdown bold lines',
    input:
      '**Per 100 g:**\n**Energia:** 1615 kJ / 381 kcal\n**Proteine:** 85 g\n**di cui BCAA:** 18 g\n**Sale:** 0,4 g',
    lines: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1615 kJ',
      'Energia [energyKcal] 381 kcal',
      'Proteine [protein] 85 g',
      '  di cui BCAA [bcaa] 18 g',
      'Sale [salt] 0.4 g',
    ],
  },
  {
    name: 'dosi per confezione',
    input:
      'Dose: 1 misurino (10 g)\nDosi per confezione: 30\nIngredienti attivi per dose\nL-Citrullina malato 6 g\nBeta-Alanina 3,2 g\nCaffeina 250 mg',
    lines: [
      'serving 10 g "Ingredienti attivi per dose"',
      'L-Citrullina malato [citrullineMalate] 6 g',
      'Beta-Alanina [betaAlanine] 3.2 g',
      'Caffeina [caffeine] 250 mg',
      'servings: 30',
    ],
  },
  {
    name: 'sections energies',
    input: {
      per_100g: [
        {
          componente: 'Energia (kJ)',
          valore: '1570',
        },
        {
          componente: 'Energia (kcal)',
          valore: '370',
        },
        {
          componente: 'Grassi (g)',
          valore: '5,2',
        },
        {
          componente: '- di cui saturi (g)',
          valore: '2,1',
        },
        {
          componente: 'Proteine (g)',
          valore: '80',
        },
      ],
      per_dose_30g: [
        {
          componente: 'Energia (kJ)',
          valore: '471',
        },
        {
          componente: 'Energia (kcal)',
          valore: '111',
        },
        {
          componente: 'Proteine (g)',
          valore: '24',
        },
      ],
    },
    lines: [
      'per100g | serving 30 g',
      'Energia [energyKj] 1570 kJ | 471 kJ',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Grassi [fat] 5.2 g | -',
      '  di cui saturi [saturates] 2.1 g | -',
      'Proteine [protein] 80 g | 24 g',
    ],
  },
  {
    name: 'sottocomponente array',
    input: {
      dose: '30 g',
      rows: [
        {
          nutriente: 'Carboidrati',
          per_100g: '6 g',
          sottocomponenti: [
            {
              nutriente: 'zuccheri',
              per_100g: '5 g',
            },
          ],
        },
        {
          nutriente: 'Proteine',
          per_100g: '80 g',
        },
      ],
    },
    lines: [
      'per100g',
      'Carboidrati [carbohydrate] 6 g',
      '  zuccheri [sugars] 5 g',
      'Proteine [protein] 80 g',
    ],
  },
  {
    name: 'sottocomponente string',
    input: {
      dose: '30 g',
      rows: [
        {
          nutriente: 'Grassi',
          quantita: '1,5 g',
        },
        {
          nutriente: 'Grassi',
          sottocomponente: 'di cui saturi',
          quantita: '0,6 g',
        },
      ],
    },
    lines: ['serving 30 g "30 g"', 'Grassi [fat] 1.5 g', '  di cui saturi [saturates] 0.6 g'],
  },
  {
    name: 'valori strings',
    input: {
      per_porzione: {
        porzione: '1 barretta (45 g)',
        valori: ['Energia: 711 kJ / 170 kcal', 'Proteine: 15 g', 'di cui zuccheri: 1 g'],
      },
    },
    lines: [
      'serving 45 g "1 barretta (45 g)"',
      'Energia [energyKj] 711 kJ',
      'Energia [energyKcal] 170 kcal',
      '  di cui zuccheri [sugars] 1 g',
      'Proteine [protein] 15 g',
    ],
  },
  {
    name: 'pairs many sections',
    input: {
      per_100g: {
        Energia: '1570 kJ / 370 kcal',
        Grassi: '5,2 g',
        'di cui saturi': '2,1 g',
      },
      per_barretta_45g: {
        Energia: '707 kJ / 167 kcal',
        Grassi: '2,3 g',
        'di cui saturi': '0,9 g',
      },
    },
    lines: [
      'per100g | serving 45 g',
      'Energia [energyKj] 1570 kJ | 707 kJ',
      'Energia [energyKcal] 370 kcal | 167 kcal',
      'Grassi [fat] 5.2 g | 2.3 g',
      '  di cui saturi [saturates] 2.1 g | 0.9 g',
    ],
  },
  {
    name: 'N/D',
    input: {
      per_100g: {
        Proteine: '80 g',
        Fibre: 'N/D',
        Sale: 'n.d.',
        Grassi: '-',
      },
    },
    lines: [
      'per100g',
      'Grassi [fat] -',
      'Fibre [fibre] -',
      'Proteine [protein] 80 g',
      'Sale [salt] -',
    ],
  },
  {
    name: 'rows skip',
    input: [
      {
        componente: 'Proteine',
        valore: '80 g',
      },
      {
        componente: 'Grassi',
        valore: null,
      },
      {
        componente: null,
        valore: '5 g',
      },
      {
        componente: 'Sale',
      },
      {
        componente: 'Fibre',
        valore: '',
      },
      {},
      'x',
      null,
    ],
    lines: ['serving', 'Proteine [protein] 80 g'],
  },
  {
    name: 'title in servings',
    input: {
      title: 'Supplement Facts',
      serving_size: '1 compressa',
      servings_per_container: '90 circa',
      values: [
        {
          nutrient: 'Zinco',
          amount: '15',
          unit: 'mg',
          daily_value: '150%',
        },
      ],
    },
    lines: [
      'serving 1 compressa "1 compressa" | nrv',
      'Zinco [zinc] 15 mg (150%)',
      'title: Supplement Facts',
      'servings: 90',
    ],
  },
  {
    name: 'text footnotes',
    input:
      'Per 2 capsule*:\nMagnesio: 375 mg (100% VNR**)\nVitamina B6: 1,4 mg (100% VNR**)\n*dose massima giornaliera\n**VNR: valori nutritivi di riferimento',
    lines: [
      'serving 2 capsula "Per 2 capsule"',
      'Magnesio [magnesium] 375 mg (100%)',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
      'note: *dose massima giornaliera',
      'note: **VNR: valori nutritivi di riferimento',
    ],
  },
  {
    name: 'superscripts',
    input:
      '<table><tr><th>Componente</th><th>Per dose<sup>1</sup></th></tr><tr><td>Vitamina C<sup>2</sup></td><td>80 mg</td></tr><tr><td>Fermenti lattici</td><td>10<sup>9</sup> UFC</td></tr></table>',
    lines: [
      'serving "Per dose¹"',
      'Vitamina C [vitaminC] 80 mg',
      'Fermenti lattici [] 1000000000 UFC',
    ],
  },
  {
    name: 'comma list no unit col',
    input: 'Energia 370 kcal, Proteine 80 g, Carboidrati 6 g, Grassi 5,2 g',
    lines: [
      'serving',
      'Energia [energyKcal] 370 kcal',
      'Grassi [fat] 5.2 g',
      'Carboidrati [carbohydrate] 6 g',
      'Proteine [protein] 80 g',
    ],
  },
  {
    name: 'slash list',
    input: 'Proteine 80 g / Carboidrati 6 g / Grassi 5,2 g / Sale 0,5 g',
    lines: [
      'serving',
      'Grassi [fat] 5.2 g',
      'Carboidrati [carbohydrate] 6 g',
      'Proteine [protein] 80 g',
      'Sale [salt] 0.5 g',
    ],
  },
  {
    name: 'dash list',
    input: 'Per 100 g – Energia 370 kcal – Proteine 80 g – Carboidrati 6 g – Grassi 5,2 g',
    lines: [
      'per100g "Per 100 g"',
      'Energia [energyKcal] 370 kcal',
      'Grassi [fat] 5.2 g',
      'Carboidrati [carbohydrate] 6 g',
      'Proteine [protein] 80 g',
    ],
  },
  {
    name: 'fish oil epa/dha',
    input:
      'Per 1 perla: Olio di pesce 1000 mg, di cui Omega-3 600 mg (EPA 330 mg, DHA 220 mg), Vitamina E 5 mg',
    lines: [
      'serving 1 perla "Per 1 perla"',
      'Olio di pesce [] 1000 mg',
      '  di cui Omega-3 [omega3] 600 mg',
      'EPA [epa] 330 mg',
      'DHA [dha] 220 mg',
      'Vitamina E [vitaminE] 5 mg',
    ],
  },
  {
    name: 'probiotics sci',
    input:
      '| Ceppi | per capsula |\n|---|---|\n| L. acidophilus | 2,5x10^9 UFC |\n| B. lactis | 2.5 × 10⁹ UFC |\n| L. casei | 1*10^9 UFC |\n| S. thermophilus | 500.000.000 UFC |\n| Totale | 6,5 mld |',
    lines: [
      'serving 1 capsula "per capsula"',
      'L. acidophilus [] 2500000000 UFC',
      'B. lactis [] 2500000000 UFC',
      'L. casei [] 1000000000 UFC',
      'S. thermophilus [] 500000000 UFC',
      'Totale [] 6500000000',
    ],
  },
  {
    name: 'AR columns both',
    input:
      '| | per 100 g | per porzione (50 g) | %AR* per porzione |\n|---|---|---|---|\n| Energia | 1600 kJ / 380 kcal | 800 kJ / 190 kcal | 10% |\n| Grassi | 10 g | 5 g | 7% |\n| Zuccheri | 20 g | 10 g | 11% |\n*Assunzioni di riferimento di un adulto medio (8400 kJ/2000 kcal)',
    lines: [
      'per100g "per 100 g" | serving 50 g "per porzione (50 g)" | nrv "%AR* per porzione"',
      'Energia [energyKj] 1600 kJ | 800 kJ (10%)',
      'Energia [energyKcal] 380 kcal | 190 kcal (10%)',
      'Grassi [fat] 10 g | 5 g (7%)',
      'Zuccheri [sugars] 20 g | 10 g (11%)',
      'note: *Assunzioni di riferimento di un adulto medio (8400 kJ/2000 kcal)',
    ],
  },
  {
    name: 'wide spaced table',
    input:
      'Componente        100 g      30 g\nEnergia (kcal)    370        111\nProteine (g)      80         24\nGrassi (g)        5,2        1,6',
    lines: [
      'per100g "100 g" | serving 30 g "30 g"',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Grassi [fat] 5.2 g | 1.6 g',
      'Proteine [protein] 80 g | 24 g',
    ],
  },
  {
    name: 'one header all caps',
    input:
      'VALORI NUTRIZIONALI MEDI PER 100 G DI PRODOTTO\nVALORE ENERGETICO KCAL 370 KJ 1570\nPROTEINE G 80\nCARBOIDRATI G 6\nDI CUI ZUCCHERI G 4\nGRASSI G 5,2\nDI CUI SATURI G 2\nSALE G 0,5',
    lines: [
      'per100g "VALORI NUTRIZIONALI MEDI PER 100 G DI PRODOTTO"',
      'VALORE ENERGETICO [energyKj] 1570 kJ',
      'VALORE ENERGETICO [energyKcal] 370 kcal',
      'GRASSI [fat] 5.2 g',
      '  DI CUI SATURI [saturates] 2 g',
      'CARBOIDRATI [carbohydrate] 6 g',
      '  DI CUI ZUCCHERI [sugars] 4 g',
      'PROTEINE [protein] 80 g',
      'SALE [salt] 0.5 g',
    ],
  },
  {
    name: 'html double-encoded',
    input:
      '&lt;table&gt;&lt;tr&gt;&lt;td&gt;Proteine&lt;/td&gt;&lt;td&gt;80 g&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;Sale&lt;/td&gt;&lt;td&gt;0,5 g&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;',
    lines: ['serving', 'Proteine [protein] 80 g', 'Sale [salt] 0.5 g'],
  },
  {
    name: 'single quotes py dict',
    input: "{'per_100g': [{'componente': 'Proteine', 'valore': '80 g'}], 'per_porzione': None}",
    lines: ['per100g', 'Proteine [protein] 80 g', '! json-invalid'],
  },
  {
    name: 'title attr rows as dict',
    input: {
      valori: {
        Proteine: {
          per_100g: '80 g',
          per_dose_30g: '24 g',
        },
        Grassi: {
          per_100g: '5,2 g',
          per_dose_30g: '1,6 g',
        },
      },
    },
    lines: [
      'per100g | serving 30 g',
      'Grassi [fat] 5.2 g | 1.6 g',
      'Proteine [protein] 80 g | 24 g',
    ],
  },
  {
    name: 'traces meno',
    input:
      'Per 100 ml: Grassi tracce; Carboidrati meno di 0,5 g; di cui zuccheri inferiori a 0,1 g; Proteine assenti; Sale circa 0,1 g',
    lines: [
      'per100ml "Per 100 ml"',
      'Grassi [fat] traces 0 g',
      'Carboidrati [carbohydrate] <0.5 g',
      '  di cui zuccheri [sugars] <0.1 g',
      'Proteine [protein] 0 g?',
      'Sale [salt] ~0.1 g',
    ],
  },
  {
    name: 'gel feed',
    input: {
      prodotto: 'Gel energetico',
      nutrizione: {
        base: 'per gel (40 g)',
        energia: {
          kJ: 440,
          kcal: 104,
        },
        carboidrati: '26 g',
        zuccheri: '9 g',
        sodio: '120 mg',
        caffeina: '100 mg',
      },
    },
    lines: [
      'serving 40 g "per gel (40 g)"',
      'energia [energyKj] 440 kJ',
      'energia [energyKcal] 104 kcal',
      'carboidrati [carbohydrate] 26 g',
      '  zuccheri [sugars] 9 g',
      'sodio [sodium] 120 mg',
      'caffeina [caffeine] 100 mg',
    ],
  },
  {
    name: 'tablet table html th colspan vnr',
    input:
      '<table><thead><tr><th>Sostanze</th><th>Per 2 cpr</th><th>% VNR*</th></tr></thead><tbody><tr><td>Magnesio</td><td>300&nbsp;mg</td><td>80&nbsp;%</td></tr><tr><td>Vitamina B6</td><td>1,4&nbsp;mg</td><td>100&nbsp;%</td></tr><tr><td>Melissa e.s.</td><td>100&nbsp;mg</td><td>&mdash;</td></tr></tbody><tfoot><tr><td colspan="3">*VNR: valori nutritivi di riferimento</td></tr></tfoot></table>',
    lines: [
      'serving 2 compressa "Per 2 cpr" | nrv "% VNR*"',
      'Magnesio [magnesium] 300 mg (80%)',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
      'Melissa e.s. [] 100 mg',
      'note: *VNR: valori nutritivi di riferimento',
    ],
  },
  {
    name: 'plain cell lines w/ colon numbers',
    input:
      'Porzione: 30 g (1 misurino)\nPorzioni per confezione: circa 33\n\nPer 100 g / per porzione\nEnergia: 1600 kJ (380 kcal) / 480 kJ (114 kcal)\nGrassi: 6 g / 1,8 g\nCarboidrati: 8 g / 2,4 g\nProteine: 75 g / 22,5 g\nSale: 0,6 g / 0,18 g',
    lines: [
      'per100g "Per 100 g" | serving 30 g "per porzione"',
      'Energia [energyKj] 1600 kJ | 480 kJ',
      'Energia [energyKcal] 380 kcal | 114 kcal',
      'Grassi [fat] 6 g | 1.8 g',
      'Carboidrati [carbohydrate] 8 g | 2.4 g',
      'Proteine [protein] 75 g | 22.5 g',
      'Sale [salt] 0.6 g | 0.18 g',
      'servings: 33',
    ],
  },
  {
    name: 'vitamins w parenthesis forms',
    input: {
      per_compressa: [
        {
          componente: 'Vitamina C (acido L-ascorbico)',
          valore: '500 mg',
        },
        {
          componente: 'Vitamina D3 (colecalciferolo)',
          valore: '25 mcg',
        },
        {
          componente: 'Zinco (gluconato)',
          valore: '15 mg',
        },
        {
          componente: 'Selenio (L-selenometionina)',
          valore: '55 mcg',
        },
        {
          componente: 'Folato (5-MTHF)',
          valore: '400 mcg',
        },
        {
          componente: 'Vitamina B12 (metilcobalamina)',
          valore: '500 mcg',
        },
      ],
    },
    lines: [
      'serving 1 compressa',
      'Vitamina C (acido L-ascorbico) [vitaminC] 500 mg',
      'Vitamina D3 (colecalciferolo) [vitaminD] 25 µg',
      'Zinco (gluconato) [zinc] 15 mg',
      'Selenio (L-selenometionina) [selenium] 55 µg',
      'Folato (5-MTHF) [folicAcid] 400 µg',
      'Vitamina B12 (metilcobalamina) [vitaminB12] 500 µg',
    ],
  },
  {
    name: 'salt as mg',
    input:
      'Per dose: Cloruro di sodio 500 mg, Sodio 200 mg, Citrato di potassio 300 mg, Potassio 100 mg (5% VNR)',
    lines: [
      'serving "Per dose"',
      'Cloruro di sodio [] 500 mg',
      'Sodio [sodium] 200 mg',
      'Citrato di potassio [] 300 mg',
      'Potassio [potassium] 100 mg (5%)',
    ],
  },
  {
    name: 'title with prod name row',
    input:
      '| Whey Pro Cacao | per 100 g | per 30 g |\n|---|---|---|\n| kJ | 1600 | 480 |\n| kcal | 380 | 114 |\n| Proteine | 75 g | 22,5 g |',
    lines: [
      'per100g "per 100 g" | serving 30 g "per 30 g"',
      'kJ [energyKj] 1600 kJ | 480 kJ',
      'kcal [energyKcal] 380 kcal | 114 kcal',
      'Proteine [protein] 75 g | 22.5 g',
    ],
  },
  {
    name: 'AI prose list',
    input:
      'Ecco i valori nutrizionali per 100 g di prodotto:\n\n1. Energia: 1600 kJ / 380 kcal\n2. Grassi: 6 g (di cui saturi: 4 g)\n3. Carboidrati: 8 g (di cui zuccheri: 6 g)\n4. Proteine: 75 g\n5. Sale: 0,6 g',
    lines: [
      'per100g "Ecco i valori nutrizionali per 100 g di prodotto"',
      'Energia [energyKj] 1600 kJ',
      'Energia [energyKcal] 380 kcal',
      'Grassi [fat] 6 g',
      '  di cui saturi [saturates] 4 g',
      'Carboidrati [carbohydrate] 8 g',
      '  di cui zuccheri [sugars] 6 g',
      'Proteine [protein] 75 g',
      'Sale [salt] 0.6 g',
    ],
  },
  {
    name: 'checkmark list',
    input: '✅ Proteine: 75 g\n✅ Carboidrati: 8 g\n✅ Grassi: 6 g',
    lines: [
      'serving',
      'Grassi [fat] 6 g',
      'Carboidrati [carbohydrate] 8 g',
      'Proteine [protein] 75 g',
    ],
  },
  {
    name: 'mixed line cols w vnr',
    input: 'Per 100 g | Per 45 g | VNR%\nEnergia 1600 kJ | 720 kJ |\nCalcio 800 mg | 360 mg | 45%',
    lines: [
      'per100g "Per 100 g" | serving 45 g "Per 45 g" | nrv "VNR%"',
      'Energia [energyKj] 1600 kJ | 720 kJ',
      'Calcio [calcium] 800 mg | 360 mg (45%)',
    ],
  },
  {
    name: 'quoted tsv excel',
    input: '"Nutriente"\t"100 g"\t"30 g"\n"Proteine"\t"75 g"\t"22,5 g"\n"Grassi"\t"6 g"\t"1,8 g"',
    lines: [
      'per100g "100 g" | serving 30 g "30 g"',
      'Grassi [fat] 6 g | 1.8 g',
      'Proteine [protein] 75 g | 22.5 g',
    ],
  },
  {
    name: 'mineral salts',
    input:
      'Magnesio (come magnesio bisglicinato) 300 mg 80% VNR; Zinco (come zinco picolinato) 10 mg 100% VNR; Vitamina B6 (come P5P) 1,4 mg 100% VNR',
    lines: [
      'serving',
      'Magnesio (come magnesio bisglicinato) [magnesium] 300 mg (80%)',
      'Zinco (come zinco picolinato) [zinc] 10 mg (100%)',
      'Vitamina B6 (come P5P) [vitaminB6] 1.4 mg (100%)',
    ],
  },
  {
    name: 'dosi multiple',
    input: {
      valori_nutrizionali: {
        per_1_misurino_10g: {
          Caffeina: '150 mg',
        },
        per_2_misurini_20g: {
          Caffeina: '300 mg',
        },
      },
    },
    lines: ['serving 10 g | serving 20 g', 'Caffeina [caffeine] 150 mg | 300 mg'],
  },
  {
    name: 'null & numbers',
    input: {
      per_100g: {
        Energia: null,
        Proteine: 0,
        Grassi: 0.5,
        Sale: '',
      },
    },
    lines: ['per100g', 'Grassi [fat] 0.5 g?', 'Proteine [protein] 0 g?'],
  },
  {
    name: 'section label porzione obj',
    input: {
      valori_nutrizionali: {
        per_porzione: [
          {
            porzione: '2 compresse',
          },
          {
            componente: 'Ferro',
            valore: '14 mg (100% VNR)',
          },
        ],
      },
    },
    lines: ['serving 2 compressa "2 compresse"', 'Ferro [iron] 14 mg (100%)'],
  },
  {
    name: 'label inside section',
    input: {
      per_dose: {
        porzione: '1 bustina (6 g)',
        Magnesio: '375 mg',
        Potassio: '300 mg',
      },
    },
    lines: [
      'serving 6 g "1 bustina (6 g)"',
      'Magnesio [magnesium] 375 mg',
      'Potassio [potassium] 300 mg',
    ],
  },
  {
    name: 'kcal before kJ rows keep order',
    input: {
      per_100g: [
        {
          componente: 'Energia kcal',
          valore: '370',
        },
        {
          componente: 'Energia kJ',
          valore: '1570',
        },
      ],
    },
    lines: ['per100g', 'Energia [energyKj] 1570 kJ', 'Energia [energyKcal] 370 kcal'],
  },
  {
    name: 'sodium name unit',
    input: [
      {
        nome: 'Sodio mg',
        valore: '250',
      },
      {
        nome: 'Proteine (g)',
        valore: '24',
      },
      {
        nome: 'Vitamina D [µg]',
        valore: '5',
      },
    ],
    lines: [
      'serving',
      'Proteine [protein] 24 g',
      'Sodio [sodium] 250 mg',
      'Vitamina D [vitaminD] 5 µg',
    ],
  },
  {
    name: 'pipes in md w/ html br',
    input:
      '| Componente | Per 100 g |\n|---|---|\n| Energia | 1570 kJ<br>370 kcal |\n| Grassi<br>di cui saturi | 5 g<br>2 g |',
    lines: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1570 kJ',
      'Energia [energyKcal] 370 kcal',
      'Grassi [fat] 5 g',
      '  di cui saturi [saturates] 2 g',
    ],
  },
  {
    name: 'multi-serving keys',
    input: {
      per_capsula: {
        CLA: '800 mg',
      },
      per_3_capsule: {
        CLA: '2.400 mg',
      },
    },
    lines: ['serving 1 capsula | serving 3 capsula', 'CLA [cla] 800 mg | 2400 mg'],
  },
  {
    name: 'lines w/ tabs & semi',
    input: 'Energia;1570 kJ / 370 kcal;471 kJ / 111 kcal\nProteine;80 g;24 g',
    lines: [
      'serving | other',
      'Energia [energyKj] 1570 kJ | 471 kJ',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Proteine [protein] 80 g | 24 g',
    ],
  },
  {
    name: 'mojibake units',
    input: 'Vitamina D: 5 Î¼g (100% VNR)\nCaffÃ¨: 2 g\nPerchÃ©: 1 g',
    lines: ['serving', 'Vitamina D [vitaminD] 5 µg (100%)', 'Caffè [] 2 g', 'Perché [] 1 g'],
  },
  {
    name: 'full width',
    input: 'Ｐｒｏｔｅｉｎｅ：８０ｇ\nＳａｌｅ：０，５ｇ',
    lines: ['serving', 'Proteine [protein] 80 g', 'Sale [salt] 0.5 g'],
  },
  {
    name: 'per 100 ml prep',
    input: 'Per 100 ml di bevanda pronta: energia 80 kJ/19 kcal, carboidrati 4,5 g, sale 0,1 g',
    lines: [
      'per100ml "Per 100 ml di bevanda"',
      'energia [energyKj] 80 kJ',
      'energia [energyKcal] 19 kcal',
      'carboidrati [carbohydrate] 4.5 g',
      'sale [salt] 0.1 g',
    ],
  },
  {
    name: 'repeat in other section',
    input: 'Per 100 g\nProteine: 80 g\nProteine: 80 g\nSale: 1 g',
    lines: ['per100g "Per 100 g"', 'Proteine [protein] 80 g', 'Sale [salt] 1 g'],
  },
  {
    name: 'sali minerali header',
    input:
      'Per compressa\nSali minerali:\nCalcio: 120 mg\nMagnesio: 56 mg\nVitamine:\nVitamina C: 80 mg',
    lines: [
      'serving 1 compressa "Per compressa"',
      'Calcio [calcium] 120 mg',
      'Magnesio [magnesium] 56 mg',
      'Vitamina C [vitaminC] 80 mg',
      'title: Sali minerali',
    ],
  },
  {
    name: 'zuccheri aggiunti',
    input: 'Carboidrati: 10 g\ndi cui zuccheri: 5 g\nZuccheri aggiunti: 0 g\nSali minerali: 3 g',
    lines: [
      'serving',
      'Carboidrati [carbohydrate] 10 g',
      '  di cui zuccheri [sugars] 5 g',
      'Zuccheri aggiunti [] 0 g',
      'Sali minerali [] 3 g',
    ],
  },
  {
    name: '5.500 per 100',
    input: {
      per_100g: {
        Grassi: '5.500 g',
        Proteine: '75.250 g',
        Sodio: '1.250 mg',
        Energia: '1.570 kJ',
      },
    },
    lines: [
      'per100g',
      'Energia [energyKj] 1570 kJ',
      'Grassi [fat] 5.5 g',
      'Proteine [protein] 75.25 g',
      'Sodio [sodium] 1250 mg',
    ],
  },
  {
    name: 'AI summary',
    input:
      '**Valori nutrizionali** (per 100 g | per porzione 40 g)\n\n* Energia: 1521 kJ / 360 kcal | 608 kJ / 144 kcal\n* Carboidrati: 78 g | 31 g\n  * di cui zuccheri: 1 g | 0,4 g\n* Proteine: 8 g | 3,2 g',
    lines: [
      'per100g "Valori nutrizionali (per 100 g" | serving 40 g "per porzione 40 g)"',
      'Energia [energyKj] 1521 kJ | 608 kJ',
      'Energia [energyKcal] 360 kcal | 144 kcal',
      'Carboidrati [carbohydrate] 78 g | 31 g',
      '  di cui zuccheri [sugars] 1 g | 0.4 g',
      'Proteine [protein] 8 g | 3.2 g',
    ],
  },
  {
    name: 'json list w unit kJ/kcal',
    input: [
      {
        nome: 'Energia',
        valore: '1570/370',
        unita: 'kJ/kcal',
      },
      {
        nome: 'Proteine',
        valore: '80',
        unita: 'g',
      },
    ],
    lines: [
      'serving',
      'Energia [energyKj] 1570 kJ',
      'Energia [energyKcal] 370 kcal',
      'Proteine [protein] 80 g',
    ],
  },
  {
    name: 'table kJ kcal cols',
    input:
      '| | kJ | kcal | Proteine | Carboidrati | Grassi |\n|---|---|---|---|---|---|\n| Per 100 g | 1570 | 370 | 80 g | 6 g | 5 g |\n| Per 30 g | 471 | 111 | 24 g | 1,8 g | 1,5 g |',
    lines: [
      'per100g "Per 100 g" | serving 30 g "Per 30 g"',
      'kJ [energyKj] 1570 kJ | 471 kJ',
      'kcal [energyKcal] 370 kcal | 111 kcal',
      'Grassi [fat] 5 g | 1.5 g',
      'Carboidrati [carbohydrate] 6 g | 1.8 g',
      'Proteine [protein] 80 g | 24 g',
    ],
  },
  {
    name: 'csv comma',
    input:
      'Nutriente,Per 100 g,Per dose 30 g\nEnergia kJ,1570,471\nEnergia kcal,370,111\nProteine,"80,5 g","24,2 g"',
    lines: [
      'per100g "Per 100 g" | serving 30 g "Per dose 30 g"',
      'Energia [energyKj] 1570 kJ | 471 kJ',
      'Energia [energyKcal] 370 kcal | 111 kcal',
      'Proteine [protein] 80.5 g | 24.2 g',
    ],
  },
  {
    name: 'vitamins short',
    input:
      'Vit. A 800mcg; Vit. D 5mcg; Vit. E 12mg; Vit. K 75mcg; Vit. C 80mg; Vit. B1 1,1mg; Vit. B2 1,4mg; Vit. PP 16mg; Vit. B6 1,4mg; Ac. Folico 200mcg; Vit. B12 2,5mcg; Ac. Pantotenico 6mg',
    lines: [
      'serving',
      'Vit. A [vitaminA] 800 µg',
      'Vit. D [vitaminD] 5 µg',
      'Vit. E [vitaminE] 12 mg',
      'Vit. K [vitaminK] 75 µg',
      'Vit. C [vitaminC] 80 mg',
      'Vit. B1 [thiamin] 1.1 mg',
      'Vit. B2 [riboflavin] 1.4 mg',
      'Vit. PP [niacin] 16 mg',
      'Vit. B6 [vitaminB6] 1.4 mg',
      'Ac. Folico [folicAcid] 200 µg',
      'Vit. B12 [vitaminB12] 2.5 µg',
      'Ac. Pantotenico [pantothenicAcid] 6 mg',
    ],
  },
  {
    name: 'html p strong no sep',
    input:
      '<p><strong>Energia</strong>1570 kJ / 370 kcal</p><p><strong>Proteine</strong>80 g</p><p><strong>Sale</strong>0,5 g</p>',
    lines: [
      'serving',
      'Energia [energyKj] 1570 kJ',
      'Energia [energyKcal] 370 kcal',
      'Proteine [protein] 80 g',
      'Sale [salt] 0.5 g',
    ],
  },
  {
    name: 'per dose consigliata',
    input:
      'Dose consigliata: 3 compresse al giorno\nTenore per dose consigliata:\nTaurina 1,5 g\nArginina 1 g',
    lines: [
      'serving 3 compressa "Tenore per dose consigliata"',
      'Taurina [taurine] 1.5 g',
      'Arginina [arginine] 1 g',
    ],
  },
  {
    name: 'ingredienti attivi key',
    input: {
      ingredienti_attivi: [
        {
          nome: 'Caffeina',
          quantita: '200 mg',
        },
        {
          nome: 'Taurina',
          quantita: '1 g',
        },
      ],
      dose: '2 capsule',
    },
    lines: ['serving 2 capsula "2 capsule"', 'Caffeina [caffeine] 200 mg', 'Taurina [taurine] 1 g'],
  },
  {
    name: 'tenori',
    input: {
      tenori_medi_per_dose: {
        Caffeina: '200 mg',
      },
    },
    lines: ['serving', 'Caffeina [caffeine] 200 mg'],
  },
];
