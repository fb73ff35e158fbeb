const opens =
  /(?:,| (?:di|d['’]|e|ed|a|al|da|dal|che|con|in|su|o|del|della|dello|dei|degli|delle|uno|una?)) *$/i;
const goesOn = /^\n *(?:(?:di|del|della|dello|dei|degli|delle|e|ed|con|in) |d['’]|\()/;

/** Whether a line's break, at a place, parts what belongs together: '… tracce di' and 'latte'. */
export const isOpenLine = (text: string, at: number): boolean =>
  opens.test(text.slice(Math.max(0, at - 10), at)) || goesOn.test(text.slice(at, at + 12));
