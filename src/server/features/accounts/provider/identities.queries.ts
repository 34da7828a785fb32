import type { MemberRole, UserType } from '#domain/people.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { isMadeForAlerts, takeOverAlerts } from '#server/addresses/made-for-alerts.queries.ts';
import { lockAddress } from '#server/features/accounts/addresses.queries.ts';
import type { Identity } from './sign-ins.queries.ts';

/** The account that somebody of a provider's is, with what decides whether it opens. */
export interface KnownPerson {
  userId: number;
  /** Whose provider vouched for them. */
  companyId: number;
  userType: UserType;
  disabled: boolean;
}

/** By issuer and subject, to the letter, and by nothing else. */
export async function personOfIdentity(
  db: Db,
  issuer: string,
  subject: string,
): Promise<KnownPerson | undefined> {
  return row(
    db,
    `select u.id as "userId", i.company_id as "companyId", u.user_type as "userType", u.disabled_at is not null as disabled
     from provider_identity i join user_account u on u.id = i.user_id where i.issuer = $1 and i.subject = $2`,
    [issuer, subject],
  );
}

/** False where somebody has it already. */
export async function insertIdentity(
  tx: Tx,
  { issuer, subject, companyId, userId }: Identity & { userId: number },
): Promise<boolean> {
  const inserted = await run(
    tx,
    `insert into provider_identity (issuer, subject, user_id, company_id) values ($1, $2, $3, $4)
     on conflict (issuer, subject) do nothing`,
    [issuer, subject, userId, companyId],
  );
  return inserted > 0;
}

export async function noteUse(tx: Tx, issuer: string, subject: string): Promise<void> {
  await run(tx, 'update provider_identity set used_at = now() where issuer = $1 and subject = $2', [
    issuer,
    subject,
  ]);
}

export interface OwnIdentityRow {
  issuer: string;
  companyId: number;
  companyName: string;
  linkedAt: string;
  usedAt: string;
}

export async function identitiesOf(db: Db, userId: number): Promise<OwnIdentityRow[]> {
  return rows(
    db,
    `select i.issuer, i.company_id as "companyId", c.name as "companyName", i.linked_at as "linkedAt", i.used_at as "usedAt"
     from provider_identity i join company c on c.id = i.company_id where i.user_id = $1 order by i.linked_at, i.subject`,
    [userId],
  );
}

/** Memberships of somebody, with whether the company is the one asked about. */
export interface Belonging {
  companyId: number;
  role: MemberRole;
  verified: boolean;
}

export async function belongings(tx: Tx, userId: number): Promise<Belonging[]> {
  return rows(
    tx,
    'select company_id as "companyId", role, verified from company_user where user_id = $1 order by id',
    [userId],
  );
}

/** Whether a username is free. */
export async function isUsernameTaken(tx: Tx, username: string): Promise<boolean> {
  return (await row(tx, 'select from user_account where lower(username) = $1', [username])) !== undefined;
}

/** The account whose address it is, as its holder has proved; at most one has. One that only keeps a visitor's alerts is nobody's. */
export async function provedHolderOf(
  tx: Tx,
  email: string,
): Promise<{ userId: number; userType: UserType; disabled: boolean } | undefined> {
  return row(
    tx,
    `select u.id as "userId", u.user_type as "userType", u.disabled_at is not null as disabled
     from user_account u where lower(u.email) = lower($1) and u.email_confirmed_at is not null and not (${isMadeForAlerts})`,
    [email],
  );
}

/** Makes logouts and sign-ins of one provider wait for each other. */
export async function lockIssuer(tx: Tx, issuer: string): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('provider ' || $1, 0))`, [issuer]);
}

export interface ProviderSession {
  issuer: string;
  subject: string;
  providerSid: string | null;
}

/** Says which session a provider has opened, by our own id of it. */
export async function insertProviderSession(
  tx: Tx,
  sid: string,
  { issuer, subject, providerSid }: ProviderSession,
): Promise<void> {
  await run(
    tx,
    `insert into provider_session (session_id, issuer, subject, provider_sid)
     select id, $2, $3, $4 from session where sid = $1`,
    [sid, issuer, subject, providerSid],
  );
}

/** Who signs in anew there may have another session there than before: a logout of that one means this session from now on. */
export async function updateProviderSession(
  tx: Tx,
  sessionId: number,
  { issuer, subject, providerSid }: ProviderSession,
): Promise<void> {
  await run(
    tx,
    'update provider_session set provider_sid = $4 where session_id = $1 and issuer = $2 and subject = $3',
    [sessionId, issuer, subject, providerSid],
  );
}

/** Whether a logout was heard that means a session of which the provider spoke at `issuedAt`. */
export async function hasLoggedOut(
  tx: Tx,
  { issuer, subject, providerSid }: ProviderSession,
  issuedAt: Date,
): Promise<boolean> {
  const found = await row(
    tx,
    `select from provider_logout where issuer = $1
       and (provider_sid = $3 or (provider_sid is null and subject = $2 and issued_at >= $4)) limit 1`,
    [issuer, subject, providerSid, issuedAt],
  );
  return found !== undefined;
}

export interface Logout {
  issuer: string;
  tokenId: string;
  subject: string | null;
  providerSid: string | null;
  issuedAt: Date;
}

/** False where this very token was heard before. */
export async function insertLogout(tx: Tx, logout: Logout): Promise<boolean> {
  const inserted = await run(
    tx,
    `insert into provider_logout (issuer, token_id, subject, provider_sid, issued_at) values ($1, $2, $3, $4, $5)
     on conflict (issuer, token_id) do nothing`,
    [logout.issuer, logout.tokenId, logout.subject, logout.providerSid, logout.issuedAt],
  );
  return inserted > 0;
}

/** The sessions a logout means: of one session at the provider, or of one person. Only those of the company's own people. */
export async function sessionsMeant(
  tx: Tx,
  { issuer, subject, providerSid }: Omit<Logout, 'tokenId' | 'issuedAt'>,
  companyId: number,
): Promise<{ id: number; userId: number }[]> {
  return rows(
    tx,
    `select s.id, s.user_id as "userId" from provider_session o join session s on s.id = o.session_id
       join provider_identity i on i.issuer = o.issuer and i.subject = o.subject
     where o.issuer = $1 and i.company_id = $4 and ($2::text is null or o.subject = $2) and ($3::text is null or o.provider_sid = $3)`,
    [issuer, subject, providerSid, companyId],
  );
}

/**
 * The account that this company's provisioning has made for somebody of its provider's, and that nobody has come into yet: known by
 * their number there, or by an address that the provider has proved. Whoever could have made themselves at home in it is not found so.
 */
export async function awaitingAccount(
  tx: Tx,
  companyId: number,
  { subject, objectId, email }: { subject: string; objectId: string | null; email: string | null },
): Promise<KnownPerson | undefined> {
  return row(
    tx,
    `select u.id as "userId", p.company_id as "companyId", u.user_type as "userType", u.disabled_at is not null as disabled
     from provisioned_user p join user_account u on u.id = p.user_id
     where p.company_id = $1 and p.made_here and u.password is null
       and (p.external_id in ($2, $3) or (lower(p.email) = lower($4) and lower(u.email) = lower($4)))
       and not exists (select from provider_identity i where i.user_id = u.id)
       and not exists (select from passkey k where k.user_id = u.id)
     order by p.external_id in ($2, $3) desc nulls last, p.id limit 1 for update of u`,
    [companyId, subject, objectId, email],
  );
}

/** Notes that a provider has proved somebody's address; not where another account has proved it before. */
export async function confirmByProvider(tx: Tx, userId: number, email: string): Promise<void> {
  await lockAddress(tx, email);
  const toConfirm = 'id = $1 and lower(email) = lower($2) and email_confirmed_at is null';
  if (!(await row(tx, `select from user_account where ${toConfirm}`, [userId, email]))) return;
  await takeOverAlerts(tx, email, userId);
  await run(
    tx,
    `update user_account u set email_confirmed_at = now(), email_trusted_until = null
     where ${toConfirm}
       and not exists (select from user_account o where lower(o.email) = lower($2) and o.id <> u.id and o.email_confirmed_at is not null)`,
    [userId, email],
  );
}
