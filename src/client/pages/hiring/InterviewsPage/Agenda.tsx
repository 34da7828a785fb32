import { useState } from 'react';
import { useApiPages } from '#client/api/use-api.ts';
import { useOwnZone } from '#client/features/interviews/week/WeekPicker.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { pageSize } from '#client/kit/lists/use-list-search.ts';
import { currentDay } from '#client/kit/time-zones/current-day.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import type { Interview } from '#contract/api.ts';
import { wallClockIn, weekdayIn } from '#domain/time-zones.ts';
import { AgendaRow } from './AgendaRow.tsx';
import styles from './InterviewsPage.module.css';
import { InterviewSheet } from './InterviewSheet.tsx';
import { askedFor, type ChangeInterviews, type InterviewsSearch } from './use-interviews-search.ts';

interface Props {
  search: InterviewsSearch;
  change: ChangeInterviews;
}

/** Interviews one after the other, under their days. */
export function Agenda({ search, change }: Props) {
  const timeZone = useOwnZone(currentDay().timeZone);
  const [open, setOpen] = useState<number>();
  const { when, whose, interviewer, job } = search;
  const list = useApiPages(
    'GET /api/interviews',
    { query: { when, ...askedFor(search), limit: pageSize } },
    { staleTime: 0, keepPrevious: true },
  );
  const narrowed = whose === 'mine' || interviewer !== undefined || job !== undefined;
  return (
    <PagedRows
      query={list}
      what="the interviews"
      empty={
        <EmptyState
          title={when === 'coming' ? 'No upcoming interviews' : 'No past interviews'}
          text="Arrange one from an application."
          action={
            narrowed ? (
              <Button onClick={() => change({ whose: 'all', interviewer: undefined, job: undefined })}>
                Show everyone’s
              </Button>
            ) : (
              <ButtonLink to={paths.applications}>Applications</ButtonLink>
            )
          }
        />
      }
    >
      {(rows) => (
        <>
          {byDay(rows, timeZone).map(({ title, interviews }) => (
            <section key={title} className={styles.day} aria-label={title}>
              <h2 className={styles.dayTitle}>{title}</h2>
              <ul className={styles.rows}>
                {interviews.map((interview) => (
                  <AgendaRow
                    key={interview.id}
                    interview={interview}
                    timeZone={timeZone}
                    onOpen={() => setOpen(interview.id)}
                  />
                ))}
              </ul>
            </section>
          ))}
          <InterviewSheet interview={rows.find(({ id }) => id === open)} onClose={() => setOpen(undefined)} />
        </>
      )}
    </PagedRows>
  );
}

/** In the order in which they come: each day once, and what has no time under one heading. */
function byDay(rows: readonly Interview[], timeZone: string) {
  const days: { title: string; interviews: Interview[] }[] = [];
  const now = new Date().toISOString();
  const day = (at: string) => wallClockIn(timeZone, at).slice(0, 10);
  const tomorrow = day(new Date(Date.now() + 86_400_000).toISOString());
  for (const interview of rows) {
    const { startsAt } = interview;
    const near =
      startsAt && (day(startsAt) === day(now) ? 'Today' : day(startsAt) === tomorrow && 'Tomorrow');
    const title = startsAt
      ? `${near ? `${near}, ` : ''}${weekdayIn(timeZone, startsAt)}${sameYear(startsAt, now) ? '' : ` ${startsAt.slice(0, 4)}`}`
      : 'No time yet';
    const last = days.at(-1);
    if (last?.title === title) last.interviews.push(interview);
    else days.push({ title, interviews: [interview] });
  }
  return days;
}

function sameYear(one: string, other: string): boolean {
  return one.slice(0, 4) === other.slice(0, 4);
}
