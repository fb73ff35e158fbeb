import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueEnv, ownerEnv } from './catalogue.mjs';

/** The repository's root. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A program that npm installed for the project, such as its own Node. */
export const bin = (name) => join(root, 'node_modules/.bin', name);

/** The environment in which the project's own Node comes first on PATH. */
export const projectEnv = {
  ...process.env,
  ...catalogueEnv(process.env),
  PATH: join(root, 'node_modules/.bin') + delimiter + (process.env.PATH ?? ''),
  // The servers' own TypeScript is read once: each further start takes little more than half the time.
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node-compile'),
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** The same for building and serving what the owner has imported; tests see the bundled shop. */
export const ownerProjectEnv = () => ({
  ...projectEnv,
  ...ownerEnv(projectEnv, root, bin('node')),
});

/** Runs a program of the project in the root, to its end; gives its exit code. */
export const run = (command, parameters, env = projectEnv) =>
  spawnSync(bin(command), parameters, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
