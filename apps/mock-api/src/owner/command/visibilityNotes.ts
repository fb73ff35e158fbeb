import { companyItems, sheetTitles } from '../columns.copy.ts';
import type { Changes } from '../preview/changes.ts';
import { commandTexts } from './command.copy.ts';

const isLive = ({ field }: { field: string }) => /^(?:Prezzo|Giacenza)/u.test(field);

/** Prices and stock reach a page when it asks for them; all else stands in it as it was built. */
export const needsPublishing = ({ others, products }: Changes): boolean =>
  others.length > 0 ||
  products.some(({ kind, fields }) => kind !== 'changed' || !fields.every(isLive));

/** What the API's mails say of the company is read anew for each. */
const inMails: readonly string[] = [companyItems.brand, companyItems.siteUrl];

/** What a change shows at once, and what it needs to show at all. */
export function visibilityNotes(changes: Changes): readonly string[] {
  const { products, others } = changes;
  const isPriceOrStock = products.some(({ fields }) => fields.some(isLive));
  const isMail = others.some(
    ({ about, fields }) =>
      about === sheetTitles.company && fields.some(({ field }) => inMails.includes(field)),
  );
  return [
    ...(isPriceOrStock ? [commandTexts.live] : []),
    ...(isMail ? [commandTexts.mails] : []),
    ...(needsPublishing(changes) ? [commandTexts.publish] : []),
  ];
}
