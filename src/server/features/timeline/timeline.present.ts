import type { TimelineEntry } from '#contract/api.ts';
import { isForApplicants } from '#domain/timeline.ts';
import type { TimelineRow } from './timeline.queries.ts';

/** A timeline as this viewer may see it: who applied learns what happened to them, not what was said or who of the staff did it. */
export function presentTimeline(
  rows: readonly TimelineRow[],
  { jobSeekerId, decides }: { jobSeekerId: number; decides: boolean },
): TimelineEntry[] {
  return rows
    .filter(({ kind }) => decides || isForApplicants(kind))
    .map(({ key, kind, at, actorId, by, data }) => ({
      key,
      kind,
      at,
      byApplicant: actorId === jobSeekerId,
      ...data,
      ...(decides ? { by } : {}),
    }));
}
