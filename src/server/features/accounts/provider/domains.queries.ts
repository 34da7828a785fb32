import type { Db } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { type Page, pageOf, readCursor } from '#server/http/paging.ts';

export interface DomainRow {
  id: number;
  domain: string;
  proved: boolean;
  provedAt: string | null;
  createdAt: string;
}

export interface AdminDomainRow extends DomainRow {
  companyId: number;
  companyName: string;
  companyVerified: boolean;
}

const columns = `d.id, d.domain, d.proved_at is not null as proved, d.proved_at as "provedAt", d.created_at as "createdAt"`;
const withCompany = `${columns}, d.company_id as "companyId", c.name as "companyName", c.verified_at is not null as "companyVerified"`;

export async function domainsOf(db: Db, companyId: number): Promise<DomainRow[]> {
  return rows(db, `select ${columns} from company_domain d where d.company_id = $1 order by d.domain`, [
    companyId,
  ]);
}

/** Whether an address ends where a company has proved that its people's do. */
export async function isProvedDomain(db: Db, companyId: number, domain: string): Promise<boolean> {
  const found = await row(
    db,
    'select from company_domain where company_id = $1 and domain = $2 and proved_at is not null',
    [companyId, domain],
  );
  return found !== undefined;
}

/** Undefined where the company has it already. */
export async function insertDomain(
  db: Db,
  companyId: number,
  domain: string,
  by: number,
): Promise<DomainRow | undefined> {
  return row(
    db,
    `insert into company_domain as d (company_id, domain, created_by) values ($1, $2, $3)
     on conflict (company_id, domain) do nothing returning ${columns}`,
    [companyId, domain, by],
  );
}

export async function deleteDomain(
  db: Db,
  companyId: number,
  id: number,
): Promise<{ domain: string } | undefined> {
  return row(db, 'delete from company_domain where company_id = $1 and id = $2 returning domain', [
    companyId,
    id,
  ]);
}

export async function domainById(db: Db, id: number): Promise<AdminDomainRow | undefined> {
  return row(
    db,
    `select ${withCompany} from company_domain d join company c on c.id = d.company_id where d.id = $1`,
    [id],
  );
}

/** Of all companies, the newest first. */
export async function domainsForAdmins(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<AdminDomainRow>> {
  const [before] = readCursor(cursor, ['number']) ?? [null];
  const found = await rows<AdminDomainRow>(
    db,
    `select ${withCompany} from company_domain d join company c on c.id = d.company_id
     where $1::integer is null or d.id < $1 order by d.id desc limit $2`,
    [before, limit + 1],
  );
  return pageOf(found, limit, (last) => [last.id]);
}

export async function updateProved(db: Db, id: number, proved: boolean, by: number): Promise<void> {
  await run(
    db,
    `update company_domain set proved_at = case when $2 then coalesce(proved_at, now()) end,
       proved_by = case when $2 then coalesce(proved_by, $3) end where id = $1`,
    [id, proved, by],
  );
}
