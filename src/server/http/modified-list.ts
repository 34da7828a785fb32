import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Modified } from '#contract/modified.ts';
import type { Actor } from '#domain/permissions.ts';
import { type Change, changesOf } from '#server/events/changes.queries.ts';
import { beforeModified } from '#server/events/give-places.ts';
import { refuse } from '#server/refusal.ts';
import { encodeCursor, Page, readCursor } from './paging.ts';

/** What was asked of a list with modifiedSince, whatever else narrows it. */
interface Asked {
  modifiedSince: string;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** Where something is that is in the list no more. */
export class Marker {
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }
}

/** One page of what something happened to. */
export interface ModifiedPage {
  /** What is asked of the list itself, instead of what was sent: of these alone. */
  query: object;
  /** What to send as modifiedSince the next time. */
  nextSince: string;
  /** The page, made of what the list has answered to that. */
  merged: (result: unknown) => Page<unknown>;
}

/** Lists that have no pages otherwise have such long ones. */
const usualLimit = 100;

/** The query of a call that was asked with modifiedSince; undefined where it was not. */
export function askedModified({ modified, query: schema }: Endpoint, query: unknown): Asked | undefined {
  if (!modified) return undefined;
  // The cast: a call with `modified` has these in its query.
  const asked = query as Partial<Asked>;
  if (asked.modifiedSince !== undefined) return { ...asked, modifiedSince: asked.modifiedSince };
  if (asked.cursor !== undefined && !('limit' in (schema?.shape ?? {})))
    throw refuse.invalid('cursor goes with modifiedSince.', { cursor: 'Goes with modifiedSince.' });
  return undefined;
}

/** Finds what was changed since, in the order in which that was told; the list is asked for just these. */
export async function modifiedPage(
  db: pg.Pool,
  actor: Actor,
  { kind, idKey }: Modified,
  asked: Asked,
  under: number | undefined,
): Promise<ModifiedPage> {
  const { modifiedSince, cursor, limit = usualLimit, ...filters } = asked;
  const sum = sumOf({ kind, modifiedSince, under, ...filters });
  const place = readCursor(cursor, ['time', 'number', 'text']);
  if (place && place[2] !== sum) {
    const problem = 'cursor is of a list with other filters.';
    throw refuse.invalid(problem, { cursor: problem });
  }
  const nextSince = await beforeModified(db, modifiedSince);
  const after = place && { at: place[0], id: place[1] };
  const found = await changesOf(db, actor, { kind, since: modifiedSince, under, after, limit: limit + 1 });
  const changes = found.slice(0, limit);
  const last = changes.at(-1);
  const next = found.length > limit && last ? encodeCursor([last.at, last.id, sum]) : undefined;
  return {
    query: { ...asked, cursor: undefined, limit, among: changes.map(({ id }) => id) },
    nextSince,
    merged: (result) => new Page(merge(changes, result, idKey), next),
  };
}

/** Each change as the list has it, or as a marker where it has not. */
function merge(changes: readonly Change[], result: unknown, idKey: string): unknown[] {
  // The cast: lists answer rows that name themselves by this key.
  const listed = (result instanceof Page ? result.items : result) as Readonly<Record<string, unknown>>[];
  const byId = new Map(listed.map((row) => [row[idKey], row]));
  return changes.flatMap(({ id, marked }) => byId.get(id) ?? (marked ? [new Marker(id)] : []));
}

function sumOf(filters: object): string {
  return createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 12);
}
