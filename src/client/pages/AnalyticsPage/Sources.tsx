import { Bars } from '#client/features/charts/Bars.tsx';
import { ChartFigure } from '#client/features/charts/ChartFigure.tsx';
import { Table } from '#client/ui/Table.tsx';
import { sourceLabel } from '#domain/application-source.ts';
import { fileName } from './file-name.ts';
import type { Analytics } from './Figures.tsx';
import { percent, sum } from './steps.ts';

/** How applicants came to the jobs. */
export function Sources({ analytics }: { analytics: Analytics }) {
  const rows = analytics.sources.map(({ source, count }) => ({
    name: source ? sourceLabel[source] : 'Not recorded',
    count,
  }));
  const total = sum(rows.map(({ count }) => count));
  const top = rows[0];
  return (
    <ChartFigure
      title="Application sources"
      summary={
        top
          ? `Most applications, ${percent(top.count, total)} of ${total.toLocaleString('en')}, came by: ${top.name.toLowerCase()}.`
          : ''
      }
      nothing={!total && 'Nobody has applied in these days.'}
      chart={
        <Bars
          name="Application sources"
          bars={rows.map(({ name, count }) => ({
            key: name,
            label: name,
            value: count,
            reading: `${count.toLocaleString('en')} (${percent(count, total)})`,
          }))}
        />
      }
      table={
        <Table
          caption="Application sources"
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            { header: 'Source', naming: true, cell: ({ name }) => name },
            { header: 'Applications', figure: true, cell: ({ count }) => count.toLocaleString('en') },
            { header: 'Share', figure: true, cell: ({ count }) => percent(count, total) },
          ]}
        />
      }
      file={{
        name: fileName('application sources', analytics),
        rows: [['Source', 'Applications'], ...rows.map(({ name, count }) => [name, count])],
      }}
    />
  );
}
