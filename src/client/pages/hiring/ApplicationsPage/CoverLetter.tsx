import { Disclosure } from '#client/ui/Disclosure.tsx';
import styles from './CoverLetter.module.css';

/** The letter, folded to its first line. */
export function CoverLetter({ text }: { text: string | null }) {
  if (!text) return <p className={styles.none}>No cover letter</p>;
  return (
    <Disclosure label="Cover letter" preview={text.slice(0, 200)}>
      <p className={styles.letter} dir="auto">
        {text}
      </p>
    </Disclosure>
  );
}
