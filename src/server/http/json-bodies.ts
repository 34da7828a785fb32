import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, refuse } from '#server/refusal.ts';

/** How deep bodies nest and how many entries an object or a list in them has; none of ours comes near. */
const deepest = 16;
const usualMost = 500;

/**
 * Bodies are JSON and nothing else, of these types. An empty one counts as none: clients that always name a content type
 * mean no harm.
 */
export function acceptOnlyJson(
  server: FastifyInstance,
  { types = ['application/json'], mostEntries = usualMost }: { types?: string[]; mostEntries?: number } = {},
): void {
  server.removeAllContentTypeParsers();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser(types, { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body, (error, value) =>
      isIntricate(value, mostEntries) ? done(tooIntricate) : done(error, value),
    );
  });
}

/** Registers routes whose body is a form, as standards of others want it: each field once, as text. */
export function withFormBodies(server: FastifyInstance, register: (inside: FastifyInstance) => void): void {
  void server.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    const type = 'application/x-www-form-urlencoded';
    inside.addContentTypeParser(type, { parseAs: 'string' }, (_request, body: string, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    inside.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, multipart);
    register(inside);
  });
}

/** By the parser of Node's own `fetch`; what is no text is left out. */
async function multipart({ headers }: FastifyRequest, body: string | Buffer): Promise<object> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(Buffer.from(body)), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  if (!form) throw refuse.invalid('The request’s body is no form that can be read.');
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
}

const tooIntricate = new Refusal(
  400,
  'too_intricate',
  'The request’s body is nested too deeply or has too many entries.',
);

function isIntricate(value: unknown, mostEntries: number, depth = 1): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.values(value);
  return (
    depth > deepest ||
    entries.length > mostEntries ||
    entries.some((entry) => isIntricate(entry, mostEntries, depth + 1))
  );
}
