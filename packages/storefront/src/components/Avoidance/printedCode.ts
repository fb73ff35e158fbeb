/** 'E955' as the page writes it: 'E 955'. */
export const printedCode = (code: string | undefined): string | undefined =>
  code?.replace(/^E(?=\d)/, 'E ');
