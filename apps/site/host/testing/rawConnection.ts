import { connect } from 'node:net';

/** How long a connection must be silent until nothing more is expected of it. */
const idleMs = 60;

/** How long answers that are expected may take. */
const patienceMs = 10_000;

export type RawAnswers = {
  /** Status and body of each answer, in order. */
  answers: readonly { status: number; body: string }[];
  /** What came and is no answer. */
  rest: string;
  isClosed: boolean;
};

/**
 * Sends bytes as they are and gives what came back until the other side hung up, or fell silent after
 * so many answers as are expected.
 */
export function sendBytes(address: string, bytes: string, expected = 1): Promise<RawAnswers> {
  return new Promise((resolve) => {
    let heard = '';
    let isClosed = false;
    const socket = connect(Number(new URL(address).port), 'localhost', () =>
      socket.write(bytes, 'latin1'),
    );
    const done = () => {
      clearTimeout(idleTimer);
      socket.destroy();
      resolve({ ...readAnswers(heard), isClosed });
    };
    const wait = () =>
      setTimeout(done, readAnswers(heard).answers.length < expected ? patienceMs : idleMs);
    let idleTimer = wait();
    socket.setEncoding('latin1').on('data', (text: string) => {
      heard += text;
      clearTimeout(idleTimer);
      idleTimer = wait();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      isClosed = true;
      done();
    });
  });
}

/** Reads answers framed by their length, or by an empty last chunk as Node's own refusals are. */
function readAnswers(heard: string): Omit<RawAnswers, 'isClosed'> {
  const answers: { status: number; body: string }[] = [];
  let rest = heard;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(rest)?.[1] ?? Number.NaN);
    if (end === -1 || Number.isNaN(status)) return { answers, rest };
    const head = rest.slice(0, end + 2);
    const size = /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1];
    const length = Number(size ?? (/\r\ntransfer-encoding: chunked\r\n/i.test(head) ? 5 : 0));
    const body = rest.slice(end + 4, end + 4 + length);
    answers.push({ status, body });
    rest = rest.slice(end + 4 + length);
  }
}
