import { Client, DatabaseError } from 'pg';

export type ResponseTimes = {
  /** Work that takes longer than this makes us ask whether the database answers anybody. */
  workMs: number;
  /** It has so long to answer that. */
  answerMs: number;
};

const usual: ResponseTimes = { workMs: 1000, answerMs: 1500 };

/**
 * Tells a database that does not answer (stopped, cut off without a sign) from one that is slow: work that
 * takes long is waited for as long as another connection is answered.
 */
export function createResponseGuard(url: string, { workMs, answerMs }: ResponseTimes = usual) {
  let asking: Promise<boolean> | null = null;
  const isAnswering = () => {
    asking ??= answers(url, answerMs).finally(() => {
      asking = null;
    });
    return asking;
  };

  /** Rejects while the work still waits: what becomes of it nobody can know. */
  return <Result>(work: Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const look = async () => {
        if (await isAnswering()) timer = setTimeout(() => void look(), workMs);
        else reject(new Error('the database does not answer'));
        if (isOver) clearTimeout(timer);
      };
      let timer = setTimeout(() => void look(), workMs);
      let isOver = false;
      const end = () => {
        isOver = true;
        clearTimeout(timer);
      };
      void work.then(resolve, reject).finally(end);
    });
}

async function answers(url: string, answerMs: number): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    fallback_application_name: 'vetta-api-probe',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    // To refuse is an answer, too.
    return error instanceof DatabaseError;
  } finally {
    void client.end().catch(() => {});
  }
}
