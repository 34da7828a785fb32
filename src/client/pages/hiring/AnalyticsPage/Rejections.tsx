import { useState } from 'react';
import { Bars } from '#client/kit/charts/Bars.tsx';
import { ChartFigure } from '#client/kit/charts/ChartFigure.tsx';
import { percent } from '#client/kit/charts/percent.ts';
import { Segments } from '#client/ui/Segments.tsx';
import { Table } from '#client/ui/Table.tsx';
import { counted } from '#client/ui/counted.ts';
import { fileName } from './file-name.ts';
import type { Analytics } from './Figures.tsx';
import { noReason, placeOf, type RejectionView, rejectionsBy, rejectionViews } from './rejections.ts';
import { sum } from './steps.ts';

const heads: Record<RejectionView, string> = { reason: 'Reason', job: 'Job', step: 'Step' };
/** The largest so many; the rest are in the table. */
const drawn = 10;

/** Why candidates were rejected, from which jobs and at which step. */
export function Rejections({ analytics }: { analytics: Analytics }) {
  const [view, setView] = useState<RejectionView>('reason');
  const { rejections } = analytics;
  const rows = rejectionsBy(view, rejections);
  const total = sum(rejections.map(({ count }) => count));
  const top = rejectionsBy('reason', rejections).find(({ name }) => name !== noReason);
  const share = (count: number) => percent(count, total);
  return (
    <ChartFigure
      title="Rejections"
      summary={`${counted(total, 'rejection')}. ${
        top ? `Most often: \u2068${top.name}\u2069, ${share(top.count)}.` : 'None has a reason.'
      }`}
      nothing={!total && 'No one was rejected in this period.'}
      chart={
        <>
          <Segments
            label="Count rejections by"
            options={rejectionViews.map((value) => ({ value, label: heads[value] }))}
            chosen={view}
            onChoose={setView}
          />
          <Bars
            name={`Rejections by ${heads[view].toLowerCase()}`}
            bars={rows.slice(0, drawn).map(({ name, count, reason }, at) => ({
              key: `${name} ${at}`,
              label: <bdi>{name}</bdi>,
              value: count,
              reading: `${count.toLocaleString('en')} (${share(count)})${reason ? `, ${reason}` : ''}`,
            }))}
          />
        </>
      }
      table={
        <Table
          caption="Rejections"
          rows={rejections}
          keyOf={({ reason, jobId, status, step }) => `${jobId} ${status} ${step} ${reason}`}
          columns={[
            { header: 'Reason', naming: true, cell: ({ reason }) => <bdi>{reason ?? noReason}</bdi> },
            { header: 'Job', cell: ({ jobTitle }) => <bdi>{jobTitle}</bdi> },
            { header: 'Step', cell: (row) => <bdi>{placeOf(row)}</bdi> },
            { header: 'Rejections', figure: true, cell: ({ count }) => count.toLocaleString('en') },
            { header: 'Share', figure: true, cell: ({ count }) => share(count) },
          ]}
        />
      }
      file={{
        name: fileName('rejections', analytics),
        rows: [
          ['Reason', 'Job', 'Step', 'Rejections'],
          ...rejections.map((row) => [row.reason ?? noReason, row.jobTitle, placeOf(row), row.count]),
        ],
      }}
    />
  );
}
