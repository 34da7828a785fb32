import type { SearchFilters } from './search-filters.ts';

/** Filters that some of the typed words stand for, and where these stand. */
export interface FilterWords {
  /** As they were typed. */
  words: string;
  at: number;
  end: number;
  filters: Pick<
    SearchFilters,
    'employmentType' | 'experienceLevel' | 'location' | 'postedWithinDays' | 'salaryMin' | 'salaryCurrency'
  >;
}

/** What somebody typed, taken apart: filters, and the words that are left to search for. */
export interface AskedSearch {
  search: string;
  filters: readonly FilterWords[];
}

/**
 * Whether words that stand for filters may be among those typed: most searches have none, and need not be read for them.
 * "In", "near" and the like name places; figures name pay and times.
 */
export function mayHoldFilters(typed: string): boolean {
  return triggers.test(typed);
}

const triggers =
  /(?<![\p{L}\p{N}])(?:in|near|nearby|around|close|next|within|at|on|part|full|parttime|fulltime|remote|remotely|home|wfh|work|jobs?|internships?|freelanc\p{L}+|temporary|seasonal|fixed|short|zero|contract|weekends?|evenings?|saturdays?|sundays?|no|without|not|entry|mid|middle|senior|manager|management|director|freshers?|beginners|first|school|leavers|today|yesterday|week|month|weeks|days?|hours?|over|above|more|least|min|minimum|paying|pays?|salary|earn\p{L}*|wages?|\+)(?![\p{L}\p{N}])|\d/iu;

/** What was typed with the words of its filters in quotation marks: to be searched for as they stand. */
export function asLiteralWords(typed: string, filters: readonly FilterWords[]): string {
  let text = typed;
  for (const { at, end } of filters.toSorted((a, b) => b.at - a.at)) {
    const words = text.slice(at, end).replaceAll('"', '').trim();
    text = `${text.slice(0, at)}"${words}"${text.slice(end)}`;
  }
  return text;
}
