/** How many there are of each status, and of all, from those that there are any of. */
export function countsByStatus<Status extends string>(
  statuses: readonly Status[],
  counted: readonly { status: Status; count: number }[],
): Record<Status | 'all', number> {
  const of = (status: Status) => counted.find((one) => one.status === status)?.count ?? 0;
  const counts = Object.fromEntries(statuses.map((status) => [status, of(status)]));
  // The cast: Object.fromEntries forgets which keys it made.
  return { all: counted.reduce((sum, { count }) => sum + count, 0), ...counts } as Record<
    Status | 'all',
    number
  >;
}
