import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { whoChanged } from '#server/visibility/person-name.queries.ts';

/** What a company has set up, without the secret. */
export interface ProviderRow {
  companyId: number;
  companyName: string;
  issuer: string;
  clientId: string;
  hasSecret: boolean;
  scopes: string;
  roleClaim: string | null;
  recruiterValues: string[];
  hiringManagerValues: string[];
  companyAdminValues: string[];
  /** What it says of somebody who has shown more than a password. */
  secondFactorValues: string[];
  required: boolean;
  enabled: boolean;
  secretSetAt: string | null;
  changedAt: string;
  changedBy: { userId: number; name: string } | null;
}

const columns = `p.company_id as "companyId", c.name as "companyName", p.issuer, p.client_id as "clientId", p.client_secret is not null as "hasSecret", p.scopes,
    p.role_claim as "roleClaim", p.recruiter_values as "recruiterValues", p.hiring_manager_values as "hiringManagerValues",
    p.company_admin_values as "companyAdminValues", p.second_factor_values as "secondFactorValues", p.required, p.enabled, p.secret_set_at as "secretSetAt",
    p.updated_at as "changedAt", ${whoChanged('p.changed_by')} as "changedBy"`;
const source = 'identity_provider p join company c on c.id = p.company_id';
/** People find the provider: by a domain that is proved, of a company that is not stopped. */
const inUse = `p.enabled and c.suspended_at is null
  and exists (select from company_domain d where d.company_id = c.id and d.proved_at is not null)`;

export async function providerOf(db: Db, companyId: number): Promise<ProviderRow | undefined> {
  return row(db, `select ${columns} from ${source} where p.company_id = $1`, [companyId]);
}

/** To whom an address leads by its domain: only where that is proved, and the company is not stopped. */
export async function providerOfDomain(db: Db, domain: string): Promise<ProviderRow | undefined> {
  return row(
    db,
    `select ${columns} from ${source} join company_domain d on d.company_id = c.id
     where d.domain = $1 and d.proved_at is not null and p.enabled and c.suspended_at is null`,
    [domain],
  );
}

/** Whether there is an address of anybody's that leads to a provider. */
export async function isAnyInUse(db: Db): Promise<boolean> {
  return (await row(db, `select from ${source} where ${inUse} limit 1`)) !== undefined;
}

/**
 * The provider by which somebody can show again who they are: that of their account, as long as it is in use, and they have not
 * become another company's.
 */
export async function providerOfPerson(db: Db, userId: number): Promise<ProviderRow | undefined> {
  return row(
    db,
    `select ${columns} from ${source} join provider_identity i on i.company_id = p.company_id
     where i.user_id = $1 and p.enabled and rtrim(i.issuer, '/') = rtrim(p.issuer, '/')
       and not exists (select from company_user m where m.user_id = $1 and m.verified and m.company_id <> p.company_id)
     order by i.used_at desc limit 1`,
    [userId],
  );
}

/** What is said to the provider itself, and to nobody else. */
export async function secretOf(db: Db, companyId: number): Promise<{ secret: string | null } | undefined> {
  return row(db, 'select client_secret as secret from identity_provider where company_id = $1', [companyId]);
}

export type NewProvider = Omit<
  ProviderRow,
  'companyName' | 'hasSecret' | 'secretSetAt' | 'changedAt' | 'changedBy'
>;

/** Sets up, or changes, a company's provider. The secret is its own matter: see updateSecret. */
export async function writeProvider(tx: Tx, provider: NewProvider, by: number): Promise<void> {
  await run(
    tx,
    `insert into identity_provider (company_id, issuer, client_id, scopes, role_claim, recruiter_values, hiring_manager_values,
       company_admin_values, second_factor_values, required, enabled, changed_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (company_id) do update set issuer = excluded.issuer, client_id = excluded.client_id, scopes = excluded.scopes,
       role_claim = excluded.role_claim, recruiter_values = excluded.recruiter_values, hiring_manager_values = excluded.hiring_manager_values,
       company_admin_values = excluded.company_admin_values, second_factor_values = excluded.second_factor_values, required = excluded.required, enabled = excluded.enabled,
       updated_at = now(), changed_by = excluded.changed_by`,
    [
      provider.companyId,
      provider.issuer,
      provider.clientId,
      provider.scopes,
      provider.roleClaim,
      provider.recruiterValues,
      provider.hiringManagerValues,
      provider.companyAdminValues,
      provider.secondFactorValues,
      provider.required,
      provider.enabled,
      by,
    ],
  );
}

export async function updateSecret(tx: Tx, companyId: number, secret: string | null): Promise<void> {
  await run(
    tx,
    'update identity_provider set client_secret = $2, secret_set_at = case when $2::text is not null then now() end where company_id = $1',
    [companyId, secret],
  );
}

/**
 * The company whose provider somebody has to use, where there is one: verified members, but for those who manage the
 * company, who keep a way in for the day the provider fails. Nobody is held to one that they cannot find.
 */
export async function providerRequiredOf(
  db: Db,
  userId: number,
): Promise<{ companyId: number; companyName: string } | undefined> {
  return row(
    db,
    `select c.id as "companyId", c.name as "companyName" from ${source} join company_user m on m.company_id = c.id
     where m.user_id = $1 and m.verified and m.role <> 'company_admin' and p.required and ${inUse}`,
    [userId],
  );
}

/** Whether a company holds its people to its provider, as above. */
export async function requiresProvider(db: Db, companyId: number): Promise<boolean> {
  const found = await row(db, `select from ${source} where p.company_id = $1 and p.required and ${inUse}`, [
    companyId,
  ]);
  return found !== undefined;
}

/** The sessions of those who have to use a company's provider from now on, and have come in otherwise. */
export async function sessionsOtherwise(
  tx: Tx,
  companyId: number,
): Promise<{ id: number; userId: number }[]> {
  return rows(
    tx,
    `select s.id, s.user_id as "userId" from session s join company_user m on m.user_id = s.user_id
     where m.company_id = $1 and m.verified and m.role <> 'company_admin'
       and not exists (select from provider_session o where o.session_id = s.id)`,
    [companyId],
  );
}
