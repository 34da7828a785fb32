import { expect, test } from 'vitest';
import { rows, run } from '#server/db/query.ts';
import { company, jobSeeker, platformAdmin } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();

async function fileFor(person: Person, path: string): Promise<string[][]> {
  const { status, headers, text } = await server.as(person).get(path);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/csv; charset=utf-8' });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+-[\d-]+\.csv"$/);
  expect(text.startsWith('\uFEFF"')).toBe(true);
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
}

test('a list downloads as it is narrowed, with all its pages, to those alone who see it', async () => {
  const { founder, id: companyId } = await company(server);
  const { founder: stranger } = await company(server);
  const { id: jobId } = await postedJob(server, founder, { title: 'Dive guide' });
  await postedJob(server, stranger, { title: 'Night porter' });
  await run(
    server.database.pool,
    `insert into job_posting (company_id, recruiter_id, title, description, status) select $1, $2, 'Deckhand ' || n, 'Work at sea.', 'draft' from generate_series(1, 450) n`,
    [companyId, founder.id],
  );
  expect((await fileFor(founder, '/api/jobs/export')).length).toBe(1 + 451);
  const titles = (await fileFor(founder, '/api/jobs/export?status=draft')).slice(1).map(([, title]) => title);
  expect(new Set(titles).size).toBe(450);
  expect(titles).not.toContain('Dive guide');
  expect((await fileFor(stranger, '/api/jobs/export')).map(([, title]) => title)).toEqual([
    'Title',
    'Night porter',
  ]);

  const seeker = await jobSeeker(server, { firstName: '=HYPERLINK("https://evil.example")', lastName: '@x' });
  await applied(server, seeker, jobId);
  await applied(server, await jobSeeker(server), jobId);
  const [head, ...lines] = await fileFor(founder, '/api/applications/export?search=HYPERLINK');
  expect(head?.slice(0, 3)).toEqual(['Application', 'Applicant', 'Email']);
  expect(lines.map(([, name]) => name)).toEqual([`'=HYPERLINK(""https://evil.example"") @x`]);
  expect(await fileFor(stranger, '/api/applications/export')).toEqual([head]);
  expect((await fileFor(seeker, '/api/applications/export')).length).toBe(2);
  expect((await fileFor(founder, '/api/company/candidates/export?search=HYPERLINK')).length).toBe(2);
  expect((await fileFor(stranger, '/api/company/candidates/export')).length).toBe(1);
  expect((await fileFor(founder, '/api/interviews/export?when=any&whose=all')).length).toBe(1);
  const members = `/api/companies/${companyId}/members/export`;
  expect((await fileFor(founder, members)).map(([, , username]) => username)).toEqual([
    'Username',
    founder.username,
  ]);
  expect((await server.as(stranger).get(members)).status).toBe(404);
  expect((await server.as(founder).get('/api/applications/export?status=sunk')).status).toBe(400);
  const noted = await rows<{ call: string }>(
    server.database.pool,
    `select details->>'call' as call from security_log where act = 'export.made' and actor_id = $1 order by id`,
    [founder.id],
  );
  expect(noted.map(({ call }) => call)).toContain('GET /api/applications/export');
});

test('an administrator’s lists download as they are narrowed, with what strangers called themselves made harmless', async () => {
  const admin = await platformAdmin(server);
  const { id } = await company(server, '=cmd|calc');
  const seeker = await jobSeeker(server, { firstName: '@SUM(1)', lastName: 'x' });
  await run(
    server.database.pool,
    `insert into refused_address (address, reason, said) values ('+1@example.com', 'refused', '-550 No such user')`,
  );
  await server.as(admin).call('PUT /api/admin/companies/:id', { params: { id }, body: { verified: true } });
  const file = (path: string) => fileFor(admin, `/api/admin/${path}`);
  expect((await file(`users/export?search=${seeker.username}`)).slice(1).map(([, name]) => name)).toEqual([
    `'@SUM(1) x`,
  ]);
  expect(
    (await file('companies/export?standing=verified&search=cmd')).slice(1).map(([, name]) => name),
  ).toEqual([`'=cmd|calc`]);
  expect((await file('refused-addresses/export')).slice(1)[0]?.slice(0, 3)).toEqual([
    `'+1@example.com`,
    'refused',
    `'-550 No such user`,
  ]);
  expect((await file('audit/export?subject=company')).slice(1).map(([, , who]) => who)).toEqual([
    admin.username,
  ]);
  expect((await file('jobs/export?status=draft')).length).toBeGreaterThan(450);
  const [head] = await file('mail/export?state=waiting');
  expect(head?.slice(0, 3)).toEqual(['Mail', 'Kind', 'To']);
});
