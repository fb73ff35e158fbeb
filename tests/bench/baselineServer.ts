import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The measure of the load script: a bare Node server that sends the bytes of a file from memory. */
const [file = '', status = '200'] = process.argv.slice(2);
const bytes = readFileSync(file);
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': bytes.length,
};

const server = createServer((req, res) => {
  req.resume().on('end', () => res.writeHead(Number(status), headers).end(bytes));
});
server.listen(0, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`Bare server ready at http://localhost:${port}\n`);
});
