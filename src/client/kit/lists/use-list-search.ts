import { useSearchParams } from 'react-router';
import { currentSearchParams } from './current-search-params.ts';

/** How many rows such a list begins with, and how many more are fetched at a time. */
export const pageSize = 25;

interface ListSearch<Value extends string> {
  /** What was typed; '' where nothing was. */
  text: string;
  /** The chosen value of the list's one filter. */
  filter?: Value;
}

export type ChangeListSearch<Value extends string> = (
  part: Partial<ListSearch<Value>>,
  /** Typing is no step one goes back from; choosing is. */
  how?: 'replace',
) => void;

const textName = 'search';

/** A list's search and its one filter, both held by the address: `/admin/users?search=shifa&userType=recruiter`. */
export function useListSearch<Value extends string>(name: string, values: readonly Value[]) {
  const [params, setParams] = useSearchParams();
  const read = (from: URLSearchParams) => readListSearch(from, name, values);
  const change: ChangeListSearch<Value> = (part, how) => {
    const { text, filter } = { ...read(currentSearchParams()), ...part };
    const next = new URLSearchParams();
    if (text) next.set(textName, text);
    if (filter) next.set(name, filter);
    setParams(next, { replace: how === 'replace' });
  };
  return { search: read(params), change };
}

export function readListSearch<Value extends string>(
  from: URLSearchParams,
  name: string,
  values: readonly Value[],
): ListSearch<Value> {
  return { text: from.get(textName) ?? '', filter: values.find((value) => value === from.get(name)) };
}
