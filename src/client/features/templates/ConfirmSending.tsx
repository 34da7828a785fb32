import { messageOf } from '#domain/errors.ts';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import type { Answer } from '#contract/api.ts';
import styles from './Templates.module.css';

interface Props {
  preview: Answer<'POST /api/messages/bulk/preview'>;
  onBack: () => void;
  send: () => Promise<void>;
}

/** Whom a message reaches and whom not, by name, before it is sent. */
export function ConfirmSending({ preview: { people, leftOut, first }, onBack, send }: Props) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const who = people === 1 ? '1 person' : `${people} people`;

  async function confirm(): Promise<void> {
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await send();
    } catch (error) {
      // The cast: call throws ApiError only.
      setFailure(messageOf(error));
      setPending(false);
    }
  }

  return (
    <div className={styles.form}>
      <h3 ref={focusOn} tabIndex={-1}>
        {people ? `${who} will get this message` : 'No one would get this message'}
      </h3>
      {leftOut.length > 0 && (
        <div>
          <p>Left out:</p>
          <ul className={styles.left}>
            {leftOut.map(({ id, applicantName, reason }) => (
              <li key={id}>
                <bdi>{applicantName}</bdi> {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {first && (
        <section className={styles.preview} aria-label="Preview">
          <p className={styles.as}>
            As <bdi>{first.applicantName}</bdi> will read it
          </p>
          <p className={styles.read} dir="auto">
            {first.body}
          </p>
        </section>
      )}
      <p role="alert">{failure}</p>
      <div className={styles.buttons}>
        {people > 0 && (
          <Button variant="primary" pending={pending} pendingLabel="Sending…" onClick={() => void confirm()}>
            Send to {who}
          </Button>
        )}
        <Button onClick={onBack}>Back to the text</Button>
      </div>
    </div>
  );
}
