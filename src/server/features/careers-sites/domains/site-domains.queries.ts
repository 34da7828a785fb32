import { proofDays } from '#domain/site-domains.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

export interface SiteDomainRow {
  id: number;
  companyId: number;
  domain: string;
  token: string;
  provedAt: string | null;
  provedBy: 'record' | 'file' | null;
  checkedAt: string | null;
  /** A moment ago, by somebody who has pressed twice or has two pages open. */
  justChecked: boolean;
  /** What was found instead of a proof when it was last looked for. */
  found: string | null;
  failingSince: string | null;
  lostAt: string | null;
}

const columns = `d.id, d.company_id as "companyId", d.domain, d.token, d.proved_at as "provedAt", d.proved_by as "provedBy",
  d.checked_at as "checkedAt", coalesce(d.checked_at > now() - interval '3 seconds', false) as "justChecked", d.found, d.failing_since as "failingSince", d.lost_at as "lostAt"`;

/** The one proved first is the site's address, and stands first. */
export async function siteDomainsOf(db: Db, companyId: number): Promise<SiteDomainRow[]> {
  return rows(
    db,
    `select ${columns} from site_domain d where d.company_id = $1 order by d.proved_at nulls last, d.id`,
    [companyId],
  );
}

export async function siteDomainById(db: Db, id: number): Promise<SiteDomainRow | undefined> {
  return row(db, `select ${columns} from site_domain d where d.id = $1`, [id]);
}

/** Undefined where the company has it already. */
export async function insertSiteDomain(
  tx: Tx,
  { companyId, domain, token, by }: { companyId: number; domain: string; token: string; by: number },
): Promise<SiteDomainRow | undefined> {
  return row(
    tx,
    `insert into site_domain as d (company_id, domain, token, created_by) values ($1, $2, $3, $4)
     on conflict (company_id, domain) do nothing returning ${columns}`,
    [companyId, domain, token, by],
  );
}

export async function deleteSiteDomain(tx: Tx, id: number): Promise<boolean> {
  return (await run(tx, 'delete from site_domain where id = $1', [id])) > 0;
}

/** Whose a domain is by proof. */
export async function holderOf(db: Db, domain: string): Promise<SiteDomainRow | undefined> {
  return row(db, `select ${columns} from site_domain d where d.domain = $1 and d.proved_at is not null`, [
    domain,
  ]);
}

/** Waits for whoever is noting something of the same domain. */
export async function lockSiteDomain(tx: Tx, id: number): Promise<SiteDomainRow | undefined> {
  return row(tx, `select ${columns} from site_domain d where d.id = $1 for update`, [id]);
}

export async function noteProved(tx: Tx, id: number, by: 'record' | 'file'): Promise<void> {
  await run(
    tx,
    `update site_domain set proved_at = coalesce(proved_at, now()), proved_by = $2, checked_at = now(), found = null,
       failing_since = null, warned_at = null, lost_at = null where id = $1`,
    [id, by],
  );
}

/** What is to be done about a proof that is missing: those who manage the company are told, or it is lost. */
export async function noteNotProved(tx: Db, id: number, found: string): Promise<'tell' | 'lose' | undefined> {
  const after = await row<{ due: 'tell' | 'lose' | null }>(
    tx,
    `update site_domain set checked_at = now(), found = $2,
       failing_since = case when proved_at is not null then coalesce(failing_since, now()) end
     where id = $1
     returning case when proved_at is null then null
       when failing_since < now() - interval '${proofDays.untilLost} days' then 'lose'
       when failing_since < now() - interval '${proofDays.untilTold} days' and warned_at is null then 'tell' end as due`,
    [id, found],
  );
  return after?.due ?? undefined;
}

export async function noteTold(tx: Tx, id: number): Promise<void> {
  await run(tx, 'update site_domain set warned_at = now() where id = $1', [id]);
}

export async function noteLost(tx: Tx, id: number, found: string): Promise<void> {
  await run(
    tx,
    `update site_domain set proved_at = null, proved_by = null, failing_since = null, warned_at = null, lost_at = now(),
       found = $2 where id = $1`,
    [id, found],
  );
}

/** Some whose proof is to be looked at again: once a day, and more often while it is missing. */
export async function dueSiteDomains(db: Db, most: number): Promise<{ id: number }[]> {
  return rows(
    db,
    `select d.id from site_domain d
     where d.proved_at is not null
       and d.checked_at < now() - case when d.failing_since is null then interval '1 day' else interval '6 hours' end
     order by d.checked_at limit $1`,
    [most],
  );
}
