import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { type Page, pageOf, readCursor } from '#server/http/paging.ts';

export interface OldCallRow {
  call: string;
  times: number;
  lastUsedAt: string;
  keyId: number;
  keyName: string;
  keyHint: string;
  /** Null for a key of the platform. */
  company: { id: number; name: string } | null;
}

/** Which keys that work still make one of these calls, the last first. */
export async function oldCalls(
  db: Db,
  calls: readonly string[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<OldCallRow>> {
  const parameters = new Parameters();
  const where = [`o.call = any(${parameters.add(calls)}::text[])`, 'k.ended_at is null'];
  const after = readCursor(cursor, ['time', 'number', 'text']);
  if (after)
    where.push(
      `(o.last_used_at, o.api_key_id, o.call) < (${parameters.add(after[0])}::timestamptz, ${parameters.add(after[1])}::integer, ${parameters.add(after[2])}::text)`,
    );
  const found = await rows<OldCallRow>(
    db,
    `select o.call, o.times, o.last_used_at as "lastUsedAt", k.id as "keyId", k.name as "keyName", k.hint as "keyHint",
            case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as company
     from deprecated_call o join api_key k on k.id = o.api_key_id left join company c on c.id = k.company_id
     where ${where.join(' and ')}
     order by o.last_used_at desc, o.api_key_id desc, o.call desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.lastUsedAt, last.keyId, last.call]);
}
