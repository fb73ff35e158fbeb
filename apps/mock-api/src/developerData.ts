import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { App } from '@tinyhttp/app';
import { createApp } from 'json-server/lib/app.js';
import { Low, Memory } from 'lowdb';

/**
 * json-server's own routes over a copy of the catalogue, for developers
 * (docs/rules.md#developer-data). It would accept anonymous writes, so the caller lets nothing but
 * GET and HEAD come here.
 */
export function createDeveloperData(
  catalogueText: string,
): (req: IncomingMessage, res: ServerResponse) => void {
  const data = new Low(new Memory<Record<string, unknown>>(), JSON.parse(catalogueText, textIds));
  // Never listening: it only carries tinyhttp's handler, which wants requests of its own kind.
  const server = createServer().on('request', new App().use('/_data', createApp(data)).attach);
  return (req, res) => {
    server.emit('request', req, res);
  };
}

/** json-server looks ids up as text. */
function textIds(key: string, value: unknown): unknown {
  return key === 'id' && typeof value === 'number' ? String(value) : value;
}
