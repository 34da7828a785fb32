import type { ComponentProps } from 'react';
import { Pill } from '#client/ui/Pill.tsx';
import type { Mail } from '#contract/api.ts';
import { mailStateLabel, type MailState as State } from '#domain/mail.ts';
import styles from './MailState.module.css';

const look: Record<State, Pick<ComponentProps<typeof Pill>, 'tone' | 'icon'>> = {
  sent: { tone: 'green', icon: 'check' },
  waiting: { tone: 'yellow', icon: 'clock' },
  held: { tone: 'yellow', icon: 'clock' },
  refused: { tone: 'red', icon: 'alert' },
  stopped: { tone: 'red', icon: 'alert' },
  unconfirmed: { tone: 'red', icon: 'alert' },
  in_doubt: { tone: 'yellow', icon: 'alert' },
  given_up: { tone: 'red', icon: 'alert' },
};

/** Whether a mail went out, and where it did not, why. */
export function MailState({ mail }: { mail: Mail }) {
  const { state, companyName } = mail;
  return (
    <>
      <Pill {...look[state]}>{mailStateLabel[state]}</Pill>
      {state === 'held' && (
        <p className={styles.error}>
          <bdi>{companyName}</bdi> has reached its sending limit. It will go out automatically.
        </p>
      )}
      {mail.lastError && <p className={styles.error}>{mail.lastError}</p>}
    </>
  );
}
