import { CandidateSkills } from '#client/features/candidates/CandidateSkills.tsx';
import { Contact } from '#client/features/candidates/Contact.tsx';
import { Invite } from '#client/features/invitations/Invite.tsx';
import { CandidateTags } from '#client/features/pool/CandidateTags.tsx';
import { ListMenu } from '#client/features/pool/ListMenu.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { classNames } from '#client/ui/class-names.ts';
import detail from '#client/ui/DetailLayout.module.css';
import type { CandidateProfile } from '#contract/api.ts';
import { CandidateApplications } from './CandidateApplications.tsx';
import { CandidateFacts } from './CandidateFacts.tsx';
import styles from './CandidateDetail.module.css';
import { MayBeTwice } from './MayBeTwice.tsx';
import { MergedAccount } from './MergedAccount.tsx';
import { Part } from './Part.tsx';
import { Stations } from './Stations.tsx';

export function CandidateDetail({ candidate }: { candidate: CandidateProfile }) {
  const { id, name, title, summary, skills, workExperience, education, lastApplicationId, mergedWith } =
    candidate;
  const heading = usePageTitle(name);
  return (
    <div className={detail.page}>
      <header className={classNames(detail.head, styles.head)}>
        <div className={detail.words}>
          <h1 ref={heading} tabIndex={-1} dir="auto" className={detail.name}>
            {name}
          </h1>
          <p className={title ? styles.title : styles.none}>
            {title ? <bdi>{title}</bdi> : 'No title given'}
          </p>
        </div>
        <div className={styles.reach}>
          <Contact name={name} applicationId={lastApplicationId} primary />
          <Invite candidate={{ id, name }} />
          <ListMenu candidate={{ id, name }} />
        </div>
        <div className={styles.own}>
          <CandidateTags candidate={{ id, name }} />
        </div>
      </header>
      {lastApplicationId !== null && <MayBeTwice candidate={id} />}
      {mergedWith.map((other) => (
        <MergedAccount key={other.id} kept={name} other={other} />
      ))}
      <div>
        <CandidateFacts candidate={candidate} />
      </div>
      <div className={detail.main}>
        {lastApplicationId !== null && <CandidateApplications candidate={id} />}
        <Part title="Summary" none={!summary && 'No summary given'}>
          <p className={styles.summary} dir="auto">
            {summary}
          </p>
        </Part>
        <Part title="Skills" none={!skills.length && 'No skills given'}>
          <CandidateSkills skills={skills} />
        </Part>
        <Part title="Work experience" none={!workExperience.length && 'No work experience given'}>
          <Stations
            stations={workExperience.map((job) => ({ ...job, parts: [job.company, job.location] }))}
          />
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
      </div>
    </div>
  );
}
