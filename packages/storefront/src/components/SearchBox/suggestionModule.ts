/** What the search field needs once somebody types: it is no part of a page's first view. */
export { nextActive } from './nextActiveOption.ts';
export { offeredSuggestions } from './suggestions.ts';
export { SuggestionList } from './SuggestionList.tsx';
export { inOrder } from './suggestions.ts';
