import { createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = { from: string; to: readonly string[]; source: string };

export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  stop: () => Promise<void>;
};

/** A real SMTP server; `refuse` says which recipients it turns away, and with which reply. */
export async function startMailServer(
  refuse: (recipient: string) => number | null = () => null,
  port = 0,
): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const options: SMTPServerOptions = {
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const code = refuse(address);
      callback(code === null ? null : Object.assign(new Error('no'), { responseCode: code }));
    },
    onData(stream, session, callback) {
      let source = '';
      stream.setEncoding('utf8').on('data', (text: string) => (source += text));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source,
        });
        callback();
      });
    },
  };
  const server = new SMTPServer(options);
  // A sender that is killed in the middle of a mail breaks its connection, no more.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Something on a port that is no good mail server. */
export async function startFailingMailServer(
  onConnection: (socket: Socket) => void,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
