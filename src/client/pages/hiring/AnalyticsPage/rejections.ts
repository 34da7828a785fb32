import { statusLabel } from '#domain/application-status.ts';
import type { Analytics } from './Figures.tsx';

type Rejections = Analytics['rejections'];

/** By what rejections are counted. */
export const rejectionViews = ['reason', 'job', 'step'] as const;
export type RejectionView = (typeof rejectionViews)[number];

export interface Counted {
  name: string;
  count: number;
  /** For how many of them a reason was given, and the one given most. */
  reason: string | null;
}

/** Rejections by reason, job or step, the most first; of a job or step with the reason that was given most. */
export function rejectionsBy(view: RejectionView, rejections: Rejections): Counted[] {
  const groups = Map.groupBy(rejections, (row) => keyOf(view, row));
  return [...groups.values()]
    .map((rows) => ({
      name: nameOf(view, rows[0]),
      count: rows.reduce((sum, { count }) => sum + count, 0),
      reason: view === 'reason' ? null : mostGiven(rows),
    }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

export const noReason = 'No reason';

/** "Screening", or "Screening, Phone call". */
export function placeOf({ status, step }: Pick<Rejections[number], 'status' | 'step'>): string {
  return step ? `${statusLabel[status]}, ${step}` : statusLabel[status];
}

function keyOf(view: RejectionView, row: Rejections[number]): string | number {
  if (view === 'job') return row.jobId;
  return view === 'reason' ? (row.reason ?? noReason) : placeOf(row);
}

function nameOf(view: RejectionView, row: Rejections[number] | undefined): string {
  if (!row) return '';
  if (view === 'job') return row.jobTitle;
  return view === 'reason' ? (row.reason ?? noReason) : placeOf(row);
}

function mostGiven(rows: Rejections): string | null {
  const given = rejectionsBy(
    'reason',
    rows.filter(({ reason }) => reason !== null),
  );
  return given[0]?.name ?? null;
}
