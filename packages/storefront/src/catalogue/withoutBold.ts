/** `**26 g** di proteine`: emphasis that plain text has no use for. */
export const withoutBold = (text: string) => text.replaceAll('**', '');
