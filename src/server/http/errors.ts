import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, problemAddress, problemTitle } from '#contract/problem.ts';
import { willPass } from '#server/db/troubles.ts';
import { Refusal } from '#server/refusal.ts';
import type { Lane } from './lanes.ts';

/**
 * Every error leaves as one plain sentence (`text/plain`), its code in the header Error-Code; who asks for JSON, by
 * `application/problem+json` or `application/json`, gets an RFC 9457 body, with the fields at fault.
 */
export function answerErrors(
  server: FastifyInstance,
  noteRefused: (request: IncomingMessage, response: ServerResponse, lane: Lane) => void,
): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error, request);
    if (refusal.lane) noteRefused(request.raw, reply.raw, refusal.lane);
    // What we refuse on purpose, and what the other side breaks off, is no failure of ours: the request's own line says it.
    if (refusal.status >= 500 && error !== refusal) logFailure(error, request, reply);
    return sendRefusal(request, reply, refusal);
  });
}

/** Nobody is failed who has gone; what was called off, as searches then are, has done as it should. */
export function logFailure(err: Failure, { log }: FastifyRequest, { raw }: FastifyReply): void {
  if (!raw.destroyed) log.error({ err }, 'request failed');
  else if (err.code !== '57014' && err.name !== 'AbortError')
    log.warn({ err }, 'request failed after its sender had gone');
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.code(refusal.status).header('Error-Code', refusal.code).header('Cache-Control', 'no-store');
  if (refusal.challenge !== undefined) reply.header('WWW-Authenticate', refusal.challenge);
  if (refusal.etag !== undefined) reply.header('ETag', `"${refusal.etag}"`);
  if (refusal.retryAfterSeconds) reply.header('Retry-After', String(refusal.retryAfterSeconds));
  const { accept = '' } = request.headers;
  if (accept.includes('application/problem+json')) return sendProblem(reply, refusal);
  if (refusal.document)
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(refusal.document));
  if (accept.includes('application/json')) return sendProblem(reply, refusal);
  return reply.type('text/plain; charset=utf-8').send(refusal.message);
}

function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.type('application/problem+json').send(JSON.stringify(problemOf(refusal)));
}

/** A refusal as RFC 9457 has it. */
export function problemOf({ status, code, message, fields, current }: Refusal): Problem {
  return {
    type: problemAddress(code),
    title: problemTitle(code),
    status,
    detail: message,
    code,
    fields,
    current,
  };
}

/** Of Fastify's, which has both, of the database's, or of ours. */
type Failure = Error & { code?: string; statusCode?: number };

/** What an error is to whoever asked. */
export function asRefusal(error: Failure, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (hasLeft(request)) return brokenOff;
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return otherBody(request);
  const known = frameworkRefusals[error.code ?? ''] ?? (willPass(error) ? unavailable : undefined);
  if (known) return known;
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal(error.statusCode, 'bad_request', 'The request could not be understood.');
  }
  return new Refusal(
    500,
    'internal',
    `Something went wrong on our side. Please try again; the error is logged as ${request.id}.`,
  );
}

/** Went away before all of the request had come: then whatever failed, failed of that. */
function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

const brokenOff = new Refusal(400, 'broken_off', 'The request was not sent to its end.');

/** What bodies can be where something is sent, by what is read there. */
const bodies = [
  ['application/json', 'JSON'],
  ['multipart/form-data', 'a form (application/x-www-form-urlencoded or multipart/form-data)'],
] as const;

function otherBody({ server }: FastifyRequest): Refusal {
  const taken = bodies.filter(([type]) => server.hasContentTypeParser(type)).map(([, words]) => words);
  // Where any type is taken, only one that is none comes here.
  const sentence = taken.length
    ? `The request’s body must be ${taken.join(' or ')}.`
    : 'The request’s Content-Type cannot be read.';
  return new Refusal(415, 'unsupported_media_type', sentence);
}

const frameworkRefusals: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal(413, 'too_large', 'The request is larger than this call accepts.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal(
    400,
    'bad_length',
    'The request’s length does not fit its body.',
  ),
  FST_ERR_CTP_INVALID_JSON_BODY: new Refusal(400, 'invalid_json', 'The request’s body is not valid JSON.'),
};

/** The client may try again, and nothing was half done. */
const unavailable = new Refusal(
  503,
  'database_unavailable',
  'The database cannot be reached right now. Please try again in a moment.',
  { retryAfterSeconds: 2 },
);
