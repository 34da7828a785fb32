import { counted } from '#client/ui/counted.ts';
import { percent } from '#client/kit/charts/percent.ts';
import { SharesFigure } from '#client/kit/charts/SharesFigure.tsx';
import { fileName } from './file-name.ts';
import type { Analytics } from './Figures.tsx';
import { inDays } from './TimeInStages.tsx';

/** How soon candidates hear what becomes of their application. */
export function Answers({ analytics }: { analytics: Analytics }) {
  const { applications, answered, medianDays, promised, inTime } = analytics.answers;
  const half =
    medianDays === null ? '' : `, half of those within ${inDays(Math.max(1, Math.ceil(medianDays)))}`;
  const kept = promised
    ? ` Of ${promised.toLocaleString('en')} with a promised date, ${percent(inTime, promised)} were answered in time.`
    : '';
  return (
    <SharesFigure
      title="Answer time"
      summary={`Answered: ${percent(answered, applications)} of ${counted(applications, 'application')}${half}.${kept}`}
      nothing={!applications && 'No one applied in this period.'}
      name="Applications with and without an answer"
      headers={['Answer', 'Applications']}
      rows={[
        { name: 'Answered', count: answered },
        { name: 'Not answered yet', count: applications - answered },
        { name: 'Promised by a date that has come, or answered', count: promised, undrawn: true },
        { name: 'Of these answered in time', count: inTime, undrawn: true },
      ]}
      total={applications}
      ofWhole
      fileName={fileName('answer time', analytics)}
    />
  );
}
