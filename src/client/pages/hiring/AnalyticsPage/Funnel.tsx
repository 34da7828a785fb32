import { SharesFigure } from '#client/kit/charts/SharesFigure.tsx';
import { type ApplicationStatus, statusLabel } from '#domain/application-status.ts';
import { counted } from '#client/ui/counted.ts';
import { fileName } from './file-name.ts';
import type { Analytics } from './Figures.tsx';

/** How far the applications of these days have come by now. */
export function Funnel({ analytics }: { analytics: Analytics }) {
  const { funnel, totalApplications: total } = analytics;
  const reached = (status: ApplicationStatus) => funnel.find((stage) => stage.status === status)?.count ?? 0;
  return (
    <SharesFigure
      title="Hiring funnel"
      summary={funnelInWords(total, reached)}
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

/** Of those who applied in these days, however long ago or lately they were moved: another count than the hires made in these days. */
export function funnelInWords(total: number, reached: (status: ApplicationStatus) => number): string {
  const count = (status: ApplicationStatus) => reached(status).toLocaleString('en');
  const rejected = reached('rejected');
  return `Of the ${counted(total, 'application')} sent in these days, ${count('interviewing')} came to an interview so far, ${count('offered')} to an offer and ${count('hired')} to a hire; ${count('rejected')} ${rejected === 1 ? 'was' : 'were'} rejected.`;
}
