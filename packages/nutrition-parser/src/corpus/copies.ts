import type { WholeLabel } from './label.ts';

/** Labels copied from pages and PDF files as text, read by both readers. */
export const copies: readonly WholeLabel[] = [
  {
    name: 'copy from a PDF of a multivitamin, rows in one line each, VNR glued',
    input:
      'Informazioni nutrizionali\nIngredienti attivi per dose massima giornaliera (2 compresse) %VNR*\nVitamina A 800 mcg 100\nVitamina D3 25 mcg (1000 U.I.) 500\nVitamina E 12 mg α-TE 100\nVitamina C 180 mg 225\nNiacina 16 mg NE 100\nZinco 10 mg 100\nSelenio 55 mcg 100\nLuteina 2 mg -\n*VNR = Valori Nutritivi di Riferimento (Reg. UE 1169/2011)',
    table: [
      'serving 2 compressa "per dose massima giornaliera (2 compresse)" | nrv "%VNR*"',
      'Vitamina A [vitaminA] 800 µg (100%)',
      'Vitamina D3 [vitaminD] 25 µg (500%)',
      'Vitamina E [vitaminE] 12 mg (100%)',
      'Vitamina C [vitaminC] 180 mg (225%)',
      'Niacina [niacin] 16 mg (100%)',
      'Zinco [zinc] 10 mg (100%)',
      'Selenio [selenium] 55 µg (100%)',
      'Luteina [lutein] 2 mg',
      'title: Informazioni nutrizionali',
      'note: *VNR = Valori Nutritivi di Riferimento (Reg. UE 1169/2011)',
    ],
  },
  {
    name: 'energy gel, semicolons in a spreadsheet export',
    input:
      'Valori nutrizionali;per 100 ml;per gel (60 ml)\nEnergia;834 kJ / 196 kcal;500 kJ / 118 kcal\nGrassi;0 g;0 g\nCarboidrati;49 g;29 g\n- di cui zuccheri;22 g;13 g\nProteine;0 g;0 g\nSale;0,33 g;0,2 g\nSodio;133 mg;80 mg',
    table: [
      'per100ml "per 100 ml" | serving 60 ml "per gel (60 ml)"',
      'Energia [energyKj] 834 kJ | 500 kJ',
      'Energia [energyKcal] 196 kcal | 118 kcal',
      'Grassi [fat] 0 g | 0 g',
      'Carboidrati [carbohydrate] 49 g | 29 g',
      '  di cui zuccheri [sugars] 22 g | 13 g',
      'Proteine [protein] 0 g | 0 g',
      'Sale [salt] 0.33 g | 0.2 g',
      'Sodio [sodium] 133 mg | 80 mg',
    ],
  },
  {
    name: 'probiotic, strains with UFC in lines',
    input:
      'Tenori medi per 1 capsula\nLactobacillus acidophilus LA-14: 2,5 miliardi di UFC\nBifidobacterium lactis BL-04: 2,5 x 10^9 UFC\nLactobacillus rhamnosus GG (ATCC 53103) 5 MLD UFC\nInulina 150 mg\nVitamina B6 0,7 mg (50%VNR)',
    table: [
      'serving 1 capsula "Tenori medi per 1 capsula"',
      'Lactobacillus acidophilus LA-14 [] 2500000000 UFC',
      'Bifidobacterium lactis BL-04 [] 2500000000 UFC',
      'Lactobacillus rhamnosus GG (ATCC 53103) [] 5000000000 UFC',
      'Inulina [inulin] 150 mg',
      'Vitamina B6 [vitaminB6] 0.7 mg (50%)',
    ],
  },
  {
    name: 'omega-3, pipe table with the actives indented by dashes',
    input:
      '|Nutriente|Per dose (3 perle)|\n|:--|--:|\n|Olio di pesce|3000 mg|\n|– apporto di omega 3|1950 mg|\n|– di cui EPA|990 mg|\n|– di cui DHA|660 mg|\n|Vitamina E|12 mg (100% VNR)|',
    table: [
      'serving 3 perla "Per dose (3 perle)"',
      'Olio di pesce [] 3000 mg',
      '  apporto di omega 3 [omega3] 1950 mg',
      '  di cui EPA [epa] 990 mg',
      '  di cui DHA [dha] 660 mg',
      'Vitamina E [vitaminE] 12 mg (100%)',
    ],
  },
  {
    name: 'collagen in sachets, sentence of contents',
    input:
      'Contenuto medio per bustina: Collagene marino idrolizzato (Peptan®) 5 g; Acido ialuronico 50 mg; Vitamina C 80 mg pari al 100% VNR; Zinco 10 mg (100% del VNR); Coenzima Q10 10 mg.',
    table: [
      'serving 1 bustina "per bustina"',
      'Collagene marino idrolizzato (Peptan®) [] 5 g',
      'Acido ialuronico [hyaluronicAcid] 50 mg',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Zinco [zinc] 10 mg (100%)',
      'Coenzima Q10 [coenzymeQ10] 10 mg',
    ],
  },
  {
    name: 'melatonin drops, short label',
    input:
      'MELATONINA GOCCE\nIngredienti: acqua, glicerina vegetale, melatonina, aroma naturale di limone, conservante: potassio sorbato, acidificante: acido citrico.\nPer 10 gocce (0,5 ml): melatonina 1 mg.',
    table: [
      'serving 0.5 ml "Per 10 gocce (0,5 ml)"',
      'melatonina [melatonin] 1 mg',
      'title: MELATONINA GOCCE',
    ],
  },
  {
    name: 'honey-based energetic vials in a sentence',
    input:
      'Ogni fiala (10 ml) apporta: Pappa reale fresca 1000 mg, Miele 3 g, Ginseng e.s. 100 mg (apporto in ginsenosidi 15 mg), Vitamina B12 2,5 mcg (100% VNR*).',
    table: [
      'serving 10 ml "Ogni fiala (10 ml)"',
      'Pappa reale fresca [] 1000 mg',
      'Miele [] 3 g',
      'Ginseng e.s. [] 100 mg',
      '  apporto in ginsenosidi [] 15 mg',
      'Vitamina B12 [vitaminB12] 2.5 µg (100%)',
    ],
  },
  {
    name: 'joint formula, tab table with blank VNR cells',
    input:
      'COMPONENTI\tPER 3 CPR\t%VNR\nGlucosamina solfato 2KCl (da crostacei)\t1500 mg\t\nCondroitin solfato\t400 mg\t\nMSM\t500 mg\t\nVitamina C\t120 mg\t150%\nManganese\t2 mg\t100%',
    table: [
      'serving 3 compressa "PER 3 CPR" | nrv "%VNR"',
      'Glucosamina solfato 2KCl (da crostacei) [glucosamine] 1500 mg',
      'Condroitin solfato [chondroitin] 400 mg',
      'MSM [msm] 500 mg',
      'Vitamina C [vitaminC] 120 mg (150%)',
      'Manganese [manganese] 2 mg (100%)',
    ],
  },
  {
    name: 'BCAA powder, two servings and ratio in the name',
    input:
      '| Tenori medi | per 100 g | per dose (5 g) | per 2 dosi (10 g) |\n|---|---|---|---|\n| L-Leucina | 40 g | 2 g | 4 g |\n| L-Isoleucina | 20 g | 1 g | 2 g |\n| L-Valina | 20 g | 1 g | 2 g |\n| BCAA 2:1:1 totali | 80 g | 4 g | 8 g |\n| Vitamina B6 | 28 mg | 1,4 mg (100%**) | 2,8 mg (200%**) |',
    table: [
      'per100g "per 100 g" | serving 5 g "per dose (5 g)" | serving 10 g "per 2 dosi (10 g)"',
      'L-Leucina [leucine] 40 g | 2 g | 4 g',
      'L-Isoleucina [isoleucine] 20 g | 1 g | 2 g',
      'L-Valina [valine] 20 g | 1 g | 2 g',
      'BCAA 2:1:1 totali [] 80 g | 4 g | 8 g',
      'Vitamina B6 [vitaminB6] 28 mg | 1.4 mg | 2.8 mg (100%)',
    ],
  },
  {
    name: 'peanut butter, lines with values in bold and no colon',
    input:
      'Valori nutrizionali medi per 100g di prodotto\nEnergia **2.534 kJ / 611 kcal**\nGrassi **49 g**\ndi cui acidi grassi saturi **7,4 g**\nCarboidrati **12 g**\ndi cui zuccheri **5,9 g**\nFibre **8,5 g**\nProteine **26 g**\nSale **0,02 g**',
    table: [
      'per100g "Valori nutrizionali medi per 100g di prodotto"',
      'Energia [energyKj] 2534 kJ',
      'Energia [energyKcal] 611 kcal',
      'Grassi [fat] 49 g',
      '  di cui acidi grassi saturi [saturates] 7.4 g',
      'Carboidrati [carbohydrate] 12 g',
      '  di cui zuccheri [sugars] 5.9 g',
      'Fibre [fibre] 8.5 g',
      'Proteine [protein] 26 g',
      'Sale [salt] 0.02 g',
    ],
  },
  {
    name: 'run-on text without separators but capitals',
    input:
      'Valori nutrizionali per 100 g Energia 1572 kJ/371 kcal Grassi 1,2 g di cui saturi 0,4 g Carboidrati 3,1 g di cui zuccheri 2,9 g Proteine 87 g Sale 0,6 g',
    table: [
      'per100g "per 100 g"',
      'Energia [energyKj] 1572 kJ',
      'Energia [energyKcal] 371 kcal',
      'Grassi [fat] 1.2 g',
      '  di cui saturi [saturates] 0.4 g',
      'Carboidrati [carbohydrate] 3.1 g',
      '  di cui zuccheri [sugars] 2.9 g',
      'Proteine [protein] 87 g',
      'Sale [salt] 0.6 g',
    ],
  },
  {
    name: 'amino profile behind the table',
    input:
      'Valori nutrizionali per 100 g\nEnergia 1560 kJ / 368 kcal\nProteine 90 g\n\nAminogramma per 100 g di proteine\nAlanina 5,0 g\nArginina 2,1 g\nAcido aspartico 11,0 g\nLeucina* 10,6 g\n*BCAA',
    table: [
      'per100g "Valori nutrizionali per 100 g" | other "Aminogramma per 100 g di proteine"',
      'Energia [energyKj] 1560 kJ | -',
      'Energia [energyKcal] 368 kcal | -',
      'Proteine [protein] 90 g | -',
      'Alanina [alanine] - | 5 g',
      'Arginina [arginine] - | 2.1 g',
      'Acido aspartico [asparticAcid] - | 11 g',
      'Leucina [leucine] - | 10.6 g',
      'note: *BCAA',
    ],
  },
  {
    name: 'page text whose table lost all its line breaks and pipes became spaces',
    input:
      'Componente Per 100g Per porzione 25g Energia 1.690 kJ / 404 kcal 423 kJ / 101 kcal Grassi 8,0 g 2,0 g di cui saturi 5,0 g 1,3 g Carboidrati 7,5 g 1,9 g di cui zuccheri 4,5 g 1,1 g Proteine 75 g 19 g Sale 0,50 g 0,13 g',
    table: [
      'per100g "Per 100g" | serving 25 g "Per porzione 25g"',
      'Energia [energyKj] 1690 kJ | 423 kJ',
      'Energia [energyKcal] 404 kcal | 101 kcal',
      'Grassi [fat] 8 g | 2 g',
      '  di cui saturi [saturates] 5 g | 1.3 g',
      'Carboidrati [carbohydrate] 7.5 g | 1.9 g',
      '  di cui zuccheri [sugars] 4.5 g | 1.1 g',
      'Proteine [protein] 75 g | 19 g',
      'Sale [salt] 0.5 g | 0.13 g',
    ],
  },
  {
    name: 'two sentences: per dose and per capsule',
    input:
      'Apporto per dose giornaliera consigliata (4 cps): Garcinia cambogia e.s. 1200 mg di cui acido idrossicitrico 720 mg - L-Carnitina 500 mg - Cromo 100 mcg (250% VNR)',
    table: [
      'serving 4 capsula "per dose giornaliera consigliata (4 cps)"',
      'Garcinia cambogia e.s. [] 1200 mg',
      '  di cui acido idrossicitrico [] 720 mg',
      'L-Carnitina [carnitine] 500 mg',
      'Cromo [chromium] 100 µg (250%)',
    ],
  },
  {
    name: 'prepared drink beside the powder',
    input:
      '| | 100 g | 1 porzione* (33 g) | 1 porzione con 250 ml di latte |\n|---|---|---|---|\n| Energia | 1580 kJ/373 kcal | 521 kJ/123 kcal | 1011 kJ/240 kcal |\n| Proteine | 73 g | 24 g | 32 g |\n*1 misurino',
    table: [
      'per100g "100 g" | serving 33 g "1 porzione* (33 g)" | other "1 porzione con 250 ml di latte"',
      'Energia [energyKj] 1580 kJ | 521 kJ | 1011 kJ',
      'Energia [energyKcal] 373 kcal | 123 kcal | 240 kcal',
      'Proteine [protein] 73 g | 24 g | 32 g',
      'note: *1 misurino',
    ],
  },
  {
    name: 'page that says everything in sentences',
    input:
      'Ogni porzione da 25 g fornisce 19,5 g di proteine, 1,6 g di carboidrati (di cui zuccheri 1,2 g), 1,3 g di grassi e 0,12 g di sale, per un totale di 97 kcal.',
    table: [
      'serving 25 g "Ogni porzione da 25 g"',
      'kcal [energyKcal] 97 kcal',
      'grassi [fat] 1.3 g',
      'carboidrati [carbohydrate] 1.6 g',
      '  di cui zuccheri [sugars] 1.2 g',
      'proteine [protein] 19.5 g',
      'sale [salt] 0.12 g',
    ],
  },
  {
    name: 'scan of a sachet with swapped letters',
    input:
      'lNFORMAZIONI NUTRIZlONALI\nper bustina (8 g)\nEnergia 112 kJ / 27 kcaI\nGrassi O g\nCarboidrati l,2 g\ndi cui zuccheri O,3 g\nProteine 5,2 g\nSale O,O1 g\nMagnesio 375 mg (1OO% VNR*)',
    table: [
      'serving 8 g "per bustina (8 g)"',
      'Energia [energyKj] 112 kJ',
      'Energia [energyKcal] 27 kcal',
      'Grassi [fat] 0 g',
      'Carboidrati [carbohydrate] 1.2 g',
      '  di cui zuccheri [sugars] 0.3 g',
      'Proteine [protein] 5.2 g',
      'Sale [salt] 0.01 g',
      'Magnesio [magnesium] 375 mg (100%)',
      'title: lNFORMAZIONI NUTRIZlONALI',
    ],
  },
  {
    name: 'run-on with decimals that begin with the comma',
    input:
      'Valori medi per 100 ml: Energia 84 kJ (20 kcal), Grassi 0 g, Carboidrati 4,8 g di cui zuccheri 4,7 g, Proteine ,5 g, Sale ,12 g.',
    table: [
      'per100ml "per 100 ml"',
      'Energia [energyKj] 84 kJ',
      'Energia [energyKcal] 20 kcal',
      'Grassi [fat] 0 g',
      'Carboidrati [carbohydrate] 4.8 g',
      '  di cui zuccheri [sugars] 4.7 g',
      'Proteine [protein] 0.5 g',
      'Sale [salt] 0.12 g',
    ],
  },
  {
    name: 'd.c. for di cui',
    input:
      'Per 100 g\nEnergia 1680 kJ / 400 kcal\nGrassi 9 g\nd.c. saturi 4 g\nCarboidrati 55 g\nd.c. zuccheri 3 g\nProteine 25 g\nSale 0,3 g',
    table: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1680 kJ',
      'Energia [energyKcal] 400 kcal',
      'Grassi [fat] 9 g',
      '  d.c. saturi [saturates] 4 g',
      'Carboidrati [carbohydrate] 55 g',
      '  d.c. zuccheri [sugars] 3 g',
      'Proteine [protein] 25 g',
      'Sale [salt] 0.3 g',
    ],
  },
  {
    name: 'values and percents glued together',
    input:
      'Per 1 compressa %VNR\nVitamina C 80 mg100%\nVitamina D 10 mcg200%\nZinco 10 mg100%\nRame 1 mg100%',
    table: [
      'serving 1 compressa "Per 1 compressa" | nrv "%VNR"',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Vitamina D [vitaminD] 10 µg (200%)',
      'Zinco [zinc] 10 mg (100%)',
      'Rame [copper] 1 mg (100%)',
    ],
  },
  {
    name: 'a serving between two sizes',
    input: 'Per 100-200 ml\nCarboidrati 12-24 g\nSodio 200-400 mg',
    table: [
      'serving 100 ml "Per 100-200 ml"',
      'Carboidrati [carbohydrate] 12..24 g',
      'Sodio [sodium] 200..400 mg',
    ],
  },
  {
    name: 'isotonic with osmolarity and notes behind',
    input:
      '| Valori medi | 100 g | 30 g in 500 ml |\n| Energia | 1567 kJ - 369 kcal | 470 kJ - 111 kcal |\n| Carboidrati | 90 g | 27 g |\n| Sodio | 1200 mg | 360 mg |\n| Osmolarità | - | 285 mOsm/l |',
    table: [
      'per100g "100 g" | serving 30 g "30 g in 500 ml"',
      'Energia [energyKj] 1567 kJ | 470 kJ',
      'Energia [energyKcal] 369 kcal | 111 kcal',
      'Carboidrati [carbohydrate] 90 g | 27 g',
      'Sodio [sodium] 1200 mg | 360 mg',
      'Osmolarità [] - | 285',
    ],
  },
  {
    name: 'two doses a day, plants with titres as sub-rows',
    input:
      'Tenori per dose giornaliera\n(2 capsule)\nGriffonia simplicifolia e.s. 200 mg\n  apporto di 5-HTP 50 mg\nMelatonina 1 mg\nPassiflora e.s. 150 mg\n  pari a flavonoidi 3 mg\nVitamina B6 1,4 mg (100% VNR)',
    table: [
      'serving 2 capsula "Tenori per dose giornaliera (2 capsule)"',
      'Griffonia simplicifolia e.s. [] 200 mg',
      '  apporto di 5-HTP [] 50 mg',
      'Melatonina [melatonin] 1 mg',
      'Passiflora e.s. [] 150 mg',
      '  pari a flavonoidi [] 3 mg',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
    ],
  },
  {
    name: 'whole label with everything glued by full stops',
    input:
      "Ingredienti: creatina monoidrato, destrosio, acidificante: acido citrico, aroma.Modalità d'uso: 1 misurino (10 g) in 200 ml.Valori per dose (10 g): Energia 85 kJ/20 kcal; Grassi 0 g; Carboidrati 5 g, di cui zuccheri 5 g; Proteine 0 g; Sale 0 g; Creatina 3 g.Avvertenze: non superare la dose.",
    table: [
      'serving 10 g "per dose (10 g)"',
      'Energia [energyKj] 85 kJ',
      'Energia [energyKcal] 20 kcal',
      'Grassi [fat] 0 g',
      'Carboidrati [carbohydrate] 5 g',
      '  di cui zuccheri [sugars] 5 g',
      'Proteine [protein] 0 g',
      'Sale [salt] 0 g',
      'Creatina [creatine] 3 g',
    ],
  },
  {
    name: 'enzyme tablets with FCC units',
    input:
      'Valori medi per 1 compressa: Lattasi 9000 FCC; Amilasi 1.200 DU; Proteasi 5.000 HUT; Lipasi 200 FIP',
    table: [
      'serving 1 compressa "per 1 compressa"',
      'Lattasi [] 9000 FCC',
      'Amilasi [] 1200 DU',
      'Proteasi [] 5000 HUT',
      'Lipasi [] 200 FIP',
    ],
  },
  {
    name: 'mineral water style drops per 20 drops with VNR in brackets without word',
    input: 'Apporto per 20 gocce: Vitamina D3 50 µg (1000%*), Vitamina K2 75 µg (100%*)\n*VNR',
    table: [
      'serving 20 goccia "per 20 gocce"',
      'Vitamina D3 [vitaminD] 50 µg (1000%)',
      'Vitamina K2 [vitaminK] 75 µg (100%)',
      'note: *VNR',
    ],
  },
  {
    name: 'table of a drink whose head repeats the unit below',
    input:
      '| | Per 100 ml | Per lattina (250 ml) |\n|---|---|---|\n| Energia (kJ) | 195 | 488 |\n| Energia (kcal) | 46 | 115 |\n| Grassi (g) | 0 | 0 |\n| Carboidrati (g) | 11 | 27,5 |\n| di cui zuccheri (g) | 11 | 27,5 |\n| Sale (g) | 0,2 | 0,5 |\n| Caffeina (mg) | 32 | 80 |',
    table: [
      'per100ml "Per 100 ml" | serving 250 ml "Per lattina (250 ml)"',
      'Energia [energyKj] 195 kJ | 488 kJ',
      'Energia [energyKcal] 46 kcal | 115 kcal',
      'Grassi [fat] 0 g | 0 g',
      'Carboidrati [carbohydrate] 11 g | 27.5 g',
      '  di cui zuccheri [sugars] 11 g | 27.5 g',
      'Sale [salt] 0.2 g | 0.5 g',
      'Caffeina [caffeine] 32 mg | 80 mg',
    ],
  },
  {
    name: 'copy of a PDF that lists names first and values behind',
    input:
      'Per 100 g\nEnergia\n1640 kJ\n388 kcal\nGrassi\n5,6 g\ndi cui acidi grassi saturi\n3,2 g\nCarboidrati\n8,0 g\ndi cui zuccheri\n6,4 g\nProteine\n76 g\nSale\n0,5 g',
    table: [
      'per100g "Per 100 g"',
      'Energia [energyKj] 1640 kJ',
      'Energia [energyKcal] 388 kcal',
      'Grassi [fat] 5.6 g',
      '  di cui acidi grassi saturi [saturates] 3.2 g',
      'Carboidrati [carbohydrate] 8 g',
      '  di cui zuccheri [sugars] 6.4 g',
      'Proteine [protein] 76 g',
      'Sale [salt] 0.5 g',
    ],
  },
  {
    name: 'nutrition text with tabs and a second header for the VNR',
    input:
      'Valori nutrizionali\tPer 100 g\tPer dose 40 g\t% VNR** per dose\nEnergia\t1600 kJ/378 kcal\t640 kJ/151 kcal\t\nProteine\t60 g\t24 g\t\nVitamina B12\t3,75 µg\t1,5 µg\t60%\nFerro\t10,5 mg\t4,2 mg\t30%\n**Valori nutritivi di riferimento',
    table: [
      'per100g "Per 100 g" | serving 40 g "Per dose 40 g" | nrv "% VNR** per dose"',
      'Energia [energyKj] 1600 kJ | 640 kJ',
      'Energia [energyKcal] 378 kcal | 151 kcal',
      'Proteine [protein] 60 g | 24 g',
      'Vitamina B12 [vitaminB12] 3.75 µg | 1.5 µg (60%)',
      'Ferro [iron] 10.5 mg | 4.2 mg (30%)',
      'note: **Valori nutritivi di riferimento',
    ],
  },
  {
    name: 'salt in milligrams and sodium in brackets',
    input:
      'Per dose (6,5 g): Energia 26 kJ / 6 kcal - Carboidrati 0,8 g - Sale 0,9 g (sodio 360 mg) - Potassio 300 mg (15% VNR) - Magnesio 56 mg (15% VNR)',
    table: [
      'serving 6.5 g "Per dose (6,5 g)"',
      'Energia [energyKj] 26 kJ',
      'Energia [energyKcal] 6 kcal',
      'Carboidrati [carbohydrate] 0.8 g',
      'Sale [salt] 0.9 g',
      'sodio [sodium] 360 mg',
      'Potassio [potassium] 300 mg (15%)',
      'Magnesio [magnesium] 56 mg (15%)',
    ],
  },
  {
    name: 'multi-language head and Italian names first',
    input:
      '| Valori nutrizionali / Nutrition facts | per/pro/par 100 g | per dose / serving (30 g) |\n|---|---|---|\n| Energia / Energy | 1620 kJ / 383 kcal | 486 kJ / 115 kcal |\n| Grassi / Fat | 5,4 g | 1,6 g |\n| di cui saturi / of which saturates | 3,0 g | 0,9 g |\n| Proteine / Protein | 78 g | 23 g |',
    table: [
      'per100g "per/pro/par 100 g" | serving 30 g "per dose / serving (30 g)"',
      'Energia / Energy [energyKj] 1620 kJ | 486 kJ',
      'Energia / Energy [energyKcal] 383 kcal | 115 kcal',
      'Grassi / Fat [fat] 5.4 g | 1.6 g',
      '  di cui saturi / of which saturates [saturates] 3 g | 0.9 g',
      'Proteine / Protein [protein] 78 g | 23 g',
    ],
  },
  {
    name: 'glutamine with purity in name, dose in title line',
    input:
      'L-GLUTAMMINA 100% KYOWA®\nDose giornaliera: 5 g (1 misurino)\nTenore per dose:\nL-Glutammina 5000 mg',
    table: [
      'serving 5 g "Tenore per dose"',
      'L-Glutammina [glutamine] 5000 mg',
      'title: L-GLUTAMMINA 100% KYOWA®',
    ],
  },
];
