import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Actor, isAdmin } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import type { From } from '#server/security-log/from.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { Page } from './paging.ts';
import { idsIn } from './refused-calls.ts';

interface Shown {
  db: Db;
  actor: Actor | undefined;
  from: From;
  request: FastifyRequest;
  key: string;
  endpoint: Endpoint;
}

/**
 * A platform admin can look at everybody, and files leave the house: that they did is noted before they get to see it, so
 * that what cannot be noted is not shown.
 */
export async function noteShown(
  { db, actor, from, request, key, endpoint: { noted } }: Shown,
  result: unknown,
): Promise<void> {
  if (!noted || !actor || (noted !== 'export.made' && !isAdmin(actor))) return;
  await noteSecurity(db, {
    act: noted,
    outcome: 'done',
    actorId: actor.id,
    ...from,
    details: { call: key, ...idsIn(request.params), ...listed(result) },
  });
}

/** Of a list, which of them. */
function listed(result: unknown): { ids?: number[] } {
  const items: unknown[] = result instanceof Page ? result.items : Array.isArray(result) ? result : [];
  const ids = items.flatMap((item) =>
    typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'number' ? [item.id] : [],
  );
  return ids.length ? { ids } : {};
}
