/** A run of text, or a link inside it. */
export type LegalInline = string | { label: string; href: string };

export type LegalBlock =
  | { kind: 'text'; content: readonly LegalInline[] }
  | { kind: 'list'; items: readonly (readonly LegalInline[])[] };

export type LegalSection = {
  /** Anchor of the section within the page. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
};

/** A paragraph; pieces of it may be links. */
export const text = (...content: LegalInline[]): LegalBlock => ({ kind: 'text', content });

/** A list; each item is a text or its pieces. */
export const list = (...items: (string | readonly LegalInline[])[]): LegalBlock => ({
  kind: 'list',
  items: items.map((item) => (typeof item === 'string' ? [item] : item)),
});
