import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './errors.ts';
import { farewell } from './node-limits.ts';
import { Refusal, refuse } from '#server/refusal.ts';

/** What cannot be read as a request never reaches the hooks and handlers. These options of Fastify's constructor make it end as any other: with one sentence. */
export const answerUnreadable = {
  /** An address that is not well encoded, or has an endless part, names nothing. */
  frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
    sendRefusal(request, reply.header('X-Content-Type-Options', 'nosniff'), refuse.notFound());
  },

  /** Bytes that are no HTTP: there is only the socket to answer on. */
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, code, message } = refusals[error.code ?? ''] ?? unreadable;
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(message)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      `Error-Code: ${code}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${message}`);
    // Not at once, as that could take the answer back; and not left to the client, who need never hang up.
    setTimeout(() => socket.destroy(), farewell).unref();
  },
};

const unreadable = new Refusal(400, 'bad_request', 'The request could not be understood.');

const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: new Refusal(431, 'headers_too_large', 'The request’s headers are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, 'timeout', 'The request took too long to arrive.'),
};
