import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pause, stop, type TestBed } from './testBed.ts';

export async function changedCatalogue({
  newDatabase,
  start,
  report,
  folder,
}: TestBed): Promise<void> {
  const file = join(folder, 'export.json');
  await writeFile(file, catalogueOf('Nome 0'));
  const url = await newDatabase();
  const hosts = [await start(url, { CATALOGUE_FILE: file }), await start(url)];
  const times: number[] = [];
  let areEqual = true;
  for (let round = 1; round <= 5; round += 1) {
    await writeFile(`${file}.new`, catalogueOf(`Nome ${round}`));
    await rename(`${file}.new`, file);
    const changedAt = performance.now();
    for (;;) {
      const answers = await Promise.all(
        hosts.map(({ address }) => fetch(`${address}/api/products`)),
      );
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      if (bodies.every((body) => body.includes(`Nome ${round}`))) {
        areEqual &&= new Set(answers.map(({ headers }) => headers.get('etag'))).size === 1;
        break;
      }
      await pause(20);
    }
    times.push(performance.now() - changedAt);
  }
  const worst = Math.max(...times) / 1000;
  report(
    worst <= 2 && areEqual,
    `changed catalogue on both hosts after at most ${worst.toFixed(2)} s, ETags ${areEqual ? 'equal' : 'differ'}`,
  );
  await stop(...hosts);
}

function catalogueOf(name: string): string {
  return JSON.stringify({ products: [{ id: 1, name, slug: 'uno', price: 1000 }] });
}
