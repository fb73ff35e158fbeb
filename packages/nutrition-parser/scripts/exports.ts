/** The exports of a manifest that lead into `src`, and those that lead into `dist`. */
const toSources = /"\.\/src\/([\w/]+)\.ts"/g;
const toDist = /\{ "types": "\.\/dist\/([\w/]+)\.d\.ts", "default": "\.\/dist\/\1\.js" \}/g;

export const isCompiled = (manifest: string): boolean => manifest.includes('"./dist/');

/** A manifest whose exports lead to what is compiled. */
export const toCompiled = (manifest: string): string =>
  manifest.replace(toSources, '{ "types": "./dist/$1.d.ts", "default": "./dist/$1.js" }');

/** A manifest whose exports lead to the sources. */
export const toSource = (manifest: string): string => manifest.replace(toDist, '"./src/$1.ts"');
