import type { FactorStanding } from '#domain/second-factor.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row } from '#server/db/query.ts';

/** SQL for whether an account has a second factor that is in use. */
export const hasFactor = (
  account: string,
): string => `(exists (select from passkey p where p.user_id = ${account}.id)
  or exists (select from authenticator a where a.user_id = ${account}.id and a.confirmed_at is not null))`;

/** SQL for the FactorStanding of an account. */
export const factorStanding = (
  account: string,
): string => `(select jsonb_build_object('has', ${hasFactor(account)},
   'ofEverybody', coalesce(o.second_factor_of_everybody, false), 'ofAdmins', coalesce(o.second_factor_of_admins, false), 'ofCompanyAdmins', coalesce(o.second_factor_of_company_admins, false),
   'ofStaffIn', coalesce((select jsonb_agg(m.company_id) from company_user m join company_settings s on s.company_id = m.company_id
                          where m.user_id = ${account}.id and m.verified and s.second_factor), '[]'))
   from (values (1)) as somebody left join operator o on true)`;

/** What somebody has beside their password, all of it. */
export interface OwnFactors {
  passkeys: number;
  authenticator: boolean;
  recoveryCodes: number;
}

export async function factorsOf(db: Db, userId: number): Promise<OwnFactors> {
  const found = await row<OwnFactors>(
    db,
    `select (select count(*) from passkey where user_id = $1) as passkeys,
            exists (select from authenticator where user_id = $1 and confirmed_at is not null) as authenticator,
            (select count(*) from recovery_code where user_id = $1 and used_at is null) as "recoveryCodes"`,
    [userId],
  );
  return found ?? { passkeys: 0, authenticator: false, recoveryCodes: 0 };
}

/** Somebody whose factors are about to change: two changes of one account's wait for each other. */
export async function lockBearer(tx: Tx, userId: number): Promise<void> {
  await row(tx, 'select from user_account where id = $1 for no key update', [userId]);
}

export async function standingOf(db: Db, userId: number): Promise<FactorStanding | undefined> {
  const found = await row<{ factor: FactorStanding }>(
    db,
    `select ${factorStanding('u')} as factor from user_account u where u.id = $1`,
    [userId],
  );
  return found?.factor;
}
