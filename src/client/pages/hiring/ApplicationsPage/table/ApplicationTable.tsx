/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows stand each at its place: drawn so, the elements of a table lose what they mean */
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '#client/api/session.ts';
import type { useApiPages } from '#client/api/use-api.ts';
import type { ListContext } from '#client/features/applications/list-context.ts';
import { MoveMany } from '#client/features/applications/many/MoveMany.tsx';
import { isTooMany } from '#client/features/applications/many/too-many.ts';
import { useMovesOfMany } from '#client/features/applications/many/use-moves-of-many.ts';
import { useSelection } from '#client/features/applications/use-selection.ts';
import { useDensity } from '#client/kit/density/density.ts';
import { usePageKeys } from '#client/kit/shortcuts/page-keys.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import inputs from '#client/ui/Inputs.module.css';
import { classNames } from '#client/ui/class-names.ts';
import { thenFocus } from '#client/ui/then-focus.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import { useMedia } from '#client/ui/use-media.ts';
import type { Application } from '#contract/api.ts';
import { mostBulkMessages, mostTaggedAtOnce } from '#domain/limits.ts';
import { can } from '#domain/permissions.ts';
import type { Place } from '#domain/steps.ts';
import type {
  ApplicationSearch,
  ChangeSearch,
} from '#client/pages/hiring/ApplicationsPage/use-application-search.ts';
import styles from './ApplicationTable.module.css';
import { gridOf, type ColumnName } from './columns.ts';
import { dialogsCode, peekCode } from './late-code.ts';
import type { RowActs } from './row-acts.ts';
import { type Asked, SelectedBar } from './SelectedBar.tsx';
import { headHeight, TableBody, type Rows } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { tableKeys } from './table-keys.ts';
import { useCurrentRow } from './use-current-row.ts';
import { usePlaceKept } from './use-place-kept.ts';
import { useFocusOnArrival, usePointedOut } from './use-pointed-out.ts';
import { useSteadyRows } from './use-steady-rows.ts';
import { useTableKeys } from './use-table-keys.ts';
import { wantedWidths } from './wanted-widths.ts';

interface Props {
  list: ReturnType<typeof useApiPages<'GET /api/applications'>>;
  /** How many there are in all, once that is known. */
  total: number | undefined;
  search: ApplicationSearch;
  change: ChangeSearch;
  columns: readonly ColumnName[];
  listContext: ListContext;
}

/** The applications as rows, with everything that can be done on them by pointer, by touch and by keys. */
export function ApplicationTable({ list, total, search, change, columns, listContext }: Props) {
  const user = useUser();
  const navigate = useNavigate();
  const selects = can['message.bulk'](user);
  const { data, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = list;
  const applications = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data]);
  const count = hasNextPage ? Math.max(total ?? 0, applications.length + 1) : applications.length;

  const { move, undo, saving, asked: askedMove } = useMovesOfMany();
  const selectable = useMemo(
    () => applications.filter(({ mayMove }) => selects && mayMove),
    [applications, selects],
  );
  const { selected, toggle, toggleAll, mark, clear } = useSelection([selectable]);
  const [peeked, setPeeked] = useState<number>();
  const { asked, ask: openDialog, close } = useAsked<Asked>();
  const beside = peekCode.useCode(peeked !== undefined);
  const over = dialogsCode.useCode(asked !== undefined);
  useWhenIdle(preloadLater);
  const rows = useRef<Rows>(null);
  /** What the rows are of, which are another list’s until its own have come. */
  const shown = isPlaceholderData ? undefined : (listContext.address ?? '');
  const {
    id: currentId,
    current,
    setCurrent,
  } = useCurrentRow(rows, { rows: applications, list: shown }, usePointedOut());
  const scroller = useRef<HTMLDivElement>(null);

  /** Those that are meant by an act on one row: all that are selected where it is one of them, or where anybody is. */
  const meant = (application: Application) =>
    selected.size ? applications.filter(({ id }) => selected.has(id)) : [application];
  const moveAll = (those: readonly Application[], to: Place) => {
    const movable = those.filter(({ mayMove }) => mayMove);
    void move(movable, to, movable[0]?.steps ?? []).then((done) => done && clear());
  };
  const ask = (question: Asked) => {
    const { what, whom } = question;
    if (what === 'write' && isTooMany('Write to', whom.length, mostBulkMessages)) return;
    if (what === 'tag' && isTooMany('Tag', whom.length, mostTaggedAtOnce)) return;
    openDialog(question);
  };
  /** Where a range begins that is drawn up with Shift before anybody is selected: the row one was on. */
  const anchor = useRef<Application>(undefined);
  const select = (application: Application, range: boolean) => {
    const from = anchor.current;
    if (range && !selected.size && from && from.id !== application.id)
      mark(between(selectable, from, application), true);
    else toggle(application, range);
  };
  const latest = useRef({ move, moveAll, select });
  useLayoutEffect(() => {
    latest.current = { move, moveAll, select };
  });
  const acts = useMemo<RowActs>(
    () => ({
      move: (application, to) => void latest.current.move([application], to, application.steps ?? []),
      select: (application, range) => latest.current.select(application, range),
      enter: ({ id }) => {
        setCurrent(id);
        // The peek walks along.
        setPeeked((open) => open && id);
      },
      peek: ({ id }) => {
        setCurrent(id);
        setPeeked((open) => (open === id ? undefined : id));
      },
      note: (application) => openDialog({ what: 'note', whom: [application] }),
    }),
    [openDialog, setCurrent],
  );
  const onRow = () => document.getElementById(`application-${current?.id}`);
  const keys = useTableKeys({
    rows,
    list: applications,
    current,
    mayMove: selects,
    select: toggle,
    stretch: (from, to) => {
      if (selected.has(to.id)) mark([from], false);
      else mark(between(selectable, from, to), true);
    },
    move: (application, status) => moveAll(meant(application), { status }),
    open: ({ id }) => void navigate(paths.application(id), { state: listContext }),
    peek: acts.peek,
    leave: () => {
      if (peeked === undefined && !selected.size) return false;
      if (peeked !== undefined) setPeeked(undefined);
      else clear();
      return true;
    },
    write: (application) => ask({ what: 'write', whom: meant(application) }),
    note: acts.note,
    tag: (application) => ask({ what: 'tag', whom: meant(application) }),
    undo,
  });
  usePageKeys(tableKeys(selects));
  useFocusOnArrival(rows, applications, usePointedOut());
  useTopOfAnotherList(scroller, listContext.address);

  usePlaceKept(scroller, currentId, (id) => {
    const at = applications.findIndex((application) => application.id === id);
    if (at >= 0) rows.current?.focus(at);
  });

  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const hasLeft = useCallback(
    ({ status }: Application) => !isPlaceholderData && search.tab !== 'all' && status !== search.tab,
    [isPlaceholderData, search.tab],
  );
  // By what comes first: a page that comes later moves nothing.
  const first = data?.pages[0]?.items;
  const wanted = useMemo(() => wantedWidths(first ?? []), [first]);
  const { template, least } = gridOf(columns, selects, wanted);
  const [density] = useDensity();
  const rowHeight = useMedia('(pointer: coarse)') ? 48 : density === 'compact' ? 32 : 40;
  const { above, room, showAbove } = useSteadyRows(scroller, {
    rows: applications,
    rowHeight,
    headHeight,
    list: shown,
  });
  const measures: CSSProperties & Record<`--${string}`, string> = {
    '--columns': template,
    '--least': least,
    '--row-height': `${rowHeight}px`,
  };
  const whole = selectable.length > 0 && selectable.every(({ id }) => selected.has(id));
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its rows have it */}
      <div
        ref={scroller}
        role="grid"
        aria-label="Applications"
        aria-rowcount={count + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable={selects || undefined}
        aria-busy={isPlaceholderData}
        className={classNames(styles.scroller, isPlaceholderData && styles.stale)}
        style={measures}
        onKeyDown={keys}
        onMouseDownCapture={(event) => {
          anchor.current = current;
          // A range of rows is meant, not one of their words.
          if (event.shiftKey) event.preventDefault();
        }}
      >
        <TableHead
          columns={columns}
          sort={search.sort}
          onSort={(sort) => change({ sort }, 'replace')}
          box={
            selects && (
              <label className={styles.boxLabel}>
                <input
                  type="checkbox"
                  className={inputs.box}
                  checked={whole}
                  aria-label={`Select all ${selectable.length} shown`}
                  onChange={() => toggleAll(selectable)}
                />
              </label>
            )
          }
        />
        <TableBody
          ref={rows}
          scroller={scroller}
          rows={applications}
          count={count}
          rowHeight={rowHeight}
          columns={columns}
          acts={acts}
          listContext={listContext}
          currentId={current?.id}
          selected={selected}
          saving={saving}
          selects={selects}
          peeked={peeked}
          hasLeft={hasLeft}
          room={room}
          onNearEnd={fetchMore}
        />
      </div>
      {above > 0 && (
        <div className={styles.above}>
          <Button size="compact" variant="primary" icon="chevron-up" onClick={showAbove}>
            {above} new
          </Button>
        </div>
      )}
      {peeked !== undefined && beside && (
        <beside.Peek id={peeked} onClose={() => thenFocus(() => setPeeked(undefined), onRow)} />
      )}
      {selected.size > 0 && (
        <SelectedBar
          whom={applications.filter(({ id }) => selected.has(id))}
          onMove={moveAll}
          onAsk={ask}
          onClear={() => thenFocus(clear, onRow)}
        />
      )}
      <MoveMany asked={askedMove} />
      {over && (
        <over.TableDialogs
          asked={asked}
          onClose={close}
          onDone={() => {
            if (close()) clear();
          }}
        />
      )}
    </div>
  );
}

/** What most people open sooner or later comes when there is nothing else to do. */
function preloadLater(): void {
  void Promise.allSettled([peekCode.preload(), dialogsCode.preload()]);
}

function useWhenIdle(act: () => void): void {
  useEffect(() => {
    const timer = setTimeout(act, 1_500);
    return () => clearTimeout(timer);
  }, [act]);
}

/** Another order or other filters begin at the top. */
function useTopOfAnotherList(scroller: RefObject<HTMLDivElement | null>, address: string | undefined) {
  const shown = useRef(address);
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [scroller, address]);
}

function between(list: readonly Application[], from: Application, to: Application): readonly Application[] {
  const [a, b] = [list.indexOf(from), list.indexOf(to)].toSorted((one, other) => one - other);
  return a === undefined || b === undefined || a < 0 ? [to] : list.slice(a, b + 1);
}
