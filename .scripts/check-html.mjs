// `npm run check:html`: the Nu Html Checker over every page of the build. Needs Java, so no part of
// `npm test`.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import vnu from 'vnu-jar';
import { root, run } from './root.mjs';

/**
 * What React writes by itself: its view transitions leave their names in prerendered markup, which it
 * reads when it hydrates the page and then removes.
 */
const madeByReact = ['vt-name', 'vt-update', 'vt-share'].map(
  (name) => `Attribute “${name}” not allowed on element “span” at this point.`,
);

/** Valid CSS of the pages' own styles that the checker cannot read yet. */
const unknownToTheChecker = [
  "CSS: “container-type”: Property “container-type” doesn't exist.",
  "CSS: “vector-effect”: Property “vector-effect” doesn't exist.",
  'CSS: Unrecognized at-rule “@container”',
  'CSS: Unknown pseudo-element or pseudo-class “::view-transition”.',
  // A sum of lengths in a custom property, and the rules of view transitions.
  'CSS: Parse Error.',
];

const accepted = new Set([...madeByReact, ...unknownToTheChecker]);

if (run('turbo', ['run', 'build', '--output-logs=errors-only']) !== 0) process.exit(1);

const folder = join(root, 'apps/site/dist/client');
const pages = globSync('**/*.html', { cwd: folder });
const { error, stdout, stderr } = spawnSync(
  'java',
  ['-jar', String(vnu), '--format', 'json', '--stdout', '--exit-zero-always', ...pages],
  { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
);
if (error !== undefined) {
  console.error(
    error.code === 'ENOENT'
      ? 'No Java found: the Nu Html Checker needs Java 17 or newer (Debian: apt-get install openjdk-17-jre-headless).'
      : error.message,
  );
  process.exit(1);
}

const messages = readMessages();
const faults = messages.filter(isFault);
for (const { url, lastLine, lastColumn, message, extract } of faults) {
  const page = url.slice(url.indexOf('/dist/client/') + '/dist/client/'.length);
  console.error(`${page}:${lastLine}:${lastColumn} ${message}\n    ${extract}`);
}
const ignored = messages.filter(({ message }) => accepted.has(message)).length;
console.log(
  `${pages.length} pages, ${faults.length} faults; ${ignored} messages of the known list.`,
);
process.exitCode = faults.length === 0 && pages.length > 0 ? 0 : 1;

function readMessages() {
  try {
    return JSON.parse(stdout).messages;
  } catch {
    console.error(`The checker did not answer: ${stderr || stdout}`);
    process.exit(1);
  }
}

/** Remarks (`info` without `warning`) are a matter of taste: the slash of `<br />`. */
function isFault({ type, subType, message }) {
  return (type !== 'info' || subType === 'warning') && !accepted.has(message);
}
