import { percent } from '#client/kit/charts/percent.ts';
import { SharesFigure } from '#client/kit/charts/SharesFigure.tsx';
import { sourceLabel } from '#domain/application-source.ts';
import { fileName } from './file-name.ts';
import type { Analytics } from './Figures.tsx';
import { sum } from './steps.ts';

/** How applicants came to the jobs. */
export function Sources({ analytics }: { analytics: Analytics }) {
  const rows = analytics.sources.map(({ source, count }) => ({
    name: source ? sourceLabel[source] : 'Not recorded',
    count,
  }));
  const total = sum(rows.map(({ count }) => count));
  const top = rows[0];
  return (
    <SharesFigure
      title="Application sources"
      summary={
        top
          ? `Most applications, ${percent(top.count, total)} of ${total.toLocaleString('en')}, came by: ${top.name.toLowerCase()}.`
          : ''
      }
      nothing={!total && 'Nobody has applied in these days.'}
      name="Application sources"
      headers={['Source', 'Applications']}
      rows={rows}
      total={total}
      fileName={fileName('application sources', analytics)}
    />
  );
}
