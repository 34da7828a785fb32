import type { Db } from '#server/db/query.ts';
import { zoneOfPerson } from '#server/db/time-zones.ts';
import { run } from '#server/db/query.ts';

type View = readonly [seen: number, viewer: number];

export async function insertJobViews(db: Db, views: readonly View[]): Promise<void> {
  await run(
    db,
    `insert into job_view (job_posting_id, viewer_id, viewed_on)
     select j.id, u.id, (now() at time zone c.time_zone)::date from unnest($1::integer[], $2::integer[]) as view (job_id, user_id)
     join job_posting j on j.id = view.job_id join company c on c.id = j.company_id join user_account u on u.id = view.user_id
     on conflict do nothing`,
    columns(views),
  );
}

export async function insertProfileViews(db: Db, views: readonly View[]): Promise<void> {
  await run(
    db,
    `insert into profile_view (profile_id, viewer_id, viewed_on)
     select p.id, u.id, (now() at time zone ${zoneOfPerson('s')})::date from unnest($1::integer[], $2::integer[]) as view (seeker_id, user_id)
     join job_seeker_profile p on p.user_id = view.seeker_id join user_account s on s.id = view.seeker_id join user_account u on u.id = view.user_id
     on conflict do nothing`,
    columns(views),
  );
}

function columns(views: readonly View[]): [number[], number[]] {
  return [views.map(([seen]) => seen), views.map(([, viewer]) => viewer)];
}
