/** What the availability box shows once the page is idle. */
export { AskPanel } from './AskPanel.tsx';
export { openingText, stockAgeText } from './StockLines.tsx';
