import type pg from 'pg';
import type { Answer, Body } from '#contract/api.ts';
import { profileFields } from '#domain/fields/profiles.ts';
import { skillsProblem } from '#domain/fields/skills.ts';
import { tidySkills } from '#domain/skills.ts';
import type { Tx } from '#server/db/query.ts';
import { withProfile } from './change-profile.ts';
import { educationValues, experienceValues } from './entry-values.ts';
import type { ProfileRow } from './profiles.queries.ts';
import {
  educationOf,
  workExperienceOf,
  writeEducation,
  writeWorkExperience,
} from './profile-entries.queries.ts';
import { updateProfile } from './profiles.queries.ts';
import { refuse } from '#server/refusal.ts';

type Filling = Body<'POST /api/profile/resume'>;
type Filled = Answer<'POST /api/profile/resume'>;

/**
 * Fills a profile from a résumé its owner has looked over, all of it or nothing. What is there already is left alone and
 * counted, so that sending it twice adds nothing twice.
 */
export async function fillProfile(db: pg.Pool, userId: number, filling: Filling): Promise<Filled> {
  return withProfile(db, userId, async (tx, profile) => {
    const skills = tidySkills([...profile.skills, ...filling.skills]);
    const problem = skillsProblem(profileFields.skills, skills);
    if (problem) throw refuse.invalid(`${problem}.`, { skills: `${problem}.` });
    await updateProfile(tx, { ...profile, ...changed(filling), skills });

    const jobs = await addJobs(tx, profile, filling.workExperience);
    const schools = await addSchools(tx, profile, filling.education);
    const newSkills = skills.length - profile.skills.length;
    return {
      added: { workExperience: jobs, education: schools, skills: newSkills },
      alreadyThere: {
        workExperience: filling.workExperience.length - jobs,
        education: filling.education.length - schools,
        skills: filling.skills.length - newSkills,
      },
    };
  });
}

/** What was given; what was not stays as it is. */
function changed({ title, summary, location, phone }: Filling): Partial<ProfileRow> {
  const given = Object.entries({ title, summary, location, phone }).filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(given);
}

async function addJobs(tx: Tx, profile: ProfileRow, jobs: Filling['workExperience']): Promise<number> {
  const known = new Set(
    (await workExperienceOf(tx, profile.userId)).map((job) => key(job.title, job.company, job.startDate)),
  );
  let added = 0;
  for (const job of jobs) {
    const name = key(job.title, job.company, job.startDate);
    if (known.has(name)) continue;
    known.add(name);
    await writeWorkExperience(tx, profile.id, experienceValues(job));
    added += 1;
  }
  return added;
}

async function addSchools(tx: Tx, profile: ProfileRow, schools: Filling['education']): Promise<number> {
  const known = new Set(
    (await educationOf(tx, profile.userId)).map((school) => key(school.degree, school.institution)),
  );
  let added = 0;
  for (const school of schools) {
    const name = key(school.degree, school.institution);
    if (known.has(name)) continue;
    known.add(name);
    await writeEducation(tx, profile.id, educationValues(school));
    added += 1;
  }
  return added;
}

function key(...parts: readonly string[]): string {
  return parts.join('\n').toLocaleLowerCase('en');
}
