import { sortLabel, sortsFor, usualSort, type JobSearch } from '#client/features/jobs/job-search.ts';
import type { ChangeSearch } from '#client/features/jobs/use-job-search.ts';
import { useMatching } from '#client/features/matches/use-matching.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import styles from './SortChoice.module.css';

/** The order of the list. */
export function SortChoice({ search, change }: { search: JobSearch; change: ChangeSearch }) {
  const matched = useMatching() ?? search.sort === 'match';
  const sorts = sortsFor(search, matched);
  const chosen = search.sort && sorts.includes(search.sort) ? search.sort : usualSort(search);
  return (
    <Field label="Sort by" className={styles.sort}>
      <Select
        value={chosen}
        options={sorts.map((sort) => ({ value: sort, label: sortLabel[sort] }))}
        onChange={({ target }) => change({ sort: sorts.find((sort) => sort === target.value) })}
      />
    </Field>
  );
}
