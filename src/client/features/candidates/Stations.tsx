import type { ComponentProps } from 'react';
import { Entry } from '#client/features/profiles/Entry.tsx';
import styles from './Stations.module.css';

type Station = ComponentProps<typeof Entry> & { id: number };

/** A life at work or at school, the latest first, as a line one can follow. */
export function Stations({ stations }: { stations: readonly Station[] }) {
  return (
    <ol className={styles.stations}>
      {stations.map(({ id, title, parts, startDate, endDate, isCurrent, description }) => (
        <li key={id} className={styles.station}>
          <Entry {...{ title, parts, startDate, endDate, isCurrent, description }} />
        </li>
      ))}
    </ol>
  );
}
