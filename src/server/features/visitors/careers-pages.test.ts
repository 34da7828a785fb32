import { beforeAll, describe, expect, test } from 'vitest';
import type { BodyInput } from '#contract/api.ts';
import { careersSections } from '#domain/careers-site.ts';
import { run } from '#server/db/query.ts';
import { upkeepComes } from '#test/background.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
import { plainPicture } from '#test/pictures.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const origin = 'https://jobs.example.com';
const server = serverForThisFile({ config: { publicUrl: origin } });
const browser = { accept: 'text/html,*/*;q=0.8', host: 'evil.example' };
const nasty = `</style></script><script>alert("1")</script>\u2028'<img src=x onerror=alert(1)>`;

type Site = BodyInput<'PUT /api/company/careers-site'>;
const everything = (words: string): Site => ({
  tagline: words.slice(0, 120),
  colour: '#FFD400',
  sections: careersSections.map((kind) => ({
    kind,
    state: 'shown',
    title: words.slice(0, 80),
    text: `${words} **strong** [a](javascript:alert(1))`,
    items: [{ title: words.slice(0, 80), text: words, photo: null }],
  })),
});

let house: { id: number; founder: Person };
let colleague: Person;

beforeAll(async () => {
  house = await company(server, 'Blue Lagoon');
  colleague = await joined(
    server,
    await recruiter(server, { firstName: 'Aishath', lastName: 'Reem' }),
    house.id,
  );
  for (const title of ['Dive instructor', 'Cook', 'Deckhand', 'Captain', 'Steward', 'Gardener', 'Porter'])
    await postedJob(server, house.founder, { title });
  await postedJob(server, house.founder, { title: 'Secret captain', listed: false });
  const other = await company(server, 'Grey Reef');
  await postedJob(server, other.founder, { title: 'Diver of another house' });
  await upkeepComes(server, 'search-index');
});

const get = (path: string, headers = {}) => server.as().get(path, { ...browser, ...headers });
const opened = (open: boolean) => run(server.database.pool, 'update operator set public_jobs = $1', [open]);
const admin = () => server.as(house.founder);
const site = '/c/blue-lagoon';

async function published(body: Site): Promise<void> {
  await admin().call('PUT /api/company/careers-site', { body });
  await admin().call('POST /api/company/careers-site/publication');
}

test('on a closed platform no careers site differs from an address where nothing is', async () => {
  const nothing = await get('/c-is-no-page/blue-lagoon');
  for (const path of [site, '/c/no-such-company', `${site}/`, '/c/', '/c/%00']) {
    const page = await get(path);
    expect({ status: page.status, text: page.text }, path).toEqual({
      status: nothing.status,
      text: nothing.text,
    });
    expect(page.headers['cache-control']).toBe(nothing.headers['cache-control']);
  }
  for (const asked of [{}, { cookie: colleague.session }])
    expect((await get(`/careers-preview/${house.id}`, asked)).text).toBe(
      (await get('/c-is-no-page/1', asked)).text,
    );
});

describe('on an open platform', () => {
  beforeAll(() => opened(true));

  test('companies that are not to be seen do not differ from those that do not exist', async () => {
    const missing = await get('/c/no-such-company');
    expect(missing.status).toBe(404);
    const states = {
      'Unvouched House': 'update company set verified_at = null where id = $1',
      'Stopped House': 'update company set suspended_at = now() where id = $1',
      'Shy House': 'update company set show_jobs = false where id = $1',
    };
    for (const [name, sql] of Object.entries(states)) {
      const { id } = await company(server, name);
      await run(server.database.pool, sql, [id]);
      const page = await get(`/c/${name.toLowerCase().replace(' ', '-')}`);
      expect(page.status, name).toBe(404);
      expect(page.text.replaceAll(/%2Fc%2F[a-z-]+/g, ''), name).toBe(
        missing.text.replaceAll(/%2Fc%2F[a-z-]+/g, ''),
      );
    }
    for (const odd of ['%00', '..%2f', 'BLUE_LAGOON', 'c', 'a'.repeat(300)])
      expect((await get(`/c/${odd}`)).status, odd).toBe(404);
  });

  test('a company has a site before it has made one: its words, its jobs, and nothing of people', async () => {
    const page = await get(site);
    expect(page.status).toBe(200);
    for (const words of ['Work at Blue Lagoon', 'See 7 open jobs', 'Dive instructor', 'id="jobs"'])
      expect(page.text).toContain(words);
    expect(page.text).not.toMatch(/Secret captain|Diver of another house|Aishath/);
    expect(page.text).not.toContain(house.founder.username);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.text).toContain(`<link rel="canonical" href="${origin}${site}">`);
    expect(page.text).not.toContain('evil.example');
    expect(page.headers['cache-control']).toContain('public');
    const again = await get(site, { 'if-none-match': page.headers.etag });
    expect(again.status).toBe(304);
  });

  test('its jobs are searched by a form, and no other company’s are found', async () => {
    const found = await get(`${site}?q=dive`);
    expect(found.text).toContain('<mark>Dive</mark> instructor');
    expect(found.text).not.toContain('another house');
    expect(found.text).toContain('noindex');
    expect((await get(`${site}?q=secret`)).text).toContain('No jobs found');
    expect((await get(`${site}?after=nonsense&q=${encodeURIComponent(nasty)}`)).status).toBe(200);
  });

  test('visitors see what is published, not what is being worked on', async () => {
    await published({ tagline: 'Live where others holiday', sections: [] });
    await admin().call('PUT /api/company/careers-site', {
      body: { tagline: 'Not to be seen yet', sections: [{ kind: 'jobs', state: 'hidden' }] },
    });
    const { text } = await get(site);
    expect(text).toContain('Live where others holiday');
    expect(text).not.toContain('Not to be seen yet');
    const preview = await server.as(house.founder).get(`/careers-preview/${house.id}`, browser);
    expect(preview.text).toContain('Not to be seen yet');
    expect(preview.text).not.toContain('Dive instructor');
    expect(preview.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'private, no-store',
    });
    expect(preview.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('nobody but those who manage the company sees what it is working on', async () => {
    const other = await company(server, 'Curious House');
    const people = [undefined, await jobSeeker(server), colleague, other.founder];
    for (const person of people)
      expect((await server.as(person).get(`/careers-preview/${house.id}`, browser)).status).toBe(404);
  });

  test('a draft is published only as whoever publishes it has seen it', async () => {
    const seen = await admin().call('GET /api/company/careers-site');
    await admin().call('PUT /api/company/careers-site', { body: { tagline: 'Another', sections: [] } });
    const path = '/api/company/careers-site/publication';
    expect((await admin().post(path, undefined, { 'if-match': `"${seen.etag}"` })).status).toBe(412);
  });

  test('no text of a careers site is markup or style, whatever is written in it', async () => {
    await published(everything(nasty));
    const { text, headers, status } = await get(site);
    expect(status).toBe(200);
    expect(text.replaceAll('<script type="application/ld+json">', '')).not.toMatch(
      /<script|<img|href="javascript/i,
    );
    expect(text).toContain('<strong>strong</strong>');
    expect(text.match(/<\/style>/g)).toHaveLength(2);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/style-src 'sha256-[^']+' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/unsafe|script-src/);
    const refused = await admin().put('/api/company/careers-site', {
      colour: 'red;}body{display:none',
      sections: [],
    });
    expect(refused.status).toBe(400);
  });

  test('pictures are the company’s own; another’s are not drawn by naming their keys', async () => {
    const picture = await plainPicture(960, 640);
    const send = async (path: string) =>
      (await admin().send('POST', path, { body: picture })).json as { key: string };
    const [logo, cover, photo] = [
      await send('/api/company/pictures?kind=logo'),
      await send('/api/company/pictures?kind=cover'),
      await send('/api/company/pictures?kind=photo'),
    ];
    const foreign = 'A'.repeat(22);
    await published({
      sections: [
        {
          kind: 'photos',
          state: 'shown',
          items: [
            { title: 'The jetty', photo: photo.key },
            { title: 'Not ours', photo: foreign },
          ],
        },
      ],
    });
    const { text } = await get(site);
    for (const { key } of [logo, cover, photo]) expect(text).toContain(`/pictures/${key}/`);
    expect(text).toContain('The jetty');
    expect(text).not.toContain(foreign);
    expect(text).toContain(`og:image" content="${origin}/pictures/${cover.key}/1280.webp"`);
  });

  test('people are shown who want to be, by name, and no longer than they belong there', async () => {
    await published({ sections: [] });
    expect((await get(site)).text).not.toContain('Aishath Reem');
    const own = server.as(colleague);
    await own.call('PUT /api/user/careers-site', { body: { shown: true, title: 'Runs the dive school' } });
    const shown = await get(site);
    expect(shown.text).toContain('Aishath Reem');
    expect(shown.text).toContain('Runs the dive school');
    expect(shown.text).not.toContain(colleague.username);

    const stranger = server.as(await jobSeeker(server));
    const asked = await stranger.put('/api/user/careers-site', { shown: true });
    expect({ status: asked.status, text: asked.text }).toMatchObject({ status: 409 });

    await own.call('PUT /api/user/careers-site', { body: { shown: false } });
    expect((await get(site)).text).not.toContain('Aishath Reem');
    await own.call('PUT /api/user/careers-site', { body: { shown: true } });
    const membership = 'where company_id = $1 and user_id = $2';
    await run(server.database.pool, `update company_user set verified = false ${membership}`, [
      house.id,
      colleague.id,
    ]);
    expect((await get(site)).text).not.toContain('Aishath Reem');
  });

  test('an earlier address, and one typed with capitals, leads on to the one of today, with what was asked', async () => {
    await admin().call('PUT /api/company/settings', { body: { slug: 'blue-lagoon-maldives' } });
    const moved = await get(`${site}?q=cook`);
    expect({ status: moved.status, location: moved.headers.location }).toEqual({
      status: 308,
      location: '/c/blue-lagoon-maldives?q=cook',
    });
    const capital = await get('/c/Blue-Lagoon-Maldives');
    expect([capital.status, capital.headers.location]).toEqual([308, '/c/blue-lagoon-maldives']);
  });

  test('a site with all it can have travels in less than 60 kB', async () => {
    await published(everything('A long sentence about the life on an island. '.repeat(12)));
    const page = await get('/c/blue-lagoon-maldives', { 'accept-encoding': 'br' });
    expect(page.headers['content-encoding']).toBe('br');
    expect(page.bytes.length).toBeLessThan(60_000);
  });
});
