import { counted } from '#client/ui/counted.ts';
import { ChartFigure } from '#client/kit/charts/ChartFigure.tsx';
import { Columns } from '#client/kit/charts/Columns.tsx';
import { Table } from '#client/ui/Table.tsx';
import { fileName } from './file-name.ts';
import type { Analytics } from './Figures.tsx';
import { stepsOf, sum, type Step } from './steps.ts';

const words = {
  applications: { one: 'application', many: 'applications', title: 'Applications' },
  views: { one: 'view', many: 'views', title: 'Job views' },
} as const;

/** Applications or views, day by day or week by week. */
export function OverTime({ analytics, of }: { analytics: Analytics; of: keyof typeof words }) {
  const { steps, unit } = stepsOf(analytics.days);
  const { title, one, many } = words[of];
  const name = `${title} per ${unit}`;
  const total = sum(steps.map((step) => step[of]));
  const summary = total ? inWords(steps, of, unit, total) : '';
  return (
    <ChartFigure
      title={name}
      summary={summary}
      nothing={!total && `No ${many} in this period.`}
      chart={<Columns noun={one} columns={steps.map((step) => ({ label: step.label, value: step[of] }))} />}
      table={
        <Table
          caption={name}
          rows={steps}
          keyOf={({ day }) => day}
          columns={[
            { header: unit === 'day' ? 'Day' : 'Week', naming: true, cell: ({ label }) => label },
            { header: title, figure: true, cell: (step) => step[of].toLocaleString('en') },
          ]}
        />
      }
      file={{
        name: fileName(`${many} per ${unit}`, analytics),
        rows: [
          [unit === 'day' ? 'Day' : 'Week beginning', title],
          ...steps.map((step) => [step.day, step[of]]),
        ],
      }}
    />
  );
}

function inWords(steps: readonly Step[], of: keyof typeof words, unit: string, total: number): string {
  const most = Math.max(...steps.map((step) => step[of]));
  const peaks = steps.filter((step) => step[of] === most);
  const all = counted(total, words[of].one);
  const figure = most.toLocaleString('en');
  if (peaks.length > 1) return `${all}. At most ${figure} a ${unit}, on ${peaks.length} of them.`;
  const peak = peaks[0]?.label ?? '';
  return unit === 'day'
    ? `${all}. Busiest day: ${peak}, with ${figure}.`
    : `${all}. Busiest week: ${peak}, with ${figure}.`;
}
