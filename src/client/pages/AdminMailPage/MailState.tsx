import { Pill } from '#client/ui/Pill.tsx';
import type { Mail } from '#contract/api.ts';
import styles from './MailState.module.css';

/** Whether a mail went out, and where it did not, why. */
export function MailState({ mail: { sentAt, givenUpAt, lastError } }: { mail: Mail }) {
  if (sentAt) {
    return (
      <Pill tone="green" icon="check">
        Sent
      </Pill>
    );
  }
  return (
    <>
      {givenUpAt ? (
        <Pill tone="red" icon="alert">
          Given up
        </Pill>
      ) : (
        <Pill tone="yellow" icon="clock">
          Waiting
        </Pill>
      )}
      {lastError && <p className={styles.error}>{lastError}</p>}
    </>
  );
}
