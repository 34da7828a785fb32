import { Bars } from '#client/kit/charts/Bars.tsx';
import { ChartFigure } from '#client/kit/charts/ChartFigure.tsx';
import { Table } from '#client/ui/Table.tsx';
import { counted } from '#client/ui/counted.ts';
import { fileName } from './file-name.ts';
import type { Analytics } from './Figures.tsx';

/** The largest so many; the rest are in the table. */
const drawn = 10;

/** Applications by the department a job names. */
export function Departments({ analytics }: { analytics: Analytics }) {
  const rows = analytics.departments.map(({ department, ...figures }) => ({
    name: department ?? 'No department',
    leads: department === null ? 'Jobs without a department lead' : `\u2068${department}\u2069 leads`,
    ...figures,
  }));
  const named = analytics.departments.some(({ department }) => department !== null);
  const top = rows[0];
  const more = rows.length > drawn ? ` The table has all ${rows.length}.` : '';
  return (
    <ChartFigure
      title="Departments"
      summary={
        top
          ? `${top.leads} with ${counted(top.applications, 'application')} and ${counted(top.openJobs, 'active job')}.${more}`
          : ''
      }
      nothing={!named && 'No job names its department. You add it by editing the job.'}
      chart={
        <Bars
          name="Applications by department"
          bars={rows.slice(0, drawn).map(({ name, applications, openJobs }) => ({
            key: name,
            label: <bdi>{name}</bdi>,
            value: applications,
            reading: `${counted(applications, 'application')}, ${counted(openJobs, 'active job')}`,
          }))}
        />
      }
      table={
        <Table
          caption="Departments"
          rows={rows}
          keyOf={({ name }) => name}
          columns={[
            { header: 'Department', naming: true, cell: ({ name }) => <bdi>{name}</bdi> },
            {
              header: 'Applications',
              figure: true,
              cell: ({ applications }) => applications.toLocaleString('en'),
            },
            { header: 'Active jobs', figure: true, cell: ({ openJobs }) => openJobs.toLocaleString('en') },
          ]}
        />
      }
      file={{
        name: fileName('departments', analytics),
        rows: [
          ['Department', 'Applications', 'Active jobs'],
          ...rows.map(({ name, applications, openJobs }) => [name, applications, openJobs]),
        ],
      }}
    />
  );
}
