import { createHash } from 'node:crypto';
import { salaryColumns } from '#server/features/jobs/jobs.queries.ts';
import type { StagedPosting } from './imports.queries.ts';
import { payTold, placeTold } from './posting/told-terms.ts';
import type { Posting } from './posting/posting.ts';

// Longer "ids" are whole addresses with their tracking, and an entry of an index has an end.
const longestId = 500;

/** A posting as the database takes it in. `identity` is all that the file says of it, for those without an id. */
export function stagedPosting(line: number, posting: Posting, identity: string): StagedPosting {
  const { externalId, company, postedDate, applicationDeadline, ...read } = posting;
  const place = placeTold(read.location, posting.told);
  const pay = payTold(read.salaryRange, posting.told);
  const isId = externalId !== null && externalId.length <= longestId;
  return {
    line,
    external_id: isId ? externalId : null,
    record: isId ? null : hashOf(externalId ?? identity),
    company,
    title: read.title,
    description: read.description,
    requirements: read.requirements,
    location: read.location,
    department: read.department,
    salary_range: read.salaryRange,
    ...salaryColumns(read.salaryRange, pay),
    place,
    pay,
    employment_type: read.employmentType,
    experience_level: read.experienceLevel,
    skills_required: read.skillsRequired,
    posted_date: postedDate,
    application_deadline: applicationDeadline,
    hash: hashOf(JSON.stringify(read)),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
