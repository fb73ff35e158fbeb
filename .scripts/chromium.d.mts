/** Flags that make headless pictures repeatable and keep the browser off the network. */
export const chromiumArguments: string[];
/** The system's Chromium, or undefined where only Playwright's own download can serve. */
export function findChromium(): string | undefined;
/** Makes sure a Chromium is there; returns a sentence that names what will be used. */
export function ensureChromium(): Promise<string>;
