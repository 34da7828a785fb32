import type { FailedTask, Query, TaskQueue } from '#contract/api.ts';
import { type TaskName, taskNames } from '#domain/tasks.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows } from '#server/db/query.ts';
import type { Page } from '#server/http/paging.ts';
import { pageOf, readCursor } from '#server/http/paging.ts';

/** SQL for why a task failed, out of what was kept of it. */
const whyOf = (output: string, at: string) =>
  `jsonb_build_object('at', to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'message', coalesce(${output} ->> 'message', ${output} -> 'value' ->> 'message', 'No reason was kept'), 'where', ${output} ->> 'where')`;

/** How every queue stands, what people notice first. */
export async function queuesNow(db: Db): Promise<TaskQueue[]> {
  return rows(
    db,
    `with counted as (
       select name, count(*) filter (where state < 'active' and start_after <= now())::integer as waiting,
              min(start_after) filter (where state < 'active' and start_after <= now()) as since,
              count(*) filter (where state < 'active' and start_after > now())::integer as later,
              count(*) filter (where state = 'active')::integer as under_way, count(*) filter (where state = 'completed')::integer as done
       from pgboss.job group by name
     ), given_up as (
       select source_name as name, count(*)::integer as failed from pgboss.job where name = 'failed' and state = 'created' group by 1
     ), failure as (
       select distinct on (name) name, ${whyOf('output', 'coalesce(completed_on, started_on, created_on)')} as why
       from pgboss.job where state in ('retry', 'failed') and output is not null order by name, coalesce(completed_on, started_on, created_on) desc
     )
     select q.name, coalesce(c.waiting, 0) as waiting, c.since as "waitingSince", coalesce(c.later, 0) as later, coalesce(c.under_way, 0) as "underWay",
            coalesce(c.done, 0) as done, coalesce(g.failed, 0) as failed, f.why as "lastFailure"
     from pgboss.queue q left join counted c using (name) left join given_up g using (name) left join failure f using (name)
     where q.notify order by array_position($1::text[], q.name)`,
    [taskNames],
  );
}

/** What was given up, the latest first. */
export async function failedTasks(
  db: Db,
  { task, limit, cursor }: Query<'GET /api/admin/background/failed'>,
): Promise<Page<FailedTask>> {
  const parameters = new Parameters();
  const where = [`name = 'failed'`, `state = 'created'`];
  const after = readCursor(cursor, ['time', 'uuid']);
  if (after)
    where.push(
      `(created_on, id::text) < (${parameters.add(after[0])}::timestamptz, ${parameters.add(after[1])})`,
    );
  if (task) where.push(`source_name = ${parameters.add(task)}`);
  const found = await rows<FailedTask>(
    db,
    `select id, source_name as task, coalesce(data, '{}') as about, source_retry_count + 1 as attempts, source_created_on as asked,
            ${whyOf('source_output', 'created_on')} as failure
     from pgboss.job where ${where.join(' and ')} order by created_on desc, id::text desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.failure.at, last.id]);
}

/** A task that was given up and on which nobody has decided, locked until the transaction ends. */
export async function lockFailed(
  tx: Tx,
  id: string,
): Promise<{ task: TaskName; about: { mailId?: number } } | undefined> {
  return row(
    tx,
    `select source_name as task, data as about from pgboss.job where name = 'failed' and id = $1 and state = 'created' for update`,
    [id],
  );
}
