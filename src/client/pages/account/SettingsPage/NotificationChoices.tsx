import { call } from '#client/api/call.ts';
import { cachedAnswer, changeAnswer } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Answer, CurrentUser } from '#contract/api.ts';
import {
  type Channels,
  mailRhythmLabel,
  mailRhythms,
  morning,
  notificationKinds,
  rhythmsOf,
} from '#domain/notifications.ts';
import { messageOf } from '#domain/errors.ts';
import { isJobSeeker } from '#domain/permissions.ts';
import styles from './NotificationChoices.module.css';
import { SettingsSection } from './SettingsSection.tsx';

const choicesCall = 'GET /api/notifications/choices';
type Choices = Answer<typeof choicesCall>;

/** What one is told of: here, by mail, both or not at all. Each takes effect at once. */
export function NotificationChoices({ user }: { user: CurrentUser }) {
  const choices = useApi(choicesCall, {});
  const side = isJobSeeker(user) ? 'job seekers' : 'the hiring team';
  const concerns = ({ type }: Choices[number]) => ['both', side].includes(notificationKinds[type].side);
  return (
    <SettingsSection
      title="Notifications"
      lead={
        user.email
          ? `We skip an email if you’ve already read it here. Right away means within two minutes; once a day means at ${morning.inWords}, your time.`
          : 'Add an email address to your profile to be notified by email too.'
      }
    >
      <Loaded query={choices} what="your choices" level={3} waiting={<Skeleton height="10rem" />}>
        {(all) => (
          <div>
            {all.filter(concerns).map(({ type, inbox, mail }) => (
              <fieldset key={type} className={styles.line}>
                <legend className={styles.what}>{notificationKinds[type].label}</legend>
                <Checkbox
                  label="In app"
                  checked={inbox}
                  onChange={(event) => void choose(type, { inbox: event.target.checked, mail })}
                />
                <Field label="Email" className={styles.mail}>
                  <Select
                    value={mail}
                    options={rhythmsOf(type).map((rhythm) => ({
                      value: rhythm,
                      label: mailRhythmLabel[rhythm],
                    }))}
                    onChange={({ target }) =>
                      void choose(type, {
                        inbox,
                        mail: mailRhythms.find((one) => one === target.value) ?? mail,
                      })
                    }
                  />
                </Field>
              </fieldset>
            ))}
          </div>
        )}
      </Loaded>
    </SettingsSection>
  );
}

/** Shown at once; set back where it could not be kept. */
async function choose(type: Choices[number]['type'], channels: Channels): Promise<void> {
  const before = cachedAnswer(choicesCall, {})?.find((one) => one.type === type);
  show({ type, ...channels });
  try {
    await call('PUT /api/notifications/choices', { body: { type, ...channels } });
  } catch (error) {
    // The others may have been chosen meanwhile.
    if (before) show(before);
    toast({ title: 'Update failed', description: messageOf(error), tone: 'danger' });
  }
}

function show(choice: Choices[number]): void {
  changeAnswer(choicesCall, {}, (all) => all.map((one) => (one.type === choice.type ? choice : one)));
}
