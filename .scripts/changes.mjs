// What a change can reach, for `npm test -- --changed`.
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

function git(...parameters) {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** The commit that the work began at: where it left `main`, or the commit before on `main` itself. */
function base() {
  const [head] = git('rev-parse', 'HEAD');
  const [fork] = git('merge-base', 'HEAD', 'origin/main').concat(git('merge-base', 'HEAD', 'main'));
  return fork === undefined || fork === head ? 'HEAD~1' : fork;
}

/** Paths of the files that differ from where the work began, new ones included. */
export function changedFiles() {
  return [
    ...git('diff', '--name-only', base()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** For turbo: the packages with a change, and those that depend on them. */
export function affectedPackages() {
  return [`--filter=...[${base()}]`];
}

const isText = (file) => /\.md$|^docs\/|^\.github\//.test(file);
/** What every suite depends on. */
const isShared = (file) => /^(package(-lock)?\.json|turbo\.json|\.tsconfig|\.scripts\/)/.test(file);
const isIn = (file, ...folders) => folders.some((folder) => file.startsWith(`${folder}/`));

/** By suite, whether a file can change its result; a suite that is not named is quick and runs always. */
const reaches = {
  unit: (file) => isIn(file, 'packages', 'apps'),
  build: (file) => isIn(file, 'packages', 'apps'),
  weight: (file) => isIn(file, 'packages', 'apps'),
  'end to end': (file) => isIn(file, 'packages', 'apps', 'tests') && !isStory(file),
  'build of the stories': (file) => isIn(file, 'packages', '.storybook', 'tests/visual'),
  'stories and pictures': (file) =>
    isIn(file, 'packages', 'apps', '.storybook', 'tests/visual', 'tests/support') ||
    /^tests\/\w+\.config\.ts$/.test(file),
};

const isStory = (file) => /\.(stories|pairs)\.tsx$|^tests\/visual\//.test(file);

/** Whether one of the changed files can change the result of this suite. */
export function isReached(suite, files) {
  const reach = reaches[suite];
  return (
    reach === undefined || files.some((file) => isShared(file) || (!isText(file) && reach(file)))
  );
}
