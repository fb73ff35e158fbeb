/** Labels as shops print them, one of each kind that the parser reads, and some that it cannot. */
export const examples: readonly { name: string; text: string }[] = [
  {
    name: 'Tabella con barre',
    text: `| Componente | Per 100 g | Per 30 g | %VNR* |
| --- | ---: | ---: | ---: |
| Energia | 1570 kJ / 370 kcal | 471 kJ / 111 kcal | - |
| Grassi | 1,2 g | 0,4 g | - |
| di cui acidi grassi saturi | 0,6 g | 0,2 g | - |
| Carboidrati | 2,5 g | 0,8 g | - |
| di cui zuccheri | 2,0 g | 0,6 g | - |
| Proteine | 87,0 g | 26,1 g | - |
| Sale | 0,55 g | 0,17 g | - |
| Calcio | 480 mg | 144 mg | 18% |`,
  },
  {
    name: 'Righe con i due punti',
    text: `Valori nutrizionali medi per 100 g
Energia: 1650 kJ / 392 kcal
Grassi: 8,1 g
di cui saturi: 1,4 g
Carboidrati: 62 g
di cui zuccheri: 18 g
Fibre: 9,5 g
Proteine: 13 g
Sale: 0,12 g`,
  },
  {
    name: 'Valori di una frase',
    text: 'Valori nutrizionali per una dose (25 g): energia 410 kJ/97 kcal, grassi 1,5 g, di cui saturi 0,9 g, carboidrati 1,8 g, di cui zuccheri 1,4 g, proteine 19 g, sale 0,15 g.',
  },
  {
    name: 'Capsule con %VNR',
    text: `Tenore per 2 capsule (% VNR*)
Vitamina C 160 mg 200%
Zinco 10 mg 100%
Vitamina D3 25 µg 500%
Selenio 55 µg 100%
*VNR: valori nutritivi di riferimento`,
  },
  {
    name: 'Due basi e una dose',
    text: `Valori medi	per 100 g	per dose (10 g)
Creatina monoidrato	92 g	9,2 g
Magnesio	350 mg	35 mg
Energia	60 kcal	6 kcal`,
  },
  {
    name: 'Tabella HTML',
    text: '<table><tr><th>Valori medi<th>Per 100 g<tr><td>Energia<td>1540 kJ / 364 kcal<tr><td>Proteine<td>82 g<tr><td>Sale<td>0,5 g</table>',
  },
  {
    name: 'Oggetto JSON',
    text: `{
  "per_100g": [
    { "component": "Energia", "value": "1600", "unit": "kJ" },
    { "component": "Proteine", "value": "78", "unit": "g" },
    { "component": "Sale", "value": "< 0,1", "unit": "g" }
  ]
}`,
  },
  {
    name: 'Elenco con allergeni in maiuscole',
    text: 'Ingredienti: proteine del siero del LATTE (93%) (emulsionante: lecitina di SOIA), cacao magro in polvere 4,2%, aromi, edulcorante: sucralosio. Può contenere tracce di UOVA e FRUTTA A GUSCIO.',
  },
  {
    name: 'Parentesi nelle parentesi',
    text: 'Ingredienti: crema di nocciole 38% [nocciole, zucchero, olio di girasole (antiossidante: estratto di rosmarino)], fiocchi d’avena 30%, cioccolato fondente 12% (pasta di cacao, zucchero, burro di cacao, emulsionante: lecitine (soia)), miele, sale.',
  },
  {
    name: 'Classi di additivi',
    text: 'Ingredienti: acqua, succo di limone da concentrato 5%, acidificanti: acido citrico, E330; correttori di acidità: citrato di sodio; conservanti: sorbato di potassio, benzoato di sodio; coloranti: E160a, riboflavina; edulcoranti (sucralosio, acesulfame K).',
  },
  {
    name: 'Due gusti',
    text: `Ingredienti gusto cacao: proteine isolate del latte, cacao magro 8%, aromi, edulcorante: sucralosio.
Ingredienti gusto vaniglia: proteine isolate del latte, aromi, colorante: caroteni, edulcorante: sucralosio.`,
  },
  {
    name: 'Nomi di fantasia che non sono allergeni',
    text: 'Ingredienti: burro di cacao, latte di cocco, farina di grano saraceno, noce moscata, burro di karité, erba pesce.',
  },
  {
    name: 'Solo le dichiarazioni',
    text: 'Allergeni: contiene derivati del latte e della soia. Prodotto in uno stabilimento che utilizza anche uova, glutine e arachidi. Senza pesce aggiunto.',
  },
  {
    name: 'Estratti e titolazioni',
    text: 'Ingredienti: ashwagandha (Withania somnifera L. Dunal) radice e.s. tit. 5% in withanolidi, agente di carica: cellulosa microcristallina; capsula: idrossipropilmetilcellulosa; antiagglomerante: sali di magnesio degli acidi grassi.',
  },
  {
    name: 'Elenco in inglese',
    text: 'Ingredients: whey protein concentrate (milk), oat flour, cocoa powder, emulsifier (soya lecithin), smoked cod 2%. May contain nuts and eggs.',
  },
  {
    name: 'Elenco in un’altra lingua',
    text: 'Zutaten: Weizenmehl, Milchpulver, Zucker, Haselnüsse. Kann Spuren von Soja enthalten.',
  },
  {
    name: 'Zuccheri più dei carboidrati',
    text: `Per 100 g
Energia: 2000 kJ / 370 kcal
Carboidrati: 2,5 g
di cui zuccheri: 20 g
Proteine: 70 g`,
  },
  {
    name: 'Due sali diversi',
    text: `Valori medi per 100 g
Proteine: 24 g
Sale: 1,0 g
Sodio: 0,1 g
Sale: 1,2 g`,
  },
  {
    name: 'JSON interrotto',
    text: '{"per_100g": [{"component": "Proteine", "value": "80", "unit": "g"}, {"component": "Sale", "va',
  },
  {
    name: 'Nessuna etichetta',
    text: 'Conservare in luogo fresco e asciutto. Tenere fuori dalla portata dei bambini.',
  },
];
