import { z } from 'zod';
import type { Answer } from '#contract/api.ts';
import { decodedText } from '#server/documents/plain-text.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import type { EducationRow, WorkExperienceRow } from '#server/features/profiles/profile-entries.queries.ts';
import type { ProfileRow } from '#server/features/profiles/profiles.queries.ts';
import { emptyResume } from './parsing/empty-resume.ts';
import type { ResumeReading } from './resume-reading.ts';

/** Reads https://jsonresume.org/schema. What is of another type than it says is passed over, as if it were not there. */
export function readJsonResume(bytes: Buffer): ResumeReading {
  const { basics, work, education, skills, languages, certificates, ...others } = parsed(bytes);
  const { location } = basics;
  return {
    ...emptyResume(),
    name: basics.name ?? null,
    email: basics.email ?? null,
    title: basics.label ?? null,
    phone: basics.phone ?? null,
    location:
      [location.city, location.region, location.countryCode].filter(Boolean).join(', ') ||
      location.address ||
      null,
    summary: basics.summary ?? null,
    links: [basics.url, ...basics.profiles.map(({ url }) => url)].filter((link) => link !== undefined),
    workExperience: work.map((job) => ({
      title: job.position ?? null,
      company: job.name ?? job.company ?? null,
      location: job.location ?? null,
      startDate: dayOf(job.startDate),
      endDate: dayOf(job.endDate),
      isCurrent: job.startDate !== undefined && job.endDate === undefined,
      description: described(job.summary, job.highlights),
      doubtful: [],
    })),
    education: education.map((school) => ({
      institution: school.institution ?? null,
      degree: school.studyType ?? null,
      fieldOfStudy: school.area ?? null,
      startDate: dayOf(school.startDate),
      endDate: dayOf(school.endDate),
      isCurrent: school.startDate !== undefined && school.endDate === undefined,
      description: described(school.score && `Score: ${school.score}`, school.courses),
      doubtful: [],
    })),
    skills: [
      ...skills.flatMap(({ name, keywords }) => (keywords.length ? keywords : name ? [name] : [])),
      ...certificates.flatMap(({ name }) => (name ? [name] : [])),
    ],
    languages: languages.flatMap(({ language, fluency }) =>
      language ? [{ name: language, level: fluency ?? null }] : [],
    ),
    notPlaced: Object.entries(others).flatMap(([heading, part]) => {
      const text = linesIn(part).join('\n');
      return text && !['$schema', 'meta'].includes(heading) ? [{ heading, text }] : [];
    }),
  };
}

const text = z.string().trim().min(1).optional().catch(undefined);
const texts = z.array(z.string()).catch([]);
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).catch([]);
const period = { startDate: text, endDate: text };

const schema = z.looseObject({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z.object({ address: text, city: text, region: text, countryCode: text }).catch({}),
      profiles: listOf({ url: text }),
    })
    .catch({ location: {}, profiles: [] }),
  work: listOf({
    name: text,
    company: text,
    position: text,
    location: text,
    summary: text,
    highlights: texts,
    ...period,
  }),
  education: listOf({
    institution: text,
    area: text,
    studyType: text,
    score: text,
    courses: texts,
    ...period,
  }),
  skills: listOf({ name: text, keywords: texts }),
  languages: listOf({ language: text, fluency: text }),
  certificates: listOf({ name: text }),
});

function parsed(bytes: Buffer): z.output<typeof schema> {
  try {
    return schema.parse(JSON.parse(decodedText(bytes) ?? ''));
  } catch {
    throw new UnreadableDocument('damaged');
  }
}

function described(summary: string | undefined, points: readonly string[]): string | null {
  return [summary, ...points.map((point) => `- ${point}`)].filter(Boolean).join('\n') || null;
}

/** Every text in a part that has no place in a profile, however deep. */
function linesIn(part: unknown): string[] {
  if (typeof part === 'string') return part.trim() ? [part.trim()] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(linesIn) : [];
}

interface OwnFacts {
  account: { username: string; firstName: string | null; lastName: string | null; email: string | null };
  profile: ProfileRow;
  experience: readonly WorkExperienceRow[];
  education: readonly EducationRow[];
}

/** A profile in the same format, for its owner to take elsewhere. */
export function jsonResumeOf(
  { account, profile, experience, education }: OwnFacts,
  now: Date,
): Answer<'GET /api/profile/json-resume'> {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: [account.firstName, account.lastName].filter(Boolean).join(' ') || account.username,
      label: profile.title ?? undefined,
      email: account.email ?? undefined,
      phone: profile.phone ?? undefined,
      url: profile.resumeUrl ?? undefined,
      summary: profile.summary ?? undefined,
      location: profile.location ? { city: profile.location } : undefined,
    },
    work: experience.map((job) => ({
      name: job.company,
      position: job.title,
      location: job.location ?? undefined,
      startDate: job.startDate,
      endDate: job.endDate ?? undefined,
      summary: job.description ?? undefined,
    })),
    education: education.map((school) => ({
      institution: school.institution,
      studyType: school.degree,
      area: school.fieldOfStudy ?? undefined,
      startDate: school.startDate ?? undefined,
      endDate: school.endDate ?? undefined,
    })),
    skills: profile.skills.map((name) => ({ name })),
    meta: { version: 'v1.0.0', lastModified: now.toISOString() },
  };
}

/** '2019', '2019-05' and '2019-05-17' as a day; null where it is none. */
function dayOf(written: string | undefined): string | null {
  const [, year, month = '01', day = '01'] =
    /^((?:19|20)\d\d)(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?/.exec(written ?? '') ?? [];
  if (!year) return null;
  const date = `${year}-${month}-${day}`;
  const isReal = new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  return isReal ? date : `${year}-${month}-01`;
}
