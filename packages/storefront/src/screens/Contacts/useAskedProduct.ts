import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useProduct } from '../../data/useProduct.ts';
import { useProductDetails } from '../../data/useProductDetails.ts';
import { paths } from '../../paths.ts';
import { type AskedProduct, askedProduct, readAskedAddress } from './askedProduct.ts';

/**
 * The product that the form was opened for (docs/rules.md#ask-a-shop): null until the API has told
 * it, and where the address names none that it knows.
 */
export function useAskedProduct(): { asked: AskedProduct | null; remove: () => void } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readAskedAddress(search), [search]);
  const { product } = useProduct(address?.product);
  const { status, details } = useProductDetails(address?.product, product);
  const variants = product?.variants ?? details?.variants;
  const isKnown = variants !== undefined || status !== 'loading';
  const asked = useMemo(
    () =>
      address === null || product === undefined || !isKnown
        ? null
        : askedProduct(address, product, variants ?? []),
    [address, product, isKnown, variants],
  );
  return { asked, remove: () => navigate(paths.contacts, { replace: true }) };
}
