// What `packages/ui` refuses beyond imports, as rules of oxlint: raw colours and lengths, classes and
// styles as props, words. Where they hold is in .oxlintrc.json.
import { colourNames } from './colourNames.mjs';
import { italianWords } from './italianWords.mjs';

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
