import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { useSession } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { can, isJobSeeker } from '#domain/permissions.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { lazyWithPreload } from '#client/ui/lazy-with-preload.ts';
import { RequireAccess, SignedInOnly, SignedOutOnly } from './guards.tsx';
import { Layout } from './Layout.tsx';
import { leadingOn, openScreens, preload, screens } from './routes.tsx';
import styles from './Workspace.module.css';
import { workspace } from './workspace-code.ts';

const { Component: NotFoundPage } = lazyWithPreload(
  () => import('#client/pages/public/NotFoundPage/NotFoundPage.tsx'),
  (module) => module.NotFoundPage,
);

const { Component: EmployersOnly } = lazyWithPreload(
  () => import('#client/kit/access/EmployersOnly.tsx'),
  (module) => module.EmployersOnly,
);

/** Says when our code answers in the frame around the screens, and in the first screen, whose code comes apart from it. */
export function App({ onFrame, onScreen }: { onFrame: () => void; onScreen: () => void }) {
  return (
    <BrowserRouter>
      <Screens>
        <WhenDrawn act={onScreen} />
      </Screens>
      <WhenDrawn act={onFrame} />
    </BrowserRouter>
  );
}

/** At once: what is done between the drawing and this would count twice. */
function WhenDrawn({ act }: { act: () => void }) {
  useLayoutEffect(act, [act]);
  return null;
}

/** Everything there is, at whatever address the router around it says; `children` wait, as the screen does, for its code. */
export function Screens({ children }: { children?: ReactNode }) {
  const notFound = <NotFoundPage />;
  return (
    <Layout>
      <Suspense fallback={<Spinner />}>
        <Routes>
          {openScreens.map(({ path, Page }) => (
            <Route
              key={path}
              path={path}
              element={
                path === paths.auth ? (
                  <SignedOutOnly>
                    <Page />
                  </SignedOutOnly>
                ) : (
                  <Page />
                )
              }
            />
          ))}
          <Route
            element={
              <SignedInOnly>
                <workspace.Component preload={preload} />
              </SignedInOnly>
            }
          >
            {screens.map((screen) => (
              <Route
                key={screen.path}
                path={screen.path}
                element={
                  <RequireAccess screen={screen} notFound={<div className={styles.bleed}>{notFound}</div>} />
                }
              />
            ))}
            {leadingOn.dashboard.map((path) => (
              <Route key={path} path={path} element={<OwnDashboard />} />
            ))}
            {leadingOn.posting.map((path) => (
              <Route key={path} path={path} element={<WherePostingIs />} />
            ))}
          </Route>
          <Route path="*" element={<main id="main">{notFound}</main>} />
        </Routes>
        {children}
      </Suspense>
    </Layout>
  );
}

function OwnDashboard() {
  const { user } = useSession();
  return user && <Navigate to={paths.dashboard(user.userType)} replace />;
}

function WherePostingIs() {
  const { user } = useSession();
  if (!user) return null;
  if (isJobSeeker(user)) return <EmployersOnly />;
  return <Navigate to={can['job.post'](user) ? paths.postJob : paths.manageJobs} replace />;
}
