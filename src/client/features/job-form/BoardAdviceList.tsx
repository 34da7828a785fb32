import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { boardAdvice } from '#domain/board-advice.ts';
import { AdviceLine, NothingMissing } from './AdviceLine.tsx';
import styles from './BoardAdviceList.module.css';
import type { JobValues } from './job-values.ts';
import { payIn, placeIn } from './terms-values.ts';

interface Props {
  values: JobValues;
  /** The country of the company. */
  home: string | undefined;
  /** Leads to the field with that name. */
  goTo: (field: string) => void;
}

/** What Google, Indeed and LinkedIn would miss in a posting, each line a way to the field; and what nobody here can do about it. */
export function BoardAdviceList({ values, home, goTo }: Props) {
  const { title, description, location } = values;
  const advice = boardAdvice({
    title,
    description,
    location,
    place: placeIn(values, home),
    pay: payIn(values),
  });
  return (
    <section className={styles.boards} aria-labelledby="board-advice">
      <h2 id="board-advice" className={styles.heading}>
        What Google, Indeed and LinkedIn would miss
      </h2>
      {advice.length === 0 && <NothingMissing>Nothing: they can list it and show it whole.</NothingMissing>}
      <ul>
        {advice.map(({ field, say, boards, refuses }) => (
          <AdviceLine key={say} onGo={() => goTo(field)}>
            <span>
              {say}
              <span className={styles.boardNames}>
                {refuses ? 'Not listed by' : 'Shown less by'} {boards.join(', ')}
              </span>
            </span>
          </AdviceLine>
        ))}
      </ul>
      <p className={styles.note}>
        Google and Indeed read jobs that are shown publicly. Feeds to{' '}
        <ExternalLink href="https://docs.indeed.com/legal-terms/xml-api">Indeed</ExternalLink> and{' '}
        <ExternalLink href="https://learn.microsoft.com/en-us/linkedin/talent/job-postings/xml-feeds">
          LinkedIn
        </ExternalLink>{' '}
        need an agreement that the operator has with them.
      </p>
    </section>
  );
}
