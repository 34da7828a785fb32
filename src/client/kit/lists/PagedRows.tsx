import { useEffect, useRef, type ReactNode } from 'react';
import { Rows } from './Rows.tsx';
import type { Page } from '#client/api/call.ts';
import { announce } from '#client/ui/announcer.ts';
import { Button } from '#client/ui/Button.tsx';
import styles from './PagedRows.module.css';

interface Props<Row> {
  /** What useApiPages answers. */
  query: {
    data?: { pages: readonly Page<Row>[] };
    error: Error | null;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** What is listed: "users". */
  what: string;
  /** How many there are in all, where that is known. */
  total?: number;
  empty: ReactNode;
  /** Draws the rows, as a Table, or each with `data-row`: "Load more" moves the focus to the first new one. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that goes on: its faces, its pages, and how much of it is shown. */
export function PagedRows<Row>({ query, what, total, empty, children }: Props<Row>) {
  const rows = query.data?.pages.flatMap(({ items }) => items);
  const { list, foot, focusNextPage } = useFocusNextPage(rows?.length ?? 0);
  const words = rows && (rows.length ? shown(rows.length, query.hasNextPage, total) : 'Nothing found');
  useAnnouncement(words);
  return (
    <div ref={list}>
      <Rows query={{ ...query, data: rows }} what={what} expected={8} empty={empty}>
        {children}
      </Rows>
      {rows && rows.length > 0 && (
        <div className={styles.foot}>
          {query.hasNextPage && (
            <Button
              pending={query.isFetchingNextPage}
              pendingLabel="Loading…"
              onClick={() => {
                focusNextPage();
                void query.fetchNextPage();
              }}
            >
              Load more
            </Button>
          )}
          <p ref={foot} tabIndex={-1} className={styles.shown}>
            {words}
          </p>
          {query.isFetchNextPageError && (
            <p role="alert" className={styles.failure}>
              {query.error?.message}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function shown(count: number, more: boolean, total: number | undefined): string {
  if (!more) return `${count.toLocaleString('en')} total`;
  return `${count.toLocaleString('en')} ${total ? `of ${total.toLocaleString('en')} ` : ''}shown`;
}

/** Says how many there are whenever that changes: not on the first load, which the page's title announces. */
function useAnnouncement(words: string | undefined): void {
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (words === undefined) return;
    if (said.current !== undefined && said.current !== words) announce(words);
    said.current = words;
  }, [words]);
}

/**
 * After `focusNextPage`, the first row of the next page gets the focus when it arrives, so that one reads on where one stopped;
 * where none is found, the foot: the button may have gone with the last page.
 */
function useFocusNextPage(length: number) {
  const list = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLParagraphElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || from.current >= length) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('tbody > tr, [data-row]');
    const row = rows?.[from.current] ?? foot.current;
    from.current = undefined;
    if (!row) return;
    row.tabIndex = -1;
    row.focus();
  }, [length]);
  return {
    list,
    foot,
    focusNextPage: () => {
      from.current = length;
    },
  };
}
