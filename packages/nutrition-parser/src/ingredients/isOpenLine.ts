import { sourceOf } from '../lexicon/phrases.ts';
import { behindNouns } from '../lexicon/remarks.ts';

const joints = "di|d'|e|ed|a|al|da|dal|che|con|in|su|o|del|della|dello|dei|degli|delle|uno|un|una";
const opens = new RegExp(`(?:,| ${sourceOf(joints)}) *$`, 'i');
const openings = 'di|da|dal|dalla|dai|dalle|del|della|dello|dei|degli|delle|e|ed|con|in';
const goesOn = new RegExp(
  `^\\n *(?:${sourceOf(`${openings}|${openings.toUpperCase()}`)} |[dD](?:[eaEA][lL]{2})?['’]|\\()`,
);

/** 'collagene' and 'marino, acido citrico' */
const qualifies = new RegExp(`^\\n *${sourceOf(behindNouns)}`);

/** Whether a line's break, at a place, separates what belongs together: '… tracce di' and 'latte'. */
export const isOpenLine = (text: string, at: number): boolean =>
  opens.test(text.slice(Math.max(0, at - 10), at)) ||
  goesOn.test(text.slice(at, at + 12)) ||
  qualifies.test(text.slice(at, at + 24));
