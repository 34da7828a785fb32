import { call } from '#client/api/call.ts';
import { loadSession } from '#client/api/session.ts';
import { ZoneInput } from '#client/kit/time-zones/ZoneInput.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { CurrentUser } from '#contract/api.ts';
import { clockFields } from '#domain/fields/time-zones.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { currentName, zoneName } from '#domain/time-zones.ts';
import styles from './CompanyForm.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** Where one's own clocks are: the browser's, until one says otherwise. */
export function OwnTimeZone({ user }: { user: CurrentUser }) {
  const here = currentName(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const form = useForm({
    initial: { timeZone: user.timeZone ?? here },
    check: (values) => problemsIn(clockFields, values),
    send: async (body) => {
      await call('PUT /api/user/time-zone', { body });
      await loadSession();
      toast({ title: 'Time zone saved' });
    },
  });
  const elsewhere = here !== form.values.timeZone;
  return (
    <SettingsSection title="Time zone" lead="Times on screen, in mails and reminders go by it.">
      <form onSubmit={form.onSubmit} noValidate className={styles.fields}>
        <FormErrors {...form.summary} />
        <Field {...form.field('timeZone')} label="Your time zone" required>
          <ZoneInput value={form.values.timeZone} onChange={(zone) => form.set('timeZone', zone)} />
        </Field>
        <div className={styles.foot}>
          <Button type="submit" pending={form.pending} pendingLabel="Saving…">
            Save time zone
          </Button>
          {elsewhere && (
            <Button variant="quiet" onClick={() => form.set('timeZone', here)}>
              Use {zoneName(here)}, as on this device
            </Button>
          )}
        </div>
      </form>
    </SettingsSection>
  );
}
