import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Range {
  /** The first row that is drawn, and the one after the last. */
  from: number;
  to: number;
}

interface InSight extends Range {
  /** The first row in sight and the one after the last: what is drawn but for the rows around. */
  first: number;
  last: number;
}

/** Rows around those in sight that are drawn as well; as many come at once, so that most frames draw none. */
const around = 4;

/**
 * Which rows of equal height are drawn of however many there are. A general virtualizer measures every row: here a row's place
 * is its number times the height, which saves 7 KB and a second drawing before the first row is seen.
 */
export function useRowsInSight(
  scroller: RefObject<HTMLElement | null>,
  { count, rowHeight, headHeight }: { count: number; rowHeight: number; headHeight: number },
): InSight & { look: () => void } {
  // Before it is known how high the table is, as many as fill a window.
  const [seen, setSeen] = useState(() => ({ top: 0, height: window.innerHeight }));
  const range = rangeOf(seen, rowHeight, count);
  const drawn = useRef(range);
  const look = () => {
    if (!scroller.current) return;
    const now = measured(scroller.current, headHeight);
    const next = rangeOf(now, rowHeight, count);
    if (next.from !== drawn.current.from || next.to !== drawn.current.to) setSeen(now);
  };
  const latest = useRef(look);
  useLayoutEffect(() => {
    drawn.current = range;
    latest.current = look;
  });
  // Where it is another height than the window's, other rows are in sight.
  useLayoutEffect(() => latest.current(), []);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let later: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const now = measured(element, headHeight);
      const { from, to } = drawn.current;
      const { first, last } = seenOf(now, rowHeight, count);
      clearTimeout(later);
      // What comes into sight is drawn in the frame that scrolls, not in the next; what is around it once that has been painted.
      if (first < from || last > to) flushSync(() => latest.current());
      else later = setTimeout(() => startTransition(() => latest.current()));
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    const resized = new ResizeObserver(() => latest.current());
    resized.observe(element);
    return () => {
      clearTimeout(later);
      element.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
  }, [scroller, headHeight, rowHeight, count]);
  return { ...range, ...seenOf(seen, rowHeight, count), look: () => latest.current() };
}

interface Seen {
  top: number;
  height: number;
}

function measured(element: HTMLElement, headHeight: number): Seen {
  return { top: element.scrollTop, height: element.clientHeight - headHeight };
}

function seenOf({ top, height }: Seen, rowHeight: number, count: number): { first: number; last: number } {
  return {
    first: Math.floor(top / rowHeight),
    last: Math.min(count, Math.ceil((top + height) / rowHeight)),
  };
}

function rangeOf({ top, height }: Seen, rowHeight: number, count: number): Range {
  const block = around * rowHeight;
  const from = Math.floor(top / block) * around - around;
  const to = Math.ceil((top + height) / block) * around + around;
  return { from: Math.max(0, Math.min(from, count)), to: Math.max(0, Math.min(to, count)) };
}
