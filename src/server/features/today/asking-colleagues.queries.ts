import type { MemberRole } from '#domain/people.ts';
import { openCompanyId } from '#domain/limits.ts';
import { type Actor, managedCompanies } from '#domain/permissions.ts';
import { todayRowsOfKind } from '#domain/today.ts';
import { type Db, rows } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface AskingColleague {
  id: number;
  name: string;
  at: string;
  companyId: number;
  companyName: string;
  role: MemberRole;
  total: number;
}

/** Who asks to be let into a company that somebody manages. */
export async function askingColleagues(db: Db, actor: Actor): Promise<AskingColleague[]> {
  return rows<AskingColleague>(
    db,
    `select m.user_id as id, ${personName('u')} as name, m.created_at as at, m.company_id as "companyId", c.name as "companyName", m.role,
            count(*) over () as total
     from company_user m join company c on c.id = m.company_id join user_account u on u.id = m.user_id
     where m.company_id = any($1::integer[]) and not m.verified and m.company_id <> $2 and u.disabled_at is null
     order by m.created_at, m.user_id limit $3`,
    [managedCompanies(actor), openCompanyId, todayRowsOfKind],
  );
}
