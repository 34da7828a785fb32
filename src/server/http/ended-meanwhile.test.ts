import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { companyKey } from '#test/keys.ts';
import { company, joined, recruiter } from '#test/people.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
const db = () => server.database.pool;

test('a key that is ended while the body of a call is still coming does nothing more', async () => {
  const { founder } = await company(server);
  const { id, key } = await companyKey(server, founder);
  const isKnown = () => isThere('select from api_key where id = $1 and last_used_at is not null', id);
  const slow = await slowPosting(`Authorization: Bearer ${key}`, isKnown);
  await server.as(founder).call('DELETE /api/company/keys/:id', { params: { id } });
  expect(await slow.answer()).toMatch(/^HTTP\/1.1 401 [^]*This API key was ended\./);
  expect((await server.as(founder).get('/api/jobs?scope=own')).json).toEqual([]);
});

test('who signs out, or is signed out, while the body of a call is still coming does nothing more', async () => {
  const { slow, member, founder } = await memberPosting();
  await run(db(), 'delete from session where user_id = $1', [member.id]);
  expect(await slow.answer()).toMatch(/^HTTP\/1.1 401 [^]*Please sign in\./);
  expect((await server.as(founder).get('/api/jobs?scope=own')).json).toEqual([]);
});

test('who has left a company when the body of a call has come does nothing more there', async () => {
  const { slow, member, founder } = await memberPosting();
  await run(db(), 'delete from company_user where user_id = $1', [member.id]);
  // Whoever belongs to no company posts as an independent employer.
  expect(await slow.answer()).toMatch(/^HTTP\/1.1 201 [^]*Independent employers/);
  expect((await server.as(founder).get('/api/jobs?scope=own')).json).toEqual([]);
});

test('a body that takes its time is taken from who is still there', async () => {
  const { slow } = await memberPosting();
  expect(await slow.answer()).toMatch(/^HTTP\/1.1 201 /);
});

/** A recruiter of a company, the body of whose posting is on its way. */
async function memberPosting() {
  const { id, founder } = await company(server);
  const member = await joined(server, await recruiter(server), id);
  // Their rights are others than when they signed in: by their first call they get a new id.
  const changed = 'select from former_session_id join session s on s.id = session_id where s.user_id = $1';
  const isKnown = () => isThere(changed, member.id);
  return { member, founder, slow: await slowPosting(`Cookie: ${member.session}`, isKnown) };
}

/** Sends the beginning of a posting, and waits until it is known who sends it; the rest comes when its answer is wanted. */
async function slowPosting(holder: string, isKnown: () => Promise<boolean>) {
  const body = JSON.stringify({ title: 'Late', description: 'After the end.' });
  const head = ['POST /api/jobs HTTP/1.1', 'Host: localhost', holder, 'Content-Type: application/json'];
  const line = connect(server.port, '127.0.0.1');
  let said = '';
  line.setEncoding('utf8').on('data', (text: string) => (said += text));
  line.write([...head, `Content-Length: ${body.length}`, 'Connection: close'].join('\r\n'));
  line.write(`\r\n\r\n${body.slice(0, 9)}`);
  await eventually(isKnown);
  const answer = async () => {
    line.write(body.slice(9));
    await new Promise((resolve) => line.once('close', resolve));
    return said;
  };
  return { answer };
}

async function isThere(question: string, id: number): Promise<boolean> {
  return Boolean(await row(db(), question, [id]));
}
