import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { answerUnreadable } from './unreadable.ts';

/** Node lets a request take as long as the largest file may; what is no file must have come within this. */
const bodyTimeoutMs = 30_000;

/** Cuts off a request whose body does not come; to be called before the body is read. */
export async function limitBodyTime({ raw }: FastifyRequest): Promise<void> {
  const timer = setTimeout(() => cutOff(raw.socket), bodyTimeoutMs).unref();
  const came = () => clearTimeout(timer);
  raw.once('end', came).once('close', came);
}

/** Tells a client that its request took too long, and hangs up. */
export function cutOff(socket: Socket): void {
  const late = Object.assign(new Error('The body did not come'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  answerUnreadable.clientErrorHandler(late, socket);
}
