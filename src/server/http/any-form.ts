import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storable } from '#domain/fields/texts.ts';
import { Refusal, refuse } from '#server/refusal.ts';
import { receivingInto, type SentFile } from './file-bodies.ts';
import type { UploadRoom } from './upload-room.ts';

/** What came in a form, or as JSON: what was typed by its name, and the files. */
export interface SentForm {
  fields: Readonly<Record<string, unknown>>;
  files: ReadonlyMap<string, SentFile>;
}

/** More than any form of ours has. */
const mostFields = 100;
/** Of a body without files. */
const mostTextBytes = 128 * 1024;

/** Registers routes that take a form in whatever way it is sent: JSON, or either kind that a page without a script sends. */
export function withAnyForm(
  server: FastifyInstance,
  room: UploadRoom,
  register: (inside: FastifyInstance) => void,
): void {
  void server.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    const receive = receivingInto(inside, room);
    const parsers: Record<string, (bytes: Buffer, type: string) => SentForm | Promise<SentForm>> = {
      'application/json': jsonForm,
      'application/x-www-form-urlencoded': (bytes) => typed([...new URLSearchParams(textOf(bytes))]),
      'multipart/form-data': multipartForm,
    };
    for (const [type, parse] of Object.entries(parsers))
      inside.addContentTypeParser(type, async (request: FastifyRequest, body: IncomingMessage) =>
        parse(await receive(request, body), request.headers['content-type'] ?? ''),
      );
    register(inside);
  });
}

/** What a route of `withAnyForm` was sent; nothing where it was sent no body. */
export function sentForm({ body }: FastifyRequest): SentForm {
  return isForm(body) ? body : { fields: {}, files: new Map() };
}

function isForm(body: unknown): body is SentForm {
  return typeof body === 'object' && body !== null && 'files' in body && body.files instanceof Map;
}

function jsonForm(bytes: Buffer): SentForm {
  const fields: unknown = bytes.length ? parsed(textOf(bytes)) : {};
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw refuse.invalid('The request needs a JSON object.');
  return { fields: { ...fields }, files: new Map() };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'invalid_json', 'The request’s body is not valid JSON.');
  }
}

/** By the parser of Node's own `fetch`. A file that was not chosen is sent without a name and without bytes. */
async function multipartForm(bytes: Buffer, type: string): Promise<SentForm> {
  const boundary = boundaryIn(type);
  if (hasTooManyParts(bytes, boundary)) throw tooIntricate();
  // Written anew, so that there is no second way to read which boundary it is.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => undefined);
  if (!form) throw unreadable();
  const texts: [string, string][] = [];
  const files = new Map<string, SentFile>();
  for (const [name, value] of form)
    if (typeof value === 'string') texts.push([name, value]);
    else if (value.size)
      files.set(name, { name: storable(value.name), bytes: Buffer.from(await value.arrayBuffer()) });
  const { fields } = typed(texts);
  if (files.size > mostFields) throw tooIntricate();
  return { fields, files };
}

function boundaryIn(type: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\\]+)"|([^\s;,"\\]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw unreadable();
  return boundary;
}

/** Counted before any is made: a hundred thousand would be made without a moment for anybody else. */
function hasTooManyParts(bytes: Buffer, boundary: string): boolean {
  const line = Buffer.from(`--${boundary}`);
  // The last closes the form.
  let parts = -1;
  for (let at = bytes.indexOf(line); at >= 0; at = bytes.indexOf(line, at + line.length))
    if ((parts += 1) > mostFields) return true;
  return false;
}

/** The last of each name: an array would be nothing that a form of ours sends. */
function typed(texts: readonly (readonly [string, string])[]): SentForm {
  if (texts.length > mostFields) throw tooIntricate();
  return { fields: Object.fromEntries(texts), files: new Map() };
}

function textOf(bytes: Buffer): string {
  if (bytes.length > mostTextBytes)
    throw new Refusal(413, 'too_large', 'The request is larger than this call accepts.');
  return bytes.toString('utf8');
}

function unreadable(): Refusal {
  return refuse.invalid('The request’s body is no form that can be read.');
}

function tooIntricate(): Refusal {
  return new Refusal(
    400,
    'too_intricate',
    'The request’s body is nested too deeply or has too many entries.',
  );
}
