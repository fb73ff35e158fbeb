import { equals, greaterThan, hyphen } from '../text/codes.ts';

/** 'Zinco -> 10 mg', 'Zinco => 10 mg': the head of an arrow that ends a name. */
export function isArrowHead(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== greaterThan) return false;
  const before = text.charCodeAt(at - 1);
  return before === hyphen || before === equals;
}
