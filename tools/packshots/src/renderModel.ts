import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Panel } from './artwork.ts';
import { develop } from './develop/develop.ts';

const scene = fileURLToPath(new URL('./blender/scene.py', import.meta.url));
/** Sheets of the cloth solver: they may hold pinholes. */
const soft = new Set([
  'pouch',
  'smallPouch',
  'gel',
  'sachet',
  'bar',
  'tee',
  'hoodie',
  'shorts',
  'gloves',
]);

export type Model = {
  /** A key of `FORMS` in `blender/forms.py`. */
  form: string;
  /** Colours and whatever else the form reads. */
  look: object;
  panels: Readonly<Record<string, Panel>>;
  /** White: lit softer, outlined by flags. */
  isPale: boolean;
  /** The ground is seen through its wall. */
  isClear: boolean;
  samples: number;
};

/** Says what is missing where there is no Blender that fits. */
export function hasBlender(): boolean {
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

/** Paints the panels, renders the model and develops it into a square WebP cut-out. Throws with what Blender said. */
export async function renderModel(model: Model, pixels: number, out: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'packshot-'));
  try {
    const job = {
      form: model.form,
      look: model.look,
      art: await paint(model.panels, work),
      isPale: model.isPale,
      isSoft: soft.has(model.form),
      isClear: model.isClear,
      exposure: model.isPale ? 0.95 : 1,
      samples: Math.round(model.samples),
      pixels,
      exr: join(work, 'passes.exr'),
      sheet: join(work, 'sheet.json'),
    };
    expose(job, join(work, 'job.json'));
    const developed = join(work, 'out.webp');
    await develop(job.exr, job.sheet, developed);
    copyFileSync(developed, out);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function paint(panels: Model['panels'], work: string): Promise<Record<string, string>> {
  const painted: Record<string, string> = {};
  for (const [part, { svg }] of Object.entries(panels)) {
    const file = join(work, `${part}.png`);
    await sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 1 }).toFile(file);
    painted[part] = file;
  }
  return painted;
}

function expose(job: object, file: string): void {
  writeFileSync(file, JSON.stringify(job));
  const options = ['--background', '--factory-startup', '--python-exit-code', '3'];
  const run = spawnSync('blender', [...options, '--python', scene, '--', file], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (run.error) throw new Error(`cannot start Blender: ${run.error.message}`);
  if (run.status === 0) return;
  const lines = `${run.stdout}${run.stderr}`.split('\n');
  const said = lines.filter((line) => /Error|Traceback|File "/.test(line)).join('\n');
  throw new Error(`Blender stopped (${run.status}).\n${said || lines.slice(-5).join('\n')}`);
}
