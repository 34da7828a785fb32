// A program with types made from the description:
//   npx openapi-typescript https://jobs.example.com/api/openapi.json --default-non-nullable false -o moorings.d.ts
//   npm install openapi-fetch
import createClient from 'openapi-fetch';
import type { paths } from './moorings.d.ts';

const { ADDRESS = '', KEY = '' } = process.env;
const moorings = createClient<paths>({
  baseUrl: ADDRESS,
  headers: { authorization: `Bearer ${KEY}`, accept: 'application/json' },
});

// Sent twice it is done once: the key is of your own choice.
const posted = await moorings.POST('/api/jobs', {
  params: { header: { 'Idempotency-Key': 'import-row-118' } },
  body: { title: 'Dive instructor', description: 'Two dives a day with small groups.' },
});
if (!posted.data) throw new Error(JSON.stringify(posted.error));

const own = await moorings.GET('/api/jobs', { params: { query: { scope: 'own', limit: 10 } } });
// Asked with modifiedSince, a list also says what is in it no more.
const titles = (own.data ?? []).flatMap((job) => ('deleted' in job ? [] : [job.title]));

const refused = await moorings.GET('/api/jobs/{id}', { params: { path: { id: 2_000_000_000 } } });
const problem = refused.error;

console.log(
  JSON.stringify({
    id: posted.data.id,
    titles,
    refused: typeof problem === 'object' ? problem.code : problem,
  }),
);
