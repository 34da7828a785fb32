import { useShortcuts } from '#client/kit/shortcuts/use-shortcuts.ts';
import { usePageKeys } from '#client/kit/shortcuts/page-keys.ts';
import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { paths } from '#client/paths.ts';
import { PageBar } from '#client/ui/PageBar.tsx';
import { Segments } from '#client/ui/Segments.tsx';
import { can } from '#domain/permissions.ts';
import { useUser } from '#client/api/session.ts';
import { Agenda } from './Agenda.tsx';
import { InterviewFilters } from './InterviewFilters.tsx';
import { Kits } from './Kits.tsx';
import { askedFor, useInterviewsSearch } from './use-interviews-search.ts';
import { Week } from './Week.tsx';

const views = [
  { value: 'agenda', label: 'Agenda' },
  { value: 'week', label: 'Week' },
] as const;

const times = [
  { value: 'coming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
] as const;

/** Whom those who hire meet when: as a list by days, or as a week in which times can be moved. */
export function StaffInterviews() {
  const user = useUser();
  const { search, change } = useInterviewsSearch();
  const { view, when } = search;
  useShortcuts({ a: () => change({ view: 'agenda' }), w: () => change({ view: 'week' }) });
  usePageKeys([{ keys: ['a', 'w'], does: 'Agenda, week' }]);
  return (
    <>
      <PageBar
        title="Interviews"
        wide
        actions={
          view === 'agenda' && (
            <ConfirmedDownload to={paths.listFile('interviews', { when, ...askedFor(search) })}>
              Download CSV
            </ConfirmedDownload>
          )
        }
      >
        <Segments label="View" options={views} chosen={view} onChoose={(value) => change({ view: value })} />
        {view === 'agenda' && (
          <Segments
            label="Which interviews"
            options={times}
            chosen={when}
            onChoose={(value) => change({ when: value })}
          />
        )}
        <InterviewFilters search={search} change={change} />
      </PageBar>
      {view === 'week' ? (
        <Week search={search} change={change} />
      ) : (
        <Agenda key={when} search={search} change={change} />
      )}
      {can['interview.kit'](user) && <Kits />}
    </>
  );
}
