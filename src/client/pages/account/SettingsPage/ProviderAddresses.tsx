import { CopyField } from '#client/ui/CopyField.tsx';
import type { Provider } from './provider-values.ts';

/** What the provider is told of this site, to be carried there. */
export function ProviderAddresses({ provider: { callbackUrl, logoutUrl } }: { provider: Provider }) {
  if (callbackUrl === null || logoutUrl === null) return null;
  return (
    <>
      <CopyField
        label="Redirect URI"
        value={callbackUrl}
        hint="Register this site with your provider as a web application that has it."
      />
      <CopyField
        label="Back-channel logout URI"
        value={logoutUrl}
        hint="Where your provider tells us who logged out or left."
      />
    </>
  );
}
