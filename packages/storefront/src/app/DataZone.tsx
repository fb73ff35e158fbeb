import { use, useMemo } from 'react';
import { productPictures } from '../catalogue/images/productPictures.ts';
import { PictureBookContext } from '../components/Picture/PictureBookContext.ts';
import { DataProvider, type DataProviderProps } from '../data/DataProvider.tsx';

/** What screens with products stand in: the answers of the API, and the products' pictures. */
export function DataZone({ children, ...provider }: DataProviderProps) {
  const sitePictures = use(PictureBookContext);
  const pictures = useMemo(() => new Map([...sitePictures, ...productPictures]), [sitePictures]);
  return (
    <DataProvider {...provider}>
      <PictureBookContext value={pictures}>{children}</PictureBookContext>
    </DataProvider>
  );
}
