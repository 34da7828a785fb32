import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application, BodyInput } from '#contract/api.ts';
import { run } from '#server/db/query.ts';
import { daysAhead } from '#test/interviews.ts';
import { company, jobSeeker, joined, manyJoined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let application: Application;

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(server, await recruiter(server), employer.id);
});
beforeEach(async () => {
  await run(server.database.pool, 'delete from interview');
  const job = await postedJob(server, employer.founder);
  application = await applied(server, await jobSeeker(server), job.id);
});

type Meeting = Partial<BodyInput<'POST /api/applications/:id/interviews'>>;
const arrange = (more: Meeting = {}, by = employer.founder, about = application) =>
  server.as(by).post(`/api/applications/${about.id}/interviews`, {
    title: 'First talk',
    minutes: 45,
    panel: [colleague.id],
    times: [daysAhead(5)],
    ...more,
  });
const another = async () => applied(server, await jobSeeker(server), application.jobPostingId);
const between = { from: daysAhead(4), to: daysAhead(11) };
const busy = (person = employer.founder, about = application) =>
  server
    .as(person)
    .call('GET /api/applications/:id/busy-times', { params: { id: about.id }, query: between });

describe('the times at which interviewers are taken', () => {
  test.each([
    [{ from: daysAhead(5), to: daysAhead(5) }, 'to must be after from'],
    [{ from: daysAhead(5), to: daysAhead(41) }, 'At most 35 days'],
    [{ from: 'monday', to: daysAhead(5) }, 'from must be an ISO time'],
    [{ from: daysAhead(5) }, 'to must be an ISO time'],
  ])('are not told for %j', async (query, problem) => {
    const reply = await server
      .as(employer.founder)
      .get(`/api/applications/${application.id}/busy-times?${new URLSearchParams(query).toString()}`);
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining(problem)]);
  });

  test('say with whom, and which are only proposed, to who may see the interviews', async () => {
    await arrange({ fixed: true });
    const other = await another();
    await arrange({ times: [daysAhead(6), daysAhead(7)], title: 'Trade test' }, employer.founder, other);
    const told = await busy();
    expect(told.map(({ userId, startsAt, offered }) => [userId, startsAt, offered])).toEqual([
      [colleague.id, daysAhead(5), false],
      [colleague.id, daysAhead(6), true],
      [colleague.id, daysAhead(7), true],
    ]);
    expect(told[0]?.about).toMatchObject({ applicationId: application.id, title: 'First talk' });
    expect(told[1]?.about).toMatchObject({ applicationId: other.id, candidateName: other.applicantName });
    expect(Date.parse(told[0]?.endsAt ?? '') - Date.parse(told[0]?.startsAt ?? '')).toBe(45 * 60_000);
  });

  test('say no more than that of an interview for another company', async () => {
    // She is there for both, and one side knows nothing of the other's candidates.
    const rival = await company(server);
    const theirs = await applied(
      server,
      await jobSeeker(server),
      (await postedJob(server, rival.founder)).id,
    );
    await arrange({ panel: [rival.founder.id], fixed: true }, rival.founder, theirs);
    await run(server.database.pool, 'update interview_panel set user_id = $1 where user_id = $2', [
      colleague.id,
      rival.founder.id,
    ]);
    await run(server.database.pool, 'update interview_seat set user_id = $1 where user_id = $2', [
      colleague.id,
      rival.founder.id,
    ]);
    const told = await busy();
    expect(told).toEqual([
      {
        userId: colleague.id,
        startsAt: daysAhead(5),
        endsAt: expect.any(String),
        offered: false,
        calendar: false,
        about: null,
      },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/First talk|applicationId/);
  });

  test('are their own alone to who is not vouched for, and nothing to strangers', async () => {
    await arrange({ fixed: true });
    const asker = await joined(server, await recruiter(server), employer.id, { verified: false });
    const job = await postedJob(server, asker);
    const hers = await applied(server, await jobSeeker(server), job.id);
    expect(await busy(asker, hers)).toEqual([]);
    const path = `/api/applications/${application.id}/busy-times?${new URLSearchParams(between).toString()}`;
    expect((await server.as((await company(server)).founder).get(path)).status).toBe(404);
    expect((await server.as(await jobSeeker(server)).get(path)).status).toBe(403);
  });

  test('end where an interview is cancelled', async () => {
    const { json } = await arrange({ fixed: true });
    const { id } = json as { id: number };
    expect(await busy()).toHaveLength(1);
    await server.as(employer.founder).call('POST /api/interviews/:id/cancel', { params: { id }, body: {} });
    expect(await busy()).toEqual([]);
  });
});

test('of two who book one interviewer at once, one does, and the other is told why not', async () => {
  const other = await another();
  const third = await another();
  const replies = await Promise.all([
    arrange({ fixed: true }),
    arrange({ fixed: true }, colleague, other),
    arrange({ fixed: true, times: [daysAhead(5)] }, employer.founder, third),
  ]);
  const refused = replies.filter(({ status }) => status === 409);
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(refused.map(({ headers }) => String(headers['error-code']))).toEqual([
    expect.stringMatching(/^(busy|time_taken)$/),
    expect.stringMatching(/^(busy|time_taken)$/),
  ]);
  expect((await busy()).filter(({ offered }) => !offered)).toHaveLength(1);
});

describe('what is suggested for an interview', () => {
  const suggested = async (about = application) =>
    (
      await server
        .as(employer.founder)
        .call('GET /api/applications/:id/interviewers', { params: { id: about.id } })
    ).suggested;
  const kit = (title: string) =>
    server
      .as(employer.founder)
      .call('POST /api/interview-kits', { body: { title, minutes: 30, attributes: ['Calm'] } });

  test('is nothing where nothing is known, and the only kit where there is one', async () => {
    expect(await suggested()).toEqual({ kitId: null, panel: [], place: null });
    const { id } = await kit('Only one');
    expect((await suggested()).kitId).toBe(id);
    await kit('Second');
    expect((await suggested()).kitId).toBeNull();
  });

  test('is the kit, the interviewers and the place of the last one about the job', async () => {
    const { id } = await kit('Trade test');
    await arrange({ title: 'trade TEST', place: 'Galley', fixed: true });
    expect(await suggested(await another())).toEqual({ kitId: id, panel: [colleague.id], place: 'Galley' });
    const theirs = (
      await server
        .as(colleague)
        .call('GET /api/applications/:id/interviewers', { params: { id: application.id } })
    ).suggested;
    expect(theirs.place).toBeNull();
  });

  test('is the kit of its step, or of the first step of interviewing, and who last held that', async () => {
    const [call, chef] = [await kit('By phone'), await kit('With the chef')];
    const { id, steps } = await server.as(employer.founder).call('POST /api/step-templates', {
      body: {
        name: 'Kitchen',
        steps: [
          { status: 'screening', name: 'Phone', kitId: call.id },
          { status: 'interviewing', name: 'Chef', kitId: chef.id },
        ],
      },
    });
    expect(steps.map(({ kitId }) => kitId)).toEqual([call.id, chef.id]);
    const job = await postedJob(server, employer.founder, { stepTemplateId: id });
    const held = await applied(server, await jobSeeker(server), job.id);
    await arrange({ title: 'With the chef', times: [daysAhead(6)] }, employer.founder, held);
    await arrange(
      { title: 'By phone', panel: [employer.founder.id], times: [daysAhead(7)] },
      employer.founder,
      held,
    );
    const next = await applied(server, await jobSeeker(server), job.id);
    expect(await suggested(next)).toMatchObject({ kitId: chef.id, panel: [colleague.id] });
    await server.as(employer.founder).call('PUT /api/applications/:id/status', {
      params: { id: next.id },
      body: { status: 'screening', stepId: steps[0]?.id ?? 0 },
    });
    expect(await suggested(next)).toMatchObject({ kitId: call.id, panel: [employer.founder.id] });
    await server.as(employer.founder).call('DELETE /api/interview-kits/:id', { params: { id: call.id } });
    expect((await suggested(next)).kitId).not.toBe(call.id);
  });

  test('is never another company’s kit, which a step cannot be given either', async () => {
    const rival = server.as((await company(server)).founder);
    const theirs = await rival.call('POST /api/interview-kits', {
      body: { title: 'Theirs', minutes: 30, attributes: [] },
    });
    const reply = await server.as(employer.founder).post('/api/step-templates', {
      name: 'Stolen',
      steps: [{ status: 'interviewing', name: 'One', kitId: theirs.id }],
    });
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('kits is not')]);
  });

  test('stays at its step when the template is saved without saying so', async () => {
    const { id: kitId } = await kit('Kept');
    const founder = server.as(employer.founder);
    const made = await founder.call('POST /api/step-templates', {
      body: { name: 'Deck', steps: [{ status: 'interviewing', name: 'One', kitId }] },
    });
    const [step] = made.steps;
    const save = (more: object) =>
      founder.call('PUT /api/step-templates/:id', {
        params: { id: made.id },
        body: { name: 'Deck', steps: [{ id: step?.id ?? 0, status: 'interviewing', name: 'Two', ...more }] },
      });
    expect((await save({})).steps[0]).toMatchObject({ name: 'Two', kitId });
    expect((await save({ kitId: null })).steps[0]?.kitId).toBeNull();
  });
});

test('in a company of many hundreds everybody can be asked to interview', async () => {
  const large = await company(server);
  await manyJoined(server, large.id, 1_000);
  const last = await joined(server, await recruiter(server, { firstName: 'Zuhair' }), large.id);
  const { id: jobId } = await postedJob(server, large.founder);
  const about = await applied(server, await jobSeeker(server), jobId);
  const asked = await arrange({ panel: [last.id] }, large.founder, about);
  expect([asked.status, asked.text]).toEqual([201, expect.any(String)]);
});
