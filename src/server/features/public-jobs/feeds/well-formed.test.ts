import { existsSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { employmentTypes } from '#domain/jobs.ts';
import { openPostingsFile } from '#server/import/file/open-postings-file.ts';
import { type PublicJob, presentPublicJob } from '#server/features/public-jobs/public-jobs.present.ts';
import { indeed } from './indeed.ts';
import { jsonFeed } from './json-feed.ts';
import { linkedin } from './linkedin.ts';
import { rss } from './rss.ts';

const about = {
  brand: 'Moorings & Co. ]]>',
  origin: 'https://jobs.example.com',
  title: 'Jobs <here>',
  home: 'https://jobs.example.com/jobs',
  self: 'https://jobs.example.com/feeds/jobs.rss?search=a&b',
  changedAt: new Date(0),
};

const nasty = fc.constantFrom(
  ']]>',
  ']]',
  '<![CDATA[',
  '-->',
  '<?xml?>',
  '&amp;',
  '&#0;',
  '</description>',
  '<script>alert(1)</script>',
  '\u0000',
  '\u0008',
  '\u001f',
  '\u0085',
  '\u2028',
  '\ud800',
  '\udfff',
  '\ufffe',
  '\uffff',
  '😀',
  'އައިޝަތު',
);
const text = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 8 })
  .map((parts) => parts.join(''));
const posting = fc.record({
  title: text,
  companyName: text,
  description: text,
  requirements: fc.option(text),
  location: fc.option(text),
  department: fc.option(text),
  salaryRange: fc.option(text),
  experienceLevel: fc.option(text),
  skillsRequired: fc.array(text, { maxLength: 3 }),
  employmentType: fc.constantFrom(...employmentTypes),
});

function shown(said: Partial<Parameters<typeof presentPublicJob>[0]>): PublicJob {
  const nothing = {
    department: null,
    location: null,
    salaryRange: null,
    place: null,
    pay: null,
    companyLocation: null,
    experienceLevel: null,
    requirements: null,
    skillsRequired: [],
    employmentType: 'full_time' as const,
    questions: [],
    applicationDeadline: '2031-01-01',
    closesAt: null,
    startDate: null,
  };
  const job = {
    id: 1,
    title: '',
    description: '',
    companyId: 1,
    companyName: '',
    companySlug: 'x',
    companyWebsite: null,
  };
  const time = '2026-01-01T00:00:00.000000Z';
  return presentPublicJob({ ...job, ...nothing, publishedAt: time, updatedAt: time, ...said }, about.origin);
}

function expectReadable(jobs: PublicJob[]): void {
  for (const feed of [rss, indeed, linkedin]) {
    const xml = feed.begin(about) + jobs.map((job) => feed.item(job)).join(feed.between) + feed.end;
    // What a reader gets are bytes.
    expect(XMLValidator.validate(Buffer.from(xml).toString())).toBe(true);
    expect(xml).toBe(Buffer.from(xml).toString());
    // eslint-disable-next-line no-control-regex -- these are what must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  }
  const json =
    jsonFeed.begin(about) + jobs.map((job) => jsonFeed.item(job)).join(jsonFeed.between) + jsonFeed.end;
  expect((JSON.parse(Buffer.from(json).toString()) as { items: object[] }).items).toHaveLength(jobs.length); // As JSON Feed has it.
}

test('whatever people write, every feed can be read', () => {
  fc.assert(
    fc.property(fc.array(posting, { minLength: 1, maxLength: 3 }), (jobs) => expectReadable(jobs.map(shown))),
    { numRuns: 300 },
  );
});

test('what is written comes out as it was meant', () => {
  const title = 'A ]]> B & <b>C</b> "D" \'E\'';
  const read = new XMLParser();
  // The casts: the part of it that is looked at.
  const inIndeed = read.parse(indeed.begin(about) + indeed.item(shown({ title })) + indeed.end) as {
    source: { job: { title: string } };
  };
  expect(inIndeed.source.job.title).toBe(title);
  const inRss = rss.item(shown({ title }));
  expect(inRss).toContain('<title>A ]]&gt; B &amp; &lt;b&gt;C&lt;/b&gt; &quot;D&quot; &apos;E&apos;</title>');
});

// Postings of real job boards, which nobody may pass on: whoever has them says where with MOORINGS_DATA.
const folder = process.env['MOORINGS_DATA'] ?? '';
const files = ['nhs.jsonl', 'hahu.csv', 'wuzzuf.csv'].map((file) => path.join(folder, 'jobs', file));
const isMissing = !folder || !files.every(existsSync);

test.skipIf(isMissing)(
  'every real posting there is can be read in every feed',
  { timeout: 300_000 },
  async () => {
    let read = 0;
    for (const file of files) {
      const noted = { said: new Map(), onColumns: () => undefined, onShare: () => undefined };
      const { signal } = new AbortController();
      const { records } = await openPostingsFile(file, { ...noted, signal });
      let batch: PublicJob[] = [];
      for await (const record of records) {
        if ('refused' in record) continue;
        // As it stands in the file, marks of HTML and all: our own import leaves less to stumble over.
        const texts = Object.values(record.texts).flat().map(String);
        const [title = '', companyName = '', location = ''] = texts;
        batch.push(
          shown({
            title,
            companyName,
            location,
            description: texts.join('\n'),
            skillsRequired: texts.slice(0, 5),
          }),
        );
        read += 1;
        if (batch.length === 500) expectReadable(batch);
        if (batch.length === 500) batch = [];
      }
      expectReadable(batch);
    }
    expect(read).toBeGreaterThanOrEqual(15_000);
  },
);
