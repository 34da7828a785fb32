import { Link, useLocation } from 'react-router';
import { readSearch, writeSearch } from '#client/features/jobs/job-search.ts';
import { paths } from '#client/paths.ts';
import type { AskedSearch } from '#contract/api.ts';
import { asLiteralWords } from '#domain/filter-words.ts';
import styles from './WhatWasUnderstood.module.css';

/** Says which of the typed words became filters, with a way to search for them as words. */
export function WordsAsFilters({ typed, filters }: { typed: string; filters: AskedSearch['filters'] }) {
  const { search: address } = useLocation();
  if (!filters.length) return null;
  const search = readSearch(new URLSearchParams(address));
  const to = paths.jobs + writeSearch({ ...search, search: asLiteralWords(typed, filters), pages: 1 });
  return (
    <p className={styles.line}>
      {filters.map(({ words, at }, index) => (
        <span key={at}>
          {index > 0 && (index === filters.length - 1 ? ' and ' : ', ')}
          <strong dir="auto" className={styles.words}>
            {words}
          </strong>
        </span>
      ))}{' '}
      {filters.length === 1 ? 'is a filter here.' : 'are filters here.'}{' '}
      <Link to={to} className={styles.way}>
        Search for {filters.length === 1 ? 'it' : 'them'} as words
      </Link>
    </p>
  );
}
