import { classNames } from '#client/ui/class-names.ts';
import { Time } from '#client/ui/Time.tsx';
import type { Message } from '#contract/api.ts';
import styles from './Messages.module.css';

/** One message: who wrote it, when, and whether the other side has read it. */
export function MessageText({ message, ours }: { message: Message; ours: boolean }) {
  return (
    <div className={classNames(styles.message, ours && styles.ours)}>
      <p className={styles.from}>
        <strong dir="auto">{message.own ? 'You' : message.writer}</strong>
        <Time value={message.sentAt} as="moment" />
        {message.byEmail && <span className={styles.receipt}>By email</span>}
        {message.own && <span className={styles.receipt}>{message.readAt ? 'Read' : 'Not read yet'}</span>}
      </p>
      <p className={styles.body} dir="auto">
        {message.body}
      </p>
    </div>
  );
}
