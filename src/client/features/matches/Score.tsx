import { matchBand, type MatchBand } from '#domain/match-band.ts';
import { classNames } from '#client/ui/class-names.ts';
import styles from './Score.module.css';

const colour: Record<MatchBand, string | undefined> = {
  green: styles.green,
  blue: styles.blue,
  yellow: styles.yellow,
};

/** How well a job and a person fit, 0 to 100: always the figure, the colour only underlines it. */
export function Score({ score }: { score: number }) {
  return (
    <span className={classNames(styles.score, colour[matchBand(score)])}>
      <span className={styles.figure}>{score}</span>
      <span className={styles.word}> match</span>
    </span>
  );
}
