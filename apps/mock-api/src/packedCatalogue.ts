import { sortCatalogue, type Catalogue } from '@vetta/storefront/backend';

export type PackedCatalogue = ReturnType<typeof packCatalogue>;

type LowestPrice = NonNullable<Catalogue['lowest_prices']>[number];

/**
 * A catalogue on its way from one thread to another: each entry is a line of JSON, so that the
 * other side can read it in slices; the bytes are handed over, not copied.
 */
export function packCatalogue(catalogue: Catalogue) {
  return {
    lists: {
      products: lines(catalogue.products),
      product_details: lines(catalogue.product_details),
      product_groups: lines(catalogue.product_groups),
      brands: lines(catalogue.brands),
      categories: lines(catalogue.categories),
      lowest_prices: lines(catalogue.lowest_prices ?? []),
    },
    sorted: sortCatalogue(catalogue),
  };
}

function lines(items: readonly unknown[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(items.map((item) => `${JSON.stringify(item)}\n`).join(''));
}

/** The buffers that `postMessage` hands over; the sorted half belongs to the index that it is of. */
export function buffersOf({ lists }: PackedCatalogue): ArrayBuffer[] {
  return Object.values(lists).map(({ buffer }) => buffer);
}

/** Reads the entries back, a step for each. */
export function* unpackCatalogue({ lists }: PackedCatalogue): Generator<void, Catalogue> {
  return {
    products: yield* parseLines<Catalogue['products'][number]>(lists.products),
    product_details: yield* parseLines<Catalogue['product_details'][number]>(lists.product_details),
    product_groups: yield* parseLines<Catalogue['product_groups'][number]>(lists.product_groups),
    brands: yield* parseLines<Catalogue['brands'][number]>(lists.brands),
    categories: yield* parseLines<Catalogue['categories'][number]>(lists.categories),
    ...(lists.lowest_prices.length > 0 && {
      lowest_prices: yield* parseLines<LowestPrice>(lists.lowest_prices),
    }),
  };
}

/** The other thread has validated each entry before it packed it. */
function* parseLines<Entry>(bytes: Uint8Array<ArrayBuffer>): Generator<void, Entry[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: Entry[] = [];
  for (let start = 0; start < buffer.length;) {
    const end = buffer.indexOf(0x0a, start);
    entries.push(JSON.parse(buffer.toString('utf8', start, end)));
    start = end + 1;
    yield;
  }
  return entries;
}
