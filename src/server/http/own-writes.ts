import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Reads } from '#server/db/reads.ts';
import { neverReached } from '#server/db/standbys.ts';
import { keyIn } from './by-key.ts';
import { within } from './remembered.ts';

/** It takes a millisecond or two, unless the database has fallen silent since. */
const saidWithinMs = 200;
/** Longer than any standby that is read from is behind. */
const rememberedSeconds = 60;

/**
 * Lets everybody read from a standby what they have written themselves: their browser keeps up to where the database had written
 * then, and says so to whichever server it asks. Programs with a key, which keep no cookies, are not sent to standbys.
 */
export function followOwnWrites(server: FastifyInstance, reads: Reads, secure: boolean): void {
  const name = `${secure ? '__Host-' : ''}written`;
  server.addHook('onRequest', (request, _reply, done) => {
    if (isRead(request) && keyIn(request) === undefined)
      reads.asOf(cookieIn(request.headers.cookie, name), done);
    else done();
  });
  server.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    if (isRead(request) || reply.statusCode >= 400) return;
    // The cookie may say less: of two writes at once the earlier one's answer may be the last to arrive.
    reads.toldOfNow();
    // Where it is not said at once the answer goes out nevertheless: what was asked for is done.
    const asked = reads.written().catch(() => neverReached);
    const written = await within(saidWithinMs, asked, neverReached);
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: rememberedSeconds,
    } as const;
    if (written !== undefined) reply.setCookie(name, written, options);
  });
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** Read by itself: this comes before Fastify reads cookies, as on companies’ own domains none is to be read. */
function cookieIn(header: string | undefined, name: string): string | undefined {
  const found = header?.split(/; */).find((one) => one.startsWith(`${name}=`));
  return found && decoded(found.slice(name.length + 1));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
