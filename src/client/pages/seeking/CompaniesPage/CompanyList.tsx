import { useRef } from 'react';
import { useApiPages } from '#client/api/use-api.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Button } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { companiesNamed } from './companies-named.ts';
import styles from './CompanyList.module.css';
import { CompanyRow } from './CompanyRow.tsx';

interface Props {
  search: string;
  showAll: () => void;
}

/** The companies found, a page at a time. */
export function CompanyList({ search, showAll }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const found = useApiPages('GET /api/companies', companiesNamed(search), { keepPrevious: true });
  const companies = found.data?.pages.flatMap(({ items }) => items);

  async function loadMore(): Promise<void> {
    const known = companies?.length ?? 0;
    const { isError } = await found.fetchNextPage();
    // The first of the new ones, so that one reads on where one stopped.
    if (!isError) list.current?.children[known]?.querySelector<HTMLElement>('a')?.focus();
  }

  return (
    <>
      <Rows
        query={{ ...found, data: companies }}
        what="companies"
        expected={8}
        rowHeight="4.75rem"
        empty={
          search ? (
            <EmptyState
              title="No company has this name"
              text={`Nothing was found for “${search}”. A part of the name is enough.`}
              action={<Button onClick={showAll}>Show all companies</Button>}
            />
          ) : (
            <EmptyState title="No companies yet" text="Companies appear here once created." />
          )
        }
      >
        {(rows) => (
          <ul ref={list} className={classNames(styles.list, found.isPlaceholderData && styles.passing)}>
            {rows.map((company) => (
              <CompanyRow key={company.id} company={company} />
            ))}
          </ul>
        )}
      </Rows>
      {companies && companies.length > 0 && (
        <div className={styles.foot}>
          {found.hasNextPage && (
            <Button
              pending={found.isFetchingNextPage}
              pendingLabel="Loading…"
              onClick={() => void loadMore()}
            >
              Load more
            </Button>
          )}
          <output className={styles.count}>{said(companies.length, found.hasNextPage)}</output>
          {found.isFetchNextPageError && (
            <p role="alert" className={styles.failure}>
              {found.error?.message}
            </p>
          )}
        </div>
      )}
    </>
  );
}

function said(count: number, more: boolean): string {
  if (more) return `${count.toLocaleString('en')} companies shown`;
  return count === 1 ? '1 company' : `${count.toLocaleString('en')} companies`;
}
