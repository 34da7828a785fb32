import type { Hire } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import { type Db, rows } from '#server/db/query.ts';
import { type Page, pageOf, readCursor } from '#server/http/paging.ts';
import { personName } from '#server/visibility/person-name.queries.ts';
import { jobsInView } from '#server/visibility/visible-jobs.queries.ts';

export interface HiresAsked {
  from?: string | undefined;
  to?: string | undefined;
  companyId?: number | undefined;
  application?: number | undefined;
  among?: readonly number[] | undefined;
}

/** The offer they accepted last, and the papers handed in for their list. */
const columns = `a.id as "applicationId", a.status_updated_at as "hiredAt",
  json_build_object('userId', u.id, 'name', ${personName('u')}, 'firstName', u.first_name, 'lastName', u.last_name,
    'email', u.email, 'phone', p.phone) as person,
  json_build_object('id', j.id, 'title', j.title, 'department', j.department, 'location', j.location,
    'employmentType', j.employment_type) as job,
  json_build_object('id', c.id, 'name', c.name) as company,
  coalesce(b.start_date, o.start_date) as "startsOn",
  case when o.id is not null then json_build_object('offerId', o.id, 'currency', o.currency, 'basicPay', o.basic_pay,
    'serviceCharge', o.service_charge, 'serviceChargePay', o.service_charge_pay, 'allowances', o.allowances,
    'accommodation', o.accommodation, 'leaveDays', o.leave_days) end as pay,
  coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'size', s.size, 'task', t.title) order by t.day, t.id, f.id)
    from onboarding_task t join onboarding_file h on h.task_id = t.id join file f on f.id = h.file_id join file_blob s on s.sha256 = f.sha256
    where t.onboarding_id = b.id), '[]') as papers`;

const source = `application a
  join job_posting j on j.id = a.job_posting_id
  join company c on c.id = j.company_id
  join user_account u on u.id = a.job_seeker_id
  left join job_seeker_profile p on p.user_id = u.id
  left join onboarding b on b.application_id = a.id
  left join lateral (
    select o.* from offer o where o.application_id = a.id and o.state = 'accepted' order by o.version desc limit 1) o on true`;

export async function hiresPage(
  db: Db,
  actor: Actor,
  { limit, cursor, ...asked }: HiresAsked & { limit: number; cursor?: string | undefined },
): Promise<Page<Hire>> {
  const after = readCursor(cursor, ['time', 'number']);
  const found = await hires(db, actor, asked, { most: limit + 1, after });
  return pageOf(found, limit, ({ hiredAt, applicationId }) => [hiredAt, applicationId]);
}

/** The latest first, at most so many. */
export async function hires(
  db: Db,
  actor: Actor,
  { from, to, companyId, application, among }: HiresAsked,
  { most, after }: { most: number; after?: readonly [string, number] | undefined },
): Promise<Hire[]> {
  const parameters = new Parameters();
  const where = [`a.status = 'hired'`, jobsInView(actor, companyId, parameters)];
  const day = '(a.status_updated_at at time zone c.time_zone)::date';
  if (among) where.push(`a.id = any(${parameters.add(among)}::integer[])`);
  if (application) where.push(`a.id = ${parameters.add(application)}`);
  if (from) where.push(`${day} >= ${parameters.add(from)}::date`);
  if (to) where.push(`${day} <= ${parameters.add(to)}::date`);
  if (after)
    where.push(
      `(a.status_updated_at, a.id) < (${parameters.add(after[0])}::timestamptz, ${parameters.add(after[1])}::integer)`,
    );
  return rows<Hire>(
    db,
    `select ${columns} from ${source} where ${where.join(' and ')}
     order by a.status_updated_at desc, a.id desc limit ${parameters.add(most)}`,
    parameters.values,
  );
}
