import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How far down each visit to the list was left, and on which row, for as long as this document lives. */
const places = new Map<string, { top: number; row: number | undefined }>();

/** Going back to the list by the browser's own button, one finds it as one left it: as far down, on the same row. */
export function usePlaceKept(
  scroller: RefObject<HTMLElement | null>,
  row: number | undefined,
  focus: (row: number) => void,
): void {
  const { key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const latest = useRef({ key, row, focus });
  useLayoutEffect(() => {
    latest.current = { key, row, focus };
  });
  useEffect(() => {
    const place = back ? places.get(latest.current.key) : undefined;
    const element = scroller.current;
    if (place && element) {
      element.scrollTo({ top: place.top, behavior: 'instant' });
      if (place.row !== undefined) latest.current.focus(place.row);
    }
    const remember = () =>
      places.set(latest.current.key, { top: element?.scrollTop ?? 0, row: latest.current.row });
    element?.addEventListener('scroll', remember, { passive: true });
    return () => {
      element?.removeEventListener('scroll', remember);
      // The element is gone by now, and how far it was scrolled was remembered then.
      const kept = places.get(latest.current.key);
      places.set(latest.current.key, { top: kept?.top ?? 0, row: latest.current.row });
    };
    // Once, on arriving.
    // oxlint-disable-next-line react/exhaustive-deps -- another address of the same list is no arrival
  }, [scroller]);
}
