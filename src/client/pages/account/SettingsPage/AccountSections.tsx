import { Link } from 'react-router';
import { Authenticator } from '#client/features/accounts/factors/Authenticator.tsx';
import { Passkeys } from '#client/features/accounts/factors/Passkeys.tsx';
import { RecoveryCodes } from '#client/features/accounts/factors/RecoveryCodes.tsx';
import { paths } from '#client/paths.ts';
import type { CurrentUser } from '#contract/api.ts';
import { OwnAppearance } from './OwnAppearance.tsx';
import { OwnAddress } from './OwnAddress.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnPortrait } from './OwnPortrait.tsx';
import { OwnProvider } from './OwnProvider.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/**
 * Everything by which one gets into the account and back into it, in one place: where one is reached, what one signs in with
 * (password, passkeys, codes, the company's own sign-in), and where one is signed in.
 */
export function AccountSections({ user }: { user: CurrentUser }) {
  return (
    <>
      <OwnPortrait user={user} />
      <OwnAppearance />
      <SettingsSection
        title="Email address"
        lead={
          <>
            Change it, and your name, on your <Link to={paths.profile}>profile</Link>.
          </>
        }
      >
        <OwnAddress user={user} />
      </SettingsSection>
      <OwnPassword user={user} />
      <SettingsSection
        title="Passkeys"
        lead="Sign in with your fingerprint, your face or the PIN of your device, without your password."
      >
        <Passkeys />
      </SettingsSection>
      <SettingsSection
        title="Authenticator app"
        lead="An app on your phone shows a code, which you enter after your password."
      >
        <Authenticator />
      </SettingsSection>
      <SettingsSection title="Recovery codes" lead="They let you back in when your device or phone is lost.">
        <RecoveryCodes />
      </SettingsSection>
      <OwnProvider />
      <OwnSessions />
    </>
  );
}
