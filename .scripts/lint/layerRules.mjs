// Imports run one way. Which folder may import what is in layers.mjs.
import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { direction, inEveryFile, layers, oneScreen } from './layers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const isOf = (address, name) =>
  name.endsWith(':') ? address.startsWith(name) : `${address}/`.startsWith(`${name}/`);

/** What is wrong with an import of `address` in `file`, a path from the root; else undefined. */
function fault(file, layer, address) {
  const general = inEveryFile.find(({ pattern }) => pattern.test(address));
  if (general) return general.message;
  if (layer?.refuses?.packages.some((name) => isOf(address, name))) return layer.refuses.message;
  if (!layer?.folders || !address.startsWith('.')) return undefined;
  const target = posix.relative(layer.source, posix.join(posix.dirname(file), address));
  const folder = layer.folders.find((name) => target.startsWith(`${name}/`));
  if (folder !== layer.name) {
    const isRefused = folder !== undefined && !layer.may.includes(folder);
    return isRefused ? (layer.message ?? direction) : undefined;
  }
  const [part, ...rest] = target.slice(folder.length + 1).split('/');
  const [ownPart] = posix
    .relative(layer.source, file)
    .slice(folder.length + 1)
    .split('/');
  return layer.siblings === false && rest.length > 0 && part !== ownPart ? oneScreen : undefined;
}

const imports = {
  meta: { type: 'problem', docs: { description: 'Imports run one way.' }, schema: [] },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const layer = layers.find(({ files }) => files.test(file));
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const message = fault(file, layer, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'layers' }, rules: { imports } };
