import { useRef } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time, writtenOut } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import type { SignInWay } from '#domain/sessions.ts';
import styles from './OwnSessions.module.css';
import { SettingsSection } from './SettingsSection.tsx';

const signedInBy: Record<SignInWay, string> = {
  password: 'with your password',
  code: 'with your password and a code',
  'recovery-code': 'with a recovery code',
  passkey: 'with a passkey',
  provider: 'through your company',
  registration: 'when you made the account',
};

/** Where one is signed in, each place with its end. */
export function OwnSessions() {
  const sessions = useApi('GET /api/user/sessions', {}, { staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useApiMutation<unknown, { id: number; device: string }>({
    mutationFn: ({ id }) => call('DELETE /api/user/sessions/:id', { params: { id } }),
    onSuccess: async (_, { device }) => {
      await refresh('GET /api/user/sessions');
      heading.current?.focus();
      toast({ title: 'Session ended', description: `${device} is logged out.` });
    },
    failedTitle: 'Update failed',
  });
  const endOthers = useApiMutation({
    mutationFn: () => call('DELETE /api/user/sessions'),
    onSuccess: async () => {
      await refresh('GET /api/user/sessions');
      heading.current?.focus();
      toast({ title: 'Logged out everywhere else', description: 'Only this session goes on.' });
    },
    failedTitle: 'Update failed',
  });
  return (
    <SettingsSection
      title="Where you are signed in"
      lead="End any session you don’t recognise, then change your password."
      headingRef={heading}
    >
      <Rows query={sessions} what="your sessions" expected={2} empty={null}>
        {(rows) => (
          <>
            <ul className={styles.list}>
              {rows.map(({ id, device, startedAt, lastUsedAt, expiresAt, network, way, current }) => {
                const name = device ?? 'Unknown device';
                return (
                  <li key={id} className={styles.session}>
                    <div className={styles.words}>
                      <p className={styles.device}>
                        {name} {current && <Pill>This device</Pill>}
                      </p>
                      <p className={styles.dates}>
                        Signed in <Time value={startedAt} as="moment" />
                        {way && ` ${signedInBy[way]}`}
                        {network && ` from ${network}`}
                      </p>
                      <p className={styles.dates}>
                        Last used <Time value={lastUsedAt} as="moment" />, ends <Time value={expiresAt} /> if
                        not used
                      </p>
                    </div>
                    {!current && (
                      <Button
                        size="compact"
                        aria-label={`End the session on ${name} of ${writtenOut(startedAt, 'moment')}`}
                        pending={end.isPending && end.variables.id === id}
                        pendingLabel="Ending…"
                        onClick={() => end.mutate({ id, device: name })}
                      >
                        End
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
            {rows.length > 1 && (
              <Button
                icon="log-out"
                pending={endOthers.isPending}
                pendingLabel="Logging out…"
                onClick={() => endOthers.mutate()}
              >
                Log out everywhere else
              </Button>
            )}
          </>
        )}
      </Rows>
    </SettingsSection>
  );
}
