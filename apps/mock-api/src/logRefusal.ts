import type { Logger } from './logger.ts';

/** Says which catalogue was not taken up, and what is wrong with it. */
export function logRefusal(
  logger: Logger,
  { file, problems }: { file: string | null; problems: readonly string[] },
): void {
  logger.error({
    event: 'catalogueRefused',
    reason: file === null ? problems.join() : `${file} does not fit`,
    ...(file !== null && { problems: problems.slice(0, 20) }),
  });
}
