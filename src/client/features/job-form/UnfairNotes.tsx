import { useDeferredValue } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { unfairWords, type AdvertisedField, type UnfairRequirement } from '#domain/fair-requirements.ts';
import { withoutSigns } from '#domain/formatted-text/without-signs.ts';
import styles from './UnfairNotes.module.css';

interface Props {
  field: AdvertisedField;
  texts: readonly string[];
}

/** Under a field of the posting, while it is written: which of its words must not decide who gets the job, and why. */
export function UnfairNotes({ field, texts }: Props) {
  const as = field === 'title' || field === 'skillsRequired' ? 'title' : 'text';
  const read = useDeferredValue(texts.join('\n'));
  const found = unfairWords(as === 'text' ? withoutSigns(read) : read, as);
  return (
    <div aria-live="polite" className={styles.live}>
      {found.length > 0 && (
        <ul className={styles.notes}>
          {found.map((flag) => (
            <li key={`${flag.start} ${flag.words}`} className={styles.note}>
              <Icon name={flag.weight === 'hint' ? 'info' : 'alert'} size={16} />
              <UnfairNote flag={flag} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The words, why they must not count, and what to write instead. */
export function UnfairNote({ flag }: { flag: UnfairRequirement }) {
  return (
    <p className={styles.words}>
      <q className={styles.quote}>
        <bdi>{flag.words}</bdi>
      </q>{' '}
      {flag.reason} {flag.suggestion}
    </p>
  );
}
