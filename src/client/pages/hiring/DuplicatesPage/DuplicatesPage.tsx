import { useApi, useApiPages } from '#client/api/use-api.ts';
import { prefetch, type PrefetchScreen } from '#client/api/prefetch.ts';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize } from '#client/kit/lists/use-list-search.ts';
import { paths } from '#client/paths.ts';
import { BackLink } from '#client/ui/BackLink.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
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
      <BackLink to={paths.candidates} alone>
        All candidates
      </BackLink>
      <PageHeader
        title="One person twice?"
        lead="These have applied to your company under two accounts that look alike. Merging shows them as one person, to your company only: their accounts, and what other employers see, stay as they are. Nothing is merged unless one of you does it."
      />
      <Loaded query={pairs} what="those who look alike" waiting={<Skeleton height="16rem" />}>
        {(all) =>
          all.length ? (
            <ul className={styles.pairs} aria-label="Candidates who look alike">
              {all.map((pair) => (
                <li key={pair.people.map(({ id }) => id).join('-')}>
                  <Pair pair={pair} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              title="Nobody looks like somebody else"
              text="Compared are the mailbox, the name together with the phone, and the file sent as résumé; never anything else about a person."
            />
          )
        }
      </Loaded>
      <section className={styles.decided} aria-labelledby="decided">
        <h2 id="decided">Decided before</h2>
        <PagedRows
          query={decisions}
          what="the decisions"
          empty={<p className={styles.none}>Nobody of your company has decided about anybody yet.</p>}
        >
          {(rows) => (
            <ul className={styles.rows}>
              {rows.map((decision) => (
                <li key={decision.id} className={styles.row}>
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
