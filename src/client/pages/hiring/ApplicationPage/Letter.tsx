import part from '#client/ui/Part.module.css';
import styles from './ApplicationDetail.module.css';

export function Letter({ text }: { text: string | null }) {
  return (
    <section className={part.part} aria-labelledby="cover-letter">
      <h2 id="cover-letter">Cover letter</h2>
      {text ? (
        <p className={styles.letter} dir="auto">
          {text}
        </p>
      ) : (
        <p className={styles.none}>No cover letter</p>
      )}
    </section>
  );
}
