/** What the toolbar asks for in place of the visitor's own settings. */
export type Emulation = { isCalm: boolean; isForced: boolean; isPaper: boolean };

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** A media query as a browser with these settings would answer it. */
export function answerQuery(query: string, { isCalm, isForced, isPaper }: Emulation): string {
  let answer = query;
  if (isCalm) {
    answer = answer
      .replaceAll(/\(prefers-reduced-motion(: *reduce)?\)/g, always)
      .replaceAll(/\(prefers-reduced-motion: *no-preference\)/g, never);
  }
  if (isForced) {
    answer = answer
      .replaceAll(/\(forced-colors(: *active)?\)/g, always)
      .replaceAll(/\(forced-colors: *none\)/g, never);
  }
  if (isPaper) {
    answer = answer.replaceAll(/\bscreen\b/g, 'not all').replaceAll(/\bprint\b/g, 'all');
  }
  return answer;
}
