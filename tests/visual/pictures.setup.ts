import type { FullConfig } from '@playwright/test';
import { packPictures, unpackPictures } from './sheets.ts';

/** Before the run the stored pictures are unpacked; after one with `--update` they are stored. */
export default async function preparePictures({ updateSnapshots }: FullConfig) {
  await unpackPictures();
  const began = Date.now();
  return async () => {
    if (updateSnapshots === 'changed') await packPictures(began);
  };
}
