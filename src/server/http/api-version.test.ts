import { beforeAll, describe, expect, test } from 'vitest';
import { apiVersions } from '#contract/versions.ts';
import { row, run } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { companyKey, type KeyHolder } from '#test/keys.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let manager: Person;
let companyId: number;
let key: KeyHolder;
let applicationId: number;
beforeAll(async () => {
  ({ founder: manager, id: companyId } = await company(server));
  key = await companyKey(server, manager);
  const { id } = await postedJob(server, await joined(server, await recruiter(server), companyId));
  applicationId = (await applied(server, await jobSeeker(server), id)).id;
});

const history = () => `/api/applications/${applicationId}/history`;
const version = 'moorings-version';

describe('a version', () => {
  test('that there is not is refused, with those there are', async () => {
    for (const asked of ['2026-11-22', '1', 'newest', '']) {
      const reply = await server.as(key).get('/api/jobs', { [version]: asked });
      expect([reply.status, reply.headers['error-code'], reply.text]).toEqual([
        400,
        'invalid',
        `Moorings-Version must be one of: ${apiVersions.join(', ')}.`,
      ]);
    }
  });

  test('is the one that is named, or else that of the day on which the key was made; browsers are told none', async () => {
    const [first] = apiVersions;
    const named = await server.as(key).get('/api/jobs', { [version]: first });
    expect([named.status, named.headers[version]]).toEqual([200, first]);
    // The day of this run, by the server's clock, whichever it is: nothing is newer than the newest version of then.
    const made = await row<{ day: string }>(
      server.database.pool,
      `select to_char(made_at at time zone 'utc', 'YYYY-MM-DD') as day from api_key where id = $1`,
      [key.id],
    );
    const ofThatDay = apiVersions.findLast((one) => made !== undefined && one <= made.day) ?? first;
    expect((await server.as(key).get('/api/jobs')).headers[version]).toBe(ofThatDay);
    await run(server.database.pool, `update api_key set made_at = '2020-01-01' where id = $1`, [key.id]);
    expect((await server.as(key).get('/api/jobs')).headers[version]).toBe(first);
    expect((await server.as(manager).get('/api/jobs')).headers[version]).toBeUndefined();
  });
});

describe('a call that ends', () => {
  test('says so in every answer, and what does not end does not', async () => {
    const told = {
      deprecation: '@1795392000',
      sunset: 'Wed, 01 Dec 2027 00:00:00 GMT',
      link: '</developers#what-ends>; rel="deprecation"; type="text/html"',
    };
    const none = await server.as(key).get('/api/applications/2000000000/history');
    expect([none.status, none.headers]).toEqual([404, expect.objectContaining(told)]);
    expect((await server.as(key).get(history())).headers).toMatchObject(told);
    expect((await server.as(manager).get(history())).headers).toMatchObject(told);
    const { headers } = await server.as(key).get(`/api/applications/${applicationId}/timeline`);
    expect([headers['deprecation'], headers['sunset'], headers.link]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const description = await server.as().get('/api/openapi.json');
    const json = JSON.stringify(description.json);
    expect(json.match(/"deprecated":true/g)).toHaveLength(1);
    expect(json).toContain('It ends on 2027-12-01: call GET /api/applications/{id}/timeline instead.');
  });

  test('is shown beside the key that still makes it, to its company and to platform admins, and beside no other', async () => {
    const other = await companyKey(server, manager, { name: 'Up to date' });
    const old = await companyKey(server, manager, { name: 'Written long ago' });
    await server.as(other).get(`/api/applications/${applicationId}/timeline`);
    await server.as(old).get(history());
    const admin = await platformAdmin(server);
    for (const reader of [manager, admin]) {
      const oldCalls = async ({ id }: KeyHolder) => {
        const keys = await server.as(reader).call('GET /api/company/keys', { query: { companyId } });
        return keys.find((one) => one.id === id)?.oldCalls;
      };
      await eventually(async () => (await oldCalls(old))?.length === 1);
      expect(await oldCalls(other)).toEqual([]);
      expect(await oldCalls(old)).toMatchObject([
        {
          call: 'GET /api/applications/:id/history',
          endsOn: '2027-12-01',
          instead: 'GET /api/applications/:id/timeline',
        },
      ]);
    }
  });

  test('and all of them to platform admins on one list and as CSV, with how often, until the key is ended', async () => {
    const admin = await platformAdmin(server);
    const old = await companyKey(server, manager, { name: 'Oldest' });
    for (let times = 0; times < 3; times += 1) await server.as(old).get(history());
    const listed = async () => {
      const all = await server.as(admin).call('GET /api/admin/old-calls');
      return all.find(({ key: { id } }) => id === old.id);
    };
    await eventually(async () => (await listed())?.times === 3);
    expect(await listed()).toMatchObject({
      call: 'GET /api/applications/:id/history',
      endsSince: '2026-11-23',
      endsOn: '2027-12-01',
      instead: 'GET /api/applications/:id/timeline',
      company: { id: companyId },
      key: { name: 'Oldest' },
    });
    const [page] = await server.as(admin).call('GET /api/admin/old-calls', { query: { limit: 1 } });
    expect(page?.key.id).toBe(old.id);
    const file = await server.as(admin).get('/api/admin/old-calls/export');
    expect(file.text).toMatch(
      /"GET \/api\/applications\/:id\/history","2026-11-23","2027-12-01",.*"Oldest",.*"3"/,
    );
    for (const path of ['', '/export'])
      expect((await server.as(manager).get(`/api/admin/old-calls${path}`)).status).toBe(403);
    await server.as(manager).call('DELETE /api/company/keys/:id', { params: { id: old.id } });
    expect(await listed()).toBeUndefined();
  });
});
