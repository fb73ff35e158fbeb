import { copyText } from '../../browser/copyText.ts';

export type ShareOutcome = 'copied' | 'handedOver' | 'failed';

/**
 * Hands the page to the device's own share sheet where there is one and the pointer is coarse; copies
 * the address everywhere else, and where the sheet fails. Closing the sheet is the visitor's answer and
 * copies nothing.
 */
export async function sharePage(page: { title: string; url: string }): Promise<ShareOutcome> {
  if (hasShareSheet(page)) {
    try {
      await navigator.share(page);
      return 'handedOver';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'handedOver';
    }
  }
  return (await copyText(page.url)) ? 'copied' : 'failed';
}

function hasShareSheet(page: ShareData): boolean {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return false;
  return !('canShare' in navigator) || navigator.canShare(page);
}
