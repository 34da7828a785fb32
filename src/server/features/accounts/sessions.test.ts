import { expect, test } from 'vitest';
import { jobSeeker, password } from '#test/people.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();

test('nobody ends another person’s session', async () => {
  const [ours] = await server.as(await jobSeeker(server)).call('GET /api/user/sessions');
  const stranger = server.as(await jobSeeker(server));
  expect((await stranger.delete(`/api/user/sessions/${ours?.id}`)).status).toBe(404);
  expect((await server.as().get('/api/user/sessions')).status).toBe(401);
});

test('a person sees where they are signed in, and ending a session signs it out at once', async () => {
  const person = await jobSeeker(server);
  const elsewhere = server.as();
  await elsewhere.call('POST /api/login', {
    body: { username: person.username, password },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
  const here = server.as(person);
  const sessions = await here.call('GET /api/user/sessions');
  expect(sessions).toMatchObject([{ current: true }, { current: false, device: 'Firefox on Linux' }]);

  await here.call('DELETE /api/user/sessions/:id', { params: { id: sessions[1]?.id ?? 0 } });
  expect((await elsewhere.get('/api/user')).status).toBe(401);
  expect((await here.get('/api/user')).status).toBe(200);
});
