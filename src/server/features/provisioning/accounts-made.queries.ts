import type { MemberRole, UserType } from '#domain/people.ts';
import type { Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';
import { isManager } from '#server/features/companies/companies.queries.ts';

/** Whose an account is, as far as a company that provisions it needs to know. */
export interface AccountStanding {
  userType: UserType;
  email: string | null;
  /** Whether its owner has anything here beside this company: another one, applications, a profile, a post of the platform's. */
  elsewhere: boolean;
}

/** Locks the account, so that what is found holds until it is acted upon. */
export async function accountStanding(
  tx: Tx,
  companyId: number,
  userId: number,
): Promise<AccountStanding | undefined> {
  return row(
    tx,
    `select u.user_type as "userType", u.email,
       u.user_type in ('job_seeker', 'admin')
         or exists (select from company_user m where m.user_id = u.id and m.company_id <> $1)
         or exists (select from application a where a.job_seeker_id = u.id)
         or exists (select from job_seeker_profile p where p.user_id = u.id) as elsewhere
     from user_account u where u.id = $2 for no key update of u`,
    [companyId, userId],
  );
}

/** What an account does, where it is the company's own: who recruits or hires sees other screens. */
export async function setWork(tx: Tx, userId: number, work: UserType): Promise<void> {
  await run(
    tx,
    'update user_account set user_type = $2, updated_at = now() where id = $1 and user_type <> $2',
    [userId, work],
  );
}

/** Nobody signs in with it again; its address, and who they are at the company's provider, is free for whoever comes next. */
export async function closeAccount(tx: Tx, userId: number): Promise<void> {
  await run(tx, 'delete from provider_identity where user_id = $1', [userId]);
  await run(
    tx,
    `update user_account set email = null, email_confirmed_at = null, email_trusted_until = null, pending_email = null, password = null, disabled_at = coalesce(disabled_at, now()), updated_at = now()
     where id = $1`,
    [userId],
  );
}

/** What decides whether an account that is there already may be a company's to let in. */
export interface LinkFacts {
  userType: UserType;
  disabled: boolean;
  /** A verified member of this company, as what, or of another one. */
  role: MemberRole | null;
  elsewhere: boolean;
  /** Whether they were a member of this company once and are no more: an address may have another holder by now. */
  left: boolean;
  provisioned: boolean;
  /** Whether the company has an admin who can sign in, and is neither this one nor provisioned. */
  adminBeside: boolean;
}

export async function linkFacts(tx: Tx, companyId: number, userId: number): Promise<LinkFacts | undefined> {
  return row(
    tx,
    `select u.user_type as "userType", u.disabled_at is not null as disabled,
       (select m.role from company_user m where m.user_id = u.id and m.company_id = $1 and m.verified) as role,
       exists (select from company_user m where m.user_id = u.id and m.company_id <> $1 and m.verified) as elsewhere,
       exists (select from audit_log l where l.subject = 'company' and l.subject_id = $1 and l.action = 'membership.ended'
         and l.details @> jsonb_build_object('userId', u.id)) as left,
       exists (select from provisioned_user p where p.company_id = $1 and p.user_id = u.id) as provisioned,
       exists (select from company_user m where m.company_id = $1 and m.user_id <> u.id and ${isManager}
         and not exists (select from provisioned_user p where p.company_id = $1 and p.user_id = m.user_id)) as "adminBeside"
     from user_account u where u.id = $2 for no key update of u`,
    [companyId, userId],
  );
}
