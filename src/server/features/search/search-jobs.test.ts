import { beforeAll, describe, expect, test } from 'vitest';
import type { JobFacets, JobSummary, QueryInput } from '#contract/api.ts';
import { run } from '#server/db/query.ts';
import { upkeepComes } from '#test/background.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

type Search = QueryInput<'GET /api/jobs'>;

const server = serverForThisFile();
let seeker: Person;
let resort: { id: number; founder: Person };
let yard: { id: number; founder: Person };

const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length] as Value; // Never an empty list here.

beforeAll(async () => {
  seeker = await jobSeeker(server);
  resort = await company(server, 'Blue Lagoon Resort');
  yard = await company(server, 'Hulhumalé Boatyard');
  for (let index = 0; index < 40; index += 1) {
    await postedJob(server, pick([resort, yard], index).founder, {
      title: `${pick(['Dive instructor', 'Sous chef', 'Deck hand', 'Marine engineer', 'Receptionist'], index)} ${index}`,
      description: pick(
        ['Two dives a day on the house reef.', 'A kitchen of twelve.', 'A vessel of forty metres.'],
        index,
      ),
      location: pick(['Malé', 'Baa Atoll', 'Addu City', null], index),
      employmentType: pick(['full_time', 'part_time', 'contract'] as const, index),
      experienceLevel: pick(['Entry level', 'Senior', null], Math.floor(index / 3)),
      skillsRequired: pick([['English', 'PADI'], ['English'], ['Dhivehi', 'First aid'], []], index),
      salaryRange: pick(['USD 1,000 - 1,500 a month', 'MVR 15,000 a month', 'negotiable'], index),
      applicationDeadline: pick(['2031-01-31', '2031-02-28', null], index),
    });
  }
  // Many of the same moment, as after an import: an order that only looks at time would lose some between pages.
  await run(
    server.database.pool,
    `update job_posting set posted_date = timestamptz '2026-01-01Z' + (id % 5) * interval '1 second'`,
  );
});

const search = (query: Search) =>
  server.as(seeker).call('GET /api/jobs', { query: { limit: 200, ...query } });
const titles = async (query: Search) => (await search(query)).map(({ title }) => title);

describe('searching', () => {
  test.each([
    ['instructor', /^Dive instructor/],
    ['DIVE Instructor', /^Dive instructor/],
    ['dive instr', /^Dive instructor/],
    ['instructors', /^Dive instructor/],
    ['  marine   eng', /^Marine engineer/],
    ['"sous chef"', /^Sous chef/],
    ['chef & !dive | deck', /^nothing/],
    ['chef, sous', /^Sous chef/],
    ['engineer <-> marine', /^Marine engineer/],
  ])('“%s” finds what has all its words, the last one perhaps unfinished', async (words, title) => {
    const found = await titles({ search: words });
    expect(found.filter((one) => !title.test(one))).toEqual([]);
    expect(found.length > 0).toBe(title.source !== '^nothing');
  });

  test('shows something while a word begins like “me”, “in” or “do”', async () => {
    expect((await titles({ search: 'me' })).length).toBeGreaterThan(0); // metres
    expect((await titles({ search: 'in' })).length).toBeGreaterThan(0); // instructor
    expect(await titles({ search: 'the chef' })).toEqual(await titles({ search: 'chef' }));
  });

  test('finds companies, places and skills too', async () => {
    expect(new Set((await search({ search: 'lagoon' })).map(({ companyName }) => companyName))).toEqual(
      new Set(['Blue Lagoon Resort']),
    );
    expect(new Set((await search({ search: 'addu' })).map(({ location }) => location))).toEqual(
      new Set(['Addu City']),
    );
    expect(
      (await search({ search: 'padi' })).every(({ skillsRequired }) => skillsRequired.includes('PADI')),
    ).toBe(true);
  });

  test('puts a word of the title before one of the text', async () => {
    const [first] = await titles({ search: 'dive' });
    expect(first).toMatch(/^Dive instructor/);
  });

  test('works in Thaana, Arabic and with accents', async () => {
    await postedJob(server, resort.founder, { title: 'ކެޔޮޅު', description: 'ދޯންޏެއްގެ ކެޔޮޅެއް' });
    await postedJob(server, resort.founder, { title: 'طباخ رئيسي', description: 'في المنتجع' });
    await postedJob(server, resort.founder, { title: 'Maître d’hôtel', description: 'À la carte.' });
    expect(await titles({ search: 'ކެޔޮޅު' })).toEqual(['ކެޔޮޅު']);
    expect(await titles({ search: 'ކެޔޮ' })).toEqual(['ކެޔޮޅު']);
    expect(await titles({ search: 'طباخ' })).toEqual(['طباخ رئيسي']);
    expect(await titles({ search: 'maître' })).toEqual(['Maître d’hôtel']);
    expect(await titles({ search: 'Maître'.normalize('NFD') })).toEqual(['Maître d’hôtel']);
  });

  test.each([
    "'",
    '"',
    "''''",
    '\\',
    '%',
    '_',
    '(',
    ')',
    '!',
    '&',
    '|',
    ':*',
    '<->',
    "'); drop table session;--",
    '*',
    '\u0000',
    '\ud800',
    '🐠',
    '()()()',
    'a:*b',
    "a'b:*",
    '½',
    '-½',
    'nurse -²',
    '-"²"',
    '-"² ½"',
    '-🐠',
  ])('takes %j for text, never for an operator', async (words) => {
    const typed = encodeURIComponent(words.toWellFormed());
    for (const path of ['/api/jobs', '/api/jobs/facets', '/api/jobs/wider'])
      expect((await server.as(seeker).get(`${path}?search=${typed}`)).status, path).toBe(200);
    expect((await server.as().get(`/jobs?q=${typed}`)).status).toBe(200);
  });

  test('without a word in it finds everything', async () => {
    expect(await titles({ search: ' -- ' })).toEqual(await titles({}));
  });
});

describe('a filter', () => {
  const every = async (query: Search, fits: (job: JobSummary) => boolean) => {
    const all = await search({});
    const found = await search(query);
    expect(found.map(({ id }) => id)).toEqual(all.filter(fits).map(({ id }) => id));
    expect(found.length).toBeGreaterThan(0);
    return found;
  };

  test('by place, of several any', async () => {
    expect(
      await every(
        { location: ['Malé', 'Addu City'] },
        ({ location }) => location === 'Malé' || location === 'Addu City',
      ),
    ).toBeDefined();
  });

  test('by type, level and company', async () => {
    const found = await every(
      { employmentType: ['contract'], experienceLevel: ['Senior', 'Entry level'], company: yard.id },
      (job) => job.employmentType === 'contract' && job.experienceLevel !== null && job.companyId === yard.id,
    );
    expect(found.every(({ open }) => open)).toBe(true);
  });

  test('by skills, of several all', async () => {
    expect(
      await every({ skill: ['English', 'PADI'] }, ({ skillsRequired }) => skillsRequired.includes('PADI')),
    ).toBeDefined();
  });

  test('by least pay, in one currency', async () => {
    expect(
      await every(
        { salaryMin: 1_500, salaryCurrency: 'USD' },
        ({ salaryRange }) => salaryRange?.startsWith('USD') ?? false,
      ),
    ).toBeDefined();
    expect(await search({ salaryMin: 1_501, salaryCurrency: 'USD' })).toEqual([]);
  });

  test('by who posted it', async () => {
    expect(
      await every({ recruiter: resort.founder.id }, ({ recruiterId }) => recruiterId === resort.founder.id),
    ).toBeDefined();
  });

  test('by age', async () => {
    const fresh = await postedJob(server, yard.founder, { title: 'Fresh' });
    expect(await titles({ postedWithinDays: 1, company: yard.id })).toEqual([fresh.title]);
    await run(
      server.database.pool,
      `update job_posting set posted_date = now() - interval '3 years' where id = $1`,
      [fresh.id],
    );
    expect(await titles({ postedWithinDays: 1, company: yard.id })).toEqual([]);
  });
});

describe('the counts beside the filters', () => {
  const facets = (query: Search): Promise<JobFacets> =>
    server.as(seeker).call('GET /api/jobs/facets', { query });

  test.each<Search>([
    {},
    { location: ['Malé'] },
    { employmentType: ['full_time', 'contract'], search: 'vessel' },
    { skill: ['English'] },
    { salaryCurrency: 'USD', experienceLevel: ['Senior'] },
    { search: 'dive', postedWithinDays: 3_650 },
  ])('say what ticking each would give, under %j', async (query) => {
    const counted = await facets(query);
    expect(counted.total).toBe((await search(query)).length);
    const ticked: [keyof JobFacets, (value: string) => Search][] = [
      ['location', (value) => ({ location: [value] })],
      ['employmentType', (value) => ({ employmentType: [value] })],
      ['experienceLevel', (value) => ({ experienceLevel: [value] })],
      ['company', (value) => ({ company: Number(value) })],
      ['salaryCurrency', (value) => ({ salaryCurrency: value })],
      ['postedWithinDays', (value) => ({ postedWithinDays: Number(value) })],
      ['skill', (value) => ({ skill: [...new Set([...[query.skill ?? []].flat(), value])] })],
    ];
    for (const [name, tick] of ticked) {
      for (const { value, count } of counted[name] as JobFacets['location']) {
        const found = await search({ ...query, ...tick(value) });
        expect({ name, value, count }).toEqual({ name, value, count: found.length });
      }
    }
  });

  test('are those of one’s own jobs with scope=own', async () => {
    const own = await server.as(resort.founder).call('GET /api/jobs/facets', { query: { scope: 'own' } });
    const listed = await server
      .as(resort.founder)
      .call('GET /api/jobs', { query: { scope: 'own', limit: 200 } });
    expect(own.total).toBe(listed.length);
    expect(own.company).toEqual([
      { value: String(resort.id), label: 'Blue Lagoon Resort', count: listed.length },
    ]);
    expect((await facets({ scope: 'own' })).total).toBe(0);
  });
});

describe('what to let go of', () => {
  const wider = (query: QueryInput<'GET /api/jobs/wider'>) =>
    server.as(seeker).call('GET /api/jobs/wider', { query });

  test('is said with as many jobs as that search then finds', async () => {
    const found = await wider({ search: 'dive chef', employmentType: ['contract'], skill: ['PADI'] });
    const ways = found.map(({ letGo, value }) => `${letGo} ${value}`);
    expect(ways).toEqual([
      'employmentType contract',
      'word chef',
      'filters dive chef',
      'others dive',
      'others chef',
    ]);
    const searches: Search[] = [
      { search: 'dive chef', skill: ['PADI'] },
      { search: 'dive', employmentType: ['contract'], skill: ['PADI'] },
      { search: 'dive chef' },
      { search: 'dive' },
      { search: 'chef' },
    ];
    const counted = await Promise.all(searches.map(async (query) => (await search(query)).length));
    expect(found.map(({ total }) => total)).toEqual(counted);
    expect(found.filter(({ approximate }) => approximate)).toEqual([]);
  });

  test('names filters of every kind by what they were set to', async () => {
    const found = await wider({
      search: 'chef',
      company: yard.id,
      salaryMin: 90_000,
      salaryCurrency: 'USD',
      location: ['Malé'],
      postedWithinDays: 3,
      scope: 'own',
    });
    expect(found).toEqual([]);
    expect((await wider({ search: 'chef', salaryMin: 90_000 })).map(({ value }) => value)).toEqual(['90000']);
    expect(await wider({ location: ['Malé', 'Nowhere'] })).toEqual([]);
    expect(await wider({ location: ['Nowhere'], company: yard.id })).toMatchObject([
      { letGo: 'location', value: 'Nowhere' },
    ]);
  });

  test('is nothing where nothing was asked for', async () => {
    expect(await wider({})).toEqual([]);
  });
});

describe('paging', () => {
  test.each<[string, Search]>([
    ['newest', {}],
    ['newest, of one company', { sort: 'newest', company: 2 }],
    ['deadline', { sort: 'deadline' }],
    ['relevance', { search: 'kit', sort: 'relevance' }],
    ['relevance of a word', { search: 'dive' }],
    ['own', { scope: 'own' }],
  ])('by %s gives every job once, in one order, whatever the size of the page', async (_, query) => {
    const person = query.scope === 'own' ? resort.founder : seeker;
    const whole = await server.as(person).call('GET /api/jobs', { query: { ...query, limit: 200 } });
    expect(whole.length).toBeGreaterThan(5);
    for (const limit of [1, 7, whole.length]) {
      const paged = await allPages(person, { ...query, limit });
      expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    }
  });

  test('by newest has the newest first, by deadline the next to close and those without one last', async () => {
    const newest = await search({ sort: 'newest' });
    expect(newest.map(({ postedDate }) => postedDate)).toEqual(
      newest
        .map(({ postedDate }) => postedDate)
        .toSorted()
        .toReversed(),
    );
    const closing = (await search({ sort: 'deadline' })).map(({ closesAt }) => closesAt ?? '9');
    expect(closing).toEqual(closing.toSorted());
  });

  test('neither loses nor repeats anything when a job is posted in between', async () => {
    const before = await search({});
    const first = await server.as(seeker).get('/api/jobs?limit=10');
    await postedJob(server, resort.founder, { title: 'In between' });
    const rest = await allPages(seeker, {}, nextOf(first.headers.link));
    const ids = [...(first.json as JobSummary[]), ...rest].map(({ id }) => id); // The list that the contract says it is.
    expect(ids).toEqual(before.map(({ id }) => id));
  });

  test('of the jobs one runs goes on to those that closed long before the oldest that is open was posted', async () => {
    const { id, founder } = await company(server, 'Old Harbour');
    await postedJob(server, founder, { title: 'Harbour hand' });
    await run(
      server.database.pool,
      `insert into job_posting (title, description, company_id, recruiter_id, status, posted_date)
       select 'Harbour hand ' || day, 'Ropes.', $1, $2, 'closed', timestamptz '2018-01-01Z' + day * interval '1 day'
       from generate_series(1, 230) as day`,
      [id, founder.id],
    );
    await upkeepComes(server, 'search-index');
    await upkeepComes(server, 'market-figures');
    for (const words of [undefined, 'harbour']) {
      const own: Search = { scope: 'own', sort: 'newest', ...(words && { search: words }) };
      for (const limit of [25, 200])
        expect(await allPages(founder, { ...own, limit }), `${words} by ${limit}`).toHaveLength(231);
      const { text } = await server
        .as(founder)
        .get(`/api/jobs/export${words === undefined ? '' : `?search=${words}`}`);
      expect(text.trim().split('\r\n')).toHaveLength(1 + 231);
    }
  });

  test.each([
    ['limit=0', 'limit must be at least 1.'],
    ['limit=201', 'limit can be at most 200.'],
    ['limit=1.5', 'limit must be a whole number.'],
    ['limit=all', 'limit must be a number.'],
    ['cursor=nonsense', 'cursor is not one this server gave.'],
    ['sort=best', 'sort must be relevance, newest, deadline or match.'],
  ])('with %s is refused: %s', async (query, words) => {
    expect(await server.as(seeker).get(`/api/jobs?${query}`)).toMatchObject({ status: 400, text: words });
  });

  test.each(['1000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'with a place in %s, which this server never gave, is no surprise',
    async (time) => {
      for (const [query, key] of [
        ['search=dive', ['2026-01-01T00:00:00Z', 3, time, 1, 5, 1]],
        ['search=dive', [time, 0, null, 1, 5, 1]],
        ['search=dive&sort=newest', [time, 1]],
        ['location=Nowhere', [time, 1]],
        ['sort=deadline', [time, 1]],
      ] as const) {
        const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
        const { status } = await server.as(seeker).get(`/api/jobs?${query}&cursor=${cursor}`);
        expect([query, key, status]).toEqual([query, key, 200]);
      }
    },
  );

  test('with a place of another order is refused', async () => {
    const { headers } = await server.as(seeker).get('/api/jobs?limit=1');
    const cursor = new URL(nextOf(headers.link) ?? '', server.url).searchParams.get('cursor') ?? '';
    expect((await server.as(seeker).get(`/api/jobs?search=dive&cursor=${cursor}`)).status).toBe(400);
  });
});

async function allPages(person: Person, query: Search, from?: string): Promise<JobSummary[]> {
  const jobs: JobSummary[] = [];
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  let next: string | undefined = from ?? `/api/jobs?${parameters.toString()}`;
  while (next) {
    const { json, headers } = await server.as(person).get(next);
    jobs.push(...(json as JobSummary[])); // The list that the contract says it is.
    next = nextOf(headers.link);
  }
  return jobs;
}

function nextOf(link: string | string[] | undefined): string | undefined {
  return /^<(.+)>; rel="next"$/.exec(String(link))?.[1];
}
