import { WaitingRow } from '#client/features/dashboards/WaitingList.tsx';
import { useNow } from '#client/features/interviews/use-now.ts';
import { paths } from '#client/paths.ts';
import type { TodayRow } from '#contract/api.ts';
import { TodayActs } from './TodayActs.tsx';
import { keyOf } from './today-cache.ts';
import { labelOf, subjectOf, whenOf } from './today-words.ts';

/** One thing that waits for whoever hires. */
export function TodayItem({ row }: { row: TodayRow }) {
  const now = Date.parse(useNow());
  return (
    <WaitingRow
      name={keyOf(row)}
      urgency={row.urgency}
      label={labelOf(row)}
      about={row.name}
      to={placeOf(row)}
      subject={subjectOf(row)}
      when={whenOf(row, now)}
    >
      <TodayActs row={row} />
    </WaitingRow>
  );
}

function placeOf(row: TodayRow): string {
  switch (row.kind) {
    case 'request':
      return paths.companyMembers;
    case 'answer':
      return paths.application(row.applicationId);
    case 'interview':
    case 'times':
    case 'scorecard':
      return paths.applicationTab(row.applicationId, 'interviews');
    case 'offer':
    case 'approval':
    case 'task':
      return paths.applicationTab(row.applicationId, 'offer');
  }
}
