import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesTag } from './kept-answer.ts';
import { keptByAll } from './shared-answer.ts';

/** What a long text is the same as long as this is the same. */
interface Version {
  changedAt: Date | undefined;
  /** Whether nothing of that time can still come; otherwise it may not be taken for unchanged. */
  settled: boolean;
  /** The database's time. */
  now: string;
}

/**
 * The headers of a text that is too long to be made before it is known whether it is wanted, and whether it is: not where whoever
 * asks has it already. `parts` is what else it depends on.
 */
export function isWanted(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { changedAt, settled, now }: Version,
  parts: readonly unknown[],
): boolean {
  const said = JSON.stringify([changedAt ?? null, settled ? null : now, parts]);
  const tag = `W/"${createHash('sha256').update(said).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    ETag: tag,
    'Cache-Control': `public, max-age=${keptByAll}`,
    ...(changedAt ? { 'Last-Modified': changedAt.toUTCString() } : {}),
  });
  const known = headers['if-none-match'];
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // Such times have whole seconds.
  const unchanged =
    known === undefined
      ? settled && changedAt !== undefined && Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since
      : namesTag(known, tag);
  if (unchanged) reply.code(304);
  return !unchanged && method !== 'HEAD';
}
