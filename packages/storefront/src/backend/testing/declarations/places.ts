/** A product and its details, before its own fields are added. */
export type Parts = { product?: Record<string, unknown>; details?: Record<string, unknown> };

type Place<Input extends readonly unknown[]> = readonly [
  name: string,
  write: (...input: Input) => Parts,
];

/** Where a whole sentence may stand. */
export const textPlaces: readonly Place<[text: string]>[] = [
  ['description', (text) => ({ product: { description: text } })],
  [
    'second sentence of the description',
    (text) => ({ product: { description: `Buono e leggero, per ogni giorno. ${text}` } }),
  ],
  [
    'between sentences of the long description',
    (text) => ({
      details: { long_description: `Per ogni giorno.\n\n${text}\n\nSi scioglie bene.` },
    }),
  ],
  [
    'features as a list',
    (text) => ({ details: { features: ['Formato 500 g', text, 'Gusto neutro'] } }),
  ],
  ['features by name', (text) => ({ details: { features: { note: text } } })],
  ['usage', (text) => ({ details: { how_to_use: text } })],
  ['warnings', (text) => ({ details: { features: { avvertenze: text } } })],
  ['a field of the retailer', (text) => ({ details: { scheda: { altro: [text] } } })],
  [
    'HTML',
    (text) => ({ product: { description: `<div class="c"><p>Buono.</p><p>${text}</p></div>` } }),
  ],
  [
    'HTML list',
    (text) => ({ details: { long_description: `<ul><li>500 g</li><li>${text}</li></ul>` } }),
  ],
  ['JSON text', (text) => ({ details: { extra: JSON.stringify({ note: [text] }) } })],
  [
    'behind a list of ingredients',
    (text) => ({ details: { features: ['**INGREDIENTI**', 'riso, sale.', '**NOTE**', text] } }),
  ],
  [
    'a cell of its own',
    (text) => ({ details: { long_description: `| Formato | 500 g |\n| Note | ${text} |` } }),
  ],
  ['name and value', (text) => ({ details: { attributi: [{ name: 'Note', value: text }] } })],
  ['Windows line ends', (text) => ({ product: { description: `Buono.\r\n${text}\r\nLeggero.` } })],
  [
    'list with bullets',
    (text) => ({ product: { description: `• 500 g\n• ${text}\n• gusto neutro` } }),
  ],
];

/** Where a heading may stand with what it heads. */
export const headingPlaces: readonly Place<[heading: string, name: string]>[] = [
  ['one line', (heading, name) => ({ product: { description: `${heading}: ${name}` } })],
  ['bold', (heading, name) => ({ product: { description: `**${heading}:** ${name}` } })],
  [
    'next line',
    (heading, name) => ({ product: { description: `Buono.\n${heading}\n${name}\nLeggero.` } }),
  ],
  [
    'next line behind a colon',
    (heading, name) => ({ details: { long_description: `${heading}:\n${name}` } }),
  ],
  [
    'blank line between',
    (heading, name) => ({ details: { long_description: `${heading}\n\n${name}` } }),
  ],
  ['bold line above', (heading, name) => ({ details: { features: [`**${heading}**`, name] } })],
  [
    'bullets below',
    (heading, name) => ({ product: { description: `${heading}:\n- riso\n- ${name}\n- sale` } }),
  ],
  [
    'markdown heading',
    (heading, name) => ({ details: { long_description: `## ${heading}\n\n${name}` } }),
  ],
  [
    'next cell',
    (heading, name) => ({
      details: { long_description: `| Formato | 500 g |\n| ${heading} | ${name} |` },
    }),
  ],
  [
    'cell below',
    (heading, name) => ({
      details: { long_description: `| Formato | ${heading} |\n|---|---|\n| 500 g | ${name} |` },
    }),
  ],
  ['tab', (heading, name) => ({ details: { scheda: `Formato\t500 g\n${heading}\t${name}` } })],
  [
    'HTML cell',
    (heading, name) => ({
      details: {
        long_description: `<table><tr><td>Formato</td><td>500 g</td></tr><tr><th>${heading}</th><td>${name}</td></tr></table>`,
      },
    }),
  ],
  [
    'HTML heading',
    (heading, name) => ({
      product: { description: `<h3>${heading}</h3><p>${name}</p><p>Buono.</p>` },
    }),
  ],
  [
    'HTML list below',
    (heading, name) => ({
      product: { description: `<p><b>${heading}</b></p><ul><li>riso</li><li>${name}</li></ul>` },
    }),
  ],
  [
    'definition',
    (heading, name) => ({
      product: { description: `<dl><dt>${heading}</dt><dd>${name}</dd></dl>` },
    }),
  ],
  [
    'HTML bold',
    (heading, name) => ({
      product: { description: `<strong>${heading}:</strong> ${name}<br>Buono.` },
    }),
  ],
  [
    'name and value',
    (heading, name) => ({ details: { attributi: [{ name: heading, value: name }] } }),
  ],
  [
    'nome e valore',
    (heading, name) => ({
      details: { caratteristiche_tecniche: [{ nome: heading, valore: name }] },
    }),
  ],
  [
    'title and content',
    (heading, name) => ({ details: { tabs: [{ title: heading, content: `<p>${name}</p>` }] } }),
  ],
  [
    'label and values',
    (heading, name) => ({ details: { specs: [{ label: heading, values: ['riso', name] }] } }),
  ],
  [
    'rows of a table',
    (heading, name) => ({
      details: {
        tabella: [
          ['Formato', '500 g'],
          [heading, name],
        ],
      },
    }),
  ],
  ['key', (heading, name) => ({ details: { scheda: { [heading]: name } } })],
  [
    'key with a list',
    (heading, name) => ({ details: { features: { [heading]: ['riso', name] } } }),
  ],
];

/** How a field that is named after what it says may hold a name. */
export const fieldPlaces: readonly Place<[field: string, name: string]>[] = [
  ['of the product', (field, name) => ({ product: { [field]: name } })],
  ['of the details', (field, name) => ({ details: { [field]: name } })],
  ['of the features', (field, name) => ({ details: { features: { [field]: name } } })],
  ['with a list', (field, name) => ({ details: { [field]: ['riso', name] } })],
  ['with named items', (field, name) => ({ details: { [field]: [{ nome: name }] } })],
  [
    'with items by code',
    (field, name) => ({ details: { [field]: [{ id: 3, label: name, icon: 'a.svg' }] } }),
  ],
  ['with languages', (field, name) => ({ details: { [field]: { it: name, en: '' } } })],
  ['with text within', (field, name) => ({ details: { [field]: { testo: `<p>${name}</p>` } } })],
  ['deep', (field, name) => ({ details: { meta: { dati: [{ [field]: name }] } } })],
  ['as JSON', (field, name) => ({ details: { dati: JSON.stringify({ [field]: [name] }) } })],
  ['with JSON', (field, name) => ({ details: { [field]: JSON.stringify([name]) } })],
  ['as a sentence', (field, name) => ({ details: { [field]: `riso, sale e ${name}.` } })],
  [
    'with HTML',
    (field, name) => ({ details: { [field]: `<ul><li>riso</li><li>${name}</li></ul>` } }),
  ],
];

const isAny = () => true;
const isPrinted = (answer: unknown) => typeof answer === 'string' && answer !== '';
const isWords = (answer: unknown) => typeof answer === 'string' && /^\p{L}{2}/u.test(answer);

/** Where a name may stand with its answer. */
export const answerPlaces: readonly (readonly [
  name: string,
  write: (name: string, answer: unknown) => Parts,
  holds: (answer: unknown) => boolean,
])[] = [
  ['map', (name, answer) => ({ details: { allergeni: { riso: false, [name]: answer } } }), isAny],
  ['English map', (name, answer) => ({ details: { allergens: { [name]: answer } } }), isAny],
  [
    'deep map',
    (name, answer) => ({ details: { scheda: { allergenInfo: { [name]: answer } } } }),
    isAny,
  ],
  [
    'nome, presente',
    (name, answer) => ({ details: { allergeni: [{ nome: name, presente: answer }] } }),
    isAny,
  ],
  ['name, value', (name, answer) => ({ details: { allergens: [{ name, value: answer }] } }), isAny],
  [
    'allergen, level',
    (name, answer) => ({ details: { allergens: [{ allergen: name, level: answer }] } }),
    isAny,
  ],
  [
    'map of objects',
    (name, answer) => ({ details: { allergeni: { [name]: { presente: answer } } } }),
    isAny,
  ],
  [
    'lines',
    (name, answer) => ({
      details: { long_description: `Allergeni\nRiso: no\n${name}: ${String(answer)}` },
    }),
    isWords,
  ],
  [
    'pipes',
    (name, answer) => ({
      details: {
        long_description: `| Allergene | Presente |\n|---|---|\n| Riso | no |\n| ${name} | ${String(answer)} |`,
      },
    }),
    isPrinted,
  ],
  [
    'HTML table',
    (name, answer) => ({
      product: {
        description: `<table><tr><th>Allergeni</th><th>Presenza</th></tr><tr><td>${name}</td><td>${String(answer)}</td></tr></table>`,
      },
    }),
    isPrinted,
  ],
  [
    'rows',
    (name, answer) => ({
      details: {
        allergeni: [
          ['Allergene', 'Presenza'],
          [name, answer],
        ],
      },
    }),
    isPrinted,
  ],
  [
    'one line',
    (name, answer) => ({
      product: { description: `Allergeni: riso: no, ${name}: ${String(answer)}` },
    }),
    isWords,
  ],
  [
    'across',
    (name, answer) => ({
      details: {
        long_description: `| Allergeni | Riso | ${name} |\n|---|---|---|\n| | no | ${String(answer)} |`,
      },
    }),
    isPrinted,
  ],
  ['alone', (name, answer) => ({ details: { caratteristiche: { [name]: answer } } }), isWords],
];
