import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import type { VisitorsSearch } from '#contract/visitor-pages.ts';
import { visitorFields } from '#domain/fields/visitors.ts';
import { addressPairs } from '#domain/search-filters.ts';
import styles from './AskForAlert.module.css';

/** New jobs of a search by mail, asked for where one has looked through those there are. */
export function AskForAlert({ search: { filters } }: { search: Pick<VisitorsSearch, 'filters'> }) {
  const isAll = addressPairs(filters).length === 0;
  return (
    <section className={styles.panel} aria-labelledby="new-by-mail">
      <h2 id="new-by-mail">{isAll ? 'New jobs by email' : 'New jobs like these by email'}</h2>
      <p>Every morning there are any. No account needed, and each email ends it with one click.</p>
      <form method="post" action={paths.newAlert} className={styles.form}>
        <input type="hidden" name="search" value={new URLSearchParams(addressPairs(filters)).toString()} />
        <label htmlFor="alert-email" className="visually-hidden">
          {visitorFields.email.label}
        </label>
        <input
          id="alert-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          maxLength={visitorFields.email.max}
          required
        />
        <Button type="submit">Email me new jobs</Button>
      </form>
    </section>
  );
}
