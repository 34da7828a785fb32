import { isConfirmed } from '#server/addresses/may-be-mailed.queries.ts';
import type { MemberRole, UserType } from '#domain/people.ts';
import type { FactorStanding } from '#domain/second-factor.ts';
import { morning } from '#domain/notifications.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { zoneOfPerson } from '#server/db/time-zones.ts';
import { factorStanding } from './factors/standing.queries.ts';
import { mailLater } from '#server/features/notifications/notifications.queries.ts';

export interface AccountRow {
  id: number;
  username: string;
  email: string | null;
  emailConfirmed: boolean;
  pendingEmail: string | null;
  firstName: string | null;
  lastName: string | null;
  userType: UserType;
  profileImageUrl: string | null;
  portrait: string | null;
  profileCompleted: boolean;
  timeZone: string | null;
  hasPassword: boolean;
  passwordChangedAt: string | null;
  createdAt: string;
  updatedAt: string;
  factor: FactorStanding;
  memberships: {
    companyId: number;
    companyName: string;
    companyVerified: boolean;
    companySuspended: boolean;
    role: MemberRole;
    verified: boolean;
    applicationDeadlineDays: number;
    timeZone: string;
  }[];
}

export async function accountById(db: Db, id: number): Promise<AccountRow | undefined> {
  return row<AccountRow>(
    db,
    `select u.id, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName", u.user_type as "userType",
            ${isConfirmed('u')} as "emailConfirmed", u.pending_email as "pendingEmail",
            u.profile_image_url as "profileImageUrl", (select key from picture where user_id = u.id) as portrait, u.profile_completed as "profileCompleted", u.time_zone as "timeZone",
            u.password is not null as "hasPassword", case when u.password is not null then u.password_changed_at end as "passwordChangedAt",
            u.created_at as "createdAt", u.updated_at as "updatedAt", ${factorStanding('u')} as factor,
            coalesce((select json_agg(json_build_object(
                        'companyId', c.id, 'companyName', c.name, 'companyVerified', c.verified_at is not null,
                        'companySuspended', c.suspended_at is not null, 'role', m.role, 'verified', m.verified,
                        'applicationDeadlineDays', s.application_deadline_days, 'timeZone', c.time_zone) order by m.verified desc, m.id)
                      from company_user m join company c on c.id = m.company_id join company_settings s on s.company_id = c.id
                      where m.user_id = u.id), '[]') as memberships
     from user_account u where u.id = $1`,
    [id],
    { prepare: 'account', batched: true },
  );
}

/** Whether an account is for an admin to look after: no key’s, and nobody’s who was brought along or invented and cannot sign in. */
export async function isLookedAfter(db: Db, id: number): Promise<boolean> {
  const found = await row(
    db,
    'select from user_account where id = $1 and not is_key and imported_into is null',
    [id],
  );
  return found !== undefined;
}

/**
 * What signing in needs to know of a name, or of an address that was proved: no name has an @. People who are disabled or have
 * no password cannot.
 */
export async function credentialsOf(
  db: Db,
  name: string,
): Promise<{ id: number; password: string | null } | undefined> {
  const isAddress = name.includes('@');
  return row(
    db,
    isAddress
      ? `select u.id, u.password from user_account u where lower(u.email) = lower($1) and ${isConfirmed('u')} and u.disabled_at is null`
      : 'select id, password from user_account where lower(username) = $1 and disabled_at is null',
    [name],
    { prepare: isAddress ? 'credentials-by-address' : 'credentials-by-name' },
  );
}

export async function passwordOf(db: Db, id: number): Promise<{ password: string | null } | undefined> {
  return row(db, 'select password from user_account where id = $1', [id]);
}

export interface NewAccount {
  username: string;
  password: string | null;
  email: string | null;
  /** Whether whoever makes the account knows that the address is theirs. */
  emailConfirmed?: boolean;
  firstName: string | null;
  lastName: string | null;
  userType: UserType;
}

export async function insertAccount(db: Db, account: NewAccount): Promise<number> {
  const { id } = await oneRow<{ id: number }>(
    db,
    `insert into user_account (username, password, email, first_name, last_name, user_type, email_confirmed_at, password_changed_at)
     values ($1, $2, $3, $4, $5, $6, case when $7 and $3::text is not null then now() end, case when $2::text is not null then now() end) returning id`,
    [
      account.username,
      account.password,
      account.email,
      account.firstName,
      account.lastName,
      account.userType,
      account.emailConfirmed ?? false,
    ],
  );
  return id;
}

/** Makes two changes of one account wait for each other. */
export async function lockAccount(tx: Tx, id: number): Promise<void> {
  await run(tx, 'select from user_account where id = $1 for no key update', [id]);
}

/** undefined leaves a column as it is; null empties it. */
export async function updateNames(
  db: Db,
  id: number,
  changes: { firstName?: string | null | undefined; lastName?: string | null | undefined },
): Promise<void> {
  await run(
    db,
    `update user_account set
       first_name = case when $2 then $3 else first_name end,
       last_name = case when $4 then $5 else last_name end,
       updated_at = now()
     where id = $1`,
    [
      id,
      changes.firstName !== undefined,
      changes.firstName ?? null,
      changes.lastName !== undefined,
      changes.lastName ?? null,
    ],
  );
}

export async function updatePassword(db: Db, id: number, password: string): Promise<void> {
  await run(
    db,
    'update user_account set password = $2, password_changed_at = now(), updated_at = now() where id = $1',
    [id, password],
  );
}

/** Where somebody's clocks are, and were; what is due by them keeps its hour. */
export async function updateTimeZone(tx: Tx, id: number, timeZone: string): Promise<void> {
  const before = await row<{ zone: string }>(
    tx,
    `select ${zoneOfPerson('u')} as zone from user_account u where u.id = $1 for no key update of u`,
    [id],
  );
  await run(tx, 'update user_account set time_zone = $2 where id = $1', [id, timeZone]);
  if (!before || before.zone === timeZone) return;
  await run(
    tx,
    `update saved_search set next_alert_at = (next_alert_at at time zone $2) at time zone $3
     where user_id = $1 and next_alert_at is not null`,
    [id, before.zone, timeZone],
  );
  const moved = await rows<{ userId: number; dueAt: string }>(
    tx,
    `update notification set mail_due_at = (mail_due_at at time zone $2) at time zone $3
     where user_id = $1 and mail_due_at > now() and (mail_due_at at time zone $2)::time = make_time($4, 0, 0)
     returning user_id as "userId", mail_due_at as "dueAt"`,
    [id, before.zone, timeZone, morning.hour],
  );
  await mailLater(tx, moved);
}
