interface Row {
  id: number;
}

/** Who stands in the place of a row that has left a list: the next one below it that is still there, else above. */
export function inPlaceOf(
  id: number | undefined,
  before: readonly Row[],
  now: readonly Row[],
): number | undefined {
  const there = new Set(now.map((row) => row.id));
  const at = before.findIndex((row) => row.id === id);
  if (at < 0 || id === undefined || there.has(id)) return undefined;
  const isThere = (row: Row) => there.has(row.id);
  return (before.slice(at + 1).find(isThere) ?? before.slice(0, at).findLast(isThere))?.id;
}
