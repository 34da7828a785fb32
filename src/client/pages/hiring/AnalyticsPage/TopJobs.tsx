import { Link } from 'react-router';
import { Bars } from '#client/kit/charts/Bars.tsx';
import { ChartFigure } from '#client/kit/charts/ChartFigure.tsx';
import { paths } from '#client/paths.ts';
import { Table } from '#client/ui/Table.tsx';
import { fileName } from './file-name.ts';
import type { Analytics } from './Figures.tsx';
import { counted } from '#client/ui/counted.ts';

/** The jobs most applied to. */
export function TopJobs({ analytics }: { analytics: Analytics }) {
  const { topJobs } = analytics;
  const first = topJobs[0];
  const link = ({ id, title }: { id: number; title: string }) => (
    <Link to={paths.job(id)} dir="auto">
      {title}
    </Link>
  );
  return (
    <ChartFigure
      title="Top jobs"
      summary={
        first
          ? `\u2068${first.title}\u2069 leads with ${counted(first.applications, 'application')} from ${counted(first.views, 'view')}.`
          : ''
      }
      nothing={!first && 'No job was looked at or applied to in this period.'}
      chart={
        <Bars
          name="Top jobs by applications"
          bars={topJobs.map((job) => ({
            key: job.id,
            label: link(job),
            value: job.applications,
            reading: `${counted(job.applications, 'application')}, ${counted(job.views, 'view')}`,
          }))}
        />
      }
      table={
        <Table
          caption="Top jobs"
          rows={topJobs}
          keyOf={({ id }) => id}
          columns={[
            { header: 'Job', naming: true, cell: link },
            {
              header: 'Applications',
              figure: true,
              cell: ({ applications }) => applications.toLocaleString('en'),
            },
            { header: 'Views', figure: true, cell: ({ views }) => views.toLocaleString('en') },
          ]}
        />
      }
      file={{
        name: fileName('top jobs', analytics),
        rows: [
          ['Job', 'Applications', 'Views'],
          ...topJobs.map(({ title, applications, views }) => [title, applications, views]),
        ],
      }}
    />
  );
}
