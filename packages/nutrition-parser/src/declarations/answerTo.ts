import { isUsualClaim } from './changesToPresence.ts';
import { isNo, isYes } from './answerOf.ts';
import type { Cue } from './cues.ts';
import { sayingOf, type Says } from './governing.ts';
import { partsClauses } from './marks.ts';
import { namesIn, type Sentence } from './names.ts';
import { withoutBrackets } from '../text/pieces.ts';

/**
 * What an answer says of what is before it: 'latte: sì', but 'senza latte: sì' and 'senza latte: no'.
 * @param holding the cue that holds before it
 */
export function answerTo(cue: Cue, sentence: Sentence, holding: Cue | undefined): Says {
  if (holding?.kind !== 'lacking') return sayingOf(cue);
  if (partsClauses(withoutBrackets(sentence.text.slice(holding.end, cue.start))))
    return sayingOf(cue);
  const words = sentence.plain.slice(cue.start, cue.end);
  if (isNo(words)) return 'contains';
  // 'Senza zuccheri latte: sì', 'senza zuccheri e latte: presente'
  const [first] = namesIn(sentence, holding.end, cue.start);
  if (first === undefined) return sayingOf(cue);
  // 'Senza semi di sesamo: sì'
  const isOwn = !isUsualClaim(sentence.plain.slice(holding.end, first.start));
  return isOwn && isYes(words) ? 'denied' : sayingOf(cue);
}
