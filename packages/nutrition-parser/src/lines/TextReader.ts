import type { Table } from '../build/Table.ts';
import type { Heading } from '../lexer/heading.ts';
import type { Shape } from '../model.ts';
import { gridFacts } from '../tables/gridFacts.ts';
import type { Grid } from '../tables/layout.ts';
import { isOfLines, linesOf } from '../tables/linesInCells.ts';
import { withoutSections } from '../tables/withoutSections.ts';
import type { Cell } from '../text/source.ts';
import { newContext, type LineContext, type LineFact } from './context.ts';
import { lineFacts } from './index.ts';
import { readText } from './readText.ts';

/** Texts of the same input that follow each other: what their lines say goes into its table. */
export class TextReader {
  readonly table: Table;
  private current: LineContext;
  private lines = 0;
  private gridRows = 0;
  private rows = 0;
  private headings = 0;

  constructor(table: Table, heading: Heading | null) {
    this.table = table;
    this.current = newContext(table, heading);
  }

  get context(): LineContext {
    return this.current;
  }

  add(facts: readonly LineFact[]): void {
    for (const fact of facts) {
      if (fact.kind === 'context') this.current = { ...this.current, ...fact.change };
      else if (fact.kind === 'headings') this.headings += fact.count;
      else {
        if (fact.kind === 'row') this.rows++;
        this.table.add(fact);
      }
    }
  }

  readLine(line: Cell): void {
    this.lines++;
    this.add(lineFacts(line, this.current));
  }

  readGrid(grid: Grid): void {
    this.gridRows += grid.length;
    this.addGrid(grid);
  }

  /** Reads a grid that is none of lines. */
  addGrid(printed: Grid): void {
    const grid = withoutSections(printed);
    if (isOfLines(grid)) {
      for (const { source, start, end } of linesOf(grid)) readText(source, this, { start, end });
      return;
    }
    const { heading: basis, heads, profile } = this.current;
    const bases = heads?.values ?? [];
    const facts = gridFacts(grid, { basis, bases, profile, table: this.table });
    for (const fact of facts) this.table.add(fact);
  }

  /** The shape that the lines of the texts so far tell. */
  get shape(): Shape {
    if (this.gridRows > 0 && this.gridRows >= this.rows) return 'pipe-table';
    if (this.headings > 1 && this.lines > 2) return 'sectioned-list';
    return this.lines > 1 ? 'lines' : 'free-text';
  }
}
