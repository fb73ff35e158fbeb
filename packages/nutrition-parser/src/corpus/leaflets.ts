import type { WholeLabel } from './label.ts';

/** Labels as leaflets and scans have them: sentences, drawn tables, blends. */
export const leaflets: readonly WholeLabel[] = [
  {
    name: 'EAA tablets with a sub-table of amino acids in milligrams per dose',
    input:
      'Informazioni nutrizionali per dose (5 compresse)\n\nAminoacidi essenziali totali 5000 mg di cui:\nL-Leucina 1250 mg\nL-Lisina 850 mg\nL-Valina 650 mg\nL-Isoleucina 600 mg\nL-Treonina 550 mg\nL-Fenilalanina 500 mg\nL-Metionina 300 mg\nL-Istidina 200 mg\nL-Triptofano 100 mg\nVitamina B6 2 mg (143% VNR)',
    table: [
      'serving 5 compressa "Informazioni nutrizionali per dose (5 compresse)"',
      'Aminoacidi essenziali totali [] 5000 mg',
      'L-Leucina [leucine] 1250 mg',
      'L-Lisina [lysine] 850 mg',
      'L-Valina [valine] 650 mg',
      'L-Isoleucina [isoleucine] 600 mg',
      'L-Treonina [threonine] 550 mg',
      'L-Fenilalanina [phenylalanine] 500 mg',
      'L-Metionina [methionine] 300 mg',
      'L-Istidina [histidine] 200 mg',
      'L-Triptofano [tryptophan] 100 mg',
      'Vitamina B6 [vitaminB6] 2 mg (143%)',
    ],
  },
  {
    name: 'protein chips with a declaration per bag, bag size in the heading',
    input:
      '|VALORI NUTRIZIONALI|Per 100g|Per sacchetto (25g)|% AR*|\n|Energia|1740kJ/415kcal|435kJ/104kcal|5%|\n|Grassi|14g|3,5g|5%|\n|- di cui saturi|1,4g|0,4g|2%|\n|Carboidrati|30g|7,5g|3%|\n|- di cui zuccheri|3,1g|0,8g|1%|\n|Fibre|4,2g|1,1g||\n|Proteine|40g|10g|20%|\n|Sale|2,4g|0,60g|10%|\n*Assunzioni di riferimento di un adulto medio (8400kJ/2000kcal)',
    table: [
      'per100g "Per 100g" | serving 25 g "Per sacchetto (25g)" | nrv "% AR*"',
      'Energia [energyKj] 1740 kJ | 435 kJ (5%)',
      'Energia [energyKcal] 415 kcal | 104 kcal (5%)',
      'Grassi [fat] 14 g | 3.5 g (5%)',
      '  di cui saturi [saturates] 1.4 g | 0.4 g (2%)',
      'Carboidrati [carbohydrate] 30 g | 7.5 g (3%)',
      '  di cui zuccheri [sugars] 3.1 g | 0.8 g (1%)',
      'Fibre [fibre] 4.2 g | 1.1 g',
      'Proteine [protein] 40 g | 10 g (20%)',
      'Sale [salt] 2.4 g | 0.6 g (10%)',
      'note: *Assunzioni di riferimento di un adulto medio (8400kJ/2000kcal)',
    ],
  },
  {
    name: 'pre-workout with a proprietary blend and sub-items in brackets',
    input:
      'Per dose (1 misurino, 12 g): Matrice pump 6000 mg (L-citrullina 4000 mg, L-arginina 2000 mg); Matrice energy 2500 mg (beta-alanina 2000 mg, caffeina anidra 200 mg, L-tirosina 300 mg)',
    table: [
      'serving 12 g "Per dose (1 misurino, 12 g)"',
      'Matrice pump [] 6000 mg',
      'L-citrullina [citrulline] 4000 mg',
      'L-arginina [arginine] 2000 mg',
      'Matrice energy [] 2500 mg',
      'beta-alanina [betaAlanine] 2000 mg',
      'caffeina anidra [caffeine] 200 mg',
      'L-tirosina [tyrosine] 300 mg',
    ],
  },
  {
    name: 'OCR with dots between and lost accents',
    input:
      'Valori nutrizionali medi per 100g\nEnergia ........ 1.588 kJ ........ 375 kcal\nGrassi ......... 4,8 g\ndi cui acidi grassi saturi .. 2,6 g\nCarboidrati .... 7,9 g\ndi cui zuccheri  6,1 g\nProteine ....... 74,5 g\nSale ........... 0,52 g',
    table: [
      'per100g "Valori nutrizionali medi per 100g"',
      'Energia [energyKj] 1588 kJ',
      'Energia [energyKcal] 375 kcal',
      'Grassi [fat] 4.8 g',
      '  di cui acidi grassi saturi [saturates] 2.6 g',
      'Carboidrati [carbohydrate] 7.9 g',
      '  di cui zuccheri [sugars] 6.1 g',
      'Proteine [protein] 74.5 g',
      'Sale [salt] 0.52 g',
    ],
  },
  {
    name: 'tab text of a bar with kcal alone and numbers before units glued',
    input:
      'Valori nutrizionali\t100g\tbarretta 35g\nkcal\t366\t128\nkJ\t1530\t536\nGrassi\t13g\t4,6g\ndi cui saturi\t6,9g\t2,4g\nCarboidrati\t28g\t9,8g\ndi cui polioli\t22g\t7,7g\nProteine\t34g\t12g\nSale\t0,48g\t0,17g',
    table: [
      'per100g "100g" | serving 35 g "barretta 35g"',
      'kJ [energyKj] 1530 kJ | 536 kJ',
      'kcal [energyKcal] 366 kcal | 128 kcal',
      'Grassi [fat] 13 g | 4.6 g',
      '  di cui saturi [saturates] 6.9 g | 2.4 g',
      'Carboidrati [carbohydrate] 28 g | 9.8 g',
      '  di cui polioli [polyols] 22 g | 7.7 g',
      'Proteine [protein] 34 g | 12 g',
      'Sale [salt] 0.48 g | 0.17 g',
    ],
  },
  {
    name: 'collagen drink, per flacon with percents of VNR in brackets behind a slash',
    input:
      'PER FLACONCINO (25 ml)\nCollagene idrolizzato 5 g\nVitamina C 80 mg / 100% VNR\nBiotina 50 µg / 100% VNR\nAcido ialuronico 100 mg',
    table: [
      'serving 25 ml "PER FLACONCINO (25 ml)"',
      'Collagene idrolizzato [collagen] 5 g',
      'Vitamina C [vitaminC] 80 mg (100%)',
      'Biotina [biotin] 50 µg (100%)',
      'Acido ialuronico [hyaluronicAcid] 100 mg',
    ],
  },
  {
    name: 'liquid carnitine, ampoule with semicolon pairs and a trailing period',
    input:
      'Tenore per fiala da 25 ml: L-carnitina 3000 mg; Vitamina B1 1,1 mg (100% VNR); Vitamina B6 1,4 mg (100% VNR).\nIngredienti: acqua, L-carnitina, acidificante (acido citrico), aroma, conservanti (benzoato di sodio e sorbato di potassio), edulcoranti (acesulfame K e sucralosio), vitamina B6, vitamina B1.',
    table: [
      'serving 25 ml "per fiala da 25 ml"',
      'L-carnitina [carnitine] 3000 mg',
      'Vitamina B1 [thiamin] 1.1 mg (100%)',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
    ],
  },
  {
    name: 'iso-maltulose powder in one line of slashes',
    input:
      'Valori per 100 g: kJ 1700 / kcal 400 / grassi 0 g / carboidrati 100 g / zuccheri 99 g / proteine 0 g / sale 0 g',
    table: [
      'per100g "per 100 g"',
      'kJ [energyKj] 1700 kJ',
      'kJ [energyKcal] 400 kcal',
      'grassi [fat] 0 g',
      'carboidrati [carbohydrate] 100 g',
      '  zuccheri [sugars] 99 g',
      'proteine [protein] 0 g',
      'sale [salt] 0 g',
    ],
  },
  {
    name: 'mushroom complex with polysaccharides and spaces as thousands',
    input:
      'Dose giornaliera massima: 3 capsule\nReishi (Ganoderma lucidum) e.s. 1 200 mg\ndi cui polisaccaridi 360 mg\nCordyceps sinensis e.s. 600 mg\ndi cui polisaccaridi 240 mg',
    table: [
      'serving 3 capsula "Dose giornaliera massima: 3 capsule"',
      'Reishi (Ganoderma lucidum) e.s. [] 1200 mg',
      '  di cui polisaccaridi [] 360 mg',
      'Cordyceps sinensis e.s. [] 600 mg',
      '  di cui polisaccaridi [] 240 mg',
    ],
  },
  {
    name: 'protein coffee, nutrition as a comma separated export with quotes',
    input:
      'Nutriente,Per 100 g,Per dose (20 g)\n"Energia","1.610 kJ / 382 kcal","322 kJ / 76 kcal"\n"Grassi","8,4 g","1,7 g"\n"Proteine","65 g","13 g"\n"Caffeina","400 mg","80 mg"',
    table: [
      'per100g "Per 100 g" | serving 20 g "Per dose (20 g)"',
      'Energia [energyKj] 1610 kJ | 322 kJ',
      'Energia [energyKcal] 382 kcal | 76 kcal',
      'Grassi [fat] 8.4 g | 1.7 g',
      'Proteine [protein] 65 g | 13 g',
      'Caffeina [caffeine] 400 mg | 80 mg',
    ],
  },
  {
    name: 'valerian complex: apporto giornaliero with both doses',
    input:
      '| Componenti | 1 compressa | 2 compresse |\n|---|---|---|\n| Valeriana e.s. | 150 mg | 300 mg |\n| apporto in acidi valerenici | 1,2 mg | 2,4 mg |\n| Melatonina | 0,5 mg | 1 mg |\n| Magnesio | 56,25 mg (15%*) | 112,5 mg (30%*) |\n\n*% VNR',
    table: [
      'serving 1 compressa "1 compressa" | serving 2 compressa "2 compresse"',
      'Valeriana e.s. [] 150 mg | 300 mg',
      '  apporto in acidi valerenici [] 1.2 mg | 2.4 mg',
      'Melatonina [melatonin] 0.5 mg | 1 mg',
      'Magnesio [magnesium] 56.25 mg | 112.5 mg (15%)',
      'note: *% VNR',
    ],
  },
  {
    name: 'sleep gummies in a page with emoji and headings in bold without colon',
    input:
      '🌙 Dormi meglio!\n\n**Ingredienti**\nSciroppo di glucosio, zucchero, acqua, gelificante (pectina), melatonina 0,04%, aroma naturale di lampone.\n\n**Valori per 2 caramelle (5 g)**\nEnergia 70 kJ / 17 kcal\nCarboidrati 3,9 g\ndi cui zuccheri 2,6 g\nMelatonina 1 mg\n\n**Avvertenze**\nNon superare le 2 caramelle.',
    table: [
      'serving 5 g "Valori per 2 caramelle (5 g)"',
      'Energia [energyKj] 70 kJ',
      'Energia [energyKcal] 17 kcal',
      'Carboidrati [carbohydrate] 3.9 g',
      '  di cui zuccheri [sugars] 2.6 g',
      'Melatonina [melatonin] 1 mg',
    ],
  },
  {
    name: 'hair formula: VNR star column with stars for none',
    input:
      '| Caratterizzanti | per 1 cpr | VNR* |\n|---|---|---|\n| L-Cistina | 250 mg | ** |\n| Miglio e.s. | 100 mg | ** |\n| Biotina | 0,3 mg | 600% |\n| Rame | 0,5 mg | 50% |\n*Valori Nutritivi di Riferimento **VNR non stabilito',
    table: [
      'serving 1 compressa "per 1 cpr" | nrv "VNR*"',
      'L-Cistina [cystine] 250 mg',
      'Miglio e.s. [] 100 mg',
      'Biotina [biotin] 0.3 mg (600%)',
      'Rame [copper] 0.5 mg (50%)',
      'note: *Valori Nutritivi di Riferimento **VNR non stabilito',
    ],
  },
  {
    name: 'plain text table drawn with spaces, head over two lines',
    input:
      'Valori nutrizionali        per 100 g      per porzione\n                                          (33 g)\nEnergia                    1590 kJ        525 kJ\n                           376 kcal       124 kcal\nGrassi                     6,1 g          2,0 g\nCarboidrati                9,0 g          3,0 g\nProteine                   71 g           23 g\nSale                       0,3 g          0,1 g',
    table: [
      'per100g "per 100 g" | serving 33 g "per porzione"',
      'Energia [energyKj] 1590 kJ | 525 kJ',
      'Energia [energyKcal] 376 kcal | 124 kcal',
      'Grassi [fat] 6.1 g | 2 g',
      'Carboidrati [carbohydrate] 9 g | 3 g',
      'Proteine [protein] 71 g | 23 g',
      'Sale [salt] 0.3 g | 0.1 g',
    ],
  },
  {
    name: 'sentence with approx and both energies',
    input:
      'Una barretta (50 g) contiene circa 190 kcal, 16 g di proteine, 5 g di grassi (di cui 2,5 g saturi) e meno di 2 g di zuccheri.',
    table: [
      'serving 50 g "Una barretta (50 g)"',
      'kcal [energyKcal] ~190 kcal',
      'grassi [fat] 5 g',
      '  saturi [saturates] 2.5 g',
      'zuccheri [sugars] <2 g',
      'proteine [protein] 16 g',
    ],
  },
];
