import type { CurrentUser } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import { AccountSections } from './AccountSections.tsx';
import { DensityChoice } from './DensityChoice.tsx';
import { FairnessQuestions } from './FairnessQuestions.tsx';
import { NotificationChoices } from './NotificationChoices.tsx';
import { OwnBusyTimes } from './OwnBusyTimes.tsx';
import { OwnCalendar } from './OwnCalendar.tsx';
import { OwnMail } from './OwnMail.tsx';
import { OwnTimeZone } from './OwnTimeZone.tsx';
import { Privacy } from './Privacy.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { ShortcutsChoice } from './ShortcutsChoice.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { YourCompany } from './YourCompany.tsx';

/** What everyone can set for themselves. */
export function PersonalSettings({ user }: { user: CurrentUser }) {
  return (
    <div>
      <OwnMail />
      {can['company.join'](user) && <YourCompany user={user} />}
      <AccountSections user={user} />
      <SettingsSection title="Appearance" lead="Kept on this device.">
        <ThemeChoice />
        <DensityChoice />
      </SettingsSection>
      <SettingsSection title="Keyboard" lead="Kept on this device.">
        <ShortcutsChoice />
      </SettingsSection>
      <OwnTimeZone user={user} />
      <OwnCalendar />
      {can['calendar.own'](user) && <OwnBusyTimes />}
      <NotificationChoices user={user} />
      {can['profile.own'](user) && <FairnessQuestions />}
      <Privacy user={user} />
    </div>
  );
}
