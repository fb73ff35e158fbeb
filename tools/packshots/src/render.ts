/**
 * Renders the masters of named pictures from scratch into the catalogue's `images`:
 *
 *     npm run packshots -w @vetta/packshots -- siero-100 gel-trenta
 *
 * Without a name it lists the pictures it knows; `--draft FOLDER` renders them small and coarse into a folder.
 * Needs Blender 3 (3.4 is Debian's) with numpy; never runs in a build.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { painters } from './artwork.ts';
import { isPale } from './labels/stripLabel.ts';
import { readArtworks } from './products.ts';
import { hasBlender, renderModel } from './renderModel.ts';
import { shots } from './shots.ts';

const images = fileURLToPath(new URL('../../../apps/mock-api/catalogue/images/', import.meta.url));
const final = { pixels: 1200, folder: images };
const samples = 4;
const maxBytes = 150_000;

async function renderAll(
  pictures: readonly string[],
  { pixels, folder }: typeof final,
): Promise<void> {
  const artworkOf = await readArtworks();
  for (const picture of pictures) {
    const started = Date.now();
    try {
      const { shot, art } = artworkOf(picture);
      const { look } = art.print;
      const isWhite = look.glass !== 'amber' && isPale(look.glass ?? look.body);
      const isClear = shot.form === 'shaker';
      // A white body shows every mottle; glass and a clear wall need many paths.
      const factor = isClear ? 6 : look.glass === 'amber' ? 3 : isWhite ? 1.5 : 1;
      const out = join(folder, `${picture}.webp`);
      const panels = painters[shot.form](art);
      await renderModel(
        { form: shot.form, look, panels, isPale: isWhite, isClear, samples: samples * factor },
        pixels,
        out,
      );
      const bytes = statSync(out).size;
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`${picture}: ${Math.round(bytes / 1000)} kB, ${seconds} s`);
      if (bytes > maxBytes) console.warn(`${picture}: heavier than ${maxBytes} bytes`);
    } catch (error) {
      console.error(`${picture}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
}

const { values, positionals } = parseArgs({
  options: { draft: { type: 'string' } },
  allowPositionals: true,
});
const mode = values.draft ? { pixels: 600, folder: values.draft } : final;
if (positionals.length === 0) console.log(Object.keys(shots).join('\n'));
else if (hasBlender()) await renderAll(positionals, mode);
else process.exitCode = 1;
