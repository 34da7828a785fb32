import type { AlertRhythm } from '#domain/saved-searches.ts';
import type { SearchFilters } from '#domain/search-filters.ts';
import { daysToConfirm } from '#domain/visitors.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, run } from '#server/db/query.ts';

interface NewVisitorAlert {
  address: string;
  name: string;
  filters: SearchFilters;
}

/** Keeps what a visitor wants to be told of, and makes the link by which they say that the address is theirs. */
export async function insertVisitorAlert(tx: Tx, alert: NewVisitorAlert): Promise<{ linkId: number }> {
  return oneRow(
    tx,
    `with alert as (
       insert into visitor_alert (address, name, filters) values ($1, $2, $3) returning id
     )
     insert into visitor_link (visitor_alert_id, expires_at)
     select id, now() + make_interval(days => $4) from alert returning id as "linkId"`,
    [alert.address, alert.name, JSON.stringify(alert.filters), daysToConfirm],
  );
}

export interface VisitorAlertRow {
  id: number;
  address: string;
  name: string;
  filters: SearchFilters;
  confirmedAt: string | null;
  savedSearchId: number | null;
  /** How often its jobs are told; null before it is confirmed, or where they are not any more. */
  rhythm: AlertRhythm | null;
}

const columns = `v.id, v.address, v.name, v.filters, v.confirmed_at as "confirmedAt", v.saved_search_id as "savedSearchId",
  s.alert as rhythm`;
const source = 'visitor_alert v left join saved_search s on s.id = v.saved_search_id';

export async function alertOfLink(db: Db, tokenHash: Buffer): Promise<VisitorAlertRow | undefined> {
  return row(
    db,
    `select ${columns} from ${source} join visitor_link l on l.visitor_alert_id = v.id where l.token_hash = $1 and l.expires_at > now()`,
    [tokenHash],
  );
}

/** While it waits to be confirmed: locked. */
export async function lockWaitingAlert(tx: Tx, id: number): Promise<VisitorAlertRow | undefined> {
  return row(
    tx,
    `select ${columns} from ${source} where v.id = $1 and v.confirmed_at is null for update of v`,
    [id],
  );
}

/** The link then works as long as the alert is there. */
export async function markAlertConfirmed(tx: Tx, id: number, savedSearchId: number): Promise<void> {
  await run(tx, 'update visitor_alert set confirmed_at = now(), saved_search_id = $2 where id = $1', [
    id,
    savedSearchId,
  ]);
  await run(tx, `update visitor_link set expires_at = 'infinity' where visitor_alert_id = $1`, [id]);
}

/** The same search that somebody keeps already. */
export async function sameKeptSearch(
  tx: Tx,
  userId: number,
  filters: SearchFilters,
): Promise<{ id: number; alert: AlertRhythm | null } | undefined> {
  return row(
    tx,
    'select id, alert from saved_search where user_id = $1 and md5(filters::text) = md5($2::jsonb::text)',
    [userId, JSON.stringify(filters)],
  );
}

/** Who asks for an alert wants its mail, whatever they ended before. */
export async function wantMailOfAlerts(tx: Tx, userId: number): Promise<void> {
  await run(
    tx,
    `update notification_choice set mail = 'daily' where user_id = $1 and type = 'alert.told' and mail = 'never'`,
    [userId],
  );
}

/** Ends an alert and forgets that a visitor asked for it, with its mail. */
export async function deleteAlert(tx: Tx, { id, savedSearchId }: VisitorAlertRow): Promise<void> {
  await run(
    tx,
    'delete from mail m using visitor_link l where l.id = m.visitor_link_id and l.visitor_alert_id = $1',
    [id],
  );
  if (savedSearchId) await run(tx, 'delete from saved_search where id = $1', [savedSearchId]);
  await run(tx, 'delete from visitor_alert where id = $1', [id]);
}

/** What nobody confirmed in time. */
export async function forgetUnconfirmedAlerts(tx: Tx): Promise<void> {
  const over = `v.confirmed_at is null and v.asked_at < now() - make_interval(days => ${daysToConfirm})`;
  await run(
    tx,
    `delete from mail m using visitor_link l, visitor_alert v where l.id = m.visitor_link_id and v.id = l.visitor_alert_id and ${over}`,
  );
  await run(tx, `delete from visitor_alert v where ${over}`);
}
