import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { setShopGlobals, shopFile } from './shopData.ts';

/** For the API, before the storefront's content is read: its mails name the shop as the owner does. */
try {
  const { DATA_DIR, INIT_CWD } = process.env;
  const folder = DATA_DIR || fileURLToPath(new URL('../../../.data', import.meta.url));
  setShopGlobals(shopFile(resolve(INIT_CWD ?? '.', folder)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}
