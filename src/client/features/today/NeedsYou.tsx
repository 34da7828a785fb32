import { useState } from 'react';
import { Link } from 'react-router';
import { WaitingList } from '#client/features/dashboards/WaitingList.tsx';
import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Segments } from '#client/ui/Segments.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Answer } from '#contract/api.ts';
import { todayRowsOfKind } from '#domain/today.ts';
import styles from './NeedsYou.module.css';
import { TodayItem } from './TodayItem.tsx';
import { keyOf } from './today-cache.ts';
import { useFocusAfterward } from './use-focus-afterward.ts';
import { useToday, type Whose } from './use-today.ts';

type Today = Answer<'GET /api/dashboard/today'>;

/** How many rows are shown before somebody asks for the rest: what fits beside the figures on one screen. */
const firstRows = 7;
/** Nobody is asked to press for the last few. */
const mostAtOnce = 9;

const whoseOptions: { value: Whose; label: string }[] = [
  { value: 'all', label: 'Company' },
  { value: 'own', label: 'Your jobs' },
];

/** What waits for whoever hires, the most urgent first, each with what it asks for in its row. */
export function NeedsYou() {
  const { today, whose, choose } = useToday();
  const total = today.data && Object.values(today.data.counts).reduce((sum, one) => sum + one, 0);
  return (
    <Section
      title="Needs you today"
      count={total}
      more={choose && <Segments label="Whose jobs" options={whoseOptions} chosen={whose} onChoose={choose} />}
    >
      <Loaded
        query={today}
        what="what needs you today"
        level={3}
        waiting={
          <div className={styles.waiting}>
            <Skeleton height={`${firstRows * 2.75}rem`} />
          </div>
        }
      >
        {(answer) => <Rows today={answer} />}
      </Loaded>
    </Section>
  );
}

function Rows({ today: { rows, counts } }: { today: Today }) {
  const [all, setAll] = useState(false);
  const shown = all || rows.length <= mostAtOnce ? rows : rows.slice(0, firstRows);
  const list = useFocusAfterward(shown.map(keyOf));
  if (!rows.length)
    return (
      <p className={styles.nothing}>
        <Icon name="check" />
        <span>
          Nothing needs you right now. New answers, interviews and offers appear here by themselves.
        </span>
      </p>
    );
  return (
    <>
      <WaitingList {...list}>
        {shown.map((row) => (
          <TodayItem key={keyOf(row)} row={row} />
        ))}
      </WaitingList>
      <Rest hidden={rows.length - shown.length} waiting={counts.answer} onAll={() => setAll(true)} />
    </>
  );
}

/** What the list leaves out: the rest of it, and the many of a kind that it does not have. */
function Rest({ hidden, waiting, onAll }: { hidden: number; waiting: number; onAll: () => void }) {
  const many = waiting > todayRowsOfKind;
  if (hidden <= 0 && !many) return null;
  return (
    <p className={styles.rest}>
      {hidden > 0 && (
        <Button size="compact" onClick={onAll}>
          Show {hidden.toLocaleString('en')} more
        </Button>
      )}
      {many && <Link to={paths.applicationsWaiting}>All {waiting.toLocaleString('en')} answers due</Link>}
    </p>
  );
}
