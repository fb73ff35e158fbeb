/**
 * The steps of an instruction: its lines, and the sentences of each. Numbers and dashes before a
 * line are left out, since the list has its own.
 */
export function usageSteps(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.replace(/^\s*(?:[-•*]|\d{1,2}[.)])\s+/, '').split(sentenceEnd))
    .map((step) => step.trim())
    .filter((step) => step !== '');
}

// A full stop before a capital; '2 misurini al gg. circa' goes on.
const sentenceEnd = /(?<=[\p{Ll})\d][.!])\s+(?=\p{Lu})/u;
