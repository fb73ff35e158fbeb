import type { WorkbookParts } from './workbookParts.ts';

/** What the number of a cell is shown as. */
export type NumberKind = 'number' | 'date' | 'percent';

/** Of the formats that need no code (ECMA-376-1, 18.8.30). */
function builtInKind(id: number): NumberKind {
  const isDate =
    (id >= 14 && id <= 22) ||
    (id >= 27 && id <= 36) ||
    (id >= 45 && id <= 58 && id !== 48 && id !== 49);
  if (isDate) return 'date';
  return id === 9 || id === 10 ? 'percent' : 'number';
}

/** Of a code without what it shows as it stands: texts, colours, currencies, languages. */
function kindOf(code: string): NumberKind {
  const bare = code
    .replaceAll(/"[^"]*"|[\\_*]./gsu, '')
    .replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, '')
    .replaceAll(/general|standard|e[+-]/giu, '');
  if (/[dmyhsgaj]/iu.test(bare)) return 'date';
  return bare.includes('%') ? 'percent' : 'number';
}

/** What each style of a workbook makes of a number. */
export async function readNumberKinds(
  parts: WorkbookParts,
  name: string,
): Promise<readonly NumberKind[]> {
  const codes = new Map<number, NumberKind>();
  const kinds: NumberKind[] = [];
  await parts.read(name, {
    open(path, attribute) {
      const at = path.length === 3 ? path.join('/') : '';
      if (path.length === 3) parts.spend('entries');
      const id = Number(attribute('numFmtId') ?? 0);
      if (at === 'styleSheet/numFmts/numFmt') codes.set(id, kindOf(attribute('formatCode') ?? ''));
      if (at === 'styleSheet/cellXfs/xf') kinds.push(codes.get(id) ?? builtInKind(id));
    },
  });
  return kinds;
}

const dayMs = 24 * 60 * 60 * 1000;
/** 9999-12-31, the last day that programs count. */
const lastDay = 2_958_465;

/** The moment of a count of days, to the second; a time alone is a part of the day 0. null: no day at all. */
export function workbookDate(days: number, isFrom1904: boolean): Date | null {
  if (days < 0 || days > lastDay) return null;
  const base = isFrom1904 && days >= 1 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return new Date(base + Math.round((days * dayMs) / 1000) * 1000);
}
