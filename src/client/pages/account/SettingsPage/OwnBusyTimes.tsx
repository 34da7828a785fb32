import { useRef, useState } from 'react';
import { refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { Callout } from '#client/ui/Callout.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Dialog, SheetFoot } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import { ownCalendarFields } from '#domain/fields/calendars.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { calendarProblemWords } from '#domain/own-calendar.ts';
import forms from './CompanyForm.module.css';
import styles from './OwnCalendar.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** The calendar one keeps elsewhere: colleagues who arrange interviews see when one is busy by it, and nothing more. */
export function OwnBusyTimes() {
  const calendar = useApi('GET /api/user/own-calendar', {}, { staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<'address' | 'remove'>();
  const remove = useApiMutation({
    mutationFn: () => call('DELETE /api/user/own-calendar'),
    onSuccess: async () => {
      await refresh('GET /api/user/own-calendar');
      thenFocus(
        () => setAsked(undefined),
        () => heading.current,
      );
      toast({ title: 'Calendar removed' });
    },
    failedTitle: 'The calendar was not removed',
  });
  return (
    <SettingsSection
      title="Your own calendar"
      lead="Colleagues who arrange interviews see when you are busy, never what with."
      headingRef={heading}
    >
      <Loaded query={calendar} what="your own calendar">
        {({ host, readAt, problem, failingSince }) =>
          host === null ? (
            <Button onClick={() => setAsked('address')}>Add a calendar</Button>
          ) : (
            <>
              {problem && failingSince ? (
                <Callout icon="alert" title="This calendar can’t be read">
                  <p>
                    {calendarProblemWords[problem]}. It has been so since{' '}
                    <Time value={failingSince} as="moment" />.
                  </p>
                </Callout>
              ) : null}
              <p className={styles.dates}>
                Read from <bdi>{host}</bdi>
                {readAt && (
                  <>
                    , last <Time value={readAt} as="moment" />
                  </>
                )}
              </p>
              <div className={styles.actions}>
                <Button onClick={() => setAsked('address')}>Replace</Button>
                <Button variant="quiet" onClick={() => setAsked('remove')}>
                  Remove
                </Button>
              </div>
            </>
          )
        }
      </Loaded>
      <Dialog
        open={asked === 'address'}
        title={calendar.data?.host ? 'Replace your calendar' : 'Add a calendar'}
        onClose={() => setAsked(undefined)}
      >
        <AddressForm onDone={() => setAsked(undefined)} />
      </Dialog>
      <ConfirmDialog
        open={asked === 'remove'}
        danger
        title="Remove your calendar?"
        label="Remove calendar"
        pendingLabel="Removing…"
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsked(undefined)}
      >
        <p>Its busy times are deleted right away. Interviews booked here still count as booked.</p>
      </ConfirmDialog>
    </SettingsSection>
  );
}

function AddressForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initial: { url: '' },
    check: (values) => problemsIn(ownCalendarFields, values),
    send: async (body) => {
      await call('PUT /api/user/own-calendar', { body });
      await refresh('GET /api/user/own-calendar');
      onDone();
      toast({ title: 'Calendar added' });
    },
  });
  const { field, control } = formFields(form, ownCalendarFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={forms.fields}>
      <FormErrors {...form.summary} />
      <Field
        {...field('url')}
        hint="It begins with https:// or webcal://. It is kept secret and not shown again."
      >
        <TextInput {...control('url')} inputMode="url" autoComplete="off" spellCheck={false} />
      </Field>
      <ul className={styles.where}>
        <li>Google Calendar: your calendar’s settings, “Secret address in iCal format”</li>
        <li>
          Outlook: Settings, “Shared calendars”, publish with “Can view when I’m busy”, copy the ICS link
        </li>
        <li>Apple Calendar: share the calendar as a “Public Calendar”, copy its link</li>
      </ul>
      <SheetFoot>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Reading…">
          Add calendar
        </Button>
      </SheetFoot>
    </form>
  );
}
