import { Suspense, useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Outlet } from 'react-router';
import { healPages } from '#client/api/heal.ts';
import { CachedAnswers } from '#client/api/CachedAnswers.tsx';
import { useUser } from '#client/api/session.ts';
import { OfferQuestion } from '#client/features/applications/OfferQuestion.tsx';
import { Rejecting } from '#client/features/applications/rejecting/Rejecting.tsx';
import { useDensityApplied } from '#client/kit/density/density.ts';
import { paths } from '#client/paths.ts';
import { Boundary } from '#client/ui/Boundary.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { isHiringSide } from '#domain/permissions.ts';
import { BottomBar } from './BottomBar.tsx';
import { BrokenPage } from './BrokenPage.tsx';
import { KeysEverywhere } from './KeysEverywhere.tsx';
import { preloadWhenIdle } from './preload-when-idle.ts';
import { Sidebar } from './Sidebar.tsx';
import { useLive } from './use-live.ts';
import { useOwnTimeZone } from './use-own-time-zone.ts';
import styles from './Workspace.module.css';

/** The list, the board and an application, whichever it is. */
const livedIn = [paths.applications, paths.board, paths.application(1)];

/** The signed-in part: the sidebar (on phones a bar at the foot) and the page. */
export function Workspace({ preload }: { preload: (address: string) => Promise<void> }) {
  const user = useUser();
  useLive(user.id);
  useOwnTimeZone(user);
  useDensityApplied();
  useEffect(healPages, []);
  const hires = isHiringSide(user);
  useEffect(() => (hires ? preloadWhenIdle(livedIn, preload) : undefined), [hires, preload]);
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
          <KeysEverywhere />
        </Boundary>
      </div>
      <OfferQuestion />
      <Rejecting />
    </CachedAnswers>
  );
}

function inPage(broken: FallbackProps) {
  return <BrokenPage {...broken} />;
}

function nothing(): null {
  return null;
}
