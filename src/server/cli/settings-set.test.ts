import { expect, test } from 'vitest';
import { moorings } from '#test/command-line.ts';
import { company } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
const settings = (words: string[]) =>
  moorings({ DATABASE_URL: server.database.url, DEMO: 'off' }, ['settings', 'set', ...words]);

test('the platform is opened and closed from the command line, and a running server hears of it at once', async () => {
  const employer = await company(server);
  const { id } = await postedJob(server, employer.founder);
  const status = async () => (await server.as().get(`/api/public/jobs/${id}`)).status;
  expect(await status()).toBe(404);
  expect(await settings(['public-jobs', 'on'])).toMatchObject({ code: 0, complained: '' });
  expect(await status()).toBe(200);
  expect(await settings(['public-jobs', 'off'])).toMatchObject({ code: 0, complained: '' });
  expect(await status()).toBe(404);
});

test('engines are told with a key of ours or of the operator’s, and the key is where they look for it', async () => {
  const { code, said } = await settings(['index-now', 'on']);
  const [, key = ''] = /at \/(\w{32})\.txt/.exec(said) ?? [];
  expect(code).toBe(0);
  expect((await server.as().get(`/${key}.txt`)).text).toBe(key);
  expect(await settings(['index-now', 'off'])).toMatchObject({ code: 0, complained: '' });
  expect((await server.as().get(`/${key}.txt`)).status).toBe(404);
});

test('what is no setting, or no value of it, changes nothing', async () => {
  for (const words of [
    ['public-jobs', 'maybe'],
    ['public-job', 'on'],
    ['index-now', 'short'],
  ])
    expect(await settings(words)).toMatchObject({ code: 2 });
});
