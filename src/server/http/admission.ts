import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#server/refusal.ts';
import { problemOf } from './errors.ts';
import { canStream, type Lane, laneFinder } from './lanes.ts';
import { createRoom, forEachLane } from './room.ts';

export interface Admission {
  /** Answers a request that cannot be done in time, and says whether it did: the first thing that is done with any. */
  refuse: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Begins to count what this server does. */
  count: (server: FastifyInstance) => void;
  /** Requests taken on and not yet answered; how many of each lane have been refused since the start, and how long that took in all. */
  now: () => { inHand: number; refused: Record<Lane, number>; refusingSeconds: number };
}

interface Given {
  /** How many can be worked on at the same time, which is how many connections to the database there are. */
  atOnce: number;
  refuses: boolean;
  /** The name of the cookie of a session. */
  cookie: string;
}

const longestWait = 5;
/** Made once: an error’s stack costs more than all the rest of a refusal. */
const busy = refuse.busy();
/** For people, and for programs that ask for it. */
const bodies = {
  text: { type: 'text/plain; charset=utf-8', body: busy.message },
  json: { type: 'application/problem+json', body: JSON.stringify(problemOf(busy)) },
};

/**
 * Takes on only what can be answered in time: the rest is refused at once, by Node's own server, before anybody is looked up or a
 * body is read, so that overload costs those who are refused a moment, and the others next to nothing. docs/decisions/0077-overload.md
 * says why it is our own.
 */
export function createAdmission({ atOnce, refuses, cookie }: Given): Admission {
  const room = createRoom(atOnce);
  const refused = forEachLane(() => 0);
  const findLane = laneFinder();
  const lanes = new WeakMap<IncomingMessage, Lane>();
  const counted = new WeakSet<FastifyRequest>();
  let turn = 0;
  let refusingMs = 0;

  const laneOf = ({ method = '', url = '', headers }: IncomingMessage): Lane | undefined => {
    const end = url.indexOf('?');
    const pathname = end < 0 ? url : url.slice(0, end);
    // What tells how the server does, what comes from the disk, and what lasts as long as its page is open.
    if (/^\/(healthz\/|metrics$|assets\/)/.test(pathname)) return undefined;
    if (canStream(method, pathname) && headers.accept?.includes('text/event-stream')) return undefined;
    const lane = findLane(method, pathname);
    if (lane) return lane;
    // Pages of the app come from memory; those of visitors do not, and who signs in gets through.
    const isOwn = headers.cookie?.includes(`${cookie}=`) === true || pathname.startsWith('/auth');
    return isOwn ? 'critical' : 'normal';
  };
  const enter = (request: FastifyRequest) => {
    const lane = lanes.get(request.raw);
    if (!lane) return;
    counted.add(request);
    room.enter(lane, performance.now());
  };
  const leave = (request: FastifyRequest, how = { isDone: true }) => {
    if (counted.delete(request)) room.leave(lanes.get(request.raw) ?? 'normal', performance.now(), how);
  };
  const bringsBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

  return {
    refuse: (request, response) => {
      const begun = performance.now();
      const lane = laneOf(request);
      if (!lane) return false;
      if (!refuses || room.isFor(lane)) {
        lanes.set(request, lane);
        return false;
      }
      refused[lane] += 1;
      // Not all come again together.
      turn = (turn % longestWait) + 1;
      const { type, body } = bodies[request.headers.accept?.includes('json') ? 'json' : 'text'];
      response.writeHead(busy.status, {
        'Content-Type': type,
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
        'Error-Code': busy.code,
        'Retry-After': turn,
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      });
      response.end(body);
      refusingMs += performance.now() - begun;
      return true;
    },
    count: (server) => {
      server.addHook('onRequest', (request, reply, next) => {
        enter(request);
        reply.raw.once('close', () => leave(request));
        next();
      });
      // While a body is on its way nothing is done for it, and how long it takes is up to whoever sends it.
      server.addHook('preParsing', (request, _reply, _payload, next) => {
        if (bringsBody(request)) leave(request, { isDone: false });
        next();
      });
      server.addHook('preValidation', (request, { raw }, next) => {
        if (bringsBody(request) && !raw.closed) enter(request);
        next();
      });
      // What is left is for the network to do, and for who reads.
      server.addHook('onSend', (request: FastifyRequest, _reply: FastifyReply, payload: unknown, next) => {
        leave(request);
        next(null, payload);
      });
    },
    now: () => ({ inHand: room.inHand(), refused: { ...refused }, refusingSeconds: refusingMs / 1_000 }),
  };
}
