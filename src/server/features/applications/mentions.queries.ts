import type { Mention } from '#domain/mentions.ts';
import type { MemberRole, UserType } from '#domain/people.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface MentionedRow extends Mention {
  /** Whether they are still with the company. */
  here: boolean;
}

/** Everybody ever mentioned in the notes on `application a`, for a job `j`; a column of the application's row. */
export const everMentioned = `coalesce((
  select json_agg(json_build_object('userId', w.id, 'name', ${personName('w')},
    'here', w.disabled_at is null and exists (select from company_user m where m.company_id = j.company_id and m.user_id = w.id and m.verified)))
  from application_mention n join user_account w on w.id = n.user_id where n.application_id = a.id), '[]')`;

export interface ColleagueRow extends Mention {
  userType: UserType;
  role: MemberRole;
}

/** A company's verified members who can sign in, by name. */
export async function verifiedMembersOf(db: Db, companyId: number): Promise<ColleagueRow[]> {
  return rows(
    db,
    `select u.id as "userId", ${personName('u')} as name, u.user_type as "userType", m.role
     from company_user m join user_account u on u.id = m.user_id
     where m.company_id = $1 and m.verified and u.disabled_at is null order by lower(${personName('u')}), u.id`,
    [companyId],
  );
}

/** Remembers who is mentioned. Answers who never was before. */
export async function insertMentions(
  tx: Tx,
  applicationId: number,
  { userIds, by }: { userIds: readonly number[]; by: number },
): Promise<number[]> {
  const inserted = await rows<{ userId: number }>(
    tx,
    `insert into application_mention (application_id, user_id, mentioned_by) select $1, id, $3 from unnest($2::integer[]) as id
     on conflict do nothing returning user_id as "userId"`,
    [applicationId, userIds, by],
  );
  return inserted.map(({ userId }) => userId);
}
