import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Application } from '#contract/api.ts';
import { inPlaceOf } from './in-place-of.ts';
import type { Rows } from './TableBody.tsx';

interface Shown {
  rows: readonly Application[];
  /** The address of what is shown; none while that is something else. */
  list: string | undefined;
}

/**
 * The row that keys act on, the first until one has been on another. Once it has left the list, it is the one that took its place,
 * with the focus where that was lost with it: else the next key would be about somebody at the top, unseen.
 */
export function useCurrentRow(
  body: RefObject<Rows | null>,
  { rows, list }: Shown,
  first: number | undefined,
) {
  const [id, setId] = useState(first);
  const [before, setBefore] = useState({ rows, list });
  const [took, setTook] = useState<{ id: number }>();
  if (list !== undefined && (before.rows !== rows || before.list !== list)) {
    setBefore({ rows, list });
    const next = before.list === list ? inPlaceOf(id, before.rows, rows) : undefined;
    if (next !== undefined) {
      setId(next);
      setTook({ id: next });
    }
  }
  useLayoutEffect(() => {
    if (!took || document.activeElement !== document.body) return;
    const at = rows.findIndex((row) => row.id === took.id);
    if (at >= 0) body.current?.focus(at);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it has taken the place
  }, [took]);
  return { id, current: rows.find((row) => row.id === id) ?? rows[0], setCurrent: setId };
}
