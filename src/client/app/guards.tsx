import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useSession } from '#client/api/session.ts';
import { whoPosts } from '#client/kit/access/who-posts.ts';
import { forVisitors, paths } from '#client/paths.ts';
import { toast } from '#client/ui/toast.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { isOwnPath } from '#domain/links.ts';
import { screenAt } from './routes.tsx';
import type { Screen } from './screen.ts';
import { lazyWithPreload } from '#client/ui/lazy-with-preload.ts';
import { AuthPendingShell } from './AuthPendingShell.tsx';

const { Component: SecondFactorPage } = lazyWithPreload(
  () => import('#client/pages/account/SecondFactorPage/SecondFactorPage.tsx'),
  (module) => module.SecondFactorPage,
);

const { Component: NoAccess } = lazyWithPreload(
  () => import('#client/kit/access/NoAccess.tsx'),
  (module) => module.NoAccess,
);

function SecondFactor() {
  return (
    <Suspense fallback={<Spinner />}>
      <SecondFactorPage />
    </Suspense>
  );
}

/** Where this document was loaded: had the server had a page for visitors there, it would have sent that. */
const beganAt = globalThis.location?.pathname;

/** An open platform has pages for visitors, which the server draws. Whether it is open, the server knows. */
function FromTheServer() {
  const { pathname } = useLocation();
  useEffect(() => location.reload(), []);
  return <AuthPendingShell title={screenAt(pathname)?.title} />;
}

/** Lets signed-in people through; others sign in first and then come back here. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return <AuthPendingShell title={screenAt(pathname)?.title} />;
  if (session.status === 'signed-in') return session.user.secondFactorMissing ? <SecondFactor /> : children;
  if (!session.left && forVisitors.test(pathname) && pathname !== beganAt) return <FromTheServer />;
  // Who signed out on purpose does not ask to come back: the next person here may be another.
  return <Navigate to={session.left ? paths.auth : paths.authThen(pathname + search + hash)} replace />;
}

/** The server sends the form to those without a session with the page: it stays while it is asked who is there. */
const cameDrawn = !globalThis.document || document.querySelector('#root form') !== null;

/** Sends who is signed in on from /auth: to where they wanted to be, else to their dashboard. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status === 'loading' && !cameDrawn) return <Spinner />;
  if (session.status !== 'signed-in') return children;
  const wanted = search.get('next');
  return (
    <Navigate to={wanted && isOwnPath(wanted) ? wanted : paths.dashboard(session.user.userType)} replace />
  );
}

/** Shows a screen to those it is for, and its address only where it can name something. */
export function RequireAccess({ screen, notFound }: { screen: Screen; notFound: ReactNode }) {
  const { user } = useSession();
  const params = useParams();
  if (screen.ids?.some((name) => !/^[1-9]\d{0,9}$/.test(params[name] ?? ''))) return notFound;
  if (!user || !screen.isFor || screen.isFor(user)) return <OnceThere screen={screen} />;
  return screen.otherwise ? <TurnedAway to={screen.otherwise} /> : <NoAccess />;
}

/**
 * The page, once its code is there. Not left to what is drawn while something is waited for: React shows that for 300 ms at
 * least, and most code comes sooner. What does not come is missed when it is drawn.
 */
function OnceThere({ screen }: { screen: Screen }) {
  const [asked, setAsked] = useState(screen.isLoaded);
  useEffect(() => {
    if (!asked)
      void screen
        .preload()
        .catch(() => undefined)
        .then(() => setAsked(true));
  }, [asked, screen]);
  return asked ? <screen.Page /> : <Spinner />;
}

/** Leads on, and says why: whoever followed a link to post a job should know what it takes. */
function TurnedAway({ to }: { to: string }) {
  useEffect(() => {
    toast({ ...whoPosts, tone: 'info' });
  }, []);
  return <Navigate to={to} replace />;
}
