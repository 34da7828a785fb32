import { useRef, useState } from 'react';
import { refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { CopyField } from '#client/ui/CopyField.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import styles from './OwnCalendar.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** The secret address at which one's own calendar reads the interviews one takes part in. */
export function OwnCalendar() {
  const feed = useApi('GET /api/user/calendar', {}, { staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const [made, setMade] = useState<string>();
  const [asked, setAsked] = useState<'another' | 'off'>();
  const make = useApiMutation<{ url: string }>({
    mutationFn: () => call('POST /api/user/calendar'),
    onSuccess: async ({ url }) => {
      setAsked(undefined);
      setMade(url);
      await refresh('GET /api/user/calendar');
    },
    failedTitle: 'No address was made',
  });
  const end = useApiMutation({
    mutationFn: () => call('DELETE /api/user/calendar'),
    onSuccess: async () => {
      await refresh('GET /api/user/calendar');
      thenFocus(
        () => setAsked(undefined),
        () => heading.current,
      );
      toast({ title: 'Calendar turned off' });
    },
    failedTitle: 'The calendar was not turned off',
  });
  return (
    <SettingsSection
      title="Calendar"
      lead="See your interviews in Google Calendar, Outlook or Apple Calendar."
      headingRef={heading}
    >
      <Loaded query={feed} what="your calendar">
        {({ madeAt, lastReadAt }) =>
          madeAt === null ? (
            <Button pending={make.isPending} pendingLabel="Making…" onClick={() => make.mutate()}>
              Make an address
            </Button>
          ) : (
            <>
              <p className={styles.dates}>
                Address made <Time value={madeAt} as="moment" />,{' '}
                {lastReadAt ? (
                  <>
                    last read <Time value={lastReadAt} as="moment" />
                  </>
                ) : (
                  'not read yet'
                )}
              </p>
              <div className={styles.actions}>
                <Button onClick={() => setAsked('another')}>Make a new address</Button>
                <Button variant="quiet" onClick={() => setAsked('off')}>
                  Turn off
                </Button>
              </div>
            </>
          )
        }
      </Loaded>
      <Dialog
        open={made !== undefined}
        title="Your calendar’s address"
        onClose={() => setMade(undefined)}
        actions={
          <Button variant="primary" onClick={() => setMade(undefined)}>
            Done
          </Button>
        }
      >
        <CopyField
          label="Calendar address"
          value={made ?? ''}
          hint="Copy it now: it is not shown again. Anyone who has it can read your interviews."
        />
        <p className={styles.how}>
          Paste it in Google Calendar under “From URL”, in Outlook under “Subscribe from web”, or in Apple
          Calendar under “New Calendar Subscription”.
        </p>
      </Dialog>
      <ConfirmDialog
        open={asked === 'another'}
        title="Make a new address?"
        label="Make new address"
        pendingLabel="Making…"
        pending={make.isPending}
        onConfirm={() => make.mutate()}
        onClose={() => setAsked(undefined)}
      >
        <p>Calendars that use the old address stop being updated. Add the new one to them.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'off'}
        danger
        title="Turn off your calendar’s address?"
        label="Turn off"
        pendingLabel="Turning off…"
        pending={end.isPending}
        onConfirm={() => end.mutate()}
        onClose={() => setAsked(undefined)}
      >
        <p>Calendars that use it stop being updated. Your interviews stay as they are.</p>
      </ConfirmDialog>
    </SettingsSection>
  );
}
