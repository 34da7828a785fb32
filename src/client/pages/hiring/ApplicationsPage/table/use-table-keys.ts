import { useEffect, useEffectEvent, type KeyboardEvent as RowKey, type RefObject } from 'react';
import { useShortcuts } from '#client/kit/shortcuts/use-shortcuts.ts';
import { asksToUndo } from '#client/ui/undo-key.ts';
import { applicationStatuses, type ApplicationStatus } from '#domain/application-status.ts';
import type { Application } from '#contract/api.ts';
import type { Rows } from './TableBody.tsx';

interface Keys {
  rows: RefObject<Rows | null>;
  list: readonly Application[];
  /** Where Tab reaches the rows, and keys walk on from. */
  current: Application | undefined;
  mayMove: boolean;
  select: (application: Application, range: boolean) => void;
  /** From one row to the next with Shift: what the keys came over is selected, or no longer. */
  stretch: (from: Application, to: Application) => void;
  move: (application: Application, to: ApplicationStatus) => void;
  open: (application: Application) => void;
  peek: (application: Application) => void;
  /** Closes the peek or takes back the selection; false where there is neither. */
  leave: () => boolean;
  write: (application: Application) => void;
  note: (application: Application) => void;
  tag: (application: Application) => void;
  undo: () => void;
}

/**
 * The table by keys (table-keys.ts says which): single letters from anywhere on the page, what also means something
 * elsewhere only on a row. Answers what listens on the rows.
 */
export function useTableKeys(keys: Keys): (event: RowKey) => void {
  const { rows, list, current, mayMove } = keys;
  const at = current ? list.indexOf(current) : -1;
  const go = (index: number) => {
    const to = Math.max(0, Math.min(list.length - 1, index));
    if (list.length) rows.current?.focus(to);
  };
  const onRow = (act: (application: Application) => void) => () => {
    if (current) act(current);
  };
  const isOnRow = () => Boolean(document.activeElement?.closest('[role="row"][id]'));
  const next = () => go(isOnRow() ? at + 1 : Math.max(0, at));
  const moves = Object.fromEntries(
    applicationStatuses.map((status, index) => [
      String(index + 1),
      onRow((application) => keys.move(application, status)),
    ]),
  );
  useShortcuts({
    j: next,
    k: () => go(at - 1),
    ...(mayMove && {
      x: onRow((application) => keys.select(application, false)),
      X: onRow((application) => keys.select(application, true)),
      ...moves,
      n: onRow(keys.note),
      m: onRow(keys.write),
      e: onRow(keys.tag),
    }),
  });
  useUndoKey(keys.undo);
  return (event) => {
    if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest('[role="row"]') !== event.target || !current) return;
    const to = goalOf(event.key, at, list.length, rows.current?.page() ?? 1);
    if (to !== undefined) {
      const goal = list[Math.max(0, Math.min(list.length - 1, to))];
      if (event.shiftKey && mayMove && goal) keys.stretch(current, goal);
      go(to);
    } else if (event.key === ' ') keys.peek(current);
    else if (event.key === 'Enter') keys.open(current);
    else if (event.key !== 'Escape' || !keys.leave()) return;
    event.preventDefault();
  };
}

/** Where a key leads, or undefined for one that does not walk. */
function goalOf(key: string, at: number, count: number, page: number): number | undefined {
  return {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  }[key];
}

/** Ctrl or ⌘ with Z, wherever the focus is. */
function useUndoKey(undo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!asksToUndo(event)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
