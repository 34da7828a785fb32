import type { Line } from '#server/documents/line.ts';
import type { ReadExperience } from '#server/features/resumes/resume-reading.ts';
import { asText, entriesOf } from './entries.ts';
import type { Entry } from './entry.ts';
import { type JobNames, jobNamesIn, type Order, usualOrder } from './job-names.ts';
import { isPlace } from './places.ts';
import { type TabledEntry, recordsIn } from './records.ts';
import { isEmployer, isRole } from './words.ts';

/** The jobs that a section tells of, and the lines before the first that tell of none. */
export function experienceIn(lines: readonly Line[]): { jobs: ReadExperience[]; left: Line[] } {
  const table = recordsIn(lines, ['employer', 'position']);
  if (table) return { jobs: table.records.map(jobInRecord), left: table.before };
  const { entries, before } = entriesOf(lines);
  const order = usualOrder(entries.map(({ head }) => head));
  const jobs: ReadExperience[] = [];
  let employer: string | null = null;
  for (const [index, entry] of entries.entries()) {
    const named = jobNamesIn(entry.head, order);
    // A company's name with all the years there, and the jobs held there below it.
    const following = entries[index + 1];
    if (entry.body.length === 0 && following && isEmployerAlone(named, entry)) {
      employer = named.company ?? named.title;
      continue;
    }
    const company = named.company ?? (named.title === null ? null : employer);
    if (named.company !== null) employer = null;
    jobs.push(jobOf({ ...named, company }, entry));
  }
  return { jobs, left: before };
}

function isEmployerAlone({ title, company }: JobNames, { head }: Entry): boolean {
  return head.length > 0 && (title === null) !== (company === null) && !head.some(isRole);
}

const titleFirst: Order = { roleFirst: true, known: true };

function jobInRecord({ told, period, body }: TabledEntry): ReadExperience {
  const head = [
    ...(told.position ? [`Position: ${told.position}`] : []),
    ...(told.employer ? [`Employer: ${told.employer}`] : []),
    ...(told.place ? [`Location: ${told.place}`] : []),
  ];
  const named = jobNamesIn(head, titleFirst);
  const duties = [told.duties, told.other && !/^\d+$/.test(told.other) ? told.other : ''].filter(Boolean);
  const job = jobOf({ ...named, doubtful: [] }, { head, period, body });
  return { ...job, description: [...duties, job.description].filter(Boolean).join('\n') || null };
}

function jobOf(names: JobNames, { period, body }: Entry): ReadExperience {
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
