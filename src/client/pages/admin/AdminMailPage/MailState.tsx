import type { ComponentProps } from 'react';
import { Pill } from '#client/ui/Pill.tsx';
import type { Mail } from '#contract/api.ts';
import { mailState, mailStateLabel, type MailState as State } from '#domain/mail.ts';
import styles from './MailState.module.css';

const look: Record<State, Pick<ComponentProps<typeof Pill>, 'tone' | 'icon'>> = {
  sent: { tone: 'green', icon: 'check' },
  waiting: { tone: 'yellow', icon: 'clock' },
  given_up: { tone: 'red', icon: 'alert' },
};

/** Whether a mail went out, and where it did not, why. */
export function MailState({ mail }: { mail: Mail }) {
  const state = mailState(mail);
  return (
    <>
      <Pill {...look[state]}>{mailStateLabel[state]}</Pill>
      {mail.lastError && <p className={styles.error}>{mail.lastError}</p>}
    </>
  );
}
