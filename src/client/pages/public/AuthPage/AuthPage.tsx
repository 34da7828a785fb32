import { useSearchParams } from 'react-router';
import { brand } from '#client/brand.ts';
import { ProviderProblem } from '#client/features/accounts/ProviderProblem.tsx';
import { ProviderSignIn } from '#client/features/accounts/ProviderSignIn.tsx';
import { SignInForm } from '#client/features/accounts/SignInForm.tsx';
import { SignUpForm } from '#client/features/accounts/SignUpForm.tsx';
import { Chart } from '#client/features/site/Chart.tsx';
import { Mooring, Position } from '#client/features/site/Mooring.tsx';
import { Callout } from '#client/ui/Callout.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import styles from './AuthPage.module.css';

const tabs = [
  { value: 'sign-in', label: 'Sign In' },
  { value: 'sign-up', label: 'Sign Up' },
] as const;

export function AuthPage() {
  const [search, setSearch] = useSearchParams();
  const signingUp = search.get('tab') === 'sign-up';
  const heading = usePageTitle(signingUp ? 'Sign Up' : 'Sign In');

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
          {signingUp ? 'One account, whether you look for work or for people.' : leadTo(search.has('next'))}
        </p>
        <Tabs label="Account" tabs={tabs} chosen={signingUp ? 'sign-up' : 'sign-in'} onChoose={choose}>
          {signingUp ? <SignUpForm /> : <WaysIn search={search} />}
        </Tabs>
      </div>
      <div className={styles.water}>
        <Chart view="820 120 560 520" className={styles.chart}>
          <path d="M892 182C900 262 926 352 976 392S1046 410 1078 420" className={styles.course} />
          <Position x={892} y={182} />
          <Mooring x={1092} y={424} />
        </Chart>
      </div>
    </main>
  );
}

function WaysIn({ search }: { search: URLSearchParams }) {
  const connects = search.get('connect') === 'company';
  return (
    <div className={styles.ways}>
      <ProviderProblem problem={search.get('problem')} title="You are not signed in yet" />
      {connects && (
        <Callout title="Connect your account">
          <p>
            There is an account with your address already. Sign in to it once here, and it is connected with
            your company’s sign-in.
          </p>
        </Callout>
      )}
      <SignInForm />
      {!connects && <ProviderSignIn next={search.get('next') ?? undefined} />}
    </div>
  );
}

function leadTo(wantedPage: boolean): string {
  return wantedPage
    ? 'Then you go on to the page you asked for.'
    : 'Your jobs, applications and people are where you left them.';
}
