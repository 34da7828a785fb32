import { percent } from '#client/kit/charts/percent.ts';
import { SharesFigure } from '#client/kit/charts/SharesFigure.tsx';
import { counted } from '#client/ui/counted.ts';
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
          ? `Top source: ${top.name.toLowerCase()}, ${percent(top.count, total)} of ${counted(total, 'application')}.`
          : ''
      }
      nothing={!total && 'No one applied in this period.'}
      name="Application sources"
      headers={['Source', 'Applications']}
      rows={rows}
      total={total}
      fileName={fileName('application sources', analytics)}
    />
  );
}
