import type { ResumeReading } from '#contract/api.ts';
import type { Example } from './layouts.ts';

/** One field of one résumé: what it tells, what was read. */
export interface Judged {
  field: string;
  told: string;
  read: string;
  right: boolean;
}

/** Field by field, whether what was read is what is told; and whether more was read than is told. */
export function judged({ person, tells }: Example, reading: ResumeReading): Judged[] {
  const fields: Judged[] = [];
  const judge = (field: string, told: string, read: string | null | undefined, right = same(told, read)) =>
    fields.push({ field, told, read: read ?? '', right });
  judge('name', person.name, reading.name);
  judge('email', person.email, reading.email);
  judge('phone', person.phone, reading.phone, digitsOf(reading.phone) === digitsOf(person.phone));
  judge('location', person.place, reading.location);
  if (tells.title !== false) judge('title', person.title, reading.title);
  if (tells.summary !== false) judge('summary', person.summary, reading.summary);
  for (const job of person.jobs) {
    const read = reading.workExperience.find((one) => one.startDate?.slice(0, 4) === job.start.slice(0, 4));
    const date = (told: string | undefined) => (tells.years ? told?.slice(0, 4) : told) ?? 'now';
    const readDate = (day: string | null | undefined) => day?.slice(0, tells.years ? 4 : 7);
    judge('job’s title', job.title, read?.title);
    judge('employer', job.company, read?.company);
    if (tells.jobPlaces !== false) judge('job’s place', job.place, read?.location);
    judge('job’s start', date(job.start), readDate(read?.startDate));
    judge('job’s end', date(job.end), read?.isCurrent ? 'now' : readDate(read?.endDate));
    if (tells.duties !== false)
      for (const line of job.did)
        judge('job’s text', line, read?.description, plain(read?.description).includes(plain(line)));
  }
  judge('number of jobs', String(person.jobs.length), String(reading.workExperience.length));
  for (const school of person.schools) {
    const read = reading.education.find(({ institution, degree, fieldOfStudy }) =>
      plain([institution, degree, fieldOfStudy].join()).includes(plain(school.field)),
    );
    judge('school', school.school, read?.institution);
    judge(
      'degree',
      `${school.degree} in ${school.field}`,
      [read?.degree, read?.fieldOfStudy].filter(Boolean).join(' in '),
    );
    judge('school’s year', school.year, read?.endDate?.slice(0, 4));
  }
  judge('number of schools', String(person.schools.length), String(reading.education.length));
  for (const skill of person.skills)
    judge(
      'skill',
      skill,
      reading.skills.find((one) => same(skill, one)),
    );
  judge('number of skills', String(person.skills.length), String(reading.skills.length));
  judge('languages', person.languages.join(), reading.languages.map(({ name }) => name).join());
  return fields;
}

function same(told: string, read: string | null | undefined): boolean {
  return plain(told) === plain(read);
}

/** Signs and capitals are the layout's. */
function plain(text: string | null | undefined): string {
  return (text ?? '').toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}

function digitsOf(phone: string | null): string {
  return (phone ?? '').replaceAll(/\D/g, '');
}
