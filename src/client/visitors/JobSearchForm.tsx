import type { ReactNode } from 'react';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { limits } from '#domain/limits.ts';
import { addressNames } from '#domain/search-filters.ts';
import styles from './JobSearchForm.module.css';

interface Props {
  /** The page that shows what was found. */
  action?: string;
  placeholder?: string;
  /** What was searched for. */
  words?: string;
  /** Filters that stay, as hidden fields. */
  children?: ReactNode;
}

/** A search for jobs as a plain form: pressing Enter, or the button, asks for the page with what was found. */
export function JobSearchForm({
  action = paths.jobs,
  placeholder = 'Title, skill, company or atoll',
  words = '',
  children,
}: Props) {
  return (
    <search>
      <form action={action} className={styles.form}>
        <label className={styles.field}>
          <span className="visually-hidden">Search jobs</span>
          <Icon name="search" />
          <input
            type="search"
            name={addressNames.search}
            defaultValue={words}
            maxLength={limits.search}
            placeholder={placeholder}
            enterKeyHint="search"
            dir="auto"
          />
        </label>
        {children}
        <Button type="submit" variant="primary">
          Search
        </Button>
      </form>
    </search>
  );
}
