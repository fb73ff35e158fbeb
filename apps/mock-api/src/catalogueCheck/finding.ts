/** What a catalogue holds that fits in form, and is wrong or worth a second look all the same. */
export type Finding = {
  severity: 'error' | 'warning';
  /** 'products[3].category_slug' */
  path: string;
  /** Name or slug of the product. */
  product?: string;
  message: string;
};

/** 'warning products[3].slug: … (Siero 100)' */
export function findingLine({ severity, path, product, message }: Finding): string {
  return `${severity} ${path}: ${message}${product ? ` (${product})` : ''}`;
}
