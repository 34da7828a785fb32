import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#contract/api.ts';
import { run } from '#server/db/query.ts';
import { company, jobSeeker, platformAdmin } from '#test/people.ts';
import { anyPicture } from '#test/pictures.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, type Reply, serverForThisFile } from '#test/server.ts';
import { upkeepComes } from '#test/background.ts';

const origin = 'https://jobs.example.com';
const server = serverForThisFile({ config: { publicUrl: origin } });
const browser = { accept: 'text/html,*/*;q=0.8', host: 'evil.example' };

let house: { id: number; founder: Person };
let hidden: { id: number; founder: Person };
let seeker: Person;
const jobs: Record<'diver' | 'cook' | 'unlisted' | 'unverified' | 'draft', number> = {
  diver: 0,
  cook: 0,
  unlisted: 0,
  unverified: 0,
  draft: 0,
};
const nasty = `</script><script>alert("1")</script>\u2028'<img src=x onerror=alert(1)>`;

beforeAll(async () => {
  house = await company(server, 'Blue Lagoon');
  hidden = await company(server, 'Grey Reef', { verified: false });
  seeker = await jobSeeker(server);
  const post = async (poster: Person, body: Parameters<typeof postedJob>[2]) =>
    (await postedJob(server, poster, body)).id;
  jobs.diver = await post(house.founder, {
    title: 'Dive instructor',
    description: 'Two dives a day, and **no** more.',
    location: 'Malé',
    salaryRange: 'USD 1,200 per month',
    employmentType: 'full_time',
    skillsRequired: ['PADI'],
    questions: [],
  });
  jobs.cook = await post(house.founder, {
    title: nasty,
    description: nasty,
    requirements: nasty,
    location: nasty.slice(0, 60),
    department: nasty.slice(0, 60),
    salaryRange: nasty.slice(0, 60),
    skillsRequired: [nasty.slice(0, 40)],
  });
  jobs.unlisted = await post(house.founder, { title: 'Secret captain', listed: false });
  jobs.draft = await post(house.founder, { title: 'Drafted captain', status: 'draft' });
  jobs.unverified = await post(hidden.founder, { title: 'Unvouched captain' });
  await upkeepComes(server, 'search-index');
});

const get = (path: string, headers = {}) => server.as().get(path, { ...browser, ...headers });
const opened = (open: boolean) => run(server.database.pool, 'update operator set public_jobs = $1', [open]);
const everywhere = () => [
  '/',
  '/employers',
  '/pricing',
  '/jobs',
  `/jobs/${jobs.diver}`,
  '/companies',
  `/companies/${house.id}`,
];
const isDrawn = ({ text }: Reply) => text.includes('id="main"') && !text.includes('id="root"');

describe('on a closed platform', () => {
  test('nobody reads anything at these addresses that they did not before', async () => {
    for (const path of everywhere()) {
      const page = await get(path);
      expect(isDrawn(page), path).toBe(false);
      expect(page.text).not.toMatch(/Blue Lagoon|Dive instructor/);
      expect(page.headers['cache-control'], path).toBe('no-cache');
    }
    expect((await get(`/jobs/${jobs.diver}`)).status).toBe((await get('/jobs/999999')).status);
  });
});

describe('on an open platform', () => {
  beforeAll(() => opened(true));

  test('what is not public does not differ from what is not there, and stands in no list', async () => {
    const missing = await get('/jobs/999999');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('Job not found');
    for (const id of [jobs.unlisted, jobs.draft, jobs.unverified]) {
      const page = await get(`/jobs/${id}`);
      expect({ status: page.status, text: page.text.replaceAll(`jobs%2F${id}"`, 'jobs%2F999999"') }).toEqual({
        status: 404,
        text: missing.text,
      });
    }
    expect((await get(`/companies/${hidden.id}`)).status).toBe(404);
    expect((await get('/jobs/99999999999')).status).toBe(404);
    const lists = await Promise.all(
      ['/jobs', '/jobs?q=captain', '/companies', '/companies?q=Grey', `/companies/${house.id}`].map((path) =>
        get(path),
      ),
    );
    for (const { text } of lists) expect(text).not.toMatch(/(Secret|Drafted|Unvouched) captain|Grey Reef/);
    expect(lists[0]?.text).toContain('2 jobs');
    expect(lists[1]?.text).toContain('No jobs found.');
  });

  test('what follows two slashes is no host: the front door or nothing is there, whoever asks', async () => {
    const statusOf = async (address: string) =>
      Promise.all([undefined, seeker].map(async (who) => (await server.as(who).get(address)).status));
    expect(await statusOf('//')).toEqual([200, 200]);
    for (const address of ['///', '//%00', '//jobs', '//x:y', '//[', '//x%20y'])
      expect(await statusOf(address), address).toEqual([404, 404]);
  });

  test('an address as people type and print it, with a slash behind, leads to the page', async () => {
    for (const path of ['/c/blue-lagoon', '/embed/blue-lagoon', `/jobs/${jobs.diver}/apply`]) {
      expect(await get(`${path}/?source=x`), path).toMatchObject({
        status: 308,
        headers: { location: `${path}?source=x` },
      });
      expect((await get(path)).status, path).toBe(200);
    }
    expect((await get('/alerts/new/')).headers.location).toBe('/alerts/new');
    expect((await get(`/jobs/${jobs.diver}/`)).status).toBe(200);
  });

  test('the front door has the words agreed, and counts and names what visitors can read and nothing else', async () => {
    const { status, text } = await get('/');
    expect(status).toBe(200);
    for (const words of [
      'Find your perfect career match.</h1>',
      'AI matching of candidates to jobs by skills, experience, cultural fit and career goals.',
      '100K+',
      '5K+',
      '50K+',
      'Software Engineer',
      'HR Director',
      `© ${new Date().getFullYear()} `,
    ])
      expect(text, words).toContain(words);
    expect(text).toMatch(/<a [^>]*href="\/jobs"[^>]*>Find Jobs</);
    expect(text).toMatch(/<a [^>]*href="\/employers"[^>]*>For Employers</);
    expect(text).toContain('2 open jobs at 1 verified employer. ');
    for (const words of [
      'Dive instructor',
      'USD 1,200 per month',
      'Blue Lagoon',
      'aria-label="Malé: 1 open"',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/(Secret|Drafted|Unvouched) captain|Grey Reef|<img src=x|<script>alert/);
    expect(text).not.toContain(house.founder.username);
  });

  test('what employers get and what the operator has written is read without signing in or a script', async () => {
    const employers = await get('/employers');
    expect(employers.text).toContain('Find Top Talent in the Maldives</h1>');
    for (const address of ['/jobs/create', '/candidates', '/settings'])
      expect(employers.text).toContain(`href="${address}"`);
    const pricing = await get('/pricing');
    expect(pricing.text).toMatch(/<title>Pricing · .*<h1[^>]*>Pricing<\/h1>/s);
    expect(pricing.text).toContain(`<link rel="canonical" href="${origin}/pricing">`);
    for (const page of [employers, pricing]) {
      expect(isDrawn(page)).toBe(true);
      expect(page.text).toMatch(/<img src="\/assets\/board-1280-light-[\w-]+\.webp"/);
    }
    expect(isDrawn(await get('/no-such-page'))).toBe(false);
  });

  test('a visitor reads the whole of a job, and nothing of people', async () => {
    const page = await get(`/jobs/${jobs.diver}`);
    expect(page.status).toBe(200);
    for (const words of [
      '<h1 dir="auto">Dive instructor</h1>',
      'Blue Lagoon',
      'Verified employer',
      'Malé',
      'USD 1,200 per month',
      'Full Time',
      'Two dives a day, and <strong>no</strong> more.',
      'PADI',
      `href="/jobs/${jobs.diver}/apply"`,
    ])
      expect(page.text).toContain(words);
    expect(page.text).not.toContain(house.founder.username);
    // Who hands its link on is told for whom it opens.
    const isPublic = async (id: number) =>
      (await server.as(house.founder).call('GET /api/jobs/:id', { params: { id } })).public;
    expect([await isPublic(jobs.diver), await isPublic(jobs.unlisted)]).toEqual([true, false]);
    expect(page.text).toContain(`value="${origin}/jobs/${jobs.diver}?shared"`);
    expect(page.text).not.toMatch(/Applications|applied|views/i);
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  test('no text of anybody’s is markup, in any page or head', async () => {
    for (const path of [
      `/jobs/${jobs.cook}`,
      '/jobs',
      `/companies/${house.id}`,
      `/jobs?q=${encodeURIComponent(nasty)}`,
      `/jobs?location=${encodeURIComponent(nasty)}&after=${encodeURIComponent(nasty)}`,
      `/companies?q=${encodeURIComponent(nasty)}&after=x`,
    ]) {
      const { status, text, headers } = await get(path);
      expect(status, path).toBe(200);
      expect(text.replaceAll(/<script type="application\/ld\+json">/g, ''), path).not.toMatch(
        /<script|<img/i,
      );
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      for (const [, json = ''] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        expect(() => JSON.parse(json) as unknown).not.toThrow();
    }
  });

  test('a job is marked up as what stands on its page, at its one address, with the logo where it is fetched', async () => {
    const sent = await server
      .as(house.founder)
      .send('POST', '/api/company/pictures?kind=logo', { body: anyPicture });
    const { key } = sent.json as Answer<'POST /api/company/pictures'>; // The contract has just let it out.
    const { text } = await get(`/jobs/${jobs.diver}`);
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as unknown,
    );
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'JobPosting',
        title: 'Dive instructor',
        url: `${origin}/jobs/${jobs.diver}`,
        hiringOrganization: expect.objectContaining({
          name: 'Blue Lagoon',
          logo: `${origin}/pictures/${key}/256.webp`,
        }),
      }),
    );
    expect(text.split('</head>')[1]).toContain(`/pictures/${key}/64.webp`);
    expect(await server.as().get(`/pictures/${key}/256.webp`)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp' },
    });
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  });

  test('another logo stands at once wherever the one before stood, and one that was taken away nowhere', async () => {
    const founder = server.as(house.founder);
    const pages = [`/companies/${house.id}`, `/jobs/${jobs.diver}`, '/companies'];
    const named = async () =>
      (await Promise.all(pages.map((path) => get(path)))).map(({ text }) => [
        ...new Set([...text.matchAll(/\/pictures\/([\w-]+)\//g)].map(([, key]) => key)),
      ]);
    const send = async () => {
      const sent = await founder.send('POST', '/api/company/pictures?kind=logo', { body: anyPicture });
      return (sent.json as Answer<'POST /api/company/pictures'>).key; // The contract has just let it out.
    };
    const first = await send();
    expect(await named()).toEqual(pages.map(() => [first]));
    const second = await send();
    expect(await named()).toEqual(pages.map(() => [second]));
    await founder.call('DELETE /api/company/pictures/:key', { params: { key: second } });
    expect(await named()).toEqual(pages.map(() => []));
  });

  test('a shared link says on to the form that it was shared, and is the same page to search engines', async () => {
    const address = `/jobs/${jobs.diver}`;
    const { text } = await get(`${address}?shared`);
    expect(text.match(new RegExp(`href="${address}/apply\\?source=shared"`, 'g'))).toHaveLength(2);
    expect(text.includes(`<link rel="canonical" href="${origin}${address}">`)).toBe(true);
    const form = await get(`${address}/apply?source=shared`);
    expect(form.text.includes('<input type="hidden" name="source" value="shared"/>')).toBe(true);
    for (const page of [address, `${address}?source=nowhere`])
      expect((await get(page)).text.includes('source=')).toBe(false);
  });

  test('days on a list are the same ones whoever’s job was read before', async () => {
    const posted = '2026-10-31T23:30:00Z';
    await run(server.database.pool, 'update job_posting set posted_date = $2 where id = $1', [
      jobs.diver,
      posted,
    ]);
    // There it was November already.
    expect((await get(`/jobs/${jobs.diver}`)).text.includes('>1 Nov 2026</time>')).toBe(true);
    expect((await get(`/companies/${house.id}`)).text.includes('title="31 Oct 2026, 23:30"')).toBe(true);
  });

  test('parts of place and pay that search engines are told are read by people, too', async () => {
    const { id } = await postedJob(server, house.founder, {
      title: 'Harbour pilot',
      description: 'Two ships a day.',
      location: 'Malé',
      salaryRange: 'USD 1,200 per month',
      country: 'MV',
      worksite: 'Kurumba',
      serviceCharge: 'yes',
      allowances: ['Ferry'],
    });
    const [told = '', seen = ''] = (await get(`/jobs/${id}`)).text.split('</head>');
    expect(/"name":"Kurumba".*"jobBenefits":"Service charge, Ferry"/.test(told)).toBe(true);
    expect(/Kurumba, Maldives · [^<]*service charge · ferry/.exec(seen)?.[0]).toBeDefined();
  });

  test('a page says the one address that the operator named, whatever host was asked for', async () => {
    for (const path of everywhere()) {
      const { text } = await get(path);
      expect(text).toContain(`<link rel="canonical" href="${origin}${path}">`);
      expect(text).not.toContain('evil.example');
    }
  });

  test('signing in leads back to the page, and nowhere else', async () => {
    expect((await get(`/jobs/${jobs.diver}`)).text).toContain(`/auth?next=%2Fjobs%2F${jobs.diver}"`);
    const { text } = await get('/jobs?next=https://evil.example&q=a');
    expect(text).toContain('href="/auth?next=%2Fjobs%3Fnext%3D');
    expect(text).not.toContain('href="https://evil.example');
  });

  test('caches keep what visitors read apart from what others get', async () => {
    const page = await get('/jobs');
    expect(page.headers['cache-control']).toBe('public, max-age=0, s-maxage=30, must-revalidate');
    expect(page.headers.vary).toBe('Cookie, Accept-Encoding');
    const again = await get('/jobs', { 'if-none-match': page.headers.etag });
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
    expect((await get('/jobs?q=dive', { 'if-none-match': page.headers.etag })).status).toBe(200);
  });

  test('who is signed in has the app at the same address, and no cache keeps it', async () => {
    for (const path of everywhere()) {
      const app = await server.as(seeker).get(path, browser);
      expect(isDrawn(app), path).toBe(false);
      expect(app.headers['cache-control']).toBe('private, no-cache');
      expect(app.headers.vary).toBe('Cookie, Accept-Encoding');
    }
  });

  test('a cookie whose session has ended makes nobody somebody', async () => {
    expect(isDrawn(await get('/jobs', { cookie: 'sid=gone' }))).toBe(true);
  });

  test('a search and its facets are links that a program can follow', async () => {
    const found = await get('/jobs?q=dive');
    expect(found.text).toContain('1 job');
    expect(found.text).toContain('name="robots" content="noindex"');
    const place = await get('/jobs');
    expect(place.text).toContain('href="/jobs?location=Mal%C3%A9"');
    const narrowed = await get('/jobs?location=Mal%C3%A9');
    expect(narrowed.text).toContain('Jobs in Malé');
    expect(narrowed.text).not.toContain('noindex');
    expect((await get('/jobs?location=Mal%C3%A9&type=full_time')).text).toContain('noindex');
  });

  test('a list is paged through by links, each job once', async () => {
    const many = await company(server, 'Many Jobs');
    for (let count = 0; count < 22; count += 1)
      await postedJob(server, many.founder, { title: `Porter ${count}` });
    const first = await get(`/jobs?company=${many.id}`);
    const [, next = ''] =
      /<link rel="next" href="https:\/\/jobs\.example\.com([^"]+)">/.exec(first.text) ?? [];
    const second = await get(next.replaceAll('&#38;', '&'));
    const ids = [first, second].flatMap(({ text }) =>
      [...text.matchAll(/href="\/jobs\/(\d+)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(22);
    expect(ids).toHaveLength(22);
    expect(second.text).toContain(`<link rel="prev" href="${origin}/jobs?company=${many.id}">`);
    expect((await get('/jobs?after=nonsense')).status).toBe(200);
  });

  test('a job that was public and has closed is gone, and says what else is open', async () => {
    const closing = await postedJob(server, house.founder, { title: 'Dive instructor for the night' });
    expect((await get(`/jobs/${closing.id}`)).status).toBe(200);
    await server
      .as(house.founder)
      .call('PUT /api/jobs/:id', { params: { id: closing.id }, body: { status: 'closed' } });
    const gone = await get(`/jobs/${closing.id}`);
    expect(gone.status).toBe(410);
    expect(gone.text).toContain('This job is no longer open');
    expect(gone.text).toContain('Dive instructor for the night');
    expect(gone.text).toContain('noindex');
    expect(gone.text).not.toMatch(/\/apply"|ld\+json/);
  });

  test('one that is kept back later is gone without its name', async () => {
    const kept = await postedJob(server, house.founder, { title: 'Quiet captain' });
    await server
      .as(house.founder)
      .call('PUT /api/jobs/:id', { params: { id: kept.id }, body: { listed: false } });
    const gone = await get(`/jobs/${kept.id}`);
    expect(gone.status).toBe(410);
    expect(gone.text).not.toContain('Quiet captain');
    expect((await get('/jobs?q=quiet')).text).toContain('No jobs found.');
  });

  test('a company that shows its jobs no longer is found nowhere', async () => {
    const shy = await company(server, 'Shy Atoll');
    const job = await postedJob(server, shy.founder, { title: 'Shy waiter' });
    expect((await get('/jobs?q=shy')).text).toContain('<mark>Shy</mark> waiter');
    await server.as(shy.founder).call('PUT /api/company/settings', {
      query: { companyId: shy.id },
      body: { showJobs: false },
    });
    expect((await get(`/companies/${shy.id}`)).status).toBe(404);
    expect((await get(`/jobs/${job.id}`)).status).toBe(410);
    expect((await get('/jobs?q=shy')).text).toContain('No jobs found.');
    expect((await get('/companies?q=shy')).text).toContain('No companies found.');
  });

  test('a page travels compressed, in less than 60 kB', async () => {
    for (const path of everywhere()) {
      const page = await get(path, { 'accept-encoding': 'br' });
      expect(page.headers['content-encoding']).toBe('br');
      expect(page.bytes.length).toBeLessThan(60_000);
    }
  });

  test('a job has a picture for links to it, of its own size and version; what is not public has none', async () => {
    const { text } = await get(`/jobs/${jobs.cook}`);
    const [, path = ''] = /og:image" content="https:\/\/jobs\.example\.com([^"]+)"/.exec(text) ?? [];
    const drawn = await get(path, { accept: 'image/*' });
    expect(drawn.headers['content-type']).toBe('image/png');
    expect(drawn.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([drawn.bytes.readUInt32BE(16), drawn.bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
    const unasked = await get(`/jobs/${jobs.cook}/picture.png`, { accept: 'image/*' });
    expect(unasked.headers['cache-control']).toBe('public, max-age=300');
    for (const id of [jobs.unlisted, jobs.unverified, 999_999])
      expect((await get(`/jobs/${id}/picture.png`)).status).toBe(404);
  });

  test('the switch is heard at the next request', async () => {
    await platformAdmin(server);
    await opened(false);
    expect(isDrawn(await get('/jobs'))).toBe(false);
    await opened(true);
    expect(isDrawn(await get('/jobs'))).toBe(true);
  });
});
