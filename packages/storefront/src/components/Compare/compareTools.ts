export { CompareTray } from './CompareTray.tsx';
export { PickBox } from './PickBox.tsx';
export { toggleCompared } from './toggleCompared.ts';
