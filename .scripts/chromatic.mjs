// `npm run chromatic`: publishes the stories for review where a token is set; without one it says
// so, and still proves that there is something to publish.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './root.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = run('chromatic', ['--config-file', '.storybook/chromatic.config.json']);
} else {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing is published. The token stands in the project’s\n' +
      'settings at chromatic.com (Manage, Configure); here it is set as a variable of that name, on\n' +
      'GitHub as a secret. Validating the build.',
  );
  const build = run('storybook', ['build', '--quiet']);
  if (build !== 0) process.exit(build);
  const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8'));
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  console.log(`${stories.length} stories would be published.`);
  if (stories.length === 0) process.exitCode = 1;
}
