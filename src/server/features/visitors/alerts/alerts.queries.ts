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
  /** Whether its owner had saved the search before, and how often it was told then. */
  searchStays: boolean;
  rhythmBefore: AlertRhythm | null;
}

const columns = `v.id, v.address, v.name, v.filters, v.confirmed_at as "confirmedAt", v.saved_search_id as "savedSearchId",
  s.alert as rhythm, v.search_stays as "searchStays", v.rhythm_before as "rhythmBefore"`;
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

/** Before or after: locked. */
export async function lockAlert(tx: Tx, id: number): Promise<VisitorAlertRow | undefined> {
  return row(tx, `select ${columns} from ${source} where v.id = $1 for update of v`, [id]);
}

/** The link then works as long as the alert is there. */
export async function markAlertConfirmed(
  tx: Tx,
  id: number,
  {
    savedSearchId,
    stays,
    rhythmBefore,
  }: { savedSearchId: number; stays: boolean; rhythmBefore: AlertRhythm | null },
): Promise<void> {
  await run(
    tx,
    `update visitor_alert set confirmed_at = now(), saved_search_id = $2, search_stays = $3, rhythm_before = $4 where id = $1`,
    [id, savedSearchId, stays, rhythmBefore],
  );
  await run(tx, `update visitor_link set expires_at = 'infinity' where visitor_alert_id = $1`, [id]);
}

/**
 * The same search that somebody keeps already, and what becomes of it when its alerts of visitors end: one that was made for such
 * an alert goes, one of their own stays as it was before the first.
 */
export async function sameKeptSearch(
  tx: Tx,
  userId: number,
  filters: SearchFilters,
): Promise<
  { id: number; alert: AlertRhythm | null; stays: boolean; rhythmBefore: AlertRhythm | null } | undefined
> {
  return row(
    tx,
    `select s.id, s.alert, coalesce(v.search_stays, true) as stays, case when v.id is null then s.alert else v.rhythm_before end as "rhythmBefore"
     from saved_search s left join lateral (select v.id, v.search_stays, v.rhythm_before from visitor_alert v where v.saved_search_id = s.id limit 1) v on true
     where s.user_id = $1 and md5(s.filters::text) = md5($2::jsonb::text)`,
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

/** Forgets that a visitor asked for an alert, and for others of the same search, with their mail. */
export async function forgetAlert(tx: Tx, { id, savedSearchId }: VisitorAlertRow): Promise<void> {
  const meant = '(v.id = $1 or v.saved_search_id = $2)';
  await run(
    tx,
    `delete from mail m using visitor_link l, visitor_alert v where l.id = m.visitor_link_id and v.id = l.visitor_alert_id and ${meant}`,
    [id, savedSearchId],
  );
  await run(tx, `delete from visitor_alert v where ${meant}`, [id, savedSearchId]);
}

/** The search that was made to keep it. */
export async function deleteSearchOfAlert(tx: Tx, savedSearchId: number): Promise<void> {
  await run(tx, 'delete from saved_search where id = $1', [savedSearchId]);
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
