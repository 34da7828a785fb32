import { useLayoutEffect, type ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { Boundary } from '#client/ui/Boundary.tsx';
import { Announcer } from '#client/ui/Announcer.tsx';
import { arriveAt } from '#client/ui/page-title.ts';
import { Toaster } from '#client/ui/Toaster.tsx';
import styles from './Layout.module.css';
import frame from './Workspace.module.css';
import { BrokenPage } from './BrokenPage.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import { TopBar } from './TopBar.tsx';
import { WhoIsIt } from './WhoIsIt.tsx';

/** What surrounds every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useArrival();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Boundary fallback={nothing}>
        <TopBar />
      </Boundary>
      <ConnectionBar />
      <Boundary key={pathname} fallback={inMain}>
        {children}
      </Boundary>
      <WhoIsIt />
      <Toaster />
      <Announcer />
    </>
  );
}

function inMain(broken: FallbackProps) {
  return (
    <main id="main" className={frame.alone}>
      <BrokenPage {...broken} />
    </main>
  );
}

function nothing(): null {
  return null;
}

/** On a change of address (not of its query): begin at the top, and let the new page's heading take the focus. */
function useArrival(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  // Before the new page's own effects, one of which asks whether it has just been arrived at.
  useLayoutEffect(() => {
    // Going back, the browser itself returns to where one was.
    if (arriveAt(pathname) && kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, kind]);
}
