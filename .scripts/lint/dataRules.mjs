// Keys of an object that come from a catalogue can be `__proto__` or `constructor`: valibot leaves
// these out of a record, without a word.

const message =
  'Any text as a key loses "__proto__" and "constructor": take a list of pairs, or say which keys there are.';

const isCallOf = (node, name) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.name === 'v' &&
  node.callee.property.name === name;

const openRecord = {
  meta: { type: 'problem', docs: { description: message }, schema: [] },
  create: (context) => ({
    CallExpression(node) {
      const isOpen = isCallOf(node, 'record') && isCallOf(node.arguments[0], 'string');
      if (isOpen) context.report({ node, message });
    },
  }),
};

export default { meta: { name: 'data' }, rules: { 'no-open-record': openRecord } };
