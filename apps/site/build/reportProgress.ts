import { writeFileSync } from 'node:fs';
import type { Progress } from '../pictures/pendingPictures.ts';

/**
 * Says how far a part of the build is: 'Pictures 50 of 198', four times until its end. Each step goes
 * into the file of `BUILD_PROGRESS`, where `npm start` reads it.
 */
export function reportProgress(name: string): Progress {
  let reported = 0;
  return (done, total) => {
    tellStart(`${name} ${done} ${total}`);
    const quarter = Math.floor((4 * done) / total);
    if (quarter === reported) return;
    reported = quarter;
    process.stdout.write(`${name} ${done} of ${total}\n`);
  };
}

let isReady = false;

/** Whether `npm start` waits for the pages alone. */
export const isWaitedFor = () => Boolean(process.env['BUILD_PROGRESS']);

/** The pages can be served. */
export function reportReady(): void {
  isReady = true;
  tellStart('');
}

function tellStart(text: string): void {
  const file = process.env['BUILD_PROGRESS'];
  if (file) writeFileSync(file, JSON.stringify({ text, isReady }));
}
