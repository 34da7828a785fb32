import { createHash } from 'node:crypto';
import { api } from '#contract/api.ts';
import type { Call } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor } from '#domain/permissions.ts';
import type { IfMatch } from './http/if-match.ts';
import { refuse } from './refusal.ts';

/** The calls that heed If-Match. */
export type GuardedCall = {
  [Key in Call]: Key extends `PUT ${string}`
    ? (typeof api)[Key] extends { versioned: true }
      ? Key
      : never
    : never;
}[Call];

/**
 * The entity tag of what a call writes: of all that can be written by it, and of nothing else, so that an application
 * that moves leaves the notes on it as they were. It is made of what stands there, not counted up: whatever writes it,
 * from wherever, it is another one, on every copy of the server the same, and after a backup was played back still is.
 * `also` is what changes too what a person was about to change.
 */
export function etagOf(call: GuardedCall, written: object, also: object = {}): string {
  const endpoint: Endpoint = api[call];
  const values = new Map(Object.entries(written));
  const fields = Object.keys(endpoint.body?.shape ?? {}).map((name) => [name, values.get(name) ?? null]);
  const said = inOrder({ ...Object.fromEntries(fields), ...also });
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 24);
}

/** A row with its entity tag. */
export function withEtag<Row extends object>(call: GuardedCall, row: Row): Row & { etag: string } {
  return { ...row, etag: etagOf(call, row) };
}

interface Edited {
  etag?: string | undefined;
  changedBy?: { userId: number; name: string } | null | undefined;
}

interface Told {
  /** What stands there now, where the call would answer more than what is edited. */
  current?: object;
  /** What has not come of it. */
  undone?: string;
}

/** Refuses what was written or done over an older state; to be asked with the thing locked, when nothing else stands in the way. */
export function refuseStale(
  ifMatch: IfMatch,
  actor: Pick<Actor, 'id'>,
  edited: Edited,
  { current = edited, undone = 'Your version was not saved.' }: Told = {},
): void {
  if (ifMatch === undefined || ifMatch === '*') return;
  if (edited.etag !== undefined && ifMatch.includes(edited.etag)) return;
  const { changedBy } = edited;
  const who =
    changedBy === undefined || changedBy?.userId === actor.id ? ' by you elsewhere' : nameIn(changedBy);
  throw refuse.changedMeanwhile(`Changed${who} since you opened it. ${undone}`, current, edited.etag);
}

function nameIn(by: { name: string } | null): string {
  return by ? ` by ${by.name}` : '';
}

/** The same text for the same things, in whatever order their keys come. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}
