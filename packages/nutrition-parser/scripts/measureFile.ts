import { parseSync } from 'vite';

/** Where something was found, `path:line`, and its size: lines, parameters or characters. */
export type Place = { at: string; size: number };

export type FileMeasures = {
  path: string;
  lines: number;
  /** Words and figures: a file of `lexicon/`, or one without any function. */
  isData: boolean;
  /** Regular expressions written by hand, in slashes or strings; not those made from the lexicon. */
  expressions: Place[];
  functions: Place[];
  parameterLists: Place[];
  exportedLets: Place[];
  /** Variables of the module that its functions change. */
  mutableModuleState: Place[];
  extendingClasses: Place[];
};

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/** Methods that change the collection they are called on. */
const changing = new Set(['push', 'pop', 'shift', 'splice', 'set', 'add', 'delete', 'clear']);

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string'
    ? node['name']
    : undefined;

/** The variable at the root of `a.b[c]`. */
function rootOf(node: unknown): string | undefined {
  if (isNode(node) && node.type === 'MemberExpression') return rootOf(node['object']);
  return nameOf(node);
}

/** The variable that an expression changes, if it changes one. */
function changedBy(node: Node): string | undefined {
  if (node.type === 'AssignmentExpression') return rootOf(node['left']);
  if (node.type === 'UpdateExpression') return rootOf(node['argument']);
  const { callee } = node;
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression')
    return undefined;
  return changing.has(nameOf(callee['property']) ?? '') ? rootOf(callee['object']) : undefined;
}

/** The variables that a statement of the module declares. */
function variablesOf(statement: Node): { name: string; kind: unknown; exported: boolean }[] {
  const exported = statement.type === 'ExportNamedDeclaration';
  const declaration = exported ? statement['declaration'] : statement;
  if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return [];
  return childrenOf(declaration).flatMap((declarator) => {
    const name = nameOf(declarator['id']);
    return name === undefined ? [] : [{ name, kind: declaration['kind'], exported }];
  });
}

/** The text of a string that a call makes a regular expression of, where no part is the lexicon's. */
function writtenInString(node: Node): string | undefined {
  const { callee } = node;
  const isMade =
    (node.type === 'NewExpression' && nameOf(callee) === 'RegExp') ||
    (node.type === 'CallExpression' && nameOf(callee) === 'pattern');
  const [source] = isMade ? childrenOf(node).filter((child) => child !== callee) : [];
  if (source?.type !== 'Literal' || typeof source['value'] !== 'string') return undefined;
  return /\{[A-Z]+\}/.test(source['value']) ? undefined : source['value'];
}

/** The length of a regular expression that is written by hand, if a node is one. */
function patternLength(node: Node): number | undefined {
  const { regex } = node;
  if (typeof regex !== 'object' || regex === null || !('pattern' in regex))
    return writtenInString(node)?.length;
  return String(regex.pattern).length;
}

/** Measures one file of TypeScript. */
export function measureFile(path: string, text: string): FileMeasures {
  const { program } = parseSync(path, text);
  const root: unknown = program;
  if (!isNode(root)) throw new Error(`${path} is no program`);
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const place = (node: Node, size: number): Place => ({
    at: `${path}:${lineAt(node.start)}`,
    size,
  });
  const variables = childrenOf(root).flatMap(variablesOf);
  const moduleNames = new Set(variables.map(({ name }) => name));
  const changed = new Set<string>();
  const measures: FileMeasures = {
    path,
    lines: text.trimEnd().split('\n').length,
    isData: false,
    expressions: [],
    functions: [],
    parameterLists: [],
    exportedLets: variables
      .filter(({ kind, exported }) => exported && kind === 'let')
      .map(({ name }) => ({ at: `${path} ${name}`, size: 1 })),
    mutableModuleState: [],
    extendingClasses: [],
  };
  const visit = (node: Node, inFunction: boolean): void => {
    const isFunction = functionTypes.has(node.type);
    if (isFunction) {
      const { params } = node;
      measures.functions.push(place(node, lineAt(node.end) - lineAt(node.start) + 1));
      measures.parameterLists.push(place(node, Array.isArray(params) ? params.length : 0));
    }
    const pattern = patternLength(node);
    if (pattern !== undefined) measures.expressions.push(place(node, pattern));
    if (node.type.startsWith('Class') && isNode(node['superClass']))
      measures.extendingClasses.push(place(node, 1));
    const name = inFunction ? changedBy(node) : undefined;
    if (name !== undefined && moduleNames.has(name)) changed.add(name);
    for (const child of childrenOf(node)) visit(child, inFunction || isFunction);
  };
  visit(root, false);
  measures.isData = /(?:^|[/\\])lexicon[/\\]/.test(path) || measures.functions.length === 0;
  measures.mutableModuleState = [...changed].map((name) => ({ at: `${path} ${name}`, size: 1 }));
  return measures;
}
