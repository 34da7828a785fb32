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
      nothing={!total && 'No one applied in this period.'}
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

/** Of those who applied in this period, however long ago or lately they were moved: another count than the hires made in this period. */
export function funnelInWords(total: number, reached: (status: ApplicationStatus) => number): string {
  const count = (status: ApplicationStatus) => reached(status).toLocaleString('en');
  const rejected = reached('rejected');
  return `Of ${counted(total, 'application')} sent in this period, ${count('interviewing')} reached an interview so far, ${count('offered')} an offer and ${count('hired')} a hire; ${count('rejected')} ${rejected === 1 ? 'was' : 'were'} rejected.`;
}
