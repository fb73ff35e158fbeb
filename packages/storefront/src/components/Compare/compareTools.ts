export { CompareTools } from './CompareTools.tsx';
export { CompareCheckbox } from './CompareCheckbox.tsx';
export { toggleCompared } from './toggleCompared.ts';
