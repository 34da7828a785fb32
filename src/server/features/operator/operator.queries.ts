import type { FactorPolicies } from '#domain/second-factor.ts';
import type { Db } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

/** Who runs this installation; null what nobody has said. */
export interface Operator extends FactorPolicies {
  /** Whether visitors are shown jobs. */
  publicJobs: boolean;
  name: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
}

export interface OperatorRow extends Operator {
  changedAt: string | null;
  changedBy: { userId: number; name: string } | null;
}

export async function operatorRow(db: Db, lock: '' | 'for update of o' = ''): Promise<OperatorRow> {
  const found = await row<OperatorRow>(
    db,
    `select o.name, o.email, o.phone, o.address, o.public_jobs as "publicJobs", o.second_factor_of_admins as "secondFactorOfAdmins",
            o.second_factor_of_company_admins as "secondFactorOfCompanyAdmins",
            o.second_factor_of_everybody as "secondFactorOfEverybody", o.changed_at as "changedAt",
            case when u.id is null then null else jsonb_build_object('userId', u.id,
              'name', ${personName('u')}) end as "changedBy"
     from operator o left join user_account u on u.id = o.changed_by ${lock}`,
  );
  if (!found) throw new Error('The table operator has lost its row');
  return found;
}

export async function updateOperator(
  db: Db,
  { name, email, phone, address, publicJobs, ...asks }: Operator,
  by: number | null,
): Promise<void> {
  await run(
    db,
    `update operator set name = $1, email = $2, phone = $3, address = $4, second_factor_of_admins = $5,
       second_factor_of_company_admins = $6, second_factor_of_everybody = $7, changed_at = now(), changed_by = $8, public_jobs = $9`,
    [
      name,
      email,
      phone,
      address,
      asks.secondFactorOfAdmins,
      asks.secondFactorOfCompanyAdmins,
      asks.secondFactorOfEverybody,
      by,
      publicJobs,
    ],
  );
}
