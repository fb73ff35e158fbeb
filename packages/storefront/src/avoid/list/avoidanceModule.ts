/** What a listing needs once something is to be avoided, or a shop chosen: no part of its first view. */
export { checkListing, warnOf } from '../label/checkListing.ts';
export { choiceSummary } from '../words/choices.ts';
export { ListingReplacement } from './ListingReplacement.tsx';
export { LabelNote, SearchInterpretation, UnclearNote } from './ListNotes.tsx';
export { ChoiceMarks } from './ChoiceMarks.tsx';
export { ListedAvoidPanel } from './ListedAvoidPanel.tsx';
export { UnreadCount, UnreadProducts, UnreadToggle } from './UnreadProducts.tsx';
