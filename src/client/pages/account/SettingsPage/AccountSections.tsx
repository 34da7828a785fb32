import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { CurrentUser } from '#contract/api.ts';
import { OwnPassword } from './OwnPassword.tsx';
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
      <SettingsSection
        title="Email address"
        lead={
          <>
            Change it, and your name, on your <Link to={paths.profile}>profile</Link>.
          </>
        }
      >
        <p>{user.email ?? 'You have not given an address.'}</p>
      </SettingsSection>
      <SettingsSection title="Password" lead="Changing it signs you out everywhere else.">
        <OwnPassword username={user.username} />
      </SettingsSection>
      <OwnProvider />
      <OwnSessions />
    </>
  );
}
