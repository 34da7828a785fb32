import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { writeSearch, type JobSearch } from '#client/features/jobs/job-search.ts';
import { isReturn } from '#client/features/jobs/job-visit.ts';
import { isFreshDocument, positionOf, rememberPosition } from './list-positions.ts';

/**
 * Coming back to a list (by Back, by a reload, by a link that says so), one finds it as one left it: as far down, and with
 * the focus on the job one had opened.
 */
export function useListPosition(search: JobSearch, shown: boolean): void {
  const list = writeSearch({ ...search, pages: 1 });
  const returning = useRef(useIsReturn());

  // After the arrival at a page, which begins at its top and with the focus on its heading.
  useEffect(() => {
    const position = positionOf(list);
    if (!shown || !returning.current) return;
    returning.current = false;
    if (!position) return;
    window.scrollTo({ top: position.scrolled, behavior: 'instant' });
    const opened =
      position.opened && document.querySelector<HTMLElement>(`main a[href="${position.opened}"]`);
    if (!opened) return;
    opened.focus({ preventScroll: true });
    // Cards above it that were never laid out are only about as tall as supposed.
    opened.closest('article')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [shown, list]);

  useLayoutEffect(() => {
    let opened: string | null = null;
    const onClick = ({ target }: MouseEvent) => {
      const card = target instanceof Element ? target.closest('article') : null;
      opened = card?.querySelector('[data-job-link]')?.getAttribute('href') ?? null;
    };
    const remember = () => rememberPosition(list, { scrolled: window.scrollY, opened });
    document.addEventListener('click', onClick, true);
    window.addEventListener('pagehide', remember);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [list]);
}

/** Whether the page was come back to. */
function useIsReturn(): boolean {
  const kind = useNavigationType();
  const { key, state } = useLocation();
  // The router counts the first page of a document as a way back, too.
  const back = kind === NavigationType.Pop && !(key === 'default' && isFreshDocument());
  return back || isReturn(state);
}
