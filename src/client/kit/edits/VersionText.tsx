import styles from './EditConflict.module.css';
import { apart } from './merge.ts';

/** So much of what both versions have in common is shown before and after what differs. */
const context = 120;

/** One version of a text, what the other one does not have set apart in it. */
export function VersionText({ text, other }: { text: string; other: string | undefined }) {
  if (!text) return <span className={styles.none}>Empty</span>;
  if (other === undefined)
    return (
      <p className={styles.text} dir="auto">
        {text}
      </p>
    );
  const [before, differing, after] = apart(text, other);
  return (
    <p className={styles.text} dir="auto">
      {before.length > context ? `… ${before.slice(-context).replace(/^\S*\s/, '')}` : before}
      {differing && <mark>{differing}</mark>}
      {after.length > context ? `${after.slice(0, context).replace(/\s\S*$/, '')} …` : after}
    </p>
  );
}
