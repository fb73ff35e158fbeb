import { collectMessages, type MessageList } from '../../messages.ts';
import type { Query } from './database.ts';

const pageRows = 2000;

/** The lines as a file would hold them: messages and what became of their mails, in one order. */
export async function* linesIn(query: Query): AsyncGenerator<string> {
  let after = '0';
  for (;;) {
    const rows = await query<{ line_number: string; line: string }>(
      `SELECT line_number, line::text FROM (
         (SELECT line_number, line FROM message WHERE line_number > $1 ORDER BY 1 LIMIT ${pageRows})
         UNION ALL
         (SELECT line_number, line FROM mail_event WHERE line_number > $1 ORDER BY 1 LIMIT ${pageRows})
       ) AS lines ORDER BY line_number LIMIT ${pageRows}`,
      [after],
    );
    for (const { line } of rows) yield line;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.line_number;
  }
}

export function readAllMessages(query: Query): Promise<MessageList> {
  return collectMessages(linesIn(query));
}

export async function readLinesOf(query: Query): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesIn(query)) lines.push(line);
  return lines;
}
