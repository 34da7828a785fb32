import type { JobSummary } from '#contract/api.ts';
import { dashboardRows } from '#domain/limits.ts';

export interface Suggestions {
  jobs: JobSummary[];
  /** What the list is, said openly: no matching stands behind it. */
  lead?: string;
}

/**
 * The first few jobs to look at: those that mention a skill of one's own, taken in turn from what each skill finds, then
 * the newest. Jobs one has applied to are left out.
 */
export function suggest(
  perSkill: readonly (readonly JobSummary[])[],
  newest: readonly JobSummary[],
): Suggestions {
  const wanted = dashboardRows.recommendedJobs;
  const longest = Math.max(0, ...perSkill.map((found) => found.length));
  const inTurn = Array.from({ length: longest }, (_, rank) =>
    perSkill.flatMap((found) => found.slice(rank, rank + 1)),
  );
  const fitting = new Map(
    inTurn
      .flat()
      .filter(isNew)
      .map((job) => [job.id, job]),
  );
  const matched = [...fitting.values()].slice(0, wanted);
  const others = newest.filter((job) => isNew(job) && !fitting.has(job.id)).slice(0, wanted - matched.length);
  return { jobs: [...matched, ...others], lead: leadOf(matched.length, others.length) };
}

function leadOf(matched: number, others: number): string | undefined {
  if (!matched && !others) return undefined;
  if (!matched) return 'The newest jobs.';
  return others
    ? 'Jobs that mention your skills, then the newest.'
    : 'The newest jobs that mention your skills.';
}

function isNew(job: JobSummary): boolean {
  return !job.applied;
}
