import { Bars } from '#client/features/charts/Bars.tsx';
import { ChartFigure } from '#client/features/charts/ChartFigure.tsx';
import { Table } from '#client/ui/Table.tsx';
import { statusLabel } from '#domain/application-status.ts';
import { fileName } from './file-name.ts';
import type { Analytics } from './Figures.tsx';
import { percent } from './steps.ts';

/** How far the applications of these days have come by now. */
export function Funnel({ analytics }: { analytics: Analytics }) {
  const { funnel, totalApplications: total } = analytics;
  const reached = (status: string) => funnel.find((stage) => stage.status === status)?.count ?? 0;
  const rows = funnel.map(({ status, count }) => ({ status, name: statusLabel[status], count }));
  const stages = rows.filter(({ status }) => status !== 'rejected');
  return (
    <ChartFigure
      title="Hiring funnel"
      summary={`Of ${total.toLocaleString('en')} applications, ${reached('interviewing').toLocaleString('en')} ever came to an interview, ${reached('offered').toLocaleString('en')} to an offer, ${reached('hired').toLocaleString('en')} to a hire; ${reached('rejected').toLocaleString('en')} were rejected at some time.`}
      nothing={!total && 'Nobody has applied in these days.'}
      chart={
        <Bars
          name="Applications that reached each stage"
          steps
          bars={stages.map(({ name, count }) => ({
            key: name,
            label: name,
            value: count,
            reading: `${count.toLocaleString('en')} (${percent(count, total)})`,
          }))}
        />
      }
      table={
        <Table
          caption="Applications that reached each stage"
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            { header: 'Stage', naming: true, cell: ({ name }) => name },
            { header: 'Reached by', figure: true, cell: ({ count }) => count.toLocaleString('en') },
            { header: 'Share', figure: true, cell: ({ count }) => percent(count, total) },
          ]}
        />
      }
      file={{
        name: fileName('hiring funnel', analytics),
        rows: [['Stage', 'Reached by'], ...rows.map(({ name, count }) => [name, count])],
      }}
    />
  );
}
