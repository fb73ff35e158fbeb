import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsProductGone } from '../../data/useIsProductGone.ts';
import { useProduct } from '../../data/useProduct.ts';
import { useProductDetails } from '../../data/useProductDetails.ts';
import { paths } from '../../paths.ts';
import {
  type AskedProduct,
  askedProduct,
  readAskedAddress,
  unloadedProduct,
} from './askedProduct.ts';

export type AskedProductState = {
  /** The address names a product. */
  isAsking: boolean;
  asked: AskedProduct | null;
  /** The API knows no such product. */
  isUnknown: boolean;
  /** What is to stand in an empty message; undefined as long as nobody knows. */
  question: string | undefined;
  remove: () => void;
};

/**
 * The product that the form was opened for (docs/rules.md#ask-a-shop): null until the API has
 * answered, and where the address names none that it knows.
 */
export function useAskedProduct(): AskedProductState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readAskedAddress(search), [search]);
  const { product, status: productStatus } = useProduct(address?.product);
  const isUnknown = useIsProductGone(address?.product);
  const { status, details } = useProductDetails(address?.product, product);
  const variants = product?.variants ?? details?.variants;
  const groupName = details?.groupName;
  const isKnown = variants !== undefined || status !== 'loading';
  const isNone = address === null || isUnknown;
  const hasFailed = productStatus === 'failed';
  const asked = useMemo(() => {
    if (isNone) return null;
    if (product !== undefined)
      return isKnown ? askedProduct(address, product, variants ?? [], groupName) : null;
    return hasFailed ? unloadedProduct(address) : null;
  }, [isNone, hasFailed, address, product, isKnown, variants, groupName]);
  return {
    isAsking: address !== null,
    asked,
    isUnknown,
    question: isNone ? '' : asked?.message,
    remove: () => navigate(paths.contacts, { replace: true }),
  };
}
