import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { Announcer } from '#client/ui/Announcer.tsx';
import { expectArrival } from '#client/ui/page-title.ts';
import { Toaster } from '#client/ui/Toaster.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import styles from './Layout.module.css';
import { TopBar } from './TopBar.tsx';

/** What surrounds every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useArrival(pathname);
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <TopBar />
      <LoadFailure key={pathname}>{children}</LoadFailure>
      <Toaster />
      <Announcer />
    </>
  );
}

/** On a change of address (not of its query): begin at the top, and let the new page's heading take the focus. */
function useArrival(pathname: string): void {
  const kind = useNavigationType();
  const last = useRef(pathname);
  if (last.current !== pathname) {
    last.current = pathname;
    expectArrival();
  }
  useEffect(() => {
    // Going back, the browser itself returns to where one was.
    if (kind !== 'POP') window.scrollTo(0, 0);
  }, [pathname, kind]);
}
