import { matches } from '#domain/limits.ts';
import { termsOf } from '#matching/engine.ts';
import type { JobFeatures } from '#matching/features/features.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface FoundCandidate {
  id: number;
  profileId: number;
  name: string;
  title: string | null;
  location: string | null;
  skills: string[];
}

/** So many of the people each term brings up: what bounds the work, however many there are. */
const perTerm = 300;

/**
 * Job seekers who want to be found and have something in common with a job, those with most in common first: an index
 * brings them up, and the engine calculates the rest. Who has applied for it is among its applicants.
 */
export async function broughtUpBy(db: Db, jobId: number, job: JobFeatures): Promise<FoundCandidate[]> {
  const wanted = termsOf(job);
  return rows(
    db,
    `with brought_up as (
       select t.profile_id as id, sum(t.weight * wanted.weight) as weight
       from unnest($2::integer[], $3::integer[]) as wanted (term, weight)
       cross join lateral (
         select profile_id, weight from profile_term where term = wanted.term order by profile_id desc limit ${perTerm}
       ) t
       group by t.profile_id
     )
     select u.id, p.id as "profileId",
       ${personName('u')} as name,
       p.title, p.location, p.skills
     from brought_up b join job_seeker_profile p on p.id = b.id join user_account u on u.id = p.user_id
     where p.discoverable and p.matching and u.disabled_at is null
       and not exists (select from hidden_from h join job_posting j on j.company_id = h.company_id where j.id = $1 and h.user_id = u.id)
       and not exists (select from application a where a.job_posting_id = $1 and a.job_seeker_id = u.id)
     order by b.weight desc, b.id desc limit ${matches.ranked}`,
    [jobId, wanted.map(({ term }) => term), wanted.map(({ weight }) => weight)],
  );
}
