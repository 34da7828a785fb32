import { Table } from '#client/ui/Table.tsx';
import { Bars } from './Bars.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { percent } from './percent.ts';

interface Row {
  name: string;
  count: number;
  /** In the table and the file only. */
  undrawn?: boolean;
}

interface Props {
  title: string;
  summary: string;
  nothing: string | false;
  /** What the bars are, and at the head of the table what has a count and what is counted. */
  name: string;
  headers: readonly [string, string];
  rows: readonly Row[];
  /** The whole that the counts are shares of. */
  total: number;
  /** Nothing belongs to two of them: a full bar is the whole, not the largest. */
  ofWhole?: boolean;
  /** Each bar is what is left of the one before. */
  steps?: boolean;
  fileName: string;
}

/** Counts as shares of a whole: as bars, as a table and as a file. */
export function SharesFigure({
  title,
  summary,
  nothing,
  name,
  headers,
  rows,
  total,
  ofWhole,
  steps,
  fileName,
}: Props) {
  const share = (count: number) => percent(count, total);
  return (
    <ChartFigure
      title={title}
      summary={summary}
      nothing={nothing}
      chart={
        <Bars
          name={name}
          steps={steps}
          whole={ofWhole ? total : undefined}
          bars={rows
            .filter(({ undrawn }) => !undrawn)
            .map((row) => ({
              key: row.name,
              label: row.name,
              value: row.count,
              reading: `${row.count.toLocaleString('en')} (${share(row.count)})`,
            }))}
        />
      }
      table={
        <Table
          caption={name}
          rows={rows}
          keyOf={(row) => row.name}
          columns={[
            { header: headers[0], naming: true, cell: (row) => row.name },
            { header: headers[1], figure: true, cell: ({ count }) => count.toLocaleString('en') },
            { header: 'Share', figure: true, cell: ({ count }) => share(count) },
          ]}
        />
      }
      file={{ name: fileName, rows: [headers, ...rows.map((row) => [row.name, row.count])] }}
    />
  );
}
