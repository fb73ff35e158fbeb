// `npm run test:visual`: compares every route and story with its stored picture; `-- --update` renews
// them, `-- --update Tabs` those of a part. What else is given goes to Playwright (`-- -g Tabs`).
import { ensureChromium } from './chromium.mjs';
import { run } from './root.mjs';

const given = process.argv.slice(2);
const parameters = given.flatMap((parameter, at) => {
  if (parameter === '--update') return ['--update-snapshots=changed'];
  const isPart = given[at - 1] === '--update' && !parameter.startsWith('-');
  return isPart ? ['-g', parameter] : [parameter];
});

console.log(await ensureChromium());
process.exitCode =
  run('turbo', ['run', 'build', '--output-logs=errors-only']) ||
  run('storybook', ['build', '--quiet']) ||
  run('playwright', ['test', '--config', 'tests/visual.config.ts', ...parameters]);
