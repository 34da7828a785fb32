import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveEvent } from '#contract/api.ts';
import { row } from '#server/db/query.ts';
import { actors, type ActorName } from '#test/actors.ts';
import { type EventStream, listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { type World, world } from '#test/world.ts';

/** Nobody hears, as it happens or afterwards, what they would be refused if they asked for it. */
const server = serverForThisFile();
type Signed = Exclude<ActorName, 'anonymous' | 'disabled'>;
const signedIn = actors.filter((name): name is Signed => name !== 'anonymous' && name !== 'disabled');

let it: World;
let streams: Record<Signed, EventStream>;

beforeAll(async () => {
  it = await world(server);
  // From the first event on: what went on before they came, what they miss, and what is yet to happen.
  const opened = signedIn.map(async (name) => [name, await listenAs(server, it.people[name], '0')] as const);
  // The cast: fromEntries forgets which names there are.
  streams = Object.fromEntries(await Promise.all(opened)) as typeof streams;
  const last = await muchHappens();
  await eventually(() =>
    Object.values(streams).every(({ events }) => events.some((event) => event.jobId === last)),
  );
});
afterAll(() => {
  for (const stream of Object.values(streams)) stream.close();
});

/** In X everything that is heard of, something in the other companies, and at last a job that everybody hears of. */
async function muchHappens(): Promise<number> {
  const { people, companies, jobs, applications } = it;
  const founder = server.as(people.founderOfX);
  const newcomer = await recruiter(server);
  const declined = await recruiter(server);
  for (const person of [newcomer, declined])
    await server.as(person).call('POST /api/companies/:id/members', { params: { id: companies.x } });
  const member = ({ id: userId }: Person) => ({ params: { id: companies.x, userId } });
  await founder.call('PUT /api/companies/:id/members/:userId', {
    ...member(newcomer),
    body: { verified: true },
  });
  for (const person of [declined, people.askedToJoinX])
    await founder.call('DELETE /api/companies/:id/members/:userId', member(person));
  await server.as(people.askedToJoinX).post(`/api/companies/${companies.x}/members`);

  await founder.call('PUT /api/company/settings', { body: { description: 'By the sea.' } });
  await founder.call('PUT /api/jobs/:id', { params: { id: jobs.draftOfLeaver }, body: { title: 'Cook' } });
  await founder.call('POST /api/company/candidates/:id/tags', {
    params: { id: people.jobSeeker.id },
    body: { name: 'Day watch' },
  });
  for (const id of [applications.toLeaver, applications.toReturner]) {
    await founder.call('PUT /api/applications/:id/notes', {
      params: { id },
      body: { recruiterNotes: `Ask @${people.managerOfX.username}` },
    });
    await founder.call('POST /api/applications/:id/messages', { params: { id }, body: { body: 'Hello' } });
    await founder.call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'screening' } });
  }
  const seeker = people.otherJobSeeker;
  await applied(server, seeker, jobs.openOfNotVerified);
  return (await postedJob(server, people.recruiterOfY)).id;
}

/** Everything somebody has heard, by the stream and by asking what there was. */
async function heardBy(name: Signed): Promise<LiveEvent[]> {
  const asked = await server.as(it.people[name]).call('GET /api/live', { query: { since: 0 } });
  return [...asked, ...streams[name].events];
}

/** Whether a call would answer them, asked once. */
function asks(name: Signed) {
  const answers = new Map<string, Promise<boolean>>();
  return (path: string) => {
    const known =
      answers.get(path) ??
      server
        .as(it.people[name])
        .get(path)
        .then(({ status }) => status === 200);
    answers.set(path, known);
    return known;
  };
}

/** Whether it is about this person, of which the event itself does not speak. */
async function isAbout({ id }: LiveEvent, person: Person): Promise<boolean> {
  const concerned = await row<{ id: number | null }>(
    server.database.pool,
    `select coalesce((data->>'userId')::integer, case when type like 'account.%' then subject_id when type like 'file.%' then actor_id end) as id from event where id = $1`,
    [id],
  );
  return concerned?.id === person.id;
}

const hidden: readonly (keyof World['jobs'])[] = [
  'draftOfX',
  'draftOfY',
  'draftOfUnverified',
  'draftOfLeaver',
  'draftOfSuspended',
];

describe('what they hear they may ask for, and who did it is told only with an application:', () => {
  test.each(signedIn)('%s', async (name) => {
    const answered = asks(name);
    const person = it.people[name];
    const { memberships } = await server.as(person).call('GET /api/user');
    const vouchedBy = memberships.filter(({ verified }) => verified).map(({ companyId }) => companyId);
    const drafts = new Set(hidden.map((job) => it.jobs[job]));
    const refused: LiveEvent[] = [];
    for (const event of await heardBy(name)) {
      const { type, applicationId, jobId, companyId, by } = event;
      let allowed: boolean;
      if (applicationId !== undefined) allowed = await answered(`/api/applications/${applicationId}`);
      else if (jobId !== undefined) allowed = !drafts.has(jobId) || (await answered(`/api/jobs/${jobId}`));
      else if (await isAbout(event, person)) allowed = true;
      else if (name === 'admin') allowed = true;
      else if (type === 'membership.requested')
        allowed = await answered(`/api/companies/${companyId}/members`);
      else allowed = companyId !== undefined && vouchedBy.includes(companyId);
      if (by !== undefined) allowed &&= applicationId !== undefined && person.userType !== 'job_seeker';
      if (!allowed) refused.push(event);
    }
    expect(refused).toEqual([]);
  });
});

describe('of a company that has not let them in, or no longer, they hear of its open jobs and of themselves:', () => {
  test.each(['askedToJoinX', 'unverifiedAdminOfX', 'leaverOfX', 'leaverWhoAskedAgain'] as const)(
    '%s',
    async (name) => {
      const heard = await heardBy(name);
      const ofX = heard.filter(
        ({ companyId, type }) => companyId === it.companies.x && !type.startsWith('job.'),
      );
      for (const event of ofX) {
        expect(event.type).toMatch(/^membership\./);
        expect(await isAbout(event, it.people[name])).toBe(true);
      }
      expect(heard.filter(({ by }) => by !== undefined)).toEqual([]);
      expect(heard.filter(({ applicationId }) => applicationId !== undefined)).toEqual([]);
    },
  );
});

describe('of their own company they hear everything, and of no other more than everybody:', () => {
  test.each([
    ['founderNotVerified', 'notVerified', 'toNotVerified'],
    ['founderOfSuspended', 'suspended', 'toSuspended'],
    ['recruiterOfX', 'x', 'toX'],
  ] as const)('%s', async (name, company, application) => {
    const heard = (await heardBy(name)).filter(({ type }) => !type.startsWith('job.'));
    const companies = new Set(heard.flatMap(({ companyId }) => companyId ?? []));
    expect([...companies]).toEqual([it.companies[company]]);
    expect(heard.map(({ applicationId }) => applicationId)).toContain(it.applications[application]);
  });
});
