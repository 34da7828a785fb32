import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Application } from '#contract/api.ts';

interface Steady {
  /** Rows that came above what is in sight. */
  above: number;
  showAbove: () => void;
  /** How high all rows have to be so that those above can be out of sight, in pixels: a short list would not scroll. */
  room: number;
}

/** So many rows in sight say how far all have moved: one of them may have gone elsewhere by itself. */
const asked = 5;

/**
 * What one reads stays where it is while others work: rows that come above it do not push it down, but are counted until
 * one goes up to them. `list` is the address of what is shown: another one begins anew.
 */
export function useSteadyRows(
  scroller: RefObject<HTMLElement | null>,
  {
    rows,
    rowHeight,
    headHeight,
    list,
  }: { rows: readonly Application[]; rowHeight: number; headHeight: number; list: string | undefined },
): Steady {
  const before = useRef({ rows, list });
  const [above, setAbove] = useState(0);
  const [room, setRoom] = useState(0);
  const owed = useRef(0);
  // Before the next: it is paid when there is room for it.
  useLayoutEffect(() => {
    if (owed.current) scroller.current?.scrollBy({ top: owed.current, behavior: 'instant' });
    owed.current = 0;
  });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { rows, list };
    const element = scroller.current;
    if (!element || was.rows === rows) return;
    if (list === undefined || was.list !== list) {
      setAbove(0);
      setRoom(0);
      return;
    }
    const first = Math.floor(element.scrollTop / rowHeight);
    const now = new Map(rows.map(({ id }, index) => [id, index]));
    const moved = was.rows.slice(first, first + asked).flatMap(({ id }, at) => {
      const index = now.get(id);
      return index === undefined ? [] : [index - first - at];
    });
    const by = moved.toSorted((a, b) => a - b)[Math.floor(moved.length / 2)] ?? 0;
    if (!by) return;
    const known = new Set(was.rows.map(({ id }) => id));
    const fresh = rows.slice(0, first + by).filter(({ id }) => !known.has(id)).length;
    if (!fresh) {
      element.scrollBy({ top: by * rowHeight, behavior: 'instant' });
      return;
    }
    owed.current = by * rowHeight;
    setAbove(above + fresh);
    setRoom(element.scrollTop + element.clientHeight - headHeight + by * rowHeight);
  }, [scroller, rows, list, rowHeight, headHeight, above]);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !above) return;
    const seen = () => {
      if (element.scrollTop >= rowHeight) return;
      setAbove(0);
      setRoom(0);
    };
    element.addEventListener('scroll', seen, { passive: true });
    return () => element.removeEventListener('scroll', seen);
  }, [scroller, above, rowHeight]);
  return { above, room, showAbove: () => scroller.current?.scrollTo({ top: 0 }) };
}
