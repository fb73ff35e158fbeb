// The build as `npm start` runs it: one line says how far it is.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, ownerProjectEnv, root } from './root.mjs';

const pollIntervalMs = 100;

const names = { Pages: 'Pagine', Pictures: 'Foto' };

/**
 * `ready` resolves when the site can be served, `ended` with the exit code, null where it was stopped;
 * `status()` is undefined until then. `untilReady`: ready before the sizes of the pictures are made. What
 * stops this process stops the build as well; `stop` does without that.
 */
export function startBuild({ untilReady }) {
  const folder = mkdtempSync(join(tmpdir(), 'vetta-'));
  const file = join(folder, 'progress.json');
  const env = { ...ownerProjectEnv(), ...(untilReady && { BUILD_PROGRESS: file }) };
  // Shown only if something is wrong: the line says the rest.
  const shown = untilReady ? 'pipe' : 'inherit';
  const build = spawn(bin('turbo'), ['run', 'build', '--output-logs=new-only'], {
    cwd: root,
    env,
    stdio: ['ignore', shown, shown],
    // A group of its own: turbo's launcher passes no signal on to what it has started.
    detached: process.platform !== 'win32',
  });
  let said = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (said += text));
  }
  const line = progressLine();
  let status;
  let isStopped = false;
  const poll = {};
  const ready = new Promise((resolve) => {
    poll.timer = setInterval(() => {
      const { text, isReady } = readProgress(file);
      line.show(describe(text));
      if (isReady) resolve();
    }, pollIntervalMs);
  });
  const ended = new Promise((resolve) => {
    build.on('close', (code) => {
      clearInterval(poll.timer);
      rmSync(folder, { recursive: true, force: true });
      line.end();
      status = code ?? 1;
      if (status !== 0 && !isStopped) process.stderr.write(said);
      resolve(isStopped ? null : status);
    });
  });
  const stop = () => {
    isStopped = true;
    if (status === undefined) stopGroup(build);
  };
  process.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  return { ready: Promise.race([ready, ended]), ended, status: () => status, stop };
}

function stopGroup({ pid }) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
  } catch {
    // It has ended in the meantime.
  }
}

function readProgress(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not begun, or just being written.
    return { text: '', isReady: false };
  }
}

export function describe(text) {
  const [name, done, total] = text.split(' ');
  return names[name] ? `${names[name]} ${done} di ${total}` : '';
}

/** One line that is written over in a terminal; elsewhere a line for each quarter. */
export function progressLine(out = process.stdout) {
  let shown = '';
  let quarter = '';
  return {
    show(text) {
      if (text === '' || text === shown) return;
      shown = text;
      if (out.isTTY) return void out.write(`\r${text}\u001B[K`);
      const [name, done, , total] = text.split(' ');
      const reached = `${name} ${Math.floor((4 * Number(done)) / Number(total))}`;
      if (reached !== quarter && !reached.endsWith(' 0')) out.write(`${text}\n`);
      quarter = reached;
    },
    end() {
      if (out.isTTY && shown !== '') out.write('\r\u001B[K');
      shown = '';
    },
  };
}
