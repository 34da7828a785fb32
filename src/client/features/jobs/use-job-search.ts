import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#client/paths.ts';
import { readSearch, writeSearch, type JobSearch } from './job-search.ts';

/** Changes parts of the search. Choosing is a step one can go back from; typing, and going further down the list, is not. */
export type ChangeSearch = (part: Partial<JobSearch>, how?: 'replace') => void;

/** The search in the address. Any change of it but going further down begins at the top of the list again. */
export function useJobSearch(): { search: JobSearch; change: ChangeSearch } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(params), [params]);
  return {
    search,
    change: (part, how) =>
      void navigate(paths.jobs + writeSearch({ ...search, pages: 1, ...part }), {
        replace: how === 'replace',
      }),
  };
}
