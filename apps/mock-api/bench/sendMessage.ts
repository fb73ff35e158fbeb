import { request } from 'node:http';

/** Sends a message by that name; gives the status, or null when the connection broke first. */
export function sendMessage(
  address: string,
  name: string,
  {
    key,
    message = 'Avete la creatina in polvere? '.repeat(20),
  }: { key?: string; message?: string } = {},
): Promise<number | null> {
  const body = Buffer.from(
    JSON.stringify({
      name,
      email: 'ada.rossi@example.it',
      phone: '333 1234567',
      message,
      privacy: true,
    }),
  );
  return new Promise((resolve) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    };
    const req = request(`${address}/api/contact`, { method: 'POST', headers }, (res) => {
      res.resume().on('close', () => resolve(res.complete ? (res.statusCode ?? null) : null));
    });
    req.on('error', () => resolve(null));
    req.end(body);
  });
}
