import type { Db } from '#server/db/query.ts';
import { oneRow, rows } from '#server/db/query.ts';

/** Numbers that were passed while nothing was committed under them: it may still be, or never. */
export interface Gap {
  first: number;
  last: number;
}

/** So many events are read at once. */
export const mostAtOnce = 1_000;
/** No transaction may stay open as long. */
export const longestOpenMs = 120_000;
const longestOpen = `interval '${longestOpenMs} milliseconds'`;
/** Transactions that are open when somebody begins to listen have taken their numbers among so many; where little happens, among few. */
const [many, few] = [20_000, 500];

/** Up to where there are events, and what below may still be committed. */
export async function whereEventsStand(db: Db): Promise<{ through: number; gaps: Gap[] }> {
  return oneRow(
    db,
    `with recent as (
       select id, happened_at, lead(id) over (order by id desc) as before from (
         select id, happened_at from event order by id desc limit (
           select case when exists (
             select from (select happened_at from event order by id desc offset ${few} limit 1) e where happened_at > now() - ${longestOpen}
           ) then ${many} else ${few} + 1 end)
       ) last
     )
     select coalesce((select max(id) from recent), 0) as through,
       (select coalesce(jsonb_agg(jsonb_build_object('first', before + 1, 'last', id - 1)), '[]')
        from recent where before < id - 1 and happened_at > now() - ${longestOpen}) as gaps`,
  );
}

/** What is there beyond a number, at most `mostAtOnce`, and in the gaps below, in the order of the numbers; and the last there is. */
export async function newEventIds(
  db: Db,
  through: number,
  gaps: readonly Gap[],
): Promise<{ ids: number[]; last: number }> {
  const found = await rows<{ id: number; last: number }>(
    db,
    `with found as (
       (select id from event where id > $1::bigint order by id limit ${mostAtOnce})
       union all
       select e.id from unnest($2::bigint[], $3::bigint[]) as gap (first, last)
       cross join lateral (select id from event where id between gap.first and gap.last order by id limit ${mostAtOnce}) e
     )
     select f.id, l.last from (select coalesce(max(id), 0) as last from event) l left join found f on true order by f.id`,
    [through, gaps.map(({ first }) => first), gaps.map(({ last }) => last)],
  );
  return { ids: found.flatMap(({ id }) => id ?? []), last: found[0]?.last ?? 0 };
}
