/** The pages that are the same for everybody: neither products nor an address of their own. */
export const fixedPages = [
  '/',
  '/chi-siamo',
  '/negozi',
  '/galleria',
  '/contatti',
  '/preferiti',
  '/privacy-policy',
  '/cookie-policy',
] as const;
