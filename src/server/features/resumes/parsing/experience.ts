import type { Line } from '#server/documents/line.ts';
import type { ReadExperience } from '#server/features/resumes/resume-reading.ts';
import { asText, entriesOf } from './entries.ts';
import type { Period } from './periods.ts';
import type { Entry } from './entry.ts';
import { type JobNames, jobNamesIn, type Order, usualOrder } from './job-names.ts';
import { withoutNumbers } from './numbered-lists.ts';
import { isPlace } from './places.ts';
import { type TabledEntry, recordsIn } from './records.ts';
import { isEmployer, isRole } from './words.ts';

/** The jobs that a section tells of, and the lines before the first that tell of none. */
export function experienceIn(told: readonly Line[]): { jobs: ReadExperience[]; left: Line[] } {
  const lines = withoutNumbers(told);
  const table = recordsIn(lines, ['employer', 'position']);
  if (table) return { jobs: table.records.map(jobInRecord), left: table.before };
  const { entries, before } = entriesOf(lines);
  const left = [...before];
  const order = usualOrder(entries.map(({ head }) => head));
  const jobs: ReadExperience[] = [];
  let employer: string | null = null;
  let above: JobNames | null = null;
  for (const [index, entry] of entries.entries()) {
    const named = jobNamesIn(entry.head, order);
    if (isNameless(named) && entries.length > 1) {
      const job = jobs.at(-1);
      if (job) job.description = [job.description, toldOfDates(entry)].filter(Boolean).join('\n');
      else left.push(...entry.body);
      continue;
    }
    // A company's name with all the years there, and the jobs held there below it.
    const following = entries[index + 1];
    if (entry.body.length === 0 && following && isEmployerAlone(named, entry)) {
      employer = named.company ?? named.title;
      continue;
    }
    const same =
      named.title === null
        ? null
        : (freelanceIn(named.title) ?? employer ?? (isRole(named.title) ? (above?.company ?? null) : null));
    const place =
      named.location ?? (named.company === null && same === above?.company ? above.location : null);
    if (named.company !== null) {
      employer = null;
      above = standsFirst(named.company, entry) ? named : null;
    }
    jobs.push(
      jobOf(
        named.company === null && same !== null
          ? { ...named, company: same, location: place, doubtful: employer === null ? ['company'] : [] }
          : named,
        entry,
      ),
    );
  }
  return { jobs, left };
}

/** Neither a job nor an employer, or only half a sentence: "wiki as a store for specs 1994 – 1997". */
function isNameless({ title, company }: JobNames): boolean {
  if (company !== null) return false;
  return title === null || (/^\p{Ll}/u.test(title) && title.split(' ').length > 4 && !isRole(title));
}

/** What is told of dates that name neither a job nor an employer, as of a project or of a torn line, with those dates. */
function toldOfDates({ head, period, body }: Entry): string {
  const months = [period?.start, period?.isCurrent ? 'present' : period?.end].map((month) =>
    month?.replace(/-01$/, ''),
  );
  return [head.join(', '), months.filter(Boolean).join(' – '), asText(body)].filter(Boolean).join('\n');
}

function isEmployerAlone({ title, company }: JobNames, { head }: Entry): boolean {
  return head.length > 0 && (title === null) !== (company === null) && !head.some(isRole);
}

/** Where the employer stands above the job, the next job under it has the same. */
function standsFirst(company: string, { head: [first = '', ...others] }: Entry): boolean {
  return first.startsWith(company) && !isRole(first.slice(company.length)) && others.some(isRole);
}

/** Who works for themselves is employed by nobody else, and says so with the word they use. */
function freelanceIn(title: string): string | undefined {
  return /\b(?:free-?lance|self[- ]?employed)\b/i.exec(title)?.[0];
}

const titleFirst: Order = { roleFirst: true, known: true };

function jobInRecord({ told, period, body }: TabledEntry): ReadExperience {
  const head = [
    ...(told.position ? [`Position: ${told.position}`] : []),
    ...((told.employer ?? told.school) ? [`Employer: ${told.employer ?? told.school}`] : []),
    ...(told.place ? [`Location: ${told.place}`] : []),
  ];
  const named = jobNamesIn(head, titleFirst);
  const duties = [told.duties, told.other && !/^\d+$/.test(told.other) ? told.other : ''].filter(Boolean);
  const job = jobOf({ ...named, doubtful: [] }, { head, period, body });
  return { ...job, description: [...duties, job.description].filter(Boolean).join('\n') || null };
}

function jobOf(names: JobNames, { period: told, body }: Entry): ReadExperience {
  // A job with one date was held then, and may have begun before.
  const period: Period | undefined =
    told && told.start === null && told.end !== null
      ? { ...told, start: told.end, doubtful: ['startDate', 'endDate'] }
      : told;
  const [first] = body;
  const place = names.location === null && first && isPlaceLine(first, body[1]) ? first.text : null;
  const rest = place === null ? body : body.slice(1);
  const { title, company, more, doubtful } = names;
  const description = [more.join(', '), asText(rest)].filter(Boolean).join('\n');
  return {
    title,
    company,
    location: names.location ?? place,
    startDate: period?.start ?? null,
    endDate: period?.end ?? null,
    isCurrent: period?.isCurrent ?? false,
    description: description || null,
    doubtful: [
      ...(title && company ? doubtful : []),
      ...(place !== null && !isPlace(place) ? (['location'] as const) : []),
      ...(period?.doubtful ?? []),
    ],
  };
}

/** A line of its own under the heading of a job, above its list: "North Malé Atoll". */
function isPlaceLine({ text, bullet }: Line, next: Line | undefined): boolean {
  if (bullet) return false;
  if (isPlace(text)) return true;
  return (
    (next === undefined || next.bullet) &&
    !isRole(text) &&
    !isEmployer(text) &&
    /^\p{Lu}[\p{L}'’-]*(?:,? \p{Lu}[\p{L}'’-]*){0,3}$/u.test(text)
  );
}
