/**
 * Renders the masters of named pictures from scratch into `catalogue/images`:
 *
 *     npm run packshots -w @vetta/mock-api -- siero-100 gel-trenta
 *
 * Without a name it lists the pictures it knows; `--draft FOLDER` renders them small and coarse into a folder.
 * Needs Blender 3 (3.4 is Debian's) with numpy; never runs in a build.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { painters, type Panels } from './artwork.ts';
import { develop } from './develop/develop.ts';
import { isPale } from './labels/stripLabel.ts';
import { readArtworks } from './products.ts';
import { type Shot, shots } from './shots.ts';

const images = fileURLToPath(new URL('../catalogue/images/', import.meta.url));
const scene = fileURLToPath(new URL('./blender/scene.py', import.meta.url));
const final = { pixels: 1200, samples: 4, folder: images };
const heaviestBytes = 150_000;
/** Sheets of the cloth solver: they may hold pinholes. */
const soft = new Set(['pouch', 'smallPouch', 'gel', 'pillow', 'bar', 'tee', 'hoodie', 'shorts']);

function hasBlender(): boolean {
  const probe = spawnSync('blender', ['--version'], { encoding: 'utf8' });
  const version = /Blender (\d+)\.(\d+)/.exec(probe.stdout ?? '');
  if (probe.error || !version) {
    console.error(
      'Missing: Blender (no `blender` on the PATH).\nOn Debian or Ubuntu: apt-get install --no-install-recommends blender python3-numpy',
    );
    return false;
  }
  if (version[1] !== '3') {
    console.error(`Missing: Blender 3; the scene does not fit ${version[0]}.`);
    return false;
  }
  return true;
}

async function renderAll(pictures: readonly string[], mode: Mode): Promise<void> {
  const artworkOf = await readArtworks();
  for (const picture of pictures) {
    const started = Date.now();
    const work = mkdtempSync(join(tmpdir(), 'packshot-'));
    try {
      const { shot, art } = artworkOf(picture);
      const panels: Panels = painters[shot.form](art);
      const painted = await paint(panels, work);
      const exr = expose(shot, art.print.look, painted, work, mode);
      const out = join(work, 'out.webp');
      await develop(exr, join(work, 'sheet.json'), out);
      copyFileSync(out, join(mode.folder, `${picture}.webp`));
      const bytes = statSync(out).size;
      console.log(
        `${picture}: ${Math.round(bytes / 1000)} kB, ${Math.round((Date.now() - started) / 1000)} s`,
      );
      if (bytes > heaviestBytes) console.warn(`${picture}: heavier than ${heaviestBytes} bytes`);
    } catch (error) {
      console.error(`${picture}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
}

async function paint(panels: Panels, work: string): Promise<Record<string, string>> {
  const painted: Record<string, string> = {};
  for (const [part, { svg }] of Object.entries(panels)) {
    const file = join(work, `${part}.png`);
    await sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 1 }).toFile(file);
    painted[part] = file;
  }
  return painted;
}

/** Blender's part; the path of the light passes. */
function expose(
  shot: Shot,
  look: Record<string, unknown> & { body: string; glass?: string },
  art: Record<string, string>,
  work: string,
  { pixels, samples }: Mode,
): string {
  const exr = join(work, 'passes.exr');
  const pale = look.glass !== 'amber' && isPale(look.glass ?? look.body);
  const isClear = shot.form === 'shaker';
  const job = {
    form: shot.form,
    look,
    art,
    isPale: pale,
    isSoft: soft.has(shot.form),
    isClear,
    exposure: pale ? 0.95 : 1,
    // A white body shows every mottle; a clear wall needs many paths.
    samples: Math.round(samples * (isClear ? 6 : pale || look.glass === 'amber' ? 1.5 : 1)),
    pixels,
    exr,
    sheet: join(work, 'sheet.json'),
  };
  writeFileSync(join(work, 'job.json'), JSON.stringify(job));
  const args = [
    '--background',
    '--factory-startup',
    '--python-exit-code',
    '3',
    '--python',
    scene,
    '--',
    join(work, 'job.json'),
  ];
  const run = spawnSync('blender', args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (run.status !== 0) {
    const lines = `${run.stdout}${run.stderr}`.split('\n');
    const said = lines.filter((line) => /Error|Traceback|File "/.test(line)).join('\n');
    throw new Error(
      `Blender stopped (${run.status ?? run.signal}).\n${said || lines.slice(-5).join('\n')}`,
    );
  }
  return exr;
}

type Mode = typeof final;

const { values, positionals } = parseArgs({
  options: { draft: { type: 'string' } },
  allowPositionals: true,
});
const mode = values.draft ? { pixels: 600, samples: 4, folder: values.draft } : final;
if (positionals.length === 0) console.log(Object.keys(shots).join('\n'));
else if (hasBlender()) await renderAll(positionals, mode);
else process.exitCode = 1;
