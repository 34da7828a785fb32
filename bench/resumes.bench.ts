// Résumés: how well they are read, how fast, and what others notice of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import autocannon from 'autocannon';
import { documentKind } from '#server/documents/document-kind.ts';
import { resumeIn } from '#server/features/resumes/resume-in.ts';
import type { ResumeReading } from '#server/features/resumes/resume-reading.ts';
import { judgedFacts, written } from '#test/resumes/habits.ts';
import { judged } from '#test/resumes/judge.ts';
import { allExamples, type Example, examples } from '#test/resumes/layouts.ts';
import { onMarket } from './support/market.ts';
import { type TrueResume, trueResume } from './support/true-resume.ts';

// Real résumés, which nobody here may publish: MOORINGS_DATA names the folder they lie in.
const folder = path.join(process.env['MOORINGS_DATA'] ?? '', 'resumes');
await accuracyOnLayouts('thirty résumés of our own, ten layouts in three habits', examples());
await accuracyOnLayouts('each of their people in each layout and habit', allExamples());
await accuracyOnHabits();
if (!process.env['MOORINGS_DATA'] || !existsSync(folder)) {
  process.stderr.write(
    'Skipped: set MOORINGS_DATA to a folder with resumes/, which is not part of the project.\n',
  );
} else {
  await accuracyOnRendercv();
  for (const kind of ['livecareer', 'docx'])
    for (const half of ['tuned on', 'held back'] as const) await shareFound(kind, half);
  if (process.argv[2] !== 'quick') await othersMeanwhile();
}

/** Résumés that are made here, from what each tells: of every field, how much is read as it is. Aim: 95 % of each. */
async function accuracyOnLayouts(what: string, made: readonly Example[]): Promise<void> {
  const scores: Scores = {};
  for (const example of made)
    for (const { field, right } of judged(example, await resumeIn(example.bytes))) {
      const before = scores[field] ?? { right: 0, all: 0 };
      scores[field] = { right: before.right + Number(right), all: before.all + 1 };
    }
  print(`${what}: ${percent(sum(scores, 'right'), sum(scores, 'all'))} of ${sum(scores, 'all')} fields`);
  for (const [field, { right, all }] of Object.entries(scores))
    print(`  ${field.padEnd(20)} ${percent(right, all)} of ${all}`);
}

/** Résumés as people write them: of each lot, how many facts are read as they are; of jobs, title, employer, start and end together. */
async function accuracyOnHabits(): Promise<void> {
  const lots = new Map<string, Scores>();
  for (const resume of written()) {
    const scores = lots.get(resume.lot) ?? {};
    for (const { about, right } of judgedFacts(resume, await resumeIn(resume.bytes))) {
      const before = scores[about] ?? { right: 0, all: 0 };
      scores[about] = { right: before.right + Number(right), all: before.all + 1 };
    }
    lots.set(resume.lot, scores);
  }
  for (const [lot, scores] of lots) {
    print(`résumés in their people’s own habits, ${lot.replace('-', ' ')}:`);
    for (const [about, { right, all }] of Object.entries(scores))
      print(`  ${about.padEnd(20)} ${percent(right, all)} of ${all}`);
  }
}

/** One résumé in five layouts, with the truth beside it: of what it tells, how much is read as it is. */
async function accuracyOnRendercv(): Promise<void> {
  const names = readdirSync(path.join(folder, 'rendercv')).filter((name) => name.endsWith('_CV.pdf'));
  const totals = new Map<string, { right: number; all: number }>();
  for (const name of names) {
    const file = path.join(folder, 'rendercv', name);
    const truth = trueResume(readFileSync(file.replace(/pdf$/, 'yaml'), 'utf8'));
    const reading = await resumeIn(readFileSync(file));
    const scores = scored(reading, truth);
    for (const [field, { right, all }] of Object.entries(scores)) {
      const total = totals.get(field) ?? { right: 0, all: 0 };
      totals.set(field, { right: total.right + right, all: total.all + all });
    }
    const [right, all] = [sum(scores, 'right'), sum(scores, 'all')];
    print(`  ${name.replace('John_Doe_', '').padEnd(32)} ${right} of ${all}`);
  }
  const every = Object.fromEntries(totals);
  print(`fields of rendercv’s résumés read as they are: ${percent(sum(every, 'right'), sum(every, 'all'))}`);
  for (const [field, { right, all }] of totals)
    print(`  ${field.padEnd(20)} ${percent(right, all)} of ${all}`);
}

type Scores = Record<string, { right: number; all: number }>;

function scored(reading: ResumeReading, truth: TrueResume): Scores {
  const scores: Scores = {};
  const score = (field: string, read: unknown, told: unknown) => {
    const before = scores[field] ?? { right: 0, all: 0 };
    scores[field] = { right: before.right + (sameText(read, told) ? 1 : 0), all: before.all + 1 };
  };
  score('name', reading.name, truth.name);
  score('email', reading.email, truth.email);
  score('location', reading.location, truth.location);
  for (const job of truth.experience) {
    // By its beginning, as no two of theirs begin at once.
    const read = reading.workExperience.find((one) => one.startDate?.startsWith(job.start));
    score('job title', read?.title, job.position);
    score('company', read?.company, job.company);
    score('job’s place', read?.location, job.location);
    score('job’s start', read?.startDate?.slice(0, 7), job.start);
    score('job’s end', read?.isCurrent ? 'present' : read?.endDate?.slice(0, 7), job.end);
    for (const line of job.highlights) score('job’s text', contains(read?.description, line), true);
  }
  for (const school of truth.education) {
    const read = reading.education.find((one) => one.startDate?.startsWith(school.start));
    score('school', read?.institution, school.institution);
    score('degree', read?.degree, school.degree);
    score('field of study', read?.fieldOfStudy, school.area);
    score(
      'school’s dates',
      [read?.startDate?.slice(0, 7), read?.endDate?.slice(0, 7)].join(),
      `${school.start},${school.end}`,
    );
  }
  for (const skill of truth.skills) score('skill', reading.skills.includes(skill), true);
  score(
    'nothing invented',
    reading.workExperience.length + reading.education.length,
    truth.experience.length + truth.education.length,
  );
  return scores;
}

function sameText(one: unknown, other: unknown): boolean {
  return String(one).trim().toLowerCase() === String(other).trim().toLowerCase();
}

function contains(text: string | null | undefined, line: string): boolean {
  const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
  return plain(text ?? '').includes(plain(line));
}

/**
 * Without a truth: in how many files something of each kind is found, how fast, and how many names. Names were taken out of
 * them, so empty is right; the few that are read are shown with `--names`, for whoever wants to see whether they are people's.
 */
async function shareFound(kind: string, half: 'tuned on' | 'held back'): Promise<void> {
  const files = readdirSync(path.join(folder, kind))
    .filter((name) => (crc32(name) % 2 === 0) === (half === 'tuned on'))
    .map((name) => readFileSync(path.join(folder, kind, name)));
  const found = { jobs: 0, schools: 0, skills: 0, all: 0 };
  let unread = 0;
  const named: string[] = [];
  let whole = 0;
  let jobs = 0;
  const started = performance.now();
  for (const bytes of files) {
    const reading = await resumeIn(bytes).catch(() => undefined);
    if (!reading) {
      unread += 1;
      continue;
    }
    const [hasJobs, hasSchools, hasSkills] = [
      reading.workExperience.length > 0,
      reading.education.length > 0,
      reading.skills.length > 0,
    ];
    found.jobs += Number(hasJobs);
    found.schools += Number(hasSchools);
    found.skills += Number(hasSkills);
    found.all += Number(hasJobs && hasSchools && hasSkills);
    jobs += reading.workExperience.length;
    if (reading.name !== null) named.push(reading.name);
    whole += reading.workExperience.filter(
      ({ title, company, startDate }) => title && company && startDate,
    ).length;
  }
  const seconds = (performance.now() - started) / 1_000;
  print(
    `${kind}, the half ${half}: ${files.length} files (${documentKind(files[0] ?? Buffer.alloc(0))}), ${unread} unreadable, ${(files.length / seconds).toFixed(1)} files a second`,
  );
  for (const [what, count] of Object.entries(found))
    print(`  with ${what.padEnd(15)} ${percent(count, files.length)}`);
  print(`  names left empty     ${percent(files.length - named.length, files.length)}, ${named.length} read`);
  if (process.argv.includes('--names')) print(`  names read           ${named.join(', ')}`);
  print(`  jobs whole           ${percent(whole, jobs)} of ${jobs} have title, employer and start`);
}

/** What other people’s requests take while fifty résumés are being read, against what they take when nothing else happens. */
async function othersMeanwhile(): Promise<void> {
  const names = readdirSync(path.join(folder, 'livecareer')).slice(0, 50);
  const files = names.map((name) => readFileSync(path.join(folder, 'livecareer', name)));
  await onMarket(async ({ address, seekers, jobIds }) => {
    const load = async (milliseconds: number) => {
      const running = autocannon({
        url: address,
        connections: 4,
        duration: Math.ceil(milliseconds / 1_000),
        overallRate: 100,
        requests: jobIds
          .slice(0, 50)
          .map((id) => ({ path: `/api/jobs/${id}`, headers: { cookie: seekers[0]?.cookie ?? '' } })),
      });
      return (await running).latency;
    };
    // Who is told that too many are being read comes again, as a page would.
    const readOne = async (body: Buffer, index: number): Promise<void> => {
      const headers = { cookie: seekers[index % seekers.length]?.cookie ?? '' };
      const { status } = await fetch(`${address}/api/resumes/reading`, { method: 'POST', headers, body });
      if (status === 503 || status === 429) return pause(500).then(() => readOne(body, index));
      if (status !== 200) throw new Error(`A résumé was answered with ${status}`);
    };
    const readAll = async () => {
      const started = performance.now();
      await Promise.all(files.map(readOne));
      return (performance.now() - started) / 1_000;
    };
    await readAll();
    const ratios: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const idle = await load(6_000);
      let busy = true;
      let rounds = 0;
      let took = 0;
      const reading = (async () => {
        while (busy) {
          took += await readAll();
          rounds += 1;
        }
      })();
      const loaded = await load(6_000);
      busy = false;
      await reading;
      ratios.push(loaded.p99 / idle.p99);
      print(
        `  idle p99 ${idle.p99} ms, while reading ${loaded.p99} ms; fifty read in ${(took / rounds).toFixed(1)} s`,
      );
    }
    print(
      `others’ p99 while fifty résumés are read, against idle: ${ratios.toSorted((a, b) => a - b)[1]?.toFixed(2)} times`,
    );
  });
}

function sum(scores: Scores, what: 'right' | 'all'): number {
  return Object.values(scores).reduce((total, score) => total + score[what], 0);
}

function percent(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
