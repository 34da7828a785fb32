import { beforeAll, describe, expect, test } from 'vitest';
import type { QueryInput } from '#contract/api.ts';
import { row } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { searchIndexIsWhole } from '#test/search-index.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;
let bay: { id: number; founder: Person };

type Search = QueryInput<'GET /api/jobs/wider'>;

const wider = (query: Search) => server.as(seeker).call('GET /api/jobs/wider', { query });
const found = (query: Search) => server.as(seeker).call('GET /api/jobs', { query: { ...query, limit: 200 } });

test('in an empty market nothing is offered', async () => {
  seeker = await jobSeeker(server);
  expect(await wider({ search: 'anything', location: ['Malé'] })).toEqual([]);
});

describe('where nothing is found, the nearest that finds something is offered:', () => {
  beforeAll(async () => {
    bay = await company(server, 'Turtle Bay');
    const jobs = [
      {
        title: 'Marine carpenter',
        location: 'Malé',
        skillsRequired: ['Rigging'],
        description: 'Boats of wood.',
      },
      { title: 'Receptionist', location: 'Addu City', description: 'At the desk of a resort.' },
      {
        title: 'Sous chef',
        location: 'Addu City',
        employmentType: 'contract' as const,
        description: 'Of a resort.',
      },
      { title: 'Veterinary nurse', location: 'Kulhudhuffushi', description: 'Cats and turtles.' },
      { title: 'Hospital pharmacist', location: 'Malé', description: 'On call at night.' },
    ];
    for (const job of jobs) await postedJob(server, bay.founder, job);
    await searchIndexIsWhole(server.database.pool);
    const unread = `select from job_posting where id not in (select job_posting_id from job_reading)`;
    await eventually(async () => (await row(server.database.pool, unread)) === undefined);
  });

  test.each<[string, Search, Partial<Awaited<ReturnType<typeof wider>>[number]>]>([
    [
      'a trade beside it',
      { search: 'cabinet maker' },
      { letGo: 'instead', value: 'Marine carpenter', total: 1 },
    ],
    [
      'a trade beside it',
      { search: 'animal keeper' },
      { letGo: 'instead', value: 'Veterinary nurse', total: 1 },
    ],
    ['a trade beside it', { search: 'kitchen brigade leader' }, { letGo: 'instead', value: 'Sous chef' }],
    ['a trade beside it', { search: 'zookeeper' }, { letGo: 'instead', value: 'Veterinary nurse' }],
    ['what slipped badly', { search: 'recpesinost' }, { letGo: 'instead', value: 'receptionist', total: 1 }],
    [
      'what slipped twice',
      { search: 'vettirnerry nurrzse' },
      { letGo: 'instead', value: 'veterinary nurse' },
    ],
    [
      'fewer words',
      { search: 'experienced carpenter wanted urgently for luxury yachts abroad' },
      { letGo: 'words', value: 'carpenter', total: 1 },
    ],
    [
      'fewer words, the rarest first',
      { search: 'sous chef resort bungalows sandbank villas' },
      { letGo: 'words', value: 'sous chef resort', total: 1 },
    ],
    [
      'fewer words without filters',
      { search: 'zzyzx qwfp pharmacist arst neio', location: ['Nowhere'] },
      { letGo: 'others', value: 'pharmacist', total: 1 },
    ],
    [
      'one filter by itself',
      { location: ['Nowhere'], skill: ['Juggling'], employmentType: ['contract'] },
      { letGo: 'allButFilter', filter: 'employmentType', value: 'contract', total: 1 },
    ],
    [
      'a phrase without its quotation marks',
      { search: '"night pharmacist hospital"' },
      { letGo: 'instead', value: 'night pharmacist hospital', total: 1 },
    ],
    [
      'some of the words of a phrase',
      { search: '"underwater pharmacist"' },
      { letGo: 'others', value: 'pharmacist' },
    ],
    [
      'the word of a phrase that slipped',
      { search: '"recepsionist"' },
      { letGo: 'instead', value: 'recepsionist' },
    ],
    [
      'the trade without a place that is none of these',
      { search: 'receptionist Antarctica' },
      { letGo: 'word', value: 'Antarctica', total: 1 },
    ],
    [
      'the trade without its number',
      { search: 'pharmacist 8847362' },
      { letGo: 'word', value: '8847362', total: 1 },
    ],
    [
      'one of two trades',
      { search: 'pharmacist carpenter' },
      { letGo: 'word', value: 'pharmacist', total: 1 },
    ],
    [
      'what is known of another language',
      { search: 'réceptionniste nuitée' },
      { letGo: 'word', value: 'nuitée' },
    ],
    ['all there is', { search: 'xqzvw' }, { letGo: 'everything', total: 5 }],
    ['all there is', { search: '!!! ???', location: ['Nowhere'] }, { total: 5 }],
    ['all there is', { location: ['Nowhere'] }, { letGo: 'location', total: 5 }],
  ])('%s, for %j', async (_, search, offered) => {
    expect(await found(search)).toEqual([]);
    const [nearest] = await wider(search);
    expect(nearest).toMatchObject(offered);
    const again: Search =
      {
        instead: { search: nearest?.value },
        word: { ...search, search: search.search?.replace(nearest?.value ?? '', '') },
        others: { search: nearest?.value },
        words: { ...search, search: nearest?.value },
        allButFilter: { employmentType: ['contract' as const] },
      }[nearest?.letGo as string] ?? {};
    expect(await found(again)).toHaveLength(nearest?.total ?? 0);
  });

  test.each([
    'ދުނިޔެ',
    '-',
    '"',
    '%',
    'a'.repeat(200),
    '\u0000',
    "'; drop table",
    '🐠',
    'ß'.repeat(90),
    '- - -',
  ])('whatever is asked for, such as %j', async (search) => {
    if ((await found({ search, location: ['Nowhere'] })).length) return;
    expect((await wider({ search, location: ['Nowhere'] })).length).toBeGreaterThan(0);
  });
});
