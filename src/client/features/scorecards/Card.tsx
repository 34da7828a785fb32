import { Time } from '#client/ui/Time.tsx';
import type { ScorecardGroup } from '#contract/api.ts';
import { recommendationLabel, stepLabel } from '#domain/scorecards.ts';
import { notAssessed } from './scale-words.ts';
import styles from './Scorecards.module.css';

/** One scorecard, in words. */
export function Card({
  card: { recommendation, note, ratings, handedInAt },
}: {
  card: ScorecardGroup['cards'][number];
}) {
  return (
    <div className={styles.card}>
      <p>
        <strong>{recommendationLabel[recommendation]}</strong>
        <span className={styles.hint}>
          {' · handed in '}
          <Time value={handedInAt} as="moment" />
        </span>
      </p>
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {ratings.length > 0 && (
        <dl className={styles.ratings}>
          {ratings.map((rating) => (
            <div key={rating.attribute}>
              <dt dir="auto">{rating.attribute}</dt>
              <dd>
                {rating.step ? stepLabel[rating.step] : notAssessed}
                {rating.note && (
                  <span className={styles.note} dir="auto">
                    {rating.note}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
