import { Parameters } from '#server/db/parameters.ts';
import { type Db, rows } from '#server/db/query.ts';
import {
  jobsByIds,
  jobSource,
  summaryColumns,
  type VersionedJob,
} from '#server/features/jobs/jobs.queries.ts';
import { publicJob, type Viewer } from '#server/visibility/visible-jobs.queries.ts';

/** A job that was found; with its text, where that was asked for. */
export type FoundJob = VersionedJob & { text?: string | null };

/** So much of the text of a `job_posting j` is looked through for an excerpt. */
export const textToRead = `left(concat_ws(E'\\n', j.description, j.requirements), 8000)`;

/** As `jobsByIds`, those in `withText` with the text that excerpts are cut from: in the same statement, as each takes longer to ask than to answer. */
export async function foundJobs(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
  withText: readonly number[],
): Promise<FoundJob[]> {
  if (!withText.length) return jobsByIds(db, viewer, ids);
  const parameters = new Parameters();
  const wanted = parameters.add(ids);
  const read = parameters.add(withText);
  return rows<FoundJob>(
    db,
    `select ${summaryColumns(viewer, parameters)}, j.xmin::text as version,
            case when j.id = any(${read}::integer[]) then ${textToRead} end as text
     from ${jobSource}
     where j.id = any(${wanted}::integer[]) ${viewer ? '' : `and ${publicJob}`} order by array_position(${wanted}::integer[], j.id)`,
    parameters.values,
    { prepare: `jobs-with-texts-for-${viewer?.userType ?? 'visitor'}` },
  );
}
