import type { Query } from '#contract/api.ts';
import type { RefusalReason } from '#domain/mail.ts';
import { Parameters } from '#server/db/parameters.ts';
import { contains } from '#server/db/patterns.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { type Page, pageOf, readCursor } from '#server/http/paging.ts';

/** SQL for whether nothing is sent to an address. */
export const isRefused = (address: string) =>
  `exists (select from refused_address r where r.address = lower(${address}))`;

interface Refused {
  address: string;
  /** At once, by the mail server it was handed to, or later by a report from further on. */
  reason: RefusalReason;
  said: string;
  mailId: number | null;
}

/** Notes that an address takes no mail. The first reason stays: later ones say no more. */
export async function noteRefusedAddress(db: Db, { address, reason, said, mailId }: Refused): Promise<void> {
  await run(
    db,
    `insert into refused_address (address, reason, said, mail_id) values (lower($1), $2, $3, $4)
     on conflict (address) do nothing`,
    [address, reason, said.slice(0, 500), mailId],
  );
}

/** Mail goes to an address again, because it was proved that it arrives. */
export async function forgetRefusalOf(tx: Tx, address: string): Promise<void> {
  await run(tx, 'delete from refused_address where address = lower($1)', [address]);
}

export interface RefusedAddressRow {
  id: number;
  address: string;
  reason: RefusalReason;
  said: string;
  since: string;
  /** User names of those whose it is. */
  usernames: string[];
}

/** All addresses that nothing is sent to, the latest first. */
export async function refusedAddresses(
  db: Db,
  { search, reason, limit, cursor }: Query<'GET /api/admin/refused-addresses'>,
): Promise<Page<RefusedAddressRow>> {
  const parameters = new Parameters();
  const where = ['true'];
  const after = readCursor(cursor, ['time', 'number']);
  if (after) {
    const [time, id] = after;
    where.push(`(r.since, r.id) < (${parameters.add(time)}::timestamptz, ${parameters.add(id)}::bigint)`);
  }
  if (search?.trim()) where.push(`r.address ilike ${parameters.add(contains(search))}`);
  if (reason) where.push(`r.reason = ${parameters.add(reason)}`);
  const found = await rows<RefusedAddressRow>(
    db,
    `select r.id, r.address, r.reason, r.said, r.since,
            array(select u.username from user_account u where lower(u.email) = r.address order by u.id limit 5) as usernames
     from refused_address r where ${where.join(' and ')} order by r.since desc, r.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.since, last.id]);
}

/** Takes an address off the list; answers which it was. */
export async function takeOffRefused(tx: Tx, id: number): Promise<string | undefined> {
  const gone = await row<{ address: string }>(
    tx,
    'delete from refused_address where id = $1 returning address',
    [id],
  );
  return gone?.address;
}

/** Somebody's own address, and since when it gets no mail; null where it does. */
export async function ownMail(
  db: Db,
  userId: number,
): Promise<{ address: string | null; refusedSince: string | null } | undefined> {
  return row(
    db,
    `select u.email as address, r.since as "refusedSince" from user_account u
     left join refused_address r on r.address = lower(u.email) where u.id = $1`,
    [userId],
  );
}

/** An address that is nobody's any more is forgotten after a while: kept is only what keeps mail from going wrong. */
export async function forgetNobodysRefusals(db: Db): Promise<void> {
  await run(
    db,
    `delete from refused_address r where r.since < now() - interval '90 days'
       and not exists (select from user_account u where lower(u.email) = r.address)`,
    [],
  );
}
