import type { WaitingToo as Waiting } from '#contract/visitor-pages.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { receiptInWords } from '#domain/visitors.ts';
import styles from './Form.module.css';
import { minute } from './moment.ts';

/** What else the reader of a link can confirm: an address gets few mails a day, and each of them is enough for all. */
export function WaitingToo({ token, waiting }: { token: string; waiting: readonly Waiting[] }) {
  if (!waiting.length) return null;
  return (
    <section className={styles.form}>
      <h2>Also sent with your address</h2>
      {waiting.map(({ receipt, name, sentAt, jobTitle, companyName }) => (
        <form key={receipt} method="post" action={paths.applied(token)} className={styles.field}>
          <input type="hidden" name="other" value={receipt} />
          <p id={receipt}>
            {jobTitle} at {companyName}. Sent by {name}, {minute(sentAt)}, receipt{' '}
            <span className={styles.whole}>{receiptInWords(receipt)}</span>.
          </p>
          <div className={styles.actions}>
            <Button type="submit" name="act" value="confirm" aria-describedby={receipt}>
              Yes, I applied
            </Button>
            <Button type="submit" name="act" value="delete" aria-describedby={receipt}>
              It wasn’t me. Delete it
            </Button>
          </div>
        </form>
      ))}
    </section>
  );
}
