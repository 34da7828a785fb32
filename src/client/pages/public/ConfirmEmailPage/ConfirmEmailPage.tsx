import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '#client/api/call.ts';
import { loadSession, useSession } from '#client/api/session.ts';
import { LinkPage } from '#client/features/accounts/LinkPage.tsx';
import { linkFailure } from '#client/features/accounts/link-failure.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';

/** Proves an email address. Opening the link does nothing: programs that look at mail follow links too. */
export function ConfirmEmailPage() {
  // After the #, so that it is in no server’s log.
  const token = useLocation().hash.slice(1);
  const { user } = useSession();
  const [state, setState] = useState<'asking' | 'sending' | 'done' | { failure: string }>('asking');

  async function confirm(): Promise<void> {
    setState('sending');
    try {
      await call('PUT /api/email-confirmations/:token', { params: { token } });
      setState('done');
      if (user) await loadSession();
    } catch (error) {
      setState({ failure: linkFailure(error, 'You can send a new one from your settings.') });
    }
  }

  if (state === 'done')
    return (
      <LinkPage title="Email address confirmed">
        <output>We’ll send your mail here, and you can sign in with this address.</output>
        {user ? (
          <ButtonLink to={paths.settings}>Go to your settings</ButtonLink>
        ) : (
          <ButtonLink to={paths.auth}>Sign in</ButtonLink>
        )}
      </LinkPage>
    );
  return (
    <LinkPage
      title="Confirm your email address"
      failure={typeof state === 'object' ? state.failure : undefined}
    >
      <p>Only confirm if the account named in the email is yours.</p>
      <Button
        variant="primary"
        pending={state === 'sending'}
        pendingLabel="Confirming…"
        onClick={() => void confirm()}
      >
        Confirm email address
      </Button>
    </LinkPage>
  );
}
