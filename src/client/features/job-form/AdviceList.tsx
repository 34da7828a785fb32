import type { Advice } from '#domain/advert-advice.ts';
import { AdviceLine, NothingMissing } from './AdviceLine.tsx';
import styles from './AdviceList.module.css';

interface Props {
  advice: readonly Advice[];
  /** Leads to the field with that name. */
  goTo: (field: string) => void;
}

/** What is missing for a good advertisement, each line a way to the field where it is mended. */
export function AdviceList({ advice, goTo }: Props) {
  if (!advice.length) {
    return <NothingMissing>Nothing is missing. Candidates will know what they need to know.</NothingMissing>;
  }
  return (
    <>
      <p className={styles.lead}>You can post without these. Each one brings more of the right people.</p>
      <ul>
        {advice.map(({ field, say }) => (
          <AdviceLine key={`${field} ${say}`} onGo={() => goTo(field)}>
            <span dir="auto">{say}</span>
          </AdviceLine>
        ))}
      </ul>
    </>
  );
}
