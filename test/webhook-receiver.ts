import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** One request that has come in. */
export interface Arrived {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** As it is to whoever reads it. */
  said: { type: string; timestamp: string; data: Record<string, unknown> };
}

export interface Receiver {
  /** Where a program listens, under a path of its own. */
  at: (path: string) => string;
  /** What has come in under a path. */
  got: (path: string) => Arrived[];
  /** How a path answers from now on; usually 204. */
  answers: (path: string, answer: (response: ServerResponse) => void) => void;
}

/** A program on this machine that is told things, for all tests of a file. */
export function receiverForThisFile(): Receiver {
  const arrived: Arrived[] = [];
  const answers = new Map<string, (response: ServerResponse) => void>();
  const http = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const body = Buffer.concat(pieces).toString();
      // The cast: what is sent is what the test looks at.
      arrived.push({ path, headers, body, said: JSON.parse(body) as Arrived['said'] });
      const answer = answers.get(path);
      if (answer) answer(response);
      else response.writeHead(204).end();
    });
  });
  beforeAll(() => new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    http.closeAllConnections();
    http.close();
  });
  return {
    // The cast: a server that listens on TCP has an address of this shape.
    at: (path) => `http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`,
    got: (path) => arrived.filter((one) => one.path === path),
    answers: (path, answer) => void answers.set(path, answer),
  };
}
