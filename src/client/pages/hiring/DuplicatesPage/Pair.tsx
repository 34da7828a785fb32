import { useId, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { inOneLine } from '#client/features/pool/reason-words.ts';
import { usePoolChange } from '#client/features/pool/use-pool-change.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Card } from '#client/ui/Card.tsx';
import { Radio } from '#client/ui/Radio.tsx';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Duplicate } from '#contract/api.ts';
import styles from './DuplicatesPage.module.css';

type Side = Duplicate['people'][number];

/** Two candidates beside each other: why they look alike, which to keep if they are one, and the decision. */
export function Pair({ pair: { people, reasons } }: { pair: Duplicate }) {
  const heading = useId();
  const name = useId();
  const latest = people.toSorted((a, b) => b.lastAppliedAt.localeCompare(a.lastAppliedAt))[0];
  const [keepId, setKeepId] = useState(latest?.id ?? 0);
  const other = people.find(({ id }) => id !== keepId);
  const kept = people.find(({ id }) => id === keepId);
  const undo = usePoolChange(
    (id: number) => call('POST /api/company/duplicates/decisions/:id/undo', { params: { id } }),
    () => void refresh('GET /api/applications'),
  );
  const decide = usePoolChange(
    (same: boolean) =>
      call('POST /api/company/duplicates', { body: { keepId, otherId: other?.id ?? 0, same } }),
    ({ id }, same) => {
      void refresh('GET /api/applications');
      toast({
        title: same ? 'Shown as one person' : 'Kept apart',
        description: same
          ? `Your company sees them as \u2068${kept?.name}\u2069.`
          : 'They will not be suggested again.',
        action: { label: 'Undo', act: () => undo.mutate(id) },
      });
    },
  );
  return (
    <Card as="article" aria-labelledby={heading} className={styles.pair}>
      <h2 id={heading} className={styles.title}>
        {people.map(({ id, name: of }, index) => (
          <span key={id}>
            {index > 0 && ' and '}
            <bdi>{of}</bdi>
          </span>
        ))}
      </h2>
      <p className={styles.why}>Why: {inOneLine(reasons)}.</p>
      <fieldset className={styles.sides}>
        <legend className={styles.legend}>Show as, if merged</legend>
        {people.map((side) => (
          <div key={side.id} className={styles.side}>
            <Radio
              name={name}
              label={
                <>
                  <bdi>{side.name}</bdi>, <bdi>{side.lastJobTitle}</bdi>
                </>
              }
              checked={side.id === keepId}
              onChange={() => setKeepId(side.id)}
            />
            <Facts side={side} />
          </div>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          pending={decide.isPending && decide.variables}
          pendingLabel="Merging…"
          onClick={() => decide.mutate(true)}
        >
          Same person: merge
        </Button>
        <Button
          pending={decide.isPending && !decide.variables}
          pendingLabel="Saving…"
          onClick={() => decide.mutate(false)}
        >
          Two people
        </Button>
      </div>
    </Card>
  );
}

function Facts({ side }: { side: Side }) {
  const { id, title, location, email, phone, applications, lastJobTitle, lastAppliedAt } = side;
  return (
    <dl className={styles.facts}>
      <Fact name="Title">{title}</Fact>
      <Fact name="Location">{location}</Fact>
      <Fact name="Email">{email}</Fact>
      <Fact name="Phone">{phone}</Fact>
      <Fact name={applications === 1 ? 'Application' : `${applications} applications, the last`}>
        {lastJobTitle}
      </Fact>
      <div>
        <dt>Applied</dt>
        <dd>
          <Time value={lastAppliedAt} />
        </dd>
      </div>
      <div>
        <dt className="visually-hidden">Profile</dt>
        <dd>
          <Link to={paths.candidate(id)} className="tap">
            Open profile
            <span className="visually-hidden">
              {' '}
              of <bdi>{side.name}</bdi>, {lastJobTitle}
            </span>
          </Link>
        </dd>
      </div>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ? <bdi>{children}</bdi> : 'Not given'}</dd>
    </div>
  );
}
