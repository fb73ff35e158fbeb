/** Called after each of `total` steps. */
export type Progress = (done: number, total: number) => void;

/** Says how far a part of the build is: 'Pictures 50 of 198', four times until its end. */
export function reportProgress(name: string): Progress {
  let reported = 0;
  return (done, total) => {
    const quarter = Math.floor((4 * done) / total);
    if (quarter === reported) return;
    reported = quarter;
    process.stdout.write(`${name} ${done} of ${total}\n`);
  };
}
