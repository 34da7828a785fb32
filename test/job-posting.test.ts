import Validator from '@adobe/structured-data-validator';
import fc from 'fast-check';
import type { JobPosting, WithContext } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { scriptText } from '#client/visitors/head.ts';
import { jobPosting, type JobPostingData, type PostedJob } from '#domain/job-posting.ts';
import { payRead } from '#domain/job-pay.ts';
import { placeRead } from '#domain/job-place.ts';
import { currencyCodes } from '#domain/currencies.ts';
import { employmentTypes } from '#domain/jobs.ts';
import { noPay, payPeriods } from '#domain/pay/pay.ts';
import { countryCodes } from '#domain/places/countries.ts';
import { remoteWork } from '#domain/places/place.ts';
import { companies } from '#server/demo/market/companies.ts';
import { jobs } from '#server/demo/market/jobs.ts';

const job: PostedJob = {
  id: 7,
  title: 'Dive Instructor',
  description: 'Two dives a day.\n\n- Dhoni with a shower\n- **Small** groups',
  requirements: 'At least 2 years of experience as an instructor',
  employmentType: 'full_time',
  experienceLevel: 'Mid level',
  skillsRequired: ['PADI', 'English'],
  location: 'Kurumba Maldives, North Malé Atoll',
  salaryRange: 'USD 1,200–1,500 a month + service charge, food',
  place: placeRead('Kurumba Maldives, North Malé Atoll'),
  pay: payRead('USD 1,200–1,500 a month + service charge, food'),
  postedDate: '2026-11-01T08:00:00.000Z',
  closesAt: '2026-12-01T19:00:00.000Z',
  open: true,
  url: 'https://jobs.example/jobs/7',
  company: {
    name: 'Kurumba',
    location: 'Maldives',
    website: 'https://kurumba.example',
    logo: 'https://jobs.example/pictures/abc/256.webp',
  },
};

/** What Google's rules, as Adobe keeps them, find wrong with it. */
async function faultsOf(data: JobPostingData): Promise<string[]> {
  const found = await new Validator().validate({ jsonld: { JobPosting: [data] }, microdata: {}, rdfa: {} });
  return found.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}

/** What a browser, or a crawler, reads in the script element. */
function readBack(data: JobPostingData): unknown {
  const html = `<script type="application/ld+json">${scriptText(data)}</script><p>after`;
  const [, inside = '', after = ''] = /^<script[^>]*>(.*?)<\/script>(.*)$/is.exec(html) ?? [];
  expect(after).toBe('<p>after');
  expect(inside).not.toMatch(/<!--|<script/i);
  return JSON.parse(inside);
}

test('a job is marked up as Google asks, with nothing that its page does not say', () => {
  const data: WithContext<JobPosting> | undefined = jobPosting(job);
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Dive Instructor',
    description:
      '<p>Two dives a day.</p>\n<ul><li>Dhoni with a shower</li><li><strong>Small</strong> groups</li></ul>\n<h2>Requirements</h2>\n<p>At least 2 years of experience as an instructor</p>',
    datePosted: '2026-11-01T08:00:00.000Z',
    validThrough: '2026-12-01T19:00:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Kurumba',
      sameAs: 'https://kurumba.example',
      logo: 'https://jobs.example/pictures/abc/256.webp',
    },
    identifier: { '@type': 'PropertyValue', name: 'Kurumba', value: '7' },
    url: 'https://jobs.example/jobs/7',
    directApply: true,
    jobLocation: {
      '@type': 'Place',
      name: 'Kurumba Maldives',
      address: { '@type': 'PostalAddress', addressRegion: 'North Malé Atoll', addressCountry: 'MV' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 1_200, maxValue: 1_500, unitText: 'MONTH' },
    },
    jobBenefits: 'Service charge, Food',
    skills: 'PADI, English',
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
  });
});

test('remote work names the countries it can be done from; work that is partly remote is at its place', () => {
  const at = (location: string) => jobPosting({ ...job, location, place: placeRead(location) });
  const remote = at('Remote (UK or Ireland)');
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'United Kingdom' },
      { '@type': 'Country', name: 'Ireland' },
    ],
  });
  expect(remote).not.toHaveProperty('jobLocation');
  const hybrid = at('Hybrid, London');
  expect(hybrid).toMatchObject({ jobLocation: { address: { addressCountry: 'GB' } } });
  expect(hybrid).not.toHaveProperty('jobLocationType');
});

describe('nothing is marked up', () => {
  test.each<[string, Partial<PostedJob>]>([
    ['of a closed job', { open: false }],
    ['where nobody knows the country', { location: 'Perth', place: null }],
    ['of remote work from nobody says where', { location: 'Remote', place: placeRead('Remote') }],
    [
      'of a place that was stated beside another text',
      { place: { ...placeRead('Dubai'), ...emptyPlace(), from: 'person', beside: 'Dubai' } },
    ],
  ])('%s', (_, change) => {
    expect(jobPosting({ ...job, ...change })).toBeUndefined();
  });

  test('of a pay that is open at one end, or was stated beside another text', () => {
    for (const pay of [
      payRead('up to USD 2,000 a month'),
      {
        ...noPay,
        payMin: 5,
        payMax: 6,
        payCurrency: 'USD',
        payPeriod: 'hour',
        from: 'person',
        beside: 'before',
      } as const,
    ])
      expect(jobPosting({ ...job, pay })).not.toHaveProperty('baseSalary');
  });
});

function emptyPlace() {
  return { country: 'AE', region: null, locality: null, worksite: null, remote: null, remoteFrom: [] };
}

test('the demo’s jobs are all marked up without fault', async () => {
  const marked = jobs.flatMap((demo) => {
    const company = companies.find(({ key }) => key === demo.company);
    const data = jobPosting({
      ...job,
      title: demo.title,
      description: demo.description,
      requirements: demo.requirements ?? null,
      location: demo.location,
      place: placeRead(demo.location),
      salaryRange: demo.salary ?? null,
      pay: payRead(demo.salary ?? null),
      company: {
        name: company?.name ?? 'Open',
        location: company?.location ?? 'Malé, Maldives',
        website: null,
        logo: null,
      },
    });
    return data ?? [];
  });
  expect(marked.length).toBeGreaterThan(jobs.length * 0.9);
  for (const data of marked) expect(await faultsOf(data)).toEqual([]);
});

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!--',
    ']]>',
    '"}',
    '\u2028\u2029',
    '\\',
    '\u0000',
    '<b>',
    '**bold**',
    '&lt;',
    '- a\n- b',
    '# x\n\ny',
  ),
);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const generated: fc.Arbitrary<PostedJob> = fc.record({
  id: fc.integer({ min: 1 }),
  title: texts,
  // No job is without.
  description: texts.map((text) => `About: ${text}`),
  requirements: maybe(texts),
  employmentType: fc.constantFrom(...employmentTypes),
  experienceLevel: maybe(texts),
  skillsRequired: fc.array(texts, { maxLength: 4 }),
  location: maybe(texts),
  salaryRange: maybe(texts),
  place: maybe(
    fc.record({
      country: maybe(fc.constantFrom(...countryCodes)),
      region: maybe(texts),
      locality: maybe(texts),
      worksite: maybe(texts),
      remote: maybe(fc.constantFrom(...remoteWork)),
      remoteFrom: fc.array(fc.constantFrom(...countryCodes), { maxLength: 3 }),
      from: fc.constantFrom('text', 'file'),
    }),
  ),
  pay: maybe(
    fc.record({
      payMin: maybe(fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100)),
      payMax: maybe(fc.integer({ min: 500_000, max: 900_000 }).map((cents) => cents / 100)),
      payCurrency: maybe(fc.constantFrom(...currencyCodes)),
      payPeriod: maybe(fc.constantFrom(...payPeriods)),
      serviceCharge: maybe(fc.constantFrom('yes', 'no')),
      serviceChargeShare: maybe(fc.integer({ min: 1, max: 100 })),
      allowances: fc.array(texts, { maxLength: 3 }),
      from: fc.constantFrom('text', 'file'),
    }),
  ),
  postedDate: fc
    .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
    .map((date) => date.toISOString()),
  closesAt: maybe(
    fc
      .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') })
      .map((date) => date.toISOString()),
  ),
  open: fc.boolean(),
  url: fc.webUrl(),
  company: fc.record({
    name: texts,
    location: maybe(texts),
    website: maybe(fc.webUrl()),
    logo: maybe(fc.webUrl()),
  }),
});

test('whatever a job says, its markup is accepted, reads back as it is, and cannot end its script element', async () => {
  await fc.assert(
    fc.asyncProperty(generated, async (posted) => {
      const data = jobPosting(posted);
      fc.pre(data !== undefined);
      expect(await faultsOf(data)).toEqual([]);
      expect(readBack(data)).toEqual(data);
    }),
    { numRuns: 300 },
  );
});
