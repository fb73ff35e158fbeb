/** What the availability box shows once the page has come to rest. */
export { AskPanel } from './AskPanel.tsx';
export { OpeningText, StockAgeText } from './StockLines.tsx';
