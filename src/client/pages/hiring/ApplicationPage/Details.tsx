import { ApplicationFacts } from '#client/features/applications/ApplicationFacts.tsx';
import { ApplicationFiles } from '#client/features/applications/ApplicationFiles.tsx';
import { OtherApplications } from '#client/features/applications/OtherApplications.tsx';
import { ApplicationAssist } from '#client/features/assist/ApplicationAssist.tsx';
import { CandidateTags } from '#client/features/pool/CandidateTags.tsx';
import { ApartFromEachOther } from '#client/ui/ApartFromEachOther.tsx';
import part from '#client/ui/Part.module.css';
import type { Application } from '#contract/api.ts';
import { AboutLinks } from './AboutLinks.tsx';
import styles from './Workbench.module.css';

/** Whatever else is known, below what is read first; its code comes after the rest of the page. */
export function Details({ application }: { application: Application }) {
  const { jobSeekerId, applicantName } = application;
  return (
    <ApartFromEachOther className={styles.parts}>
      <ApplicationAssist application={application} />
      <section className={part.part} aria-label="Details">
        <CandidateTags candidate={{ id: jobSeekerId, name: applicantName }} />
        <ApplicationFacts application={application} hiring withoutResume />
        <AboutLinks application={application} />
      </section>
      <ApplicationFiles application={application} className={part.part} />
      <OtherApplications application={application} className={part.part} />
    </ApartFromEachOther>
  );
}
