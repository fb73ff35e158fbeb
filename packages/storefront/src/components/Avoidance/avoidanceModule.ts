/** What a listing needs once something is to be avoided, or a shop chosen: no part of its first view. */
export { checkListing, warnOf } from '../../catalogue/avoidance/checkListing.ts';
export { choiceSummary } from '../../catalogue/avoidance/choices.ts';
export { ListingReplacement } from './AvoidanceStates.tsx';
export { LabelNote, UnclearNote } from './LabelNote.tsx';
export { ChoiceMarks } from './ChoiceMarks.tsx';
export { ListedAvoidPanel } from './ListedAvoidPanel.tsx';
export { SearchInterpretation } from './SearchInterpretation.tsx';
export { UnreadCount, UnreadProducts, UnreadToggle } from './UnreadProducts.tsx';
