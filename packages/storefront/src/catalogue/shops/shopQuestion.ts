import { shopQuestionCopy } from '../../content/shopQuestion.ts';
import { paths } from '../../paths.ts';
import { sizeName } from '../variants/variant.ts';

/** A product and what was chosen of it. */
export type QuestionSubject = {
  /** The slug, or the id when there is no slug. */
  slug: string;
  name: string;
  flavour?: string | undefined;
  size?: string | undefined;
  /** What nobody eats comes in colours. @default true */
  isEdible?: boolean;
};

/** A line break in a name would be a line of its own in a mail, or a header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The message, then the page's address on a line of its own (docs/rules.md#ask-a-shop). */
export function questionText(
  { name, flavour, size, isEdible = true }: QuestionSubject,
  town: string | undefined,
  address?: string,
): string {
  const chosen = {
    flavour: flavour && `${isEdible ? 'gusto' : 'colore'} ${oneLine(flavour)}`,
    size: size && sizeName(oneLine(size)),
  };
  const question = shopQuestionCopy.question(oneLine(name), chosen, town);
  return address === undefined ? question : `${question}\n${address}`;
}

/** Line breaks as RFC 6068, section 5, wants them. */
export function mailLink(to: string, subject: string, text: string): string {
  const body = text.split('\n').map(encodeURIComponent).join('%0D%0A');
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(oneLine(subject))}&body=${body}`;
}

/** A conversation with a shop, begun by the text. */
export function whatsAppLink(mobile: string, text: string): string {
  return `https://wa.me/${mobile.slice(1)}?text=${encodeURIComponent(text)}`;
}

/** The contact form, filled in (docs/rules.md#ask-a-shop). */
export function contactFormLink({ slug, flavour, size }: QuestionSubject, storeId: number): string {
  const query = new URLSearchParams({ product: slug });
  if (flavour !== undefined) query.set('flavour', flavour);
  if (size !== undefined) query.set('size', size);
  query.set('store', String(storeId));
  return `${paths.contacts}?${query}`;
}
