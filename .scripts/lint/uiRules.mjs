// What `packages/ui` refuses beyond imports, as rules of oxlint: raw colours and lengths, classes and
// styles as props, words. Where they hold is in .oxlintrc.json.

/** The named colours of CSS. */
const colourNames = `
aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta
darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey
dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray
green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush
lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen
lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey
lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred
papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray
slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
whitesmoke yellow yellowgreen
`
  .trim()
  .split(/\s+/);

/** Italian words that a shop's page is made of, and that no English identifier or CSS keyword is. */
const italianWords = `
della dello degli delle dal dalla nel nella nello sul sulla con senza anche ancora ogni tutti tutte
tutto questo questa questi quello quella sono siamo hai abbiamo puoi non gli uno una
aggiungi rimuovi rimozione apri chiudi cerca cerchi invia invio salva annulla conferma accetta rifiuta
torna vai vedi scopri copia copiato condividi mostra nascondi scegli svuota cancella cancellare
continua contattaci carica caricamento personalizza riprova attendi
prodotto prodotti preferito preferiti prezzo prezzi negozio negozi categoria categorie marca gusto
formato dettagli descrizione ingredienti valori nutrizionali disponibile disponibili esaurito esauriti
nuovo offerta sconto consegna spedizione immagine immagini foto galleria messaggio errore avviso
nome cognome telefono indirizzo orari aperto aperta chiuso chiusa oggi domani ora ore giorno
successivo successiva precedente avanti indietro pagina passa elenco vuoto nessuno nessuna nessun
attivo attivi attiva spento spenti necessari sempre mai
`
  .trim()
  .split(/\s+/);

const rawColour =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\(/i;
const namedColour = new RegExp(`^(?:${colourNames.join('|')})$`, 'i');
const rawLength = /(?:^|[\s(,+*/-])-?\d*\.?\d+(?:px|rem|pt|pc|cm|mm|in|q)\b/i;

/** Properties to which vanilla-extract adds `px` where they are given a number. */
const lengthProperty =
  /^(?:(?:min|max)?(?:[wW]idth|[hH]eight|(?:Inline|Block)Size)|(?:margin|padding|inset|gap|rowGap|columnGap|top|right|bottom|left|flexBasis|fontSize|letterSpacing|textIndent|outlineOffset|border\w*(?:Width|Radius)|outlineWidth)\w*)$/;

const words = new RegExp(`(?<![\\p{L}-])(?:${italianWords.join('|')})(?![\\p{L}-])`, 'iu');
const accented = /[àèéìòù]/i;
const hasLetters = /\p{L}/u;
/** Attributes that are read or read aloud. */
const readAttributes = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
]);

/** A rule that looks at every text of the code: literals, and templates between their places. */
const textRule = (description, find) => ({
  meta: { type: 'problem', docs: { description }, schema: [] },
  create: (context) => ({
    Literal(node) {
      if (typeof node.value !== 'string' || isAddress(node)) return;
      const message = find(node.value);
      if (message) context.report({ node, message });
    },
    TemplateElement(node) {
      const message = find(node.value.raw);
      if (message) context.report({ node, message });
    },
  }),
});

/** An import's address, or a type: not a text that is drawn. */
const isAddress = ({ parent }) => /^(?:Import|Export|TSLiteral)/.test(parent.type);

const colours = textRule('Colours come from the theme.', (text) =>
  rawColour.test(text) || namedColour.test(text)
    ? 'A raw colour: take a role from `vars`. Raw values live in theme/ alone.'
    : null,
);

const lengthMessage =
  'A raw length: take it from `vars.space`, `size` or `line`. Raw values live in theme/ alone.';

const lengths = {
  meta: { type: 'problem', docs: { description: 'Lengths come from the theme.' }, schema: [] },
  create(context) {
    const texts = textRule('', (text) => (rawLength.test(text) ? lengthMessage : null));
    return {
      ...texts.create(context),
      Property({ key, value }) {
        const number = value.type === 'UnaryExpression' ? value.argument : value;
        const isNumber = typeof number.value === 'number' && number.value !== 0;
        if (isNumber && lengthProperty.test(key.name ?? '')) {
          context.report({ node: value, message: lengthMessage });
        }
      },
    };
  },
};

const closed = new Set(['className', 'style']);
/** Types of React that hold both. */
const openTypes = /^(?:\w*HTMLAttributes|SVGAttributes|SVGProps|ComponentProps\w*|DOMAttributes)$/;

const classAndStyle = {
  meta: {
    type: 'problem',
    docs: { description: 'A part takes no `className` and no `style`.' },
    schema: [],
  },
  create: (context) => ({
    TSPropertySignature(node) {
      if (closed.has(node.key.name)) {
        const message = `No \`${node.key.name}\` as a prop: space is the parent's, looks are variants.`;
        context.report({ node, message });
      }
    },
    TSTypeReference(node) {
      if (openTypes.test(node.typeName.name ?? node.typeName.right?.name ?? '')) {
        const message = 'This type holds `className` and `style`: name the props that are taken.';
        context.report({ node, message });
      }
    },
    JSXAttribute(node) {
      if (node.name.name === 'style') {
        context.report({ node, message: 'No `style`: the content policy refuses inline styles.' });
      }
    },
  }),
};

const wordMessage = 'Words of its own: ui says nothing by itself, texts come as props.';

const italian = {
  meta: { type: 'problem', docs: { description: 'Words come as props.' }, schema: [] },
  create(context) {
    const texts = textRule('', (text) =>
      words.test(text) || accented.test(text) ? wordMessage : null,
    );
    return {
      ...texts.create(context),
      JSXText(node) {
        if (hasLetters.test(node.value.replaceAll(/&\w+;/g, '')))
          context.report({ node, message: wordMessage });
      },
      JSXAttribute({ name, value }) {
        const isText = value?.type === 'Literal' && hasLetters.test(value.value);
        if (isText && readAttributes.has(name.name)) {
          context.report({ node: value, message: wordMessage });
        }
      },
    };
  },
};

export default {
  meta: { name: 'ui' },
  rules: {
    'no-raw-colours': colours,
    'no-raw-lengths': lengths,
    'no-class-or-style': classAndStyle,
    'no-words': italian,
  },
};
