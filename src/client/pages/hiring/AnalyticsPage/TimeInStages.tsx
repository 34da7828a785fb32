import { Bars } from '#client/kit/charts/Bars.tsx';
import { ChartFigure } from '#client/kit/charts/ChartFigure.tsx';
import { counted } from '#client/ui/counted.ts';
import { Table } from '#client/ui/Table.tsx';
import { statusLabel } from '#domain/application-status.ts';
import { fileName } from './file-name.ts';
import type { Analytics } from './Figures.tsx';

/** How long it takes until candidates leave each stage. */
export function TimeInStages({ analytics }: { analytics: Analytics }) {
  const rows = analytics.stages.map(({ status, medianDays, count }) => ({
    name: statusLabel[status],
    days: medianDays ?? 0,
    count,
  }));
  const slowest = rows.toSorted((one, other) => other.days - one.days)[0];
  return (
    <ChartFigure
      title="Time in stage"
      summary={slowest ? `Slowest stage: ${slowest.name}, with a median of ${inDays(slowest.days)}.` : ''}
      nothing={!rows.length && 'No one who applied in this period has left a stage yet.'}
      chart={
        <Bars
          name="Median days in each stage"
          bars={rows.map(({ name, days, count }) => ({
            key: name,
            label: name,
            value: days,
            reading: `${inDays(days)} (${counted(count, 'candidate')})`,
          }))}
        />
      }
      table={
        <Table
          caption="Time in stage"
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            { header: 'Stage', naming: true, cell: ({ name }) => name },
            { header: 'Median days', figure: true, cell: ({ days }) => days.toLocaleString('en') },
            { header: 'Candidates', figure: true, cell: ({ count }) => count.toLocaleString('en') },
          ]}
        />
      }
      file={{
        name: fileName('time in stage', analytics),
        rows: [
          ['Stage', 'Median days', 'Candidates'],
          ...rows.map(({ name, days, count }) => [name, days, count]),
        ],
      }}
    />
  );
}

/** Less than a day is not none. */
export function inDays(days: number): string {
  return days < 1 ? 'under a day' : counted(days, 'day');
}
