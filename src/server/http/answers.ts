import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Modified } from '#contract/modified.ts';
import { Refusal } from '#server/refusal.ts';
import { CsvAnswer, sendCsv } from './csv-answer.ts';
import { FileAnswer, sendFile } from './file-answer.ts';
import { Marker } from './modified-list.ts';
import { Page } from './paging.ts';
import { sendShared } from './shared-answer.ts';
import { sendStored, StoredFileAnswer } from './stored-file-answer.ts';

/** Sends what a call has answered, as the contract has it: what it does not declare falls away. */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, answer: schema, media, versioned, keptFor, forVisitors, modified }: Endpoint,
  result: unknown,
): FastifyReply {
  // By this browser alone: a new id of the session may come with it.
  reply.code(status).header('Cache-Control', keptFor ? `private, max-age=${keptFor}` : 'no-store');
  if (result instanceof FileAnswer) return sendFile(reply, result);
  if (result instanceof CsvAnswer) return sendCsv(reply, result);
  if (result instanceof StoredFileAnswer) return sendStored(request, reply, result);
  if (!schema) return reply.send();
  if (media) reply.type(`${media}; charset=utf-8`);
  if (result instanceof Page) {
    if (result.next) reply.header('Link', `<${nextPage(request, result.next)}>; rel="next"`);
    if (result.total !== undefined) reply.header('Total-Count', String(result.total));
    const items = modified ? withMarkers(schema, result.items, modified) : schema.parse(result.items);
    return forVisitors ? sendShared(request, reply, JSON.stringify(items)) : reply.send(items);
  }
  const parsed = schema.parse(result);
  if (forVisitors) return sendShared(request, reply, JSON.stringify(parsed));
  if (versioned) sayEtag(reply, etagIn(parsed));
  return reply.send(parsed);
}

/** Rows as the contract has them, and markers as they are. */
function withMarkers(schema: z.ZodType, items: readonly unknown[], { idKey }: Modified): unknown[] {
  return items.flatMap((item) =>
    // The cast: the schema is that of a list.
    item instanceof Marker ? [{ [idKey]: item.id, deleted: true }] : (schema.parse([item]) as unknown[]),
  );
}

/** An answer as it is kept. */
export interface WrittenAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Undefined where it has none. */
  body: string | undefined;
}

/** The same as `answer` sends, written down: of calls that answer JSON, or nothing. */
export function written(
  reply: FastifyReply,
  { status, answer: schema, versioned }: Endpoint,
  result: unknown,
): WrittenAnswer {
  const parsed: unknown = schema?.parse(result);
  if (versioned) sayEtag(reply, etagIn(parsed));
  const said = ['location', 'etag'].flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, String(value)]];
  });
  return {
    status,
    headers: Object.fromEntries(said),
    body: parsed === undefined ? undefined : JSON.stringify(parsed),
  };
}

export function sendWritten(reply: FastifyReply, { status, headers, body }: WrittenAnswer): FastifyReply {
  reply.code(status).headers(headers).header('Cache-Control', 'no-store');
  return body === undefined ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/** What stands there instead of what a stale change was meant for leaves as the call would answer it. */
export function withDeclared(error: unknown, { answer: schema }: Endpoint): unknown {
  if (!(error instanceof Refusal) || error.current === undefined || !schema) return error;
  const current = schema.parse(error.current);
  return new Refusal(error.status, error.code, error.message, { current, etag: error.etag });
}

/** The tag of what can be edited of an answer. Strong: only such a one can be matched. */
export function sayEtag(reply: FastifyReply, etag: string | undefined): void {
  if (etag !== undefined) reply.header('ETag', `"${etag}"`);
}

function etagIn(answered: unknown): string | undefined {
  if (typeof answered !== 'object' || answered === null || !('etag' in answered)) return undefined;
  return typeof answered.etag === 'string' ? answered.etag : undefined;
}

function nextPage(request: FastifyRequest, cursor: string): string {
  const url = new URL(request.url, 'http://here');
  url.searchParams.set('cursor', cursor);
  return `${url.pathname}${url.search}`;
}
