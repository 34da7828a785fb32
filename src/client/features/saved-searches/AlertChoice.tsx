import { useId } from 'react';
import { Radio } from '#client/ui/Radio.tsx';
import { morning } from '#domain/notifications.ts';
import { alertRhythmLabel, alertRhythms, type AlertRhythm } from '#domain/saved-searches.ts';
import styles from './SavedSearch.module.css';

interface Props {
  chosen: AlertRhythm | null;
  onChoose: (rhythm: AlertRhythm | null) => void;
  /** Whether this person has an address that mail can go to. */
  mailed: boolean;
  /** Without the choice of no alert. */
  always?: boolean;
}

/** How often one wants to be told of new jobs. */
export function AlertChoice({ chosen, onChoose, mailed, always }: Props) {
  const name = useId();
  const rhythms: (AlertRhythm | null)[] = always ? [...alertRhythms] : [null, ...alertRhythms];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Alert me about new jobs</legend>
      {rhythms.map((rhythm) => (
        <Radio
          key={rhythm ?? 'never'}
          name={name}
          label={rhythm ? alertRhythmLabel[rhythm] : 'Never'}
          checked={chosen === rhythm}
          onChange={() => onChoose(rhythm)}
        />
      ))}
      <p className={styles.hint}>
        {mailed
          ? `At ${morning.inWords} by your clocks, here and in one mail. Nothing comes where nothing is new.`
          : 'On this site only, as your account has no email address. Nothing is sent when there’s nothing new.'}
      </p>
    </fieldset>
  );
}
