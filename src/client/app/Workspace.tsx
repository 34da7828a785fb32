import { Suspense, useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Outlet } from 'react-router';
import { healPages } from '#client/api/heal.ts';
import { CachedAnswers } from '#client/api/CachedAnswers.tsx';
import { useUser } from '#client/api/session.ts';
import { OfferQuestion } from '#client/features/applications/OfferQuestion.tsx';
import { Boundary } from '#client/ui/Boundary.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { BottomBar } from './BottomBar.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { PaletteKey } from './palette/PaletteKey.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useLive } from './use-live.ts';
import { useOwnTimeZone } from './use-own-time-zone.ts';
import styles from './Workspace.module.css';

/** The signed-in part: the sidebar (on phones a bar at the foot) and the page. */
export function Workspace() {
  const user = useUser();
  useLive(user.id);
  useOwnTimeZone(user);
  useEffect(healPages, []);
  return (
    <CachedAnswers>
      <div className={styles.workspace}>
        <Sidebar />
        <main id="main" className={styles.main}>
          <Boundary fallback={inPage}>
            <Suspense fallback={<Spinner />}>
              <Outlet />
            </Suspense>
          </Boundary>
        </main>
        <BottomBar />
        <Boundary fallback={nothing}>
          <PaletteKey />
        </Boundary>
      </div>
      <OfferQuestion />
    </CachedAnswers>
  );
}

function inPage(broken: FallbackProps) {
  return <BrokenPage {...broken} />;
}

function nothing(): null {
  return null;
}
