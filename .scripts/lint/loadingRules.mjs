// Code is loaded later in one way: `deferred(() => import('./Part.tsx'), { when })`, from
// packages/ui/src/deferred.

const message =
  'Load code later through deferred(): its failure, its retry and its moment are decided there.';

function isInDeferred(node) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (parent.type === 'CallExpression' && parent.callee.name === 'deferred') {
      return parent.arguments[0] === at;
    }
  }
  return false;
}

const deferredOnly = {
  meta: { type: 'problem', docs: { description: message }, schema: [] },
  create: (context) => ({
    ImportExpression(node) {
      if (!isInDeferred(node)) context.report({ node, message });
    },
    ImportSpecifier(node) {
      const { source } = node.parent;
      if (source.value === 'react' && node.imported.name === 'lazy') {
        context.report({ node, message });
      }
    },
  }),
};

export default { meta: { name: 'loading' }, rules: { 'deferred-only': deferredOnly } };
