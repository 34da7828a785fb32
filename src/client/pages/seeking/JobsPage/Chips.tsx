import { useRef } from 'react';
import { withoutFilters, type JobSearch } from '#client/features/jobs/job-search.ts';
import type { ChangeSearch } from '#client/features/jobs/use-job-search.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Chips.module.css';
import type { ChosenFilter } from './chosen-filters.ts';

interface Props {
  search: JobSearch;
  filters: readonly ChosenFilter[];
  change: ChangeSearch;
}

/** The filters in use, each with a way to take it off. */
export function Chips({ search, filters, change }: Props) {
  const list = useRef<HTMLUListElement>(null);
  if (!filters.length) return null;
  return (
    <div className={styles.line}>
      <ul ref={list} className={styles.chips} aria-label="Filters in use">
        {filters.map(({ label, without }, index) => (
          <li key={label} className={styles.place}>
            <button
              type="button"
              className={styles.chip}
              aria-label={`Remove filter: ${label}`}
              onClick={() => {
                // Its place is taken by the next: the focus stays in the row.
                const buttons = list.current?.querySelectorAll('button');
                (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
                change(without);
              }}
            >
              <span dir="auto" className={styles.label}>
                {label}
              </span>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="compact" onClick={() => change(withoutFilters(search))}>
        Clear all
      </Button>
    </div>
  );
}
