import { createServer, type Server, type Socket } from 'node:net';

export type Recorded = { request: string; headers: readonly string[]; body: string };

export type RecordingApi = {
  origin: URL;
  /** Every request in the order of its arrival, read by its length alone. */
  requests: Recorded[];
  /** Bytes that were no such request. */
  rest: () => string;
  close: () => void;
};

/** Stands in for the API, with a reader of its own; answers with the request line that it read. */
export async function startRecordingApi(): Promise<RecordingApi> {
  const requests: Recorded[] = [];
  const rests = new Map<Socket, string>();
  const server = createServer((socket) => {
    rests.set(socket, '');
    socket.setEncoding('latin1').on('data', (text: string) => {
      let rest = (rests.get(socket) ?? '') + text;
      for (;;) {
        const reading = readRequest(rest);
        if (reading === null) break;
        requests.push(reading.recorded);
        rest = rest.slice(reading.length);
        const body = reading.recorded.request;
        socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`, 'latin1');
      }
      rests.set(socket, rest);
    });
    socket.on('error', () => {});
  });
  const port = await listen(server);
  return {
    origin: new URL(`http://127.0.0.1:${port}`),
    requests,
    rest: () => [...rests.values()].join(''),
    close: () => {
      server.close();
      for (const socket of rests.keys()) socket.destroy();
    },
  };
}

function readRequest(text: string): { recorded: Recorded; length: number } | null {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const [first = '', ...headers] = text.slice(0, end).split('\r\n');
  const size = /^content-length: (\d+)$/i;
  const bodyLength = Number(headers.map((header) => size.exec(header)?.[1]).find(Boolean) ?? 0);
  const length = end + 4 + bodyLength;
  if (text.length < length) return null;
  const request = first.replace(/ HTTP\/1\.1$/, '');
  return { recorded: { request, headers, body: text.slice(end + 4, length) }, length };
}

export function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
