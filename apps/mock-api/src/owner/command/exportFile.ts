import { realpath, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { storeFile } from '../../storage/openStore.ts';
import { exportTables, productTable, stockTable } from '../exporting/exportTables.ts';
import { writeCsv, writeWorkbook } from '../exporting/writeExports.ts';
import { ownerDataOf } from '../importing/prepareImport.ts';
import { objectsOf } from '../model/json.ts';
import { commandTexts } from './command.copy.ts';
import { withImports } from './openImports.ts';
import type { StorePlace } from '../../storage/openCatalogue.ts';

/** Writes what is served as a workbook, a CSV or JSON; gives the number of products. Throws an `Error` for the owner. */
export async function exportFile(
  file: string,
  context: StorePlace,
  { isStockOnly }: { isStockOnly: boolean },
): Promise<number> {
  const kind = extname(file).toLowerCase();
  const served = await withImports(context, ({ read }) => read());
  const ownerData = ownerDataOf(served);
  const products = objectsOf(ownerData.catalogue['products']);
  const contents: Readonly<Record<string, () => Promise<Buffer> | string>> = {
    '.xlsx': () => writeWorkbook(exportTables(ownerData)),
    '.csv': () => (isStockOnly ? stockCsv(products) : writeCsv(productTable(ownerData.catalogue))),
    '.json': () => served.catalogue,
  };
  const content = contents[kind];
  if (content === undefined) throw new Error(commandTexts.exportKind);
  const target = await realpath(file).catch(() => file);
  if (target === (await realpath(storeFile(context.dataDir)).catch(() => ''))) {
    throw new Error(commandTexts.exportIsSource);
  }
  await writeFile(file, await content());
  return products.length;
}

/** 'slug;torino;aosta' */
function stockCsv(products: ReturnType<typeof objectsOf>): string {
  const { columns, rows, title } = stockTable(products);
  const short = columns
    .slice(0, 3)
    .map((column) => ({ ...column, title: column.title.toLowerCase() }));
  return writeCsv({ title, columns: short, rows: rows.map((cells) => cells.slice(0, 3)) });
}
