import type { Product } from '../../catalogue/product.ts';
import { isEdible } from '../../catalogue/detailTabs.ts';
import { questionText } from '../../catalogue/shops/shopQuestion.ts';
import { productLink, slugOrId, variantLink } from '../../catalogue/productLink.ts';
import { findSize, flavoursOf } from '../../catalogue/variants/chooseVariant.ts';
import { type Variant, variantName } from '../../catalogue/variants/variant.ts';
import { type Shop, shops } from '../../content/shops.ts';
import { type StoreId, storeIds } from '../../contract/storeIds.ts';
import { contactsCopy as copy } from './Contacts.copy.ts';

/** What the address of the form says (docs/rules.md#ask-a-shop); each as it came. */
export type AskedAddress = {
  product: string;
  flavour: string | undefined;
  size: string | undefined;
  storeId: StoreId | undefined;
};

/** As of a name in the catalogue (docs/rules.md#feed-limits). */
const maxLength = 500;

/** Null where the address names no product. Values that fit nothing are left out. */
export function readAskedAddress(search: string): AskedAddress | null {
  const query = new URLSearchParams(search);
  const product = query.get('product')?.trim() ?? '';
  if (product === '' || product.length > maxLength) return null;
  const name = (key: string) => {
    const value = query.get(key)?.trim() ?? '';
    return value === '' || value.length > maxLength ? undefined : value;
  };
  return {
    product,
    flavour: name('flavour'),
    size: name('size'),
    storeId: storeIds.find((id) => String(id) === query.get('store')),
  };
}

/** What the form says of it, and what is sent with the message. */
export type AskedProduct = {
  slug: string;
  /** 'Premier Whey 80, Vaniglia, 1 kg' */
  name: string;
  shop: Shop | undefined;
  storeId: StoreId | undefined;
  /** Missing while the product is not loaded. */
  message?: string;
};

const shopOf = (storeId: StoreId | undefined) => shops.find((shop) => shop.storeId === storeId);

/** The product is not loaded: what the address says of it goes with the message all the same. */
export function unloadedProduct({ product, storeId }: AskedAddress): AskedProduct {
  return { slug: product, name: copy.unloaded, shop: shopOf(storeId), storeId };
}

/**
 * A flavour or size that the product does not have is left out.
 * @param groupName what the product's details call it, as its page does
 */
export function askedProduct(
  address: AskedAddress,
  product: Product,
  variants: readonly Variant[],
  groupName: string | undefined,
): AskedProduct {
  const flavour = flavoursOf(variants).find((known) => known === address.flavour);
  const size = address.size === undefined ? undefined : findSize(variants, address.size);
  const name = groupName ?? product.groupName ?? product.name;
  const slug = slugOrId(product);
  const { storeId } = address;
  const shop = shopOf(storeId);
  const shown = variantName({ flavour: flavour ?? '', size: size ?? '' });
  const page = new URL(
    variantLink(productLink(product), { flavour, size }),
    window.location.origin,
  );
  return {
    slug,
    name: [name, shown].filter((part) => part !== '').join(', '),
    shop,
    storeId,
    message: questionText(
      { slug, name, flavour, size, isEdible: isEdible(product) },
      shop?.town,
      page.href,
    ),
  };
}
