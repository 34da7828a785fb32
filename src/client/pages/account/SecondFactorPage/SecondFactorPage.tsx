import { useState } from 'react';
import { CachedAnswers } from '#client/api/CachedAnswers.tsx';
import { loadSession } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { Authenticator } from '#client/features/accounts/factors/Authenticator.tsx';
import { Passkeys } from '#client/features/accounts/factors/Passkeys.tsx';
import { ConfirmByCode } from '#client/features/accounts/factors/ConfirmByCode.tsx';
import { ConfirmByPasskey } from '#client/features/accounts/factors/ConfirmByPasskey.tsx';
import { RecoveryCodes } from '#client/features/accounts/factors/RecoveryCodes.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import type { Answer } from '#contract/api.ts';
import styles from './SecondFactorPage.module.css';

/** Stands in place of every page while somebody must have shown a second factor and has not: there is none, or it was not asked for. */
export function SecondFactorPage() {
  return (
    <CachedAnswers>
      <Whichever />
    </CachedAnswers>
  );
}

function Whichever() {
  const { data } = useApi('GET /api/user/confirmation', {}, { staleTime: 0 });
  // As it was at first: who sets one up here has shown it by that.
  const [ways, setWays] = useState(data?.ways);
  if (!ways && data) setWays(data.ways);
  if (!ways) return <Spinner />;
  return ways.includes('passkey') || ways.includes('code') ? <Show ways={ways} /> : <SetUp />;
}

/** Their company’s provider let them in with less than is asked of them, and they have a second factor here. */
function Show({ ways }: { ways: Answer<'GET /api/user/confirmation'>['ways'] }) {
  const heading = usePageTitle('One more step');
  const goOn = () => void loadSession();
  return (
    <main id="main" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        One more step
      </h1>
      <p>Your account needs more than your company’s sign-in. Confirm with your second factor.</p>
      {ways.includes('passkey') && <ConfirmByPasskey onConfirmed={goOn} />}
      {ways.includes('code') && <ConfirmByCode onConfirmed={goOn} />}
    </main>
  );
}

function SetUp() {
  const title = 'Add a second way to sign in';
  const heading = usePageTitle(title);
  return (
    <main id="main" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>
        Your account needs more than a password. Add a passkey or an authenticator app, and then go on to
        where you were.
      </p>
      <section className={styles.way} aria-labelledby="passkeys">
        <h2 id="passkeys">Passkeys</h2>
        <p>
          Sign in with your fingerprint, your face or the PIN of your device. The quickest and the safest.
        </p>
        <Passkeys />
      </section>
      <section className={styles.way} aria-labelledby="authenticator">
        <h2 id="authenticator">Authenticator app</h2>
        <p>An app on your phone shows a code, which you enter after your password.</p>
        <Authenticator />
      </section>
      <Then />
    </main>
  );
}

/** Once there is one: what stands in for it when it is lost, and the way on. */
function Then() {
  const passkeys = useApi('GET /api/user/passkeys', {}).data?.length ?? 0;
  const authenticator = useApi('GET /api/user/authenticator', {}).data?.since ?? null;
  const [pending, setPending] = useState(false);
  if (!passkeys && !authenticator) return null;

  async function goOn(): Promise<void> {
    setPending(true);
    await loadSession().finally(() => setPending(false));
  }

  return (
    <>
      <section className={styles.way} aria-labelledby="recovery-codes">
        <h2 id="recovery-codes">Recovery codes</h2>
        <p>They let you back in when your device or phone is lost.</p>
        <RecoveryCodes />
      </section>
      <Button
        variant="primary"
        size="large"
        pending={pending}
        pendingLabel="Going on…"
        onClick={() => void goOn()}
      >
        Continue
      </Button>
    </>
  );
}
