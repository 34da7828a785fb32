import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useSession } from '#client/api/session.ts';
import { NoAccess } from '#client/kit/access/NoAccess.tsx';
import { whoPosts } from '#client/kit/access/who-posts.ts';
import { paths } from '#client/paths.ts';
import { toast } from '#client/ui/toast.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { isOwnPath } from '#domain/links.ts';
import { screenAt } from './routes.tsx';
import type { Screen } from './screen.ts';
import { lazyWithPreload } from './lazy-with-preload.ts';
import { AuthPendingShell } from './AuthPendingShell.tsx';

const { Component: SecondFactorPage } = lazyWithPreload(
  () => import('#client/pages/account/SecondFactorPage/SecondFactorPage.tsx'),
  (module) => module.SecondFactorPage,
);

function SecondFactor() {
  return (
    <Suspense fallback={<Spinner />}>
      <SecondFactorPage />
    </Suspense>
  );
}

/** Lets signed-in people through; others sign in first and then come back here. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return <AuthPendingShell title={screenAt(pathname)?.title} />;
  if (session.status === 'signed-in') return session.user.secondFactorMissing ? <SecondFactor /> : children;
  // Who signed out on purpose does not ask to come back: the next person here may be another.
  return <Navigate to={session.left ? paths.auth : paths.authThen(pathname + search + hash)} replace />;
}

/** Sends who is signed in on from /auth: to where they wanted to be, else to their dashboard. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status === 'loading') return <Spinner />;
  if (session.status === 'signed-out') return children;
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
  if (!user || !screen.isFor || screen.isFor(user)) return <screen.Page />;
  return screen.otherwise ? <TurnedAway to={screen.otherwise} /> : <NoAccess />;
}

/** Leads on, and says why: whoever followed a link to post a job should know what it takes. */
function TurnedAway({ to }: { to: string }) {
  useEffect(() => {
    toast({ ...whoPosts, tone: 'info' });
  }, []);
  return <Navigate to={to} replace />;
}
