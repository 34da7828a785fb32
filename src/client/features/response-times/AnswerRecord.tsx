import { Icon } from '#client/ui/Icon.tsx';
import type { AnswerRecord as Answers } from '#domain/response-times.ts';
import styles from './AnswerRecord.module.css';

interface Props {
  record: Answers | null;
  /** Says what it is reckoned from too, where there is room. */
  whole?: boolean;
}

/** How reliably an employer answers those who apply, from what they really did; nothing where that is too little to say. */
export function AnswerRecord({ record, whole }: Props) {
  if (!record) return null;
  const from = `last ${record.counted} applications`;
  return (
    <span className={styles.record} title={whole ? undefined : `Calculated from the ${from}`}>
      <Icon name="clock" size={16} />
      <span>
        Answers {record.share}% within {days(record.days)}
        {whole && `, ${from}`}
      </span>
    </span>
  );
}

function days(count: number): string {
  return count === 1 ? 'a day' : `${count} days`;
}
