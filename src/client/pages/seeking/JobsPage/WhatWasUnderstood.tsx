import { Link } from 'react-router';
import { writeSearch, type JobSearch } from '#client/features/jobs/job-search.ts';
import type { Understood } from '#client/features/jobs/use-job-results.ts';
import { paths } from '#client/paths.ts';
import { asTyped } from './as-typed.ts';
import styles from './WhatWasUnderstood.module.css';

/** Says so where a slip was put right, with a way back to the words as typed; or what quoted words perhaps meant. */
export function WhatWasUnderstood({ search, understood }: { search: JobSearch; understood: Understood }) {
  const { corrected, proposed } = understood;
  const to = (words: string) => paths.jobs + writeSearch({ ...search, search: words, pages: 1 });
  if (corrected)
    return (
      <p className={styles.line}>
        Showing results for{' '}
        <strong dir="auto" className={styles.words}>
          {corrected}
        </strong>
        .{' '}
        <Link to={to(asTyped(search.search, corrected))} className={styles.way}>
          Search for <bdi>{search.search}</bdi> as typed
        </Link>
      </p>
    );
  if (proposed)
    return (
      <p className={styles.line}>
        Did you mean{' '}
        <Link to={to(proposed)} className={styles.way}>
          <bdi>{proposed}</bdi>
        </Link>
        ?
      </p>
    );
  return null;
}
