export { CompareTools } from './CompareTools.tsx';
export { PickBox } from './PickBox.tsx';
export { toggleCompared } from './toggleCompared.ts';
