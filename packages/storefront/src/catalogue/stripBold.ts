/** `**26 g** di proteine`: emphasis that plain text has no use for. */
export const stripBold = (text: string) => text.replaceAll('**', '');
