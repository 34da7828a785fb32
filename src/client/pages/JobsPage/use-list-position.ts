import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { writeSearch, type JobSearch } from '#client/features/jobs/job-search.ts';
import { isReturn } from '#client/features/jobs/job-visit.ts';

interface Position {
  scrolled: number;
  /** The job that was opened from there. */
  opened: string | null;
}

/** Where each list was left, for as long as the page lives. The browser's own memory gives up before the list is there. */
const left = new Map<string, Position>();

/**
 * Coming back to a list (by Back, or by a link that says so), one finds it as one left it: as far down, and with the focus
 * on the job one had opened.
 */
export function useListPosition(search: JobSearch, shown: boolean): void {
  const kind = useNavigationType();
  const { state } = useLocation();
  const list = writeSearch({ ...search, pages: 1 });
  const returning = useRef(kind === NavigationType.Pop || isReturn(state));

  useLayoutEffect(() => {
    const position = left.get(list);
    if (!shown || !returning.current || !position) return;
    window.scrollTo({ top: position.scrolled, behavior: 'instant' });
  }, [shown, list]);

  useEffect(() => {
    if (!shown) return;
    const opened = returning.current && left.get(list)?.opened;
    returning.current = false;
    if (opened)
      document.querySelector<HTMLElement>(`main a[href="${opened}"]`)?.focus({ preventScroll: true });
  }, [shown, list]);

  useLayoutEffect(() => {
    const remember = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest('article')?.querySelector('[data-job-link]');
      if (link) opened = link.getAttribute('href');
    };
    let opened: string | null = null;
    document.addEventListener('click', remember, true);
    return () => {
      document.removeEventListener('click', remember, true);
      left.set(list, { scrolled: window.scrollY, opened });
    };
  }, [list]);
}
