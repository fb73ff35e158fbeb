import type { FullConfig } from '@playwright/test';
import { forgetRenewed, storeRenewed } from './sheets.ts';

/** After a run with `--update`, what it has drawn anew is stored. */
export default async function preparePictures({ updateSnapshots }: FullConfig) {
  await forgetRenewed();
  return async () => {
    if (updateSnapshots === 'changed') await storeRenewed();
  };
}
