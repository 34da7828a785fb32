import { useEffect } from 'react';
import { Progress } from '#client/ui/Progress.tsx';
import type { PeopleImport } from '#contract/api.ts';
import styles from './Import.module.css';
import { stateWords } from './import-words.ts';

/** How often somebody who looks on asks how far it is. */
const askAgainMs = 1_000;

interface Props {
  batch: Pick<PeopleImport, 'state' | 'rowsDone' | 'rowCount'>;
  onAsk: () => unknown;
  /** Its lines have another result now. */
  onEnd: () => unknown;
}

/** How far something is that is done in the background, for as long as it is. */
export function UnderWay({ batch: { state, rowsDone, rowCount }, onAsk, onEnd }: Props) {
  useEffect(() => {
    const timer = setInterval(onAsk, askAgainMs);
    return () => {
      clearInterval(timer);
      onEnd();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- begins with it, ends with it
  }, []);
  const done = Math.min(rowsDone, rowCount);
  return (
    <section className={styles.part} aria-label="Progress">
      <p>
        {stateWords[state]}: {done.toLocaleString('en')} of {rowCount.toLocaleString('en')} lines. You can
        leave this page.
      </p>
      <Progress label={stateWords[state]} percent={rowCount ? (100 * done) / rowCount : 0} />
    </section>
  );
}
