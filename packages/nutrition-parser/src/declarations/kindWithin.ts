import { beginsWithName } from './bareNames.ts';
import type { Cue, CueKind } from './cues.ts';
import type { Sentence } from './names.ts';
import { clauseEnd } from './marks.ts';
import { nameBehind } from './changesToPresence.ts';

const negatedBefore = /(?<![a-z\d])(?:non|ne|mai)(?:\s+[a-z]+){0,2}\s+$/;
const maxNegationLength = 32;
const maxNameLength = 60;

/** 'Non del tutto si esclude': whether a negation is right before a cue. */
const isNegated = (plain: string, { start }: Cue): boolean =>
  negatedBefore.test(plain.slice(Math.max(0, start - maxNegationLength), start));

/** Whether a colon is behind a cue in its clause. */
const isTitle = (text: string, { end }: Cue): boolean =>
  text.slice(end, clauseEnd(text, end, text.length)).includes(':');

/** Whether a colon and a name are right behind a cue. */
function hasNameBehindColon({ text }: Sentence, { end }: Cue): boolean {
  const behind = text.slice(end, clauseEnd(text, end, end + maxNameLength)).trimStart();
  return behind.startsWith(':') && beginsWithName(behind.slice(1));
}

/** The kind of a cue by what is around it in its sentence. */
export function kindWithin(sentence: Sentence, cue: Cue): CueKind {
  // 'For allergens see ingredients'
  if (cue.kind === 'referral' && !nameBehind(sentence, cue.end)) return 'aside';
  // 'Per gli allergeni: latte'
  if (cue.kind === 'pointer') return hasNameBehindColon(sentence, cue) ? 'heading' : cue.kind;
  if (cue.kind === 'excluded') return isNegated(sentence.plain, cue) ? 'traces' : 'denied';
  // 'Sono contenuti nella barretta: latte'
  if (cue.kind === 'contained') return isTitle(sentence.text, cue) ? 'contains' : 'aside';
  return cue.kind;
}
