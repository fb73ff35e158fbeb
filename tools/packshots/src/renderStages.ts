/**
 * Renders the empty rooms of the shops' pictures into `stages`:
 *
 *     node src/renderStages.ts [shelves counter front chalet mountains hills]
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { words } from './ink.ts';
import { hasBlender, type Model, renderModel } from './renderModel.ts';

const folder = fileURLToPath(new URL('./stages/', import.meta.url));
const plain = { panels: {}, isPale: false, isClear: false, samples: 6 };
const sign = words(
  'archivo',
  'Vetta Nutrition',
  { x: 0, y: 170, size: 150, tracking: -0.02 },
  '#ffffff',
);
const signPanel = {
  width: 1200,
  height: 240,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="240">${sign}</svg>`,
};

const stages: Record<string, Model> = {
  shelves: { ...plain, form: 'shelves', look: { body: '#dcdad3', lid: '#000000' } },
  counter: { ...plain, form: 'counter', look: { body: '#2f3a3c', lid: '#000000' } },
  front: {
    ...plain,
    form: 'front',
    look: { body: '#cfcabf', lid: '#000000' },
    panels: { main: signPanel },
  },
  chalet: {
    ...plain,
    form: 'chalet',
    look: { body: '#9b978c', lid: '#000000' },
    panels: { main: signPanel },
  },
  mountains: { ...plain, form: 'mountains', look: { lid: '#000000', snowline: 0.42 } },
  hills: { ...plain, form: 'mountains', look: { lid: '#000000', snowline: 0.78 } },
};

const wanted = process.argv.slice(2);
if (!hasBlender()) process.exitCode = 1;
else {
  for (const [name, model] of Object.entries(stages)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await renderModel(model, 1200, join(folder, `${name}.webp`));
    console.log(name);
  }
}
