import { connect, type Socket } from 'node:net';
import type { Asked } from './load.ts';

/** What became of one request that came when it came, whatever had become of the others. */
export interface Outcome {
  asked: Asked;
  /** 0 where nothing came back. */
  status: number;
  /** Milliseconds from when it was to be sent to the end of its answer. */
  took: number;
  /** How much later than it was to be it was sent: then it is the crowd that is short of time. */
  late: number;
  /** Whether a connection had to be made for it. */
  isNew: boolean;
}

/** Nobody waits longer. */
const longestWait = 10_000;

/**
 * Sends so many requests a second for so long, evenly, however slowly they are answered, as a crowd does that knows nothing of
 * each other; from addresses enough that no limit for one of them is met. Answers what became of each.
 */
export async function openLoop(
  address: string,
  { perSecond, seconds, request }: { perSecond: number; seconds: number; request: () => Asked },
): Promise<Outcome[]> {
  const port = Number(new URL(address).port);
  const lines = createLines(port);
  const outcomes: Promise<Outcome>[] = [];
  const begun = performance.now();
  const all = Math.round(perSecond * seconds);
  await new Promise<void>((resolve) => {
    const send = () => {
      const due = Math.min(all, Math.floor(((performance.now() - begun) / 1_000) * perSecond));
      // Measured from when it was due: a generator that is late must not make the server look quick.
      while (outcomes.length < due)
        outcomes.push(lines.send(request(), begun + (1_000 * outcomes.length) / perSecond));
      if (outcomes.length < all) return void setTimeout(send, 2);
      resolve();
    };
    send();
  });
  const done = await Promise.all(outcomes);
  lines.close();
  return done;
}

/** So many at once, each asking again as soon as it is answered: what a server does at its best. */
export async function closedLoop(
  address: string,
  { atOnce, seconds, request }: { atOnce: number; seconds: number; request: () => Asked },
): Promise<Outcome[]> {
  const lines = createLines(Number(new URL(address).port));
  const until = performance.now() + 1_000 * seconds;
  const outcomes: Outcome[] = [];
  const one = async () => {
    while (performance.now() < until) outcomes.push(await lines.send(request(), performance.now()));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  lines.close();
  return outcomes;
}

/** Connections that are used again; by hand, as a client with comforts would take more of the machine than the server. */
export function createLines(port: number) {
  const idle: Socket[] = [];
  let opened = 0;
  const open = () => {
    opened += 1;
    const socket = connect({ host: '127.0.0.1', port, localAddress: `127.0.0.${2 + (opened % 100)}` });
    return socket.setNoDelay(true).on('error', () => undefined);
  };

  const send = (asked: Asked, since: number): Promise<Outcome> =>
    new Promise((resolve) => {
      let socket = idle.pop();
      while (socket?.destroyed) socket = idle.pop();
      const line = socket ?? open();
      const sentLate = performance.now() - since;
      let read: Buffer = Buffer.alloc(0);
      const end = (status: number, stays: boolean) => {
        clearTimeout(late);
        line.removeAllListeners('data').removeAllListeners('close');
        if (stays) idle.push(line);
        else line.destroy();
        resolve({
          asked,
          status,
          took: performance.now() - since,
          late: sentLate,
          isNew: socket === undefined,
        });
      };
      const late = setTimeout(() => end(0, false), longestWait);
      line.on('close', () => end(0, false));
      line.on('data', (chunk: Buffer) => {
        read = read.length ? Buffer.concat([read, chunk]) : chunk;
        const answer = wholeAnswer(read);
        if (answer) end(answer.status, answer.stays);
      });
      line.write(written(asked));
    });
  return { send, close: () => idle.forEach((line) => line.destroy()) };
}

function written({ path, method = 'GET', headers, body }: Asked): string {
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const named = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, 'Host: bench', ...named, ...length, '', body ?? ''].join('\r\n');
}

/** Undefined while not all of it has come. */
function wholeAnswer(read: Buffer): { status: number; stays: boolean } | undefined {
  const end = read.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = read.toString('latin1', 0, end).toLowerCase();
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  const isWhole =
    status === 204 ||
    (length === undefined
      ? read.toString('latin1', read.length - 7) === '\r\n0\r\n\r\n'
      : read.length >= end + 4 + Number(length));
  return isWhole ? { status, stays: !head.includes('\r\nconnection: close') } : undefined;
}
