import type { ReactNode } from 'react';
import { Sheet } from '#client/ui/Dialog.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Mail } from '#contract/api.ts';
import styles from './MailSheet.module.css';
import { MailState } from './MailState.tsx';

/** A mail as its reader gets it, and how its sending stands. */
export function MailSheet({ open, mail, onClose }: { open: boolean; mail: Mail; onClose: () => void }) {
  const { toName, toAddress, fromName, createdAt, attempts, text } = mail;
  const last = lastStep(mail);
  return (
    <Sheet open={open} title={mail.subject} onClose={onClose}>
      <dl className={styles.facts}>
        <Fact name="To">
          <bdi>{toName}</bdi> {toAddress}
        </Fact>
        <Fact name="From">
          <bdi>{fromName}</bdi>
        </Fact>
        <Fact name="Written">
          <Time value={createdAt} as="moment" />
        </Fact>
        <Fact name="State">
          <MailState mail={mail} />
        </Fact>
        <Fact name="Attempts">{attempts.toLocaleString('en')}</Fact>
        <Fact name={last.name}>
          <Time value={last.at} as="moment" />
        </Fact>
      </dl>
      <p className={styles.text} dir="auto">
        {text || 'The words of this email are no longer kept.'}
      </p>
    </Sheet>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function lastStep({ sentAt, givenUpAt, nextAttemptAt }: Mail): { name: string; at: string } {
  if (sentAt) return { name: 'Sent', at: sentAt };
  return givenUpAt ? { name: 'Failed', at: givenUpAt } : { name: 'Next attempt', at: nextAttemptAt };
}
