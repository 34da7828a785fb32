/** Says of an address that everything is wanted, also where the screen would open with a view. */
export const everything = { view: 'all' };

/** The filters of an address as they are kept: each once, in one order. */
export function filtersOf(params: URLSearchParams): string {
  const sorted = new URLSearchParams(params);
  sorted.delete('view');
  sorted.sort();
  return sorted.toString();
}

export function sameFilters(one: string, other: string): boolean {
  return filtersOf(new URLSearchParams(one)) === filtersOf(new URLSearchParams(other));
}
