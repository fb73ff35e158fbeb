/** What choosing takes: fetched with the first press, or where something was chosen before. */
export const loadCompareTools = () => import('./compareTools.ts');
