import type { CurrentUser, JobSummary } from '#contract/api.ts';
import { JobCard } from '#client/features/jobs/JobCard.tsx';
import type { JobValues } from '#client/features/job-form/job-values.ts';
import { allSkills } from '#client/features/skills/skill-entry.ts';
import styles from './Preview.module.css';

/** The card job seekers will see. It is a picture: nothing on it can be reached or pressed. */
export function Preview({ values, user }: { values: JobValues; user: CurrentUser }) {
  return (
    <aside className={styles.preview} aria-label="Preview">
      <h2 className={styles.title}>How it will look</h2>
      <div inert>
        <JobCard job={jobOf(values, user)} visit={{ source: 'direct' }} actions={<></>} />
      </div>
    </aside>
  );
}

function jobOf(values: JobValues, user: CurrentUser): JobSummary {
  const company = user.memberships.find(({ verified }) => verified);
  return {
    id: 0,
    companyId: company?.companyId ?? 1,
    companyName: company?.companyName ?? 'Independent employers',
    companyVerified: company?.companyVerified ?? false,
    recruiterId: user.id,
    title: values.title.trim() || 'Title',
    location: values.location.trim() || null,
    department: values.department.trim() || null,
    salaryRange: values.salaryRange.trim() || null,
    employmentType: values.employmentType,
    experienceLevel: values.experienceLevel.trim() || null,
    skillsRequired: allSkills({ skills: values.skills, typed: values.typedSkill }),
    postedDate: new Date().toISOString(),
    applicationDeadline: values.applicationDeadline || null,
    closesAt: null,
    status: 'active',
    open: true,
    applicationCount: 0,
  };
}
