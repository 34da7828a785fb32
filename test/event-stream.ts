import { type ClientRequest, request } from 'node:http';
import type { LiveEvent } from '#contract/api.ts';
import { eventually } from '#test/eventually.ts';
import { type Person, renewed, type TestServer } from '#test/server.ts';

export interface EventStream {
  status: number;
  /** What has come so far. */
  events: LiveEvent[];
  /** The id a browser would send to go on from here. */
  lastId: () => string;
  closed: () => boolean;
  close: () => void;
}

/** Listens to what happens, as a browser does, from the moment this resolves. */
export async function listenAs(
  server: Pick<TestServer, 'port'>,
  person: Pick<Person, 'session'> | undefined,
  lastEventId?: string,
): Promise<EventStream> {
  let text = '';
  let closed = false;
  let asked: ClientRequest | undefined;
  const status = await new Promise<number>((resolve, reject) => {
    asked = request(
      {
        host: '127.0.0.1',
        port: server.port,
        path: '/api/live',
        headers: {
          Accept: 'text/event-stream',
          ...(person ? { Cookie: renewed(person.session) } : {}),
          ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
        },
      },
      (response) => {
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('close', () => (closed = true)).on('error', () => (closed = true));
        resolve(response.statusCode ?? 0);
      },
    );
    asked.on('error', (error) => (closed ? undefined : reject(error)));
    asked.end();
  });
  const stream: EventStream = {
    status,
    get events() {
      // The cast: the server sends what the contract says; the tests compare it.
      return [...text.matchAll(/^data: (.+)$/gm)].map(([, json]) => JSON.parse(json ?? '') as LiveEvent);
    },
    lastId: () => [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '0',
    closed: () => closed,
    close: () => {
      closed = true;
      asked?.destroy();
    },
  };
  if (status === 200) await eventually(() => /^id: \d+\n\n/m.test(text) || closed);
  if (status === 200 && !text.includes('id: ')) throw new Error('The stream was closed before it began.');
  return stream;
}
