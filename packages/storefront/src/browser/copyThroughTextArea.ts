/** Copies a text through a text area out of sight; false, with a word in the console, where that is refused. */
export function copyThroughTextArea(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  // Not `display: none`, which could not be selected; fixed, so that nothing scrolls.
  Object.assign(area.style, { position: 'fixed', top: '0', left: '-9999px' });
  // A modal dialog makes everything outside itself inert.
  (focused?.closest('dialog, [role="dialog"]') ?? document.body).append(area);
  try {
    area.select();
    if (document.execCommand('copy')) return true;
    console.warn('The text could not be copied: the browser refused.');
  } catch (error) {
    console.warn('The text could not be copied.', error);
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  return false;
}
