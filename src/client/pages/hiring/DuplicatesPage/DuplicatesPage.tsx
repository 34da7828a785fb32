import { useApi, useApiPages } from '#client/api/use-api.ts';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Decision } from './Decision.tsx';
import styles from './DuplicatesPage.module.css';
import { Pair } from './Pair.tsx';

export const prefetchScreen: PrefetchScreen = () => prefetch('GET /api/company/duplicates', { query: {} });

/** Candidates who look like one person, side by side: somebody decides, and can take it back. */
export function DuplicatesPage() {
  const pairs = useApi('GET /api/company/duplicates', { query: {} }, { staleTime: 0 });
  const decisions = useApiPages(
    'GET /api/company/duplicates/decisions',
    { query: { limit: pageSize } },
    { staleTime: 0 },
  );
  return (
    <>
      <PageBar
        back={{ to: paths.candidates, label: 'All candidates' }}
        title="Possible duplicates"
        lead="Two accounts that look alike. Merging shows them as one person, in your company only; nothing is merged unless you do it."
      />
      <Loaded query={pairs} what="possible duplicates" waiting={<Skeleton height="16rem" />}>
        {(all) =>
          all.length ? (
            <ul className={styles.pairs} aria-label="Possible duplicates">
              {all.map((pair) => (
                <li key={pair.people.map(({ id }) => id).join('-')}>
                  <Pair pair={pair} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              title="No duplicates found"
              text="We only compare mailboxes, names with phone numbers, and résumé files."
            />
          )
        }
      </Loaded>
      <section className={styles.decided} aria-labelledby="decided">
        <h2 id="decided">Past decisions</h2>
        <PagedRows
          query={decisions}
          what="the decisions"
          empty={<p className={styles.none}>Your company hasn’t made any decisions yet.</p>}
        >
          {(rows) => (
            <ul className={styles.rows}>
              {rows.map((decision) => (
                <li key={decision.id} data-row className={styles.row}>
                  <Decision decision={decision} />
                </li>
              ))}
            </ul>
          )}
        </PagedRows>
      </section>
    </>
  );
}
