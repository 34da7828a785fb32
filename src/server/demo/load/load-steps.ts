import type { ApplicationStatus } from '#domain/application-status.ts';
import { run } from '#server/db/query.ts';
import { insertNumbered } from './insert-all.ts';
import type { Loading } from './loading.ts';

interface DemoTemplate {
  company: string;
  name: string;
  jobs: readonly string[];
  steps: readonly (readonly [status: ApplicationStatus, name: string])[];
}

const templates: readonly DemoTemplate[] = [
  {
    company: 'odegiri',
    name: 'Front office',
    jobs: ['odegiri-front-office-supervisor', 'odegiri-guest-relations'],
    steps: [
      ['screening', 'Phone call'],
      ['screening', 'References'],
      ['interviewing', 'Video interview'],
      ['interviewing', 'A day on the island'],
      ['offered', 'Contract sent'],
    ],
  },
  {
    company: 'odegiri',
    name: 'Kitchen',
    jobs: ['odegiri-sous-chef', 'odegiri-pastry'],
    steps: [
      ['screening', 'Phone call'],
      ['screening', 'Menu on paper'],
      ['interviewing', 'With Chef Niyaz'],
      ['interviewing', 'Trial service'],
    ],
  },
];

/** The steps of two kinds of jobs, and the candidates who have come to one. */
export async function loadSteps({ tx, calendar, companies, jobs }: Loading): Promise<void> {
  const ids = await insertNumbered(
    tx,
    'step_template',
    templates.map(({ company, name }) => ({
      company_id: companies.id(company),
      name,
      created_at: calendar.officeHours(60, companies.since(company)),
    })),
  );
  for (const [index, template] of templates.entries()) {
    const id = ids[index] ?? 0;
    await insertNumbered(
      tx,
      'step',
      template.steps.map(([status, name], at) => ({ template_id: id, status, name, position: at + 1 })),
    );
    await run(tx, 'update job_posting set step_template_id = $1 where id = any($2::integer[])', [
      id,
      template.jobs.map((job) => jobs.id(job)),
    ]);
  }
  // Of those who stand at a status with steps every other one has come to the second.
  await run(
    tx,
    `update application a set step_id = s.id
     from (select a.id, row_number() over (partition by j.step_template_id, a.status order by a.id) as nth, j.step_template_id, a.status
           from application a join job_posting j on j.id = a.job_posting_id where a.withdrawn_at is null) placed
     join lateral (select s.id, row_number() over (order by s.position) as nth, count(*) over () as steps from step s
                   where s.template_id = placed.step_template_id and s.status = placed.status) s
       on s.nth = 1 + placed.nth % s.steps
     where a.id = placed.id`,
    [],
  );
  await run(
    tx,
    `insert into application_step_history (application_id, changed_by, status, to_step, changed_at)
     select a.id, j.recruiter_id, a.status, s.name, least(a.status_updated_at + interval '3 hours', $1::timestamptz)
     from application a join step s on s.id = a.step_id join job_posting j on j.id = a.job_posting_id order by a.id`,
    [calendar.now],
  );
}
