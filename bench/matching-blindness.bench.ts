// Blindness: a thousand profiles from real résumés, each again as somebody else would have written it, against real jobs.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { match, extractJob, extractProfile } from '#matching/engine.ts';
import type { ProfileFacts } from '#matching/facts.ts';
import type { JobFeatures } from '#matching/features/features.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { resumeIn } from '#server/features/resumes/resume-in.ts';
import type { ResumeReading } from '#server/features/resumes/resume-reading.ts';
import { aJob, nothing } from '#test/matching-examples.ts';
import { asOtherPeople } from '#test/other-people.ts';

const wanted = process.argv.includes('--quick') ? 50 : 1_000;
const vocabulary = loadVocabulary();
const jobs = readJobs();
const say = (line: string) => process.stdout.write(`${line}\n`);

// Real résumés, which nobody here may publish: MOORINGS_DATA names the folder they lie in.
const folder = path.join(process.env['MOORINGS_DATA'] ?? '', 'resumes');
if (!process.env['MOORINGS_DATA'] || !existsSync(folder)) {
  process.stderr.write(
    'Skipped: set MOORINGS_DATA to a folder with resumes/, which is not part of the project.\n',
  );
} else {
  const profiles = (await readResumes()).flatMap(profilesFrom).slice(0, wanted);
  say(`${profiles.length} profiles from real résumés, ${jobs.length} jobs`);
  const scores = profiles.map(scoresOf);
  const scored = scores.flat().filter(({ score }) => score !== null).length;
  say(`${scored} of ${scores.flat().length} pairs have a score`);
  const before = scores.map((one) => JSON.stringify(one));
  let differing = 0;
  for (const [what, other] of Object.entries(asOtherPeople)) {
    const changed = profiles.filter(
      (profile, index) => JSON.stringify(scoresOf(other(profile))) !== before[index],
    );
    differing += changed.length;
    say(`another ${what}: ${changed.length} of ${profiles.length} profiles score otherwise`);
    for (const profile of changed.slice(0, 3)) say(`  ${difference(profile, other(profile))}`);
  }
  if (differing > 0) process.exitCode = 1;
}

async function readResumes(): Promise<ResumeReading[]> {
  const files = ['livecareer', 'docx', 'rendercv'].flatMap((kind) =>
    readdirSync(path.join(folder, kind), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(pdf|docx)$/i.test(name))
      .map((name) => path.join(folder, kind, name)),
  );
  const readings: ResumeReading[] = [];
  for (const file of files.slice(0, wanted)) readings.push(await resumeIn(readFileSync(file)));
  return readings;
}

/** A résumé as its owner stands now, without the latest job, and without the earliest: three people of whom one is real. */
function profilesFrom(resume: ResumeReading): ProfileFacts[] {
  const whole: ProfileFacts = {
    ...nothing,
    title: resume.title,
    // What a reader could not place is free text as well.
    summary: [resume.summary, ...resume.notPlaced.map(({ text }) => text)].filter(Boolean).join('\n') || null,
    skills: resume.skills,
    work: resume.workExperience.map(({ title, description, startDate, endDate }) => ({
      title: title ?? '',
      description,
      months: monthsBetween(startDate, endDate),
    })),
    studies: resume.education.map(({ degree, fieldOfStudy, description }) => ({
      degree: degree ?? '',
      fieldOfStudy,
      description,
    })),
  };
  if (whole.work.length < 2) return [whole];
  const [latest] = whole.work;
  return [
    whole,
    { ...whole, title: null, work: whole.work.slice(1) },
    {
      ...whole,
      title: latest?.title ?? null,
      work: whole.work.slice(0, -1),
      skills: whole.skills.slice(0, 5),
    },
  ];
}

function monthsBetween(start: string | null, end: string | null): number {
  if (!start || !end) return 12;
  return Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / (30.44 * 86_400_000)));
}

function scoresOf(profile: ProfileFacts) {
  const features = extractProfile(vocabulary, profile);
  return jobs.map((job) => match(vocabulary, job, features));
}

/** Of the trades that the résumés are of. */
function readJobs(): JobFeatures[] {
  return [
    aJob,
    asked('Executive Chef', 'Lead a kitchen of twenty, plan menus and keep costs. Five years as a chef.', [
      'Menu planning',
      'HACCP',
      'Staff training',
    ]),
    asked(
      'Accountant',
      'Month-end closing, payroll and reconciliations. Two years of experience and a degree.',
      ['Bookkeeping', 'Microsoft Excel'],
    ),
    asked('Java Developer', 'Build services in Java and Spring. Three years of experience.', [
      'Java',
      'SQL',
      'Spring',
    ]),
    asked('Sales Manager', 'Lead the team that sells to travel agents. Own the budget.', [
      'Negotiation',
      'Customer service',
      'CRM',
    ]),
  ].map((job) => extractJob(vocabulary, job));
}
function asked(title: string, description: string, skillsRequired: string[]): typeof aJob {
  return { ...aJob, title, description, requirements: description, skillsRequired };
}

function difference(one: ProfileFacts, other: ProfileFacts): string {
  const [before, after] = [scoresOf(one), scoresOf(other)].map((all) => all.map(({ score }) => score));
  return `${one.title ?? one.work[0]?.title}: ${before?.join(' ')} -> ${after?.join(' ')}`;
}
