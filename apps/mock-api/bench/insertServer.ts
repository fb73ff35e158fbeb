import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Pool } from 'pg';

/** The measure of messages in PostgreSQL: a bare server that inserts one row for each request. */
const pool = new Pool({ connectionString: process.argv[2], max: 10 });
await pool.query('CREATE TABLE IF NOT EXISTS bare (id text PRIMARY KEY, line json NOT NULL)');

const server = createServer((req, res) => {
  let body = '';
  req.setEncoding('utf8').on('data', (text: string) => (body += text));
  req.on('end', () => {
    pool.query('INSERT INTO bare VALUES ($1, $2)', [randomUUID(), body]).then(
      () => res.writeHead(201, { 'Content-Type': 'application/json' }).end('{}'),
      () => res.writeHead(503).end(),
    );
  });
});
server.listen(0, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`Bare server ready at http://localhost:${port}\n`);
});
