import { createHash } from 'node:crypto';
import { daysAfter } from '#domain/deadlines.ts';
import { type PlannedTask, startingTasks } from '#domain/onboarding.ts';
import { rows } from '#server/db/query.ts';
import { personName } from '#server/visibility/person-name.queries.ts';
import { insertAll, insertNumbered } from './insert-all.ts';
import type { Loading } from './loading.ts';

interface Accepted {
  applicationId: number;
  jobSeekerId: number;
  applicantName: string;
  companyId: number;
  recruiterId: number | null;
  startDate: string;
  acceptedAt: string;
}

const day = 86_400_000;

/** For somebody who lives in the town and comes by in the evening: nobody needs a permit or a boat. */
const eveningClasses: readonly PlannedTask[] = [
  { title: 'Copy of the identity card', details: null, side: 'candidate', day: -21 },
  { title: 'Certificates', details: 'Whatever you would hang on a wall.', side: 'candidate', day: -21 },
  { title: 'Contract', details: 'Two copies, signed by both.', side: 'company', day: -20 },
  { title: 'Bank account for the pay', details: null, side: 'candidate', day: -14 },
  {
    title: 'Login to the practice hotel',
    details: 'Thirty rooms, none of them real.',
    side: 'company',
    day: -10,
  },
  {
    title: 'Plans of the first three evenings',
    details: 'Half a page each is enough.',
    side: 'candidate',
    day: -7,
  },
  {
    title: 'An evening as a guest',
    details: 'With the group before yours.',
    side: 'candidate',
    day: -5,
  },
  { title: 'Keys and list of the group', details: null, side: 'company', day: -1 },
  { title: 'First evening', details: 'Met at the gate and introduced.', side: 'company', day: 0 },
];

/** The list of everybody who has accepted an offer: done where the first day has passed, else as far as the days are. One company is late with a permit. */
export async function loadOnboarding(loading: Loading): Promise<void> {
  const { tx, companies, calendar } = loading;
  const odegiri = companies.id('odegiri');
  const academy = companies.id('academy');
  await insertAll(tx, 'onboarding_template', [
    {
      company_id: odegiri,
      name: 'Island crew',
      tasks: [
        ...startingTasks,
        { title: 'Swimming test', details: 'In the lagoon, with the dive team.', side: 'company', day: 3 },
      ],
    },
    { company_id: academy, name: 'Evening classes', tasks: eveningClasses },
  ]);
  const accepted = await rows<Accepted>(
    tx,
    `select a.id as "applicationId", a.job_seeker_id as "jobSeekerId", ${personName('u')} as "applicantName",
            j.company_id as "companyId", j.recruiter_id as "recruiterId", o.start_date as "startDate", o.answered_at as "acceptedAt"
     from offer o join application a on a.id = o.application_id join job_posting j on j.id = a.job_posting_id join user_account u on u.id = a.job_seeker_id
     where o.state = 'accepted' order by o.answered_at desc`,
  );
  const late = accepted.find(({ companyId }) => companyId === odegiri);
  for (const one of accepted)
    await loadList(loading, one, {
      tasks: one.companyId === academy ? eveningClasses : startingTasks,
      late: one === late,
    });
  if (late) await loadReport(loading, late, calendar.now);
}

async function loadList(
  { tx, calendar }: Loading,
  one: Accepted,
  { tasks, late }: { tasks: readonly PlannedTask[]; late: boolean },
): Promise<void> {
  const today = calendar.now.slice(0, 10);
  const over = one.startDate < today;
  const begunAt = new Date(
    Math.min(Date.parse(one.acceptedAt) + day / 8, Date.parse(calendar.now)),
  ).toISOString();
  const [id] = await insertNumbered(tx, 'onboarding', [
    {
      application_id: one.applicationId,
      start_date: one.startDate,
      begun_by: one.recruiterId,
      begun_at: begunAt,
      finished_at: over ? `${one.startDate}T09:00:00Z` : null,
    },
  ]);
  await insertAll(
    tx,
    'onboarding_task',
    tasks.map((task) => {
      const dueOn = daysAfter(one.startDate, task.day);
      const done = over || (dueOn < today && !(late && task.title === 'Work permit'));
      const doneOn = dueOn < begunAt.slice(0, 10) ? begunAt : `${dueOn}T06:00:00Z`;
      return {
        onboarding_id: id,
        ...task,
        responsible_id: task.side === 'company' ? one.recruiterId : null,
        done_at: done ? doneOn : null,
        done_by: done ? (task.side === 'company' ? one.recruiterId : one.jobSeekerId) : null,
        // Nobody is reminded of what was there when the demo began.
        reminded: dueOn < daysAfter(today, 4) ? 2 : 0,
      };
    }),
  );
}

/** What the new colleague sent of their doctor, and what was said about it. */
async function loadReport({ tx }: Loading, one: Accepted, now: string): Promise<void> {
  const bytes = Buffer.from(
    `Medical examination\n\n${one.applicantName}\nFit for work on an island and on boats.\n`,
  );
  const sha256 = `\\x${createHash('sha256').update(bytes).digest('hex')}`;
  const [task] = await rows<{ id: number; doneAt: string | null }>(
    tx,
    `select t.id, t.done_at as "doneAt" from onboarding_task t join onboarding o on o.id = t.onboarding_id
     where o.application_id = $1 and t.title = 'Medical examination'`,
    [one.applicationId],
  );
  const sentAt = task?.doneAt ?? now;
  await insertAll(tx, 'file_blob', [{ sha256, bytes: `\\x${bytes.toString('hex')}`, size: bytes.length }]);
  const [fileId] = await insertNumbered(tx, 'file', [
    {
      owner_id: one.jobSeekerId,
      sha256,
      name: 'Medical report.txt',
      kind: 'text',
      purpose: 'onboarding',
      uploaded_at: sentAt,
    },
  ]);
  await insertAll(tx, 'onboarding_file', [{ task_id: task?.id, file_id: fileId, added_at: sentAt }]);
  await insertAll(tx, 'onboarding_note', [
    {
      task_id: task?.id,
      author_id: one.recruiterId,
      from_employer: true,
      body: 'The clinic in Malé next to the ferry does it without an appointment. Keep the receipt, we pay it.',
      written_at: one.acceptedAt,
    },
    {
      task_id: task?.id,
      author_id: one.jobSeekerId,
      from_employer: false,
      body: 'Done this morning, the report is here.',
      written_at: sentAt,
    },
  ]);
}
