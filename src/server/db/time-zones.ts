import { defaultTimeZone } from '#domain/deadlines.ts';
import type { Db } from './query.ts';
import { row } from './query.ts';
import { refuse } from '#server/refusal.ts';

/** SQL for the zone of a person, over an alias of `user_account`: their own, else their company's, else where most jobs are. */
export function zoneOfPerson(user: string): string {
  return `coalesce(${user}.time_zone, (select c.time_zone from company_user m join company c on c.id = m.company_id
    where m.user_id = ${user}.id and m.verified order by m.id limit 1), '${defaultTimeZone}')`;
}

/** Refuses a zone that Node knows and this database does not: what ends by it is calculated there. */
export async function refuseUnknownZone(db: Db, timeZone: string): Promise<void> {
  try {
    await row(db, 'select now() at time zone $1 as shown', [timeZone]);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '22023')) throw error;
    const problem = 'Time zone must be one that the database here knows';
    throw refuse.invalid(`${problem}.`, { timeZone: problem });
  }
}
