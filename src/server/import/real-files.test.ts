import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { importJobs } from './import-jobs.ts';
import type { ImportRequest } from './import-request.ts';

// Postings of real job boards, which nobody may pass on: whoever has them says where with MOORINGS_DATA.
const folder = process.env['MOORINGS_DATA'] ?? '';
const fileNamed = (name: string) =>
  [path.join(folder, 'jobs', name), path.join(folder, name)].find((file) => folder && existsSync(file)) ?? '';
const files = { nhs: fileNamed('nhs.jsonl'), hahu: fileNamed('hahu.csv'), wuzzuf: fileNamed('wuzzuf.csv') };
const isMissing = Object.values(files).includes('');
if (isMissing)
  process.stderr.write('Not tested: the import of real files; MOORINGS_DATA names no folder with them.\n');

describe.skipIf(isMissing)('a real file', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database?.drop());

  async function importing(name: keyof typeof files, asked: Partial<ImportRequest> = {}) {
    const refused: string[] = [];
    const request: ImportRequest = {
      file: files[name],
      source: name,
      said: new Map(),
      companyFromColumn: 'ifThere',
      dryRun: false,
      skipBad: false,
      rebaseDates: false,
      ...asked,
    };
    const result = await importJobs(database.pool, request, {
      now: new Date().toISOString(),
      signal: new AbortController().signal,
      onRefused: (line, reason) => refused.push(`${line}: ${reason}`),
      onProgress: () => undefined,
    });
    expect(refused).toEqual([]);
    return result;
  }

  const one = async (sql: string) => (await database.pool.query(sql)).rows[0] as Record<string, unknown>;
  const unreadable = String.raw`(concat_ws(' ', title, description, requirements, location, salary_range) ~* '</?(p|br|li|ul|span|strong|em|h[1-6])( [^<>]*)?/?>|&(amp;)*(lt|gt|amp|nbsp|quot|#\d+);')`;

  test('of 12,000 health service jobs arrives whole, readable, with its pay, and a second time changes nothing', async () => {
    expect(await importing('nhs')).toMatchObject({
      format: 'JSON Lines',
      read: 12_000,
      added: 12_000,
      past: 12_000,
      committed: true,
    });
    expect(
      await one(`select count(*) as jobs, count(distinct company_id) as companies, count(*) filter (where ${unreadable}) as unreadable,
        count(*) filter (where salary_min_monthly is not null) > 10850 as paid, count(*) filter (where closes_at > now()) as open,
        count(*) filter (where salary_range ~* '^[^0-9]*[0-9.,]+ *per hour' and salary_period is distinct from 'hour' and salary_period is not null) as misread,
        count(*) filter (where title ~* 'part[- ]time' and title !~* 'full' and employment_type = 'full_time') as part_time_missed,
        count(*) filter (where position(E'\\n\\n' in description) > 0) > 11000 as paragraphs from job_posting`),
    ).toEqual({
      jobs: 12_000,
      companies: 558,
      unreadable: 0,
      paid: true,
      open: 0,
      misread: 0,
      part_time_missed: 0,
      paragraphs: true,
    });
    expect(await importing('nhs')).toMatchObject({ added: 0, changed: 0, unchanged: 12_000 });
    expect(await importing('nhs', { rebaseDates: true, source: 'nhs again' })).toMatchObject({
      added: 12_000,
      moved: expect.any(Number),
    });
    expect(
      await one(
        `select max(posted_date)::date = now()::date as today, count(*) filter (where closes_at > now()) > 10000 as open from job_posting where source = 'nhs again'`,
      ),
    ).toEqual({ today: true, open: true });
  }, 600_000);

  test('without companies stands under the open company', async () => {
    expect(await importing('hahu')).toMatchObject({ format: 'CSV', read: 542, added: 542 });
    expect(
      await one(
        `select count(distinct company_id) as companies, min(company_id) as company, count(*) filter (where ${unreadable}) as unreadable from job_posting where source = 'hahu'`,
      ),
    ).toEqual({ companies: 1, company: 1, unreadable: 0 });
    expect(await importing('hahu')).toMatchObject({ added: 0, changed: 0, unchanged: 542 });
  }, 600_000);

  test('without descriptions gets honest ones, and no tag that discriminates', async () => {
    const result = await importing('wuzzuf');
    expect(result).toMatchObject({ format: 'CSV', read: 4_380, added: 4_380 });
    expect(Object.fromEntries(result.remarks)).toMatchObject({
      composed: 4_380,
      discriminatory: 214,
      discriminatoryTitle: 6,
    });
    expect(
      await one(`select count(*) as jobs, count(*) filter (where replace(description, title, '') ~* '\\y(fe)?males? (only|preferred)' or skills_required::text ~* 'males? (only|preferred)') as discriminating,
        count(*) filter (where cardinality(skills_required) > 1) > 4000 as skilled from job_posting where source = 'wuzzuf'`),
    ).toEqual({ jobs: 4_380, discriminating: 0, skilled: true });
    expect(await importing('wuzzuf')).toMatchObject({ added: 0, changed: 0, unchanged: 4_380 });
  }, 600_000);
});
