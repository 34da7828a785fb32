import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rows, run } from '#server/db/query.ts';
import { freshDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { password } from './people.ts';
import { type Program, startProgram } from './program.ts';

const jobs = Array.from({ length: 60 }, (_, at) => `Job ${at}`);

test('what is sent until it is answered is done once, however often the server is killed meanwhile', async () => {
  const database = await freshDatabase();
  const start = () => startProgram({ DATABASE_URL: database.url });
  let program = await start();
  try {
    const cookie = await foundCompany(program, database);
    const answers = new Map<string, Set<string>>();
    for (let kill = 0; kill < 3; kill += 1) {
      // The same again after each kill, also what was answered before it.
      const sending = jobs.map((title) => send(program, cookie, title, answers));
      await pause(30 + 120 * kill);
      program.kill('SIGKILL');
      await program.ended;
      await Promise.all(sending);
      program = await start();
    }
    // Sixty at once may be more than a server takes that has only just started: what it refuses is sent again.
    const sendUntilAnswered = async (title: string) => {
      await eventually(() => send(program, cookie, title, answers));
    };
    await Promise.all(jobs.map(sendUntilAnswered));
    const posted = await rows<{ title: string; id: number }>(
      database.pool,
      'select title, id from job_posting order by id',
    );
    expect(posted.map(({ title }) => title).toSorted()).toEqual(jobs.toSorted());
    for (const { title, id } of posted) {
      const [answer = '', ...others] = answers.get(title) ?? [];
      expect(others).toEqual([]);
      expect(JSON.parse(answer)).toMatchObject({ id, title });
    }
  } finally {
    program.kill('SIGTERM');
    await program.ended;
    await database.drop();
  }
}, 600_000);

async function foundCompany({ address }: Program, { pool }: Awaited<ReturnType<typeof freshDatabase>>) {
  const registered = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'hiring', password, userType: 'recruiter' }),
  });
  const cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  await run(
    pool,
    `with c as (insert into company (name, verified_at) values ('Reef', now()) returning id)
     insert into company_user (company_id, user_id, role, verified)
     select c.id, u.id, 'recruiter', true from c, user_account u where u.username = 'hiring'`,
  );
  return cookie;
}

/** Sends a job, and notes the answer where the server lived long enough to give one; answers whether it did. */
async function send(
  { address }: Program,
  cookie: string,
  title: string,
  answers: Map<string, Set<string>>,
): Promise<boolean> {
  const answer = await fetch(`${address}/api/jobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': title.replace(' ', '-') },
    body: JSON.stringify({ title, description: 'Work.' }),
  })
    .then(async (reply) => (reply.status === 201 ? reply.text() : undefined))
    .catch(() => undefined);
  if (answer !== undefined) answers.set(title, (answers.get(title) ?? new Set()).add(answer));
  return answer !== undefined;
}
