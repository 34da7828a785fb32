import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { row } from '#server/db/query.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { importCompany } from './import-company.ts';
import { MovingFault } from './moving-fault.ts';
import { exportCompany } from './write-export.ts';

let folder: string;
let out: string;
let lived: TestDatabase;
let target: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-refused-'));
  [lived, target] = [await freshDatabase(), await freshDatabase()];
  await loadDemo(lived.pool, { now: new Date() });
  out = path.join(folder, 'good');
  await exportCompany(lived.pool, { companyId: 2, folder: out });
});

afterAll(async () => {
  await Promise.all([lived, target].map((database) => database.drop()));
  await rm(folder, { recursive: true });
});

/** What the import of a copy of the export answers that something was done to. */
async function refusal(change: (copy: string) => Promise<unknown>): Promise<string> {
  const copy = await mkdtemp(path.join(folder, 'bad-'));
  await cp(out, copy, { recursive: true });
  await change(copy);
  const fault = await importCompany(target.pool, { folder: copy }).catch((error: unknown) => error);
  await rm(copy, { recursive: true });
  expect(fault).toBeInstanceOf(MovingFault);
  return fault instanceof MovingFault ? fault.message : '';
}

/** The same where the sums are right again: whoever changed it meant to. */
async function forged(name: string, change: (text: string) => string): Promise<string> {
  return refusal(async (copy) => {
    const file = path.join(copy, name);
    const text = change(await readFile(file, 'utf8'));
    await writeFile(file, text);
    const sum = (some: string) => createHash('sha256').update(some).digest('hex');
    let manifest = await readFile(path.join(copy, 'manifest.json'), 'utf8');
    let sums = await readFile(path.join(copy, 'SHA256SUMS'), 'utf8');
    const before = new RegExp(`^(\\w+)  ${name}$`, 'm').exec(sums)?.[1] ?? '';
    manifest = manifest.replaceAll(before, sum(text));
    sums = sums.replace(before, sum(text)).replace(/^\w+(?= {2}manifest\.json$)/m, sum(manifest));
    await writeFile(path.join(copy, 'manifest.json'), manifest);
    await writeFile(path.join(copy, 'SHA256SUMS'), sums);
  });
}

test('a byte that is changed anywhere is found before anything is imported, and so is an end that is missing', async () => {
  const names = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map((one) => path.relative(out, path.join(one.parentPath, one.name)));
  const missed: string[] = [];
  let tried = 0;
  for (const [index, name] of names.entries()) {
    const bytes = await readFile(path.join(out, name));
    if (!bytes.length) continue;
    const changed = Buffer.from(bytes);
    const at = (index * 7919) % bytes.length;
    changed[at] = (changed[at] ?? 0) ^ 0x20;
    for (const damaged of [changed, bytes.subarray(0, bytes.length / 2)]) {
      await writeFile(path.join(out, name), damaged);
      const fault = await importCompany(target.pool, { folder: out }).catch((error: unknown) => error);
      if (!(fault instanceof MovingFault)) missed.push(name);
      tried += 1;
    }
    await writeFile(path.join(out, name), bytes);
  }
  expect({ missed, enough: tried > 100 }).toEqual({ missed: [], enough: true });
  expect(await refusal((copy) => rm(path.join(copy, 'records/job.jsonl')))).toContain(
    'records/job.jsonl is missing',
  );
  expect(await refusal((copy) => rm(path.join(copy, 'SHA256SUMS')))).toContain('There is no export');
});

test('what another format, a newer program or a forger wrote is refused in a sentence', async () => {
  const manifest = 'manifest.json';
  expect(await forged(manifest, (text) => text.replace('moorings-company', 'other'))).toContain(
    'is not that of',
  );
  expect(await forged(manifest, (text) => text.replace('"version": 1', '"version": 2'))).toContain(
    'has version 2',
  );
  expect(
    await forged(manifest, (text) => text.replaceAll('"name": "interviewer"', '"name": "fax"')),
  ).toContain('the kind fax');
  expect(await forged(manifest, (text) => text.replace('"coverLetter"', '"perfume"'))).toContain(
    'a field perfume in application',
  );
  const first = (text: string, change: (record: Record<string, unknown>) => void) => {
    const [line = '', ...rest] = text.split('\n');
    const record = JSON.parse(line) as Record<string, unknown>; // A record of ours.
    change(record);
    return [JSON.stringify(record), ...rest].join('\n');
  };
  const job = 'records/job.jsonl';
  expect(await forged(job, (text) => first(text, (one) => (one['recruiter'] = 999_999)))).toContain(
    'Record 1 of the kind job names under recruiter',
  );
  expect(await forged(job, (text) => first(text, (one) => (one['status'] = 'sunk')))).toContain(
    'does not fit',
  );
  expect(await forged(job, (text) => `not json\n${text}`)).toContain('does not fit');
  expect(await forged(job, (text) => text.split('\n').slice(1).join('\n'))).toContain(
    'records of the kind job',
  );
  expect(
    await forged('records/file.jsonl', (text) => first(text, (one) => (one['sha256'] = '../../etc'))),
  ).toContain('no sha-256');
});

test('none of it has left anything behind, and nobody becomes a platform admin by an import', async () => {
  const left = await row(
    target.pool,
    `select (select count(*)::integer from company) as companies, (select count(*)::integer from user_account) as people, (select count(*)::integer from file_blob) as files`,
  );
  expect(left).toEqual({ companies: 1, people: 0, files: 0 });
  const copy = path.join(folder, 'ambitious');
  await cp(out, copy, { recursive: true });
  const file = path.join(copy, 'records/person.jsonl');
  const text = (await readFile(file, 'utf8')).replaceAll('"userType":"recruiter"', '"userType":"admin"');
  await writeFile(file, text);
  const sum = (some: string) => createHash('sha256').update(some).digest('hex');
  let manifest = await readFile(path.join(copy, 'manifest.json'), 'utf8');
  let sums = await readFile(path.join(copy, 'SHA256SUMS'), 'utf8');
  const before = /^(\w+) {2}records\/person\.jsonl$/m.exec(sums)?.[1] ?? '';
  manifest = manifest.replaceAll(before, sum(text));
  sums = sums.replace(before, sum(text)).replace(/^\w+(?= {2}manifest\.json$)/m, sum(manifest));
  await writeFile(path.join(copy, 'manifest.json'), manifest);
  await writeFile(path.join(copy, 'SHA256SUMS'), sums);
  expect(text).toContain('"userType":"admin"');
  await importCompany(target.pool, { folder: copy });
  expect(
    await row(target.pool, `select count(*)::integer as admins from user_account where user_type = 'admin'`),
  ).toEqual({ admins: 0 });
});
