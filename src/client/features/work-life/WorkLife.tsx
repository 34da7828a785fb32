import { Pill } from '#client/ui/Pill.tsx';
import { workValueLabels, workWayLabels, type WorkValue, type WorkWay } from '#domain/work-life.ts';
import styles from './WorkLife.module.css';

interface Props {
  values: readonly WorkValue[];
  ways: readonly WorkWay[];
}

/** What was chosen of the two lists, to be read. */
export function WorkLife({ values, ways }: Props) {
  const labels = [...values.map((value) => workValueLabels[value]), ...ways.map((way) => workWayLabels[way])];
  return (
    <ul className={styles.list}>
      {labels.map((label) => (
        <li key={label}>
          <Pill>{label}</Pill>
        </li>
      ))}
    </ul>
  );
}
