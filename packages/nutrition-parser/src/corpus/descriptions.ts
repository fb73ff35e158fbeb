import type { WholeLabel } from './label.ts';

/** Labels in the HTML of product descriptions, read by both readers. */
export const descriptions: readonly WholeLabel[] = [
  {
    name: 'Shopify body of a whey with a table whose head has the serving in two lines',
    input:
      '<p><span style="font-weight: 400;">WHEY GOLD è un integratore alimentare di proteine del siero del latte.</span></p>\n<h4>Ingredienti</h4>\n<p>Proteine del siero di <strong>latte</strong> concentrate ultrafiltrate (instantizzate con lecitina di <strong>soia</strong>), cacao magro in polvere (7%), aromi, addensante: gomma di xanthan; edulcoranti: sucralosio, acesulfame-K.</p>\n<table width="100%"><tbody><tr><td><strong>Informazioni nutrizionali</strong></td><td><strong>Per 100 g</strong></td><td><strong>Per porzione<br>(1 misurino = 30 g)</strong></td></tr><tr><td>Energia</td><td>1645 kJ<br>389 kcal</td><td>494 kJ<br>117 kcal</td></tr><tr><td>Grassi<br>&nbsp; di cui acidi grassi saturi</td><td>6,2 g<br>3,4 g</td><td>1,9 g<br>1,0 g</td></tr><tr><td>Carboidrati<br>&nbsp; di cui zuccheri</td><td>7,6 g<br>5,9 g</td><td>2,3 g<br>1,8 g</td></tr><tr><td>Fibre</td><td>1,8 g</td><td>0,5 g</td></tr><tr><td>Proteine</td><td>75 g</td><td>22,5 g</td></tr><tr><td>Sale</td><td>0,45 g</td><td>0,14 g</td></tr></tbody></table>',
    table: [
      'per100g "Per 100 g" | serving 30 g "Per porzione (1 misurino = 30 g)"',
      'Energia [energyKj] 1645 kJ | 494 kJ',
      'Energia [energyKcal] 389 kcal | 117 kcal',
      'Grassi [fat] 6.2 g | 1.9 g',
      '  di cui acidi grassi saturi [saturates] 3.4 g | 1 g',
      'Carboidrati [carbohydrate] 7.6 g | 2.3 g',
      '  di cui zuccheri [sugars] 5.9 g | 1.8 g',
      'Fibre [fibre] 1.8 g | 0.5 g',
      'Proteine [protein] 75 g | 22.5 g',
      'Sale [salt] 0.45 g | 0.14 g',
    ],
  },
  {
    name: 'pre-workout in WordPress with a list of strong names',
    input:
      '<p><strong>TENORE DEGLI INGREDIENTI CARATTERIZZANTI PER DOSE (10 g):</strong></p><ul><li><strong>L-Citrullina malato</strong> 4000 mg</li><li><strong>Beta-alanina</strong> 2000 mg</li><li><strong>L-Arginina AKG</strong> 1500 mg</li><li><strong>Taurina</strong> 1000 mg</li><li><strong>Caffeina</strong> 200 mg</li><li><strong>Vitamina B6</strong> 1,4 mg (100% VNR*)</li></ul><p>* VNR: Valori Nutritivi di Riferimento</p>',
    table: [
      'serving 10 g "TENORE DEGLI INGREDIENTI CARATTERIZZANTI PER DOSE (10 g)"',
      'L-Citrullina malato [citrullineMalate] 4000 mg',
      'Beta-alanina [betaAlanine] 2000 mg',
      'L-Arginina AKG [arginineAlphaKetoglutarate] 1500 mg',
      'Taurina [taurine] 1000 mg',
      'Caffeina [caffeine] 200 mg',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
      'note: * VNR: Valori Nutritivi di Riferimento',
    ],
  },
  {
    name: 'vegan blend, flavours in one table with the flavour over each pair of columns',
    input:
      '<table><tr><th rowspan="2">Valori nutrizionali</th><th colspan="2">Cacao</th><th colspan="2">Vaniglia</th></tr><tr><th>100 g</th><th>30 g</th><th>100 g</th><th>30 g</th></tr><tr><td>Energia (kcal)</td><td>381</td><td>114</td><td>384</td><td>115</td></tr><tr><td>Proteine (g)</td><td>72</td><td>21,6</td><td>75</td><td>22,5</td></tr></table>',
    table: [
      'per100g "Cacao 100 g" | serving 30 g "Cacao 30 g" | per100g "Vaniglia 100 g" | serving 30 g "Vaniglia 30 g"',
      'Energia [energyKcal] 381 kcal | 114 kcal | 384 kcal | 115 kcal',
      'Proteine [protein] 72 g | 21.6 g | 75 g | 22.5 g',
    ],
  },
  {
    name: 'table whose first column holds the percentages',
    input:
      '<table><tr><th>% VNR</th><th>Nutriente</th><th>Per 4 capsule</th></tr><tr><td>100%</td><td>Vitamina B6</td><td>1,4 mg</td></tr><tr><td>50%</td><td>Zinco</td><td>5 mg</td></tr></table>',
    table: [
      'nrv "% VNR" | serving 4 capsula "Per 4 capsule"',
      'Vitamina B6 [vitaminB6] 1.4 mg (100%)',
      'Zinco [zinc] 5 mg (50%)',
    ],
  },
  {
    name: 'Prestashop features block with definition list',
    input:
      '<section class="product-features"><dl class="data-sheet"><dt class="name">Dose</dt><dd class="value">2 capsule</dd><dt class="name">Acido R-alfa lipoico</dt><dd class="value">600 mg</dd><dt class="name">Vitamina B1</dt><dd class="value">1,1 mg (100% VNR)</dd></dl></section>',
    table: [
      'serving 2 capsula "Dose 2 capsule"',
      'Acido R-alfa lipoico [alphaLipoicAcid] 600 mg',
      'Vitamina B1 [thiamin] 1.1 mg (100%)',
    ],
  },
  {
    name: 'WooCommerce tab, div grid of a casein',
    input:
      '<div class="wc-tab"><h2>Valori Nutrizionali</h2><div class="row"><div class="col">&nbsp;</div><div class="col">Per 100 g</div><div class="col">Per dose (35 g)</div></div><div class="row"><div class="col">Energia</div><div class="col">1510 kJ / 356 kcal</div><div class="col">529 kJ / 125 kcal</div></div><div class="row"><div class="col">Grassi</div><div class="col">1,5 g</div><div class="col">0,5 g</div></div><div class="row"><div class="col">Carboidrati</div><div class="col">6,0 g</div><div class="col">2,1 g</div></div><div class="row"><div class="col">Proteine</div><div class="col">79 g</div><div class="col">28 g</div></div></div>',
    table: [
      'per100g "Per 100 g" | serving 35 g "Per dose (35 g)"',
      'Energia [energyKj] 1510 kJ | 529 kJ',
      'Energia [energyKcal] 356 kcal | 125 kcal',
      'Grassi [fat] 1.5 g | 0.5 g',
      'Carboidrati [carbohydrate] 6 g | 2.1 g',
      'Proteine [protein] 79 g | 28 g',
      'title: Valori Nutrizionali',
    ],
  },
  {
    name: 'complex B with the daily dose in the title of the table',
    input:
      '<table class="table"><caption>Tenore in nutrienti per dose giornaliera (1 compressa)</caption><thead><tr><th>Nutriente</th><th>Quantità</th><th>VNR%</th></tr></thead><tbody><tr><td>Tiamina (Vit. B1)</td><td>4,2&nbsp;mg</td><td>382</td></tr><tr><td>Riboflavina (Vit. B2)</td><td>4,8&nbsp;mg</td><td>343</td></tr><tr><td>Biotina</td><td>450&nbsp;&micro;g</td><td>900</td></tr></tbody></table>',
    table: [
      'serving 1 compressa "Tenore in nutrienti per dose giornaliera (1 compressa)" | nrv "VNR%"',
      'Tiamina (Vit. B1) [thiamin] 4.2 mg (382%)',
      'Riboflavina (Vit. B2) [riboflavin] 4.8 mg (343%)',
      'Biotina [biotin] 450 µg (900%)',
    ],
  },
  {
    name: 'Shopify list with spans for the columns',
    input:
      '<ul class="nutri"><li><span>Energia</span><span>1655 kJ / 392 kcal</span></li><li><span>Grassi</span><span>7 g</span></li><li><span>- di cui saturi</span><span>4,5 g</span></li><li><span>Proteine</span><span>74 g</span></li></ul><small>Valori per 100 g</small>',
    table: [
      'per100g "Valori per 100 g"',
      'Energia [energyKj] 1655 kJ',
      'Energia [energyKcal] 392 kcal',
      'Grassi [fat] 7 g',
      '  di cui saturi [saturates] 4.5 g',
      'Proteine [protein] 74 g',
    ],
  },
];
