import { Callout } from '#client/ui/Callout.tsx';

/** Tells who came from their company why they are to sign in once more. */
export function ConnectNotice() {
  return (
    <Callout title="Connect your account">
      <p>
        An account with your email address already exists. Sign in to it once to connect it with your
        company’s sign-in.
      </p>
    </Callout>
  );
}
