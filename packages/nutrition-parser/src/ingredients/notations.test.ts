import { describe, expect, test } from 'vitest';
import { printedList } from '../testing/print.ts';

const items = [
  'proteine del siero del latte concentrate (emulsionante: lecitina di soia) 65%',
  'cacao magro in polvere 8,5%',
  'aromi',
  'addensanti: gomma di guar, gomma di xantano',
  'edulcoranti (sucralosio, acesulfame K)',
  'farina di FRUMENTO',
  'bromelina da ananas (Ananas comosus (L.) Merr.)',
  'vitamina B6 (piridossina cloridrato)',
  'colorante: E160a(ii)',
  'sale',
];
const traces = 'Può contenere tracce di uova e arachidi.';
const expected = [
  'proteine del siero del latte concentrate 65% [emulsionante <emulsifier> [lecitina di soia]]',
  'cacao magro in polvere 8.5%',
  'aromi',
  'addensanti <thickener> [gomma di guar; gomma di xantano]',
  'edulcoranti <sweetener> [sucralosio; acesulfame k]',
  'farina di frumento',
  'bromelina da ananas (ananas comosus (l.) merr.)',
  'vitamina b6 [piridossina cloridrato]',
  'colorante <colour> [e160a(ii) {e160a(ii)}]',
  'sale',
  'allergens: milk soybeans gluten',
  'traces: eggs peanuts',
];

const text = `${items.join(', ')}. ${traces}`;
const cases: [string, unknown][] = [
  ['commas', text],
  ['a heading', `INGREDIENTI: ${text}`],
  ['a heading with its full stop', `Ingredienti. ${text}`],
  ['a heading between others', `**BENEFICI**\nLatte.\n**INGREDIENTI**\n${text}\n**USO**\nIn latte`],
  ['semicolons', `${items.join('; ')}. ${traces}`],
  ['lines', `${items.join('\n')}\n${traces}`],
  ['bullets', `${items.map((item) => `• ${item}`).join('\n')}\n${traces}`],
  ['dashes', `${items.map((item) => `- ${item}`).join('\n')}\n${traces}`],
  ['commas at the ends of lines', `${items.join(',\n')}.\n${traces}`],
  ['commas without spaces', `${items.join(',')}. ${traces}`],
  ['the full stop lost', `${items.join(', ')} ${traces}`],
  ['traces as an item', `${items.join(', ')}, può contenere tracce di uova e arachidi`],
  ['paragraphs of HTML', `<p><b>Ingredienti:</b> ${items.join(', ')}.</p><p>${traces}</p>`],
  [
    'a list of HTML',
    `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><p>${traces}</p>`,
  ],
  ['a list', [...items, traces]],
  ['details', { features: { ingredienti: items, avvertenze: traces } }],
  ['JSON', JSON.stringify({ ingredienti: text })],
  [
    'square brackets',
    text.replace('(emulsionante: lecitina di soia)', '[emulsionante: lecitina di soia]'),
  ],
  ['emphasis', text.replace('FRUMENTO', '**frumento**').replace('soia', '<b>soia</b>')],
  ['capitals', text.toUpperCase()],
  ['no-break spaces', text.replaceAll(' ', '\u00a0')],
  ['soft hyphens', text.replace('proteine', 'pro\u00adteine').replace('polvere', 'pol\u200bvere')],
  [
    'the percentage in front',
    text.replace('cacao magro in polvere 8,5%', '8,5% cacao magro in polvere'),
  ],
  ['the percentage in brackets', text.replace('polvere 8,5%', 'polvere (8,5%)')],
];

describe('a list reads the same in whatever notation it is written', () => {
  test.each(cases)('%s', (_, input) => {
    expect(printedList(input).map((line) => line.toLowerCase())).toEqual(expected);
  });
});
