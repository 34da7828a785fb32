import { SharesFigure } from '#client/features/charts/SharesFigure.tsx';
import { statusLabel } from '#domain/application-status.ts';
import { fileName } from './file-name.ts';
import type { Analytics } from './Figures.tsx';

/** How far the applications of these days have come by now. */
export function Funnel({ analytics }: { analytics: Analytics }) {
  const { funnel, totalApplications: total } = analytics;
  const reached = (status: string) =>
    (funnel.find((stage) => stage.status === status)?.count ?? 0).toLocaleString('en');
  return (
    <SharesFigure
      title="Hiring funnel"
      summary={`Of ${total.toLocaleString('en')} applications, ${reached('interviewing')} ever came to an interview, ${reached('offered')} to an offer, ${reached('hired')} to a hire; ${reached('rejected')} were rejected at some time.`}
      nothing={!total && 'Nobody has applied in these days.'}
      name="Applications that reached each stage"
      headers={['Stage', 'Reached by']}
      rows={funnel.map(({ status, count }) => ({
        name: statusLabel[status],
        count,
        undrawn: status === 'rejected',
      }))}
      total={total}
      steps
      fileName={fileName('hiring funnel', analytics)}
    />
  );
}
