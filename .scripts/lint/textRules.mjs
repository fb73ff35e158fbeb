// Browsers translate a page by putting elements in place of its text nodes. React goes on with the nodes
// that it made: of those that have siblings it updates, removes or inserts before what is no longer in
// the page. A string that is the only child of its element has no node of its own: React writes the
// element's text. So a text is one string alone in its element, never a part of a fragment or a component.

const message =
  'A bare text breaks on a translated page: give it an element of its own, as one string, blanks included.';

/** Names in one file, with what is given to them: values, functions, types. */
const collect = (names, name, value) => names.set(name, [...(names.get(name) ?? []), value]);

/** Whether a type is of elements, or of nothing, or of functions that give them. */
function isElementType(type) {
  switch (type?.type) {
    case 'TSTypeReference':
      return type.typeName.name === 'ReactElement';
    case 'TSUnionType':
      return type.types.every(isElementType);
    case 'TSFunctionType':
      return isElementType(type.returnType.typeAnnotation);
    case 'TSArrayType':
      return isElementType(type.elementType);
    case 'TSTypeOperator':
      return isElementType(type.typeAnnotation);
    case 'TSLiteralType':
      return type.literal.value === false;
    default:
      return type?.type === 'TSNullKeyword' || type?.type === 'TSUndefinedKeyword';
  }
}

/** What a function gives back; of anything else the thing itself. */
function results(node) {
  if (!/Function/.test(node?.type)) return [node];
  if (node.body?.type !== 'BlockStatement') return [node.body];
  const found = [];
  const visit = (part) => {
    if (!part?.type || /Function/.test(part.type)) return;
    if (part.type === 'ReturnStatement') return void found.push(part.argument);
    for (const key of Object.keys(part)) if (key !== 'parent') [part[key]].flat().forEach(visit);
  };
  visit(node.body);
  return found;
}

/** Calls that give what their callback gives. */
const passesOn = new Set(['map', 'from', 'useMemo']);
const makesElement = new Set(['createElement', 'createPortal', 'cloneElement']);

/** A test whether an expression draws elements or nothing, for sure. */
function elementTest(names) {
  const named = (name, isCalled = false) => {
    const given = names.get(name) ?? [];
    const fitting = given.filter(({ type }) => /Function/.test(type) === isCalled);
    names.delete(name); // One that is made of itself is not known to be an element.
    const isKnown =
      fitting.length > 0 &&
      fitting.every((value) => isElementType(value) || results(value).every(isElement));
    names.set(name, given);
    return isKnown;
  };
  function isElement(node) {
    switch (node?.type) {
      case undefined:
      case 'JSXElement':
      case 'JSXFragment':
        return true;
      case 'Literal':
        return node.value === null || typeof node.value === 'boolean';
      case 'ConditionalExpression':
        return isElement(node.consequent) && isElement(node.alternate);
      case 'LogicalExpression':
        return isElement(node.right) && (node.operator === '&&' || isElement(node.left));
      case 'CallExpression': {
        const name = node.callee.property?.name ?? node.callee.name;
        if (!passesOn.has(name)) return makesElement.has(name) || named(name, true);
        const callback = node.arguments.at(name === 'useMemo' ? 0 : -1);
        return callback.type === 'Identifier'
          ? named(callback.name, true)
          : results(callback).every(isElement);
      }
      case 'ChainExpression':
        return isElement(node.expression);
      case 'MemberExpression':
        return named(node.property.name);
      case 'Identifier':
        return node.name === 'undefined' || named(node.name);
      default:
        return false;
    }
  }
  return isElement;
}

/** The children that are drawn: without comments, and line breaks between tags. */
const isDrawn = ({ type, value, expression }) =>
  type === 'JSXText'
    ? value.trim() !== '' || !value.includes('\n')
    : expression?.type !== 'JSXEmptyExpression';

/** Components of React that draw their children without an element around them. */
const withoutElement = /^(?:Fragment|Suspense|StrictMode|Activity|ViewTransition)$/;

/** What an expression gives in a list, which is no string, even of one text. */
function listed(node) {
  switch (node?.type) {
    case 'ArrayExpression':
      return node.elements;
    case 'CallExpression':
      return node.callee.property?.name === 'map' ? [node] : [];
    case 'ConditionalExpression':
      return [...listed(node.consequent), ...listed(node.alternate)];
    case 'LogicalExpression':
      return listed(node.right);
    default:
      return [];
  }
}

const bareText = {
  meta: { type: 'problem', docs: { description: 'A text is alone in its element.' }, schema: [] },
  create(context) {
    const names = new Map();
    /** What must be an element or nothing. */
    const places = [];
    const addChildren = ({ children, openingElement }) => {
      const drawn = children.filter(isDrawn);
      const isFragment = !openingElement || withoutElement.test(openingElement.name.name);
      const isAlone = drawn.length === 1 && !isFragment;
      places.push(...(isAlone ? listed(drawn[0].expression) : drawn));
    };
    const addFunction = (node) => {
      const name = node.id ?? node.parent.id;
      if (!name) return;
      collect(names, name.name, node);
      if (/^[A-Z]/.test(name.name)) places.push(...results(node));
    };
    return {
      VariableDeclarator({ id, init }) {
        if (init && !/Function/.test(init.type)) collect(names, id.name, init);
      },
      TSPropertySignature({ key, typeAnnotation }) {
        collect(names, key.name, typeAnnotation?.typeAnnotation);
      },
      FunctionDeclaration: addFunction,
      FunctionExpression: addFunction,
      ArrowFunctionExpression: addFunction,
      JSXElement: addChildren,
      JSXFragment: addChildren,
      'Program:exit'() {
        const isElement = elementTest(names);
        for (const node of places) {
          const value = node?.type === 'JSXExpressionContainer' ? node.expression : node;
          if (!isElement(value)) context.report({ node, message });
        }
      },
    };
  },
};

export default { meta: { name: 'text' }, rules: { 'no-bare-text': bareText } };
