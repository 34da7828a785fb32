import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#client/paths.ts';
import { readSearch, writeSearch, type JobSearch } from './job-search.ts';

/** Changes parts of the search. Choosing is a step one can go back from; typing, and going further down the list, is not. */
export type ChangeSearch = (part: Partial<JobSearch>, how?: 'replace') => void;

/** The search in the address. Any change of it but going further down begins at the top of the list again. */
export function useJobSearch(): { search: JobSearch; change: ChangeSearch } {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const inAddress = useMemo(() => readSearch(new URLSearchParams(address)), [address]);
  // The router follows a moment after a click; a box that is ticked must stay ticked until then.
  const [ahead, setAhead] = useState<{ of: string; search: JobSearch }>();
  if (ahead && ahead.of !== address) setAhead(undefined);
  const search = ahead?.of === address ? ahead.search : inAddress;

  function change(part: Partial<JobSearch>, how?: 'replace'): void {
    const next = { ...search, pages: 1, ...part };
    const query = writeSearch(next);
    if (query === address) return;
    setAhead({ of: address, search: next });
    void navigate(paths.jobs + query, { replace: how === 'replace' });
  }
  return { search, change };
}
