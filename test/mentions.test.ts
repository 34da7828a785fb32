import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '#contract/api.ts';
import type { Mention } from '#domain/mentions.ts';
import { rows, run } from '#server/db/query.ts';
import { mailComes } from '#test/background.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let seeker: Person;
let application: Application;

beforeAll(async () => {
  employer = await company(server, 'Reef & Co');
});
beforeEach(async () => {
  colleague = await joined(
    server,
    await recruiter(server, { firstName: 'Aminath', lastName: 'Zoya' }),
    employer.id,
  );
  seeker = await jobSeeker(server);
  application = await applied(server, seeker, (await postedJob(server, employer.founder)).id);
});

const mention = ({ id: userId }: Person, name = 'Aminath Zoya'): Mention => ({ userId, name });
const note = (recruiterNotes: string, mentions?: Mention[], by = employer.founder) =>
  server
    .as(by)
    .put(
      `/api/applications/${application.id}/notes`,
      mentions ? { recruiterNotes, mentions } : { recruiterNotes },
    );
const seenBy = (person: Person) =>
  server.as(person).call('GET /api/applications/:id', { params: { id: application.id } });
const told = async (person: Person) =>
  (await server.as(person).call('GET /api/notifications', {})).filter(
    ({ type }) => type === 'application.mentioned',
  );

describe('a mention is refused', () => {
  test('that is not one, and of more people than anybody reads', async () => {
    const several = Array.from({ length: 51 }, (_, index) => ({ userId: index + 1, name: 'Somebody' }));
    for (const mentions of ['everybody', [{ userId: 0, name: 'Nobody' }], [{ userId: 1 }], several])
      expect((await note('Hello.', mentions as Mention[])).status).toBe(400); // what is no list of them
  });

  test('of who may not see the application, and the notes stay as they were', async () => {
    await note('Before.');
    const strangers = [
      seeker,
      await jobSeeker(server),
      (await company(server)).founder,
      await joined(server, await recruiter(server), employer.id, { verified: false }),
      await platformAdmin(server),
      { id: 2_147_483_647 } as Person, // nobody
    ];
    for (const stranger of strangers)
      expect(await note('Ask @Somebody.', [mention(stranger, 'Somebody')])).toMatchObject({
        status: 400,
        text: 'Only colleagues who may see this application can be mentioned.',
      });
    expect(await seenBy(employer.founder)).toMatchObject({ recruiterNotes: 'Before.', mentions: [] });
    expect(await told(seeker)).toEqual([]);
  });
});

describe('a colleague who is mentioned', () => {
  test('is told once, however often the notes are saved; nobody else is', async () => {
    const other = await joined(
      server,
      await recruiter(server, { firstName: 'Hassan', lastName: 'Didi' }),
      employer.id,
    );
    await note('@Aminath Zoya, have you sailed with her?', [mention(colleague)]);
    await note('@Aminath Zoya, have you ever sailed with her?', [mention(colleague)]);
    await note('Nothing to ask.', []);
    await note('@Aminath Zoya and @Hassan Didi?', [mention(colleague), mention(other, 'Hassan Didi')]);
    expect(await told(colleague)).toMatchObject([
      {
        applicationId: application.id,
        person: seeker.username,
        writer: employer.founder.username,
      },
    ]);
    expect(await told(other)).toHaveLength(1);
    expect(await told(employer.founder)).toEqual([]);
    expect(await told(seeker)).toEqual([]);
  });

  test('gets a mail that says who and where, and not what', async () => {
    await note('@Aminath Zoya: canary.', [mention(colleague)]);
    await mailComes(server);
    const [mail] = await rows<{ subject: string; text: string }>(
      server.database.pool,
      "select subject, body_text as text from mail where kind = 'notification' and to_user_id = $1",
      [colleague.id],
    );
    expect(mail?.subject).toBe(`${employer.founder.username} mentioned you`);
    expect(mail?.text).toContain(
      `${employer.founder.username} mentioned you in the notes on ${seeker.username}, who applied for ${application.jobTitle}.`,
    );
    expect(mail?.text).toContain(`http://127.0.0.1:3000/applications/${application.id}`);
    expect(mail?.text).not.toContain('canary');
  });

  test('hears nothing of their own', async () => {
    await note('Note to self: @Me.', [mention(employer.founder, 'Me')]);
    expect(await told(employer.founder)).toEqual([]);
    expect(await seenBy(employer.founder)).toMatchObject({
      recruiterNotes: `Note to self: @${employer.founder.username}.`,
    });
  });

  test('is called by the name they have now, also where the text alone is saved again', async () => {
    await note('Ask @Aminath Zoya.', [mention(colleague)]);
    await run(server.database.pool, "update user_account set last_name = 'Zuhair' where id = $1", [
      colleague.id,
    ]);
    const renamed = {
      recruiterNotes: 'Ask @Aminath Zuhair.',
      mentions: [{ userId: colleague.id, name: 'Aminath Zuhair', here: true }],
    };
    expect(await seenBy(employer.founder)).toMatchObject(renamed);
    await note('Ask @Aminath Zuhair.');
    expect(await seenBy(employer.founder)).toMatchObject(renamed);
    expect(await told(colleague)).toHaveLength(1);
  });

  test('is still named after leaving, and can be kept but not mentioned anew', async () => {
    await note('Ask @Aminath Zoya.', [mention(colleague)]);
    await run(server.database.pool, 'delete from company_user where user_id = $1', [colleague.id]);
    expect((await note('Ask @Aminath Zoya again.', [mention(colleague)])).status).toBe(200);
    expect(await seenBy(employer.founder)).toMatchObject({
      recruiterNotes: 'Ask @Aminath Zoya again.',
      mentions: [{ name: 'Aminath Zoya', here: false }],
    });
    await note('Gone.', []);
    expect((await note('Ask @Aminath Zoya.', [mention(colleague)])).status).toBe(400);
  });
});

test('a name in the text mentions nobody by itself', async () => {
  await note('@Aminath Zoya');
  expect(await seenBy(employer.founder)).toMatchObject({ recruiterNotes: '@Aminath Zoya', mentions: [] });
  expect(await told(colleague)).toEqual([]);
});

test('those who can be mentioned are the verified members of the company, whatever they do there', async () => {
  await joined(server, await recruiter(server, { firstName: 'Not', lastName: 'Yet' }), employer.id, {
    verified: false,
  });
  const colleagues = await server
    .as(employer.founder)
    .call('GET /api/applications/:id/colleagues', { params: { id: application.id } });
  expect(colleagues).toContainEqual({ userId: colleague.id, name: 'Aminath Zoya' });
  expect(colleagues).toContainEqual({ userId: employer.founder.id, name: employer.founder.username });
  expect(colleagues.map(({ name }) => name)).not.toContain('Not Yet');
});
