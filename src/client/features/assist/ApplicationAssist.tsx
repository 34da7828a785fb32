import { useState } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { KnownParts, MatchReasons } from '#client/features/matches/MatchReasons.tsx';
import { Score } from '#client/features/matches/Score.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Answer, Application } from '#contract/api.ts';
import styles from './Assist.module.css';

type ExplainedScore = NonNullable<Answer<'GET /api/applications/:id/assist'>['now']>;

/** How well an applicant and the job fit, for whoever opens it. Closed until then, and gone where it is switched off. */
export function ApplicationAssist({ application }: { application: Application }) {
  const [open, setOpen] = useState(false);
  if (!application.assistOn) return null;
  return (
    <section aria-label="Assist" className={styles.assist}>
      <Disclosure
        label="Assist"
        preview="How well job and profile fit, with reasons"
        onToggle={(isOpen) => setOpen(isOpen)}
      >
        {open && <Opened id={application.id} />}
      </Disclosure>
    </section>
  );
}

function Opened({ id }: { id: number }) {
  const assist = useApi('GET /api/applications/:id/assist', { params: { id } }, { staleTime: 0 });
  return (
    <Loaded query={assist} what="the score" waiting={<Skeleton height="12rem" />}>
      {(answer) => <Opinion {...answer} />}
    </Loaded>
  );
}

function Opinion({ now, atApplication, same }: Answer<'GET /api/applications/:id/assist'>) {
  const shown = now ?? atApplication;
  return (
    <div className={styles.opened}>
      <p className={styles.advice}>
        Advice, not a decision. The score uses only the job and the profile, and the applicant sees the same
        reasons. Your view of it is recorded.
      </p>
      {shown ? <Explained explained={shown} /> : <NoScore />}
      {now && atApplication && !same && <Before before={atApplication} now={now} />}
    </div>
  );
}

function Explained({ explained: { score, parts } }: { explained: ExplainedScore }) {
  return (
    <>
      <div className={styles.score}>
        <Score score={score} />
        <KnownParts parts={parts} />
      </div>
      <MatchReasons parts={parts} quotes />
    </>
  );
}

function NoScore() {
  return (
    <p>
      <strong>No score.</strong> Profiles that say too little have no score, and neither have people who don’t
      want one. It says nothing about the applicant.
    </p>
  );
}

function Before({ before, now }: { before: ExplainedScore; now: ExplainedScore }) {
  return (
    <Disclosure label={`When they applied it was ${before.score}`}>
      <div className={styles.opened}>
        <p className={styles.advice}>
          {before.engine === now.engine
            ? 'The job or the profile has changed since.'
            : 'Calculated with an earlier version.'}{' '}
          Calculated on <Time value={before.at} as="moment" />.
        </p>
        <MatchReasons parts={before.parts} quotes />
      </div>
    </Disclosure>
  );
}
