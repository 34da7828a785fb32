import { call } from '#client/api/call.ts';
import { sendFile } from '#client/api/send-file.ts';
import { loadSession } from '#client/api/session.ts';
import { Avatar } from '#client/features/accounts/Avatar.tsx';
import { PictureChoice } from '#client/features/pictures/PictureChoice.tsx';
import type { CurrentUser } from '#contract/api.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** One's own portrait. */
export function OwnPortrait({ user }: { user: CurrentUser }) {
  return (
    <SettingsSection
      title="Portrait"
      lead={
        isJobSeeker(user)
          ? 'Shown beside your name. Employers never see it before they decide.'
          : 'Shown beside your name.'
      }
    >
      <PictureChoice
        kind="portrait"
        there={user.portrait !== null}
        send={(file, crop) => sendFile('POST /api/user/portrait', file, { query: { ...crop } })}
        remove={() => call('DELETE /api/user/portrait')}
        changed={() => loadSession()}
        hint="JPEG, PNG, WebP or AVIF, at least 96 pixels wide."
      >
        <Avatar person={user} />
      </PictureChoice>
    </SettingsSection>
  );
}
