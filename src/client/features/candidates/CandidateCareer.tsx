import type { CandidateProfile } from '#contract/api.ts';
import styles from './CandidateCareer.module.css';
import { CandidateSkills } from './CandidateSkills.tsx';
import { Part } from './Part.tsx';
import { Stations } from './Stations.tsx';

/** What a candidate’s profile says of them, as employers see it. */
export function CandidateCareer({ candidate }: { candidate: CandidateProfile }) {
  const { summary, skills, workExperience, education } = candidate;
  return (
    <>
      <Part title="Summary" none={!summary && 'No summary given'}>
        <p className={styles.summary} dir="auto">
          {summary}
        </p>
      </Part>
      <Part title="Skills" none={!skills.length && 'No skills given'}>
        <CandidateSkills skills={skills} />
      </Part>
      <Part title="Work experience" none={!workExperience.length && 'No work experience given'}>
        <Stations stations={workExperience.map((job) => ({ ...job, parts: [job.company, job.location] }))} />
      </Part>
      <Part title="Education" none={!education.length && 'No education given'}>
        <Stations
          stations={education.map((school) => ({
            ...school,
            title: school.degree,
            parts: [school.institution, school.fieldOfStudy],
          }))}
        />
      </Part>
    </>
  );
}
