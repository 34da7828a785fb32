import { lazy, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { brand } from '#client/brand.ts';
import { ProviderSignIn } from '#client/features/accounts/ProviderSignIn.tsx';
import { SignInForm } from '#client/features/accounts/SignInForm.tsx';
import { lazyWithPreload } from '#client/ui/lazy-with-preload.ts';
import { useIsRunning } from '#client/ui/is-running.ts';
import { usePageTitle } from '#client/ui/page-title.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import styles from './AuthPage.module.css';

// What the form can do without comes after it, or not at all.
const { Component: SignUpForm, preload: preloadSignUp } = lazyWithPreload(
  () => import('#client/features/accounts/SignUpForm.tsx'),
  (module) => module.SignUpForm,
);
const AuthChart = lazy(async () => ({ default: (await import('./AuthChart.tsx')).AuthChart }));
const ConnectNotice = lazy(async () => ({ default: (await import('./ConnectNotice.tsx')).ConnectNotice }));
const ProviderProblem = lazy(async () => ({
  default: (await import('#client/features/accounts/ProviderProblem.tsx')).ProviderProblem,
}));

const tabs = [
  { value: 'sign-in', label: 'Sign In' },
  { value: 'sign-up', label: 'Sign Up' },
] as const;

export function AuthPage() {
  const [search, setSearch] = useSearchParams();
  const signingUp = search.get('tab') === 'sign-up';
  const heading = usePageTitle(signingUp ? 'Sign Up' : 'Sign In');
  const isRunning = useIsRunning();

  // The other half is there before anybody can press for it.
  useEffect(() => void preloadSignUp().catch(() => undefined), []);

  function choose(tab: (typeof tabs)[number]['value']): void {
    setSearch(
      (current) => {
        // Where one wanted to go stays in the address.
        if (tab === 'sign-up') current.set('tab', tab);
        else current.delete('tab');
        return current;
      },
      { replace: true },
    );
  }

  return (
    <main id="main" className={styles.page}>
      <div className={styles.form}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {signingUp ? `Join ${brand}` : `Sign in to ${brand}`}
        </h1>
        <p className={styles.lead}>
          {signingUp ? 'One account for finding work and for hiring.' : leadTo(search.has('next'))}
        </p>
        <Tabs label="Account" tabs={tabs} chosen={signingUp ? 'sign-up' : 'sign-in'} onChoose={choose}>
          {/* Apart: what stands in a boundary of its own answers later than its screen (before-our-code.ts). */}
          {signingUp ? (
            <Suspense fallback={<Spinner />}>
              <SignUpForm />
            </Suspense>
          ) : (
            <WaysIn search={search} />
          )}
        </Tabs>
      </div>
      <div className={styles.water}>
        {isRunning && (
          <Suspense>
            <AuthChart />
          </Suspense>
        )}
      </div>
    </main>
  );
}

function WaysIn({ search }: { search: URLSearchParams }) {
  const connects = search.get('connect') === 'company';
  return (
    <div className={styles.ways}>
      {search.has('problem') && (
        <Suspense>
          <ProviderProblem problem={search.get('problem')} title="You are not signed in yet" />
        </Suspense>
      )}
      {connects && (
        <Suspense>
          <ConnectNotice />
        </Suspense>
      )}
      <SignInForm />
      {!connects && <ProviderSignIn next={search.get('next') ?? undefined} />}
    </div>
  );
}

function leadTo(wantedPage: boolean): string {
  return wantedPage ? 'Then we’ll take you to the page you asked for.' : 'Pick up where you left off.';
}
