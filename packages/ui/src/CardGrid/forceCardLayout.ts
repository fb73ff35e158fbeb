/** On the document's root while every card is laid out, those far from the window too. */
export const wholeAttribute = 'data-whole-lists';

/**
 * Gives every card its true height, so that a place in a long list is where it was; the function it
 * returns leaves the far ones undrawn again, at the height they have shown.
 */
export function forceCardLayout(): () => void {
  const root = document.documentElement;
  root.setAttribute(wholeAttribute, '');
  return () => root.removeAttribute(wholeAttribute);
}
