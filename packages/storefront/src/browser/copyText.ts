import { deferred } from './deferred.ts';

const fallback = deferred(() => import('./copyThroughTextArea.ts'), { when: 'interaction' });

/**
 * Copies a text; where the clipboard is missing or refuses, through a text area out of sight
 * (docs/rules.md#share-button), whose code few browsers ever need. False when neither worked, which
 * is only logged.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithFallback(text);
  }
}

async function copyWithFallback(text: string): Promise<boolean> {
  try {
    const { copyThroughTextArea } = await fallback.load();
    return copyThroughTextArea(text);
  } catch (error) {
    console.warn('The text could not be copied.', error);
    return false;
  }
}
