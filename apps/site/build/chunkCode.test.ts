import { expect, it } from 'vitest';
import { withoutPreloads } from './chunkCode.ts';

const head = (files: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`;
const loaded = new Set(['assets/index-a.css', 'assets/parts-b.css']);

it('keeps the files that an import brings, each at its new place', () => {
  const code = `${head(['assets/index-a.css', 'assets/Switch-c.js', 'assets/parts-b.css', 'assets/Switch-d.css'])}load(x,__vite__mapDeps([0,1,2,3]));load(y,__vite__mapDeps([3]));load(z,__vite__mapDeps([0,2]))`;
  expect(withoutPreloads(code, loaded)).toBe(
    `${head(['assets/Switch-c.js', 'assets/Switch-d.css'])}load(x,__vite__mapDeps([0,1]));load(y,__vite__mapDeps([1]));load(z,[])`,
  );
});

it('keeps no list of which nothing is left', () => {
  const code = `${head(['assets/index-a.css'])}load(x,__vite__mapDeps([0]))`;
  expect(withoutPreloads(code, loaded)).toBe('load(x,[])');
});

it('leaves a script without such imports as it is', () => {
  expect(withoutPreloads('start([0])', loaded)).toBe('start([0])');
});
