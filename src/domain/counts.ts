import { recordOf } from './keys.ts';

/** How many there are of each status, and of all, from those that there are any of. */
export function countsByStatus<Status extends string>(
  statuses: readonly Status[],
  counted: readonly { status: Status; count: number }[],
): Record<Status | 'all', number> {
  const of = (status: Status) => counted.find((one) => one.status === status)?.count ?? 0;
  return recordOf<Status | 'all', number>([...statuses, 'all'], (key) =>
    key === 'all' ? counted.reduce((sum, { count }) => sum + count, 0) : of(key),
  );
}
