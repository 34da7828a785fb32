import { useEffect, useState } from 'react';
import { brand } from '#client/brand.ts';
import styles from './PasswordMeter.module.css';
import { type Strength, strengthOf } from './password-strength.ts';

/** How soon a password would be guessed, in a sentence that is also read out, once typing pauses. */
export function PasswordMeter({ password, about }: { password: string; about: readonly string[] }) {
  const words = about.join('\n');
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    const later = setTimeout(() => setStrength(strengthOf(password, [...words.split('\n'), brand])), pauseMs);
    return () => clearTimeout(later);
  }, [password, words]);
  return (
    <div className={styles.meter}>
      <div className={styles.bar} data-steps={strength?.steps} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-full={step <= (strength?.steps ?? 0) || undefined} />
        ))}
      </div>
      <p className={styles.sentence} aria-live="polite">
        {strength?.sentence}
      </p>
    </div>
  );
}

const pauseMs = 300;
