import type { Query } from '#contract/api.ts';
import type { SecurityAct, SecurityOutcome } from '#domain/security-log.ts';
import { actsOf } from '#domain/security-log.ts';
import { Parameters } from '#server/db/parameters.ts';
import { contains } from '#server/db/patterns.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { zoneOfPerson } from '#server/db/time-zones.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';

export interface SecurityRow {
  id: number;
  happenedAt: string;
  act: SecurityAct;
  outcome: SecurityOutcome;
  actor: { id: number; username: string } | null;
  byPlatform: boolean;
  user: { id: number; username: string } | null;
  company: { id: number; name: string } | null;
  network: string | null;
  device: string | null;
  requestId: string | null;
  details: Record<string, unknown>;
}

type Wanted = Query<'GET /api/admin/security-log/export'>;

/** Who reads it, and of which company alone; platform admins read all of it. */
export interface Reader {
  id: number;
  companyId: number | undefined;
}

/** One page, the newest first. */
export async function securityEntries(
  db: Db,
  reader: Reader,
  { limit, cursor, ...wanted }: Query<'GET /api/admin/security-log'>,
): Promise<Page<SecurityRow>> {
  const after = readCursor(cursor, ['time', 'long number']);
  const found = await newestEntries(db, reader, wanted, { most: limit + 1, after });
  return pageOf(found, limit, (last) => [last.happenedAt, last.id]);
}

/** The newest so many, after a place in the log. */
export async function newestEntries(
  db: Db,
  reader: Reader,
  wanted: Wanted,
  { most, after }: { most: number; after?: readonly [string, number] | undefined },
): Promise<SecurityRow[]> {
  const parameters = new Parameters();
  const where = conditions(parameters, reader, wanted);
  if (after) {
    const [time, id] = after;
    where.push(
      `(l.happened_at, l.id) < (${parameters.add(time)}::timestamptz, ${parameters.add(id)}::bigint)`,
    );
  }
  // What the platform does to people of a company is told there; which of its admins did it is not.
  const named = reader.companyId === undefined ? '' : ` and a.user_type <> 'admin'`;
  return rows<SecurityRow>(
    db,
    `select ${entryColumns(named)} ${fromEntries}
     where ${where.join(' and ')}
     order by l.happened_at desc, l.id desc limit ${parameters.add(most)}`,
    parameters.values,
  );
}

/** SQL for what an entry tells. */
const entryColumns = (named = ''): string => `l.id, l.happened_at as "happenedAt", l.act, l.outcome,
   case when a.id is not null${named} then json_build_object('id', a.id, 'username', a.username) end as actor,
   coalesce(a.user_type = 'admin', false) as "byPlatform",
   case when u.id is not null then json_build_object('id', u.id, 'username', u.username) end as user,
   case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as company,
   l.network, l.device, l.request_id as "requestId", l.details`;

const fromEntries = `from security_log l left join user_account a on a.id = l.actor_id
   left join user_account u on u.id = l.user_id left join company c on c.id = l.company_id`;

/** What another system has not been sent yet, in the order in which it was written; so many at most. */
export async function unsentEntries(db: Db, atMost: number): Promise<SecurityRow[]> {
  return rows(
    db,
    `select ${entryColumns()} ${fromEntries}
     join security_log_unsent n on n.entry_id = l.id order by n.entry_id limit $1`,
    [atMost],
  );
}

function conditions(
  parameters: Parameters,
  reader: Reader,
  { group, outcome, person, from, to, companyId = reader.companyId }: Wanted,
): string[] {
  const where = ['true'];
  if (companyId !== undefined) where.push(`l.company_id = ${parameters.add(companyId)}`);
  if (group) where.push(`l.act = any(${parameters.add(actsOf(group))}::text[])`);
  if (outcome) where.push(`l.outcome = ${parameters.add(outcome)}`);
  if (person?.trim()) {
    const those = `(select p.id from user_account p where p.username ilike ${parameters.add(contains(person))})`;
    where.push(`(l.actor_id in ${those} or l.user_id in ${those})`);
  }
  if (from || to) {
    const zone = `(select ${zoneOfPerson('r')} from user_account r where r.id = ${parameters.add(reader.id)})`;
    const midnight = (day: string, later = 0) =>
      `(${parameters.add(day)}::date + ${later})::timestamp at time zone ${zone}`;
    if (from) where.push(`l.happened_at >= ${midnight(from)}`);
    if (to) where.push(`l.happened_at < ${midnight(to, 1)}`);
  }
  return where;
}
