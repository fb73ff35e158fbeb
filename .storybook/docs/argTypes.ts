import type { ArgTypesEnhancer } from 'storybook/internal/types';

type Context = Parameters<ArgTypesEnhancer>[0];
type ArgType = Context['argTypes'][string];

/**
 * What the tables of props say. The docgen leaves `@default` in the description, drops it where
 * nothing else is described, and calls every union 'union'.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const described = docComment(component, name) ?? argType.description ?? '';
      return [name, readable(argType, described, initialArgs[name])];
    }),
  );

function readable(argType: ArgType, described: string, initial: unknown): ArgType {
  const { table = {}, type } = argType;
  const [words = '', named] = described.split(/\s*@default\s+/);
  const standard = named?.replaceAll('`', '').trim() ?? table.defaultValue?.summary;
  const written = typeText(type) ?? table.type?.summary;
  // An element or a function cannot be typed into a field.
  const isDrawn = isNotText(written ?? '') || isElement(initial);
  return {
    ...argType,
    description: words.trim(),
    table: {
      ...table,
      type: written === undefined ? table.type : { summary: written },
      defaultValue: standard === undefined ? undefined : { summary: standard },
    },
    ...(isDrawn ? { control: false } : {}),
  };
}

/** The comment above a prop, as the docgen has left it on the component. */
function docComment(component: unknown, name: string): string | undefined {
  const found: unknown = ['__docgenInfo', 'props', name, 'description'].reduce(
    (inside: unknown, key) => (isHolder(inside) ? Reflect.get(inside, key) : undefined),
    component,
  );
  return typeof found === 'string' ? found : undefined;
}

const isHolder = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** A type on one line, without the comments in it. */
function typeText(type: ArgType['type']): string | undefined {
  return rawText(type)
    ?.replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ');
}

function rawText(type: ArgType['type']): string | undefined {
  if (typeof type !== 'object' || type.name === 'other') return undefined;
  if (type.name === 'enum') return type.value.map((value) => `'${value}'`).join(' | ');
  if (type.name !== 'union') return type.raw;
  return type.raw ?? type.value.map(({ raw, name }) => raw ?? name).join(' | ');
}

const isNotText = (written: string) =>
  /\b(ReactNode|ReactElement|JSX|Ref|\w*EventHandler)\b|=>/.test(written);

const isElement = (value: unknown): boolean =>
  typeof value === 'function' ||
  (Array.isArray(value) && value.some(isElement)) ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);
