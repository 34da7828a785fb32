import type { ReactNode } from 'react';
import { Sheet } from '#client/ui/Dialog.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Mail } from '#contract/api.ts';
import styles from './MailSheet.module.css';
import { MailState } from './MailState.tsx';

/** A mail as its reader gets it, and how its sending stands. */
export function MailSheet({ open, mail, onClose }: { open: boolean; mail: Mail; onClose: () => void }) {
  const { toName, toAddress, fromName, createdAt, sentAt, givenUpAt, nextAttemptAt, attempts, text } = mail;
  const facts: [string, ReactNode][] = [
    [
      'To',
      <>
        <bdi>{toName}</bdi> {toAddress}
      </>,
    ],
    ['From', <bdi>{fromName}</bdi>],
    ['Written', <Time value={createdAt} as="moment" />],
    ['State', <MailState mail={mail} />],
    ['Attempts', attempts.toLocaleString('en')],
    sentAt
      ? ['Sent', <Time value={sentAt} as="moment" />]
      : givenUpAt
        ? ['Given up', <Time value={givenUpAt} as="moment" />]
        : ['Next attempt', <Time value={nextAttemptAt} as="moment" />],
  ];
  return (
    <Sheet open={open} title={mail.subject} onClose={onClose}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </Sheet>
  );
}
