import { useUser } from '#client/api/session.ts';
import { Interviews } from '#client/features/interviews/Interviews.tsx';
import { Scorecards } from '#client/features/scorecards/Scorecards.tsx';
import { ApartFromEachOther } from '#client/ui/ApartFromEachOther.tsx';
import type { Application } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import styles from './Workbench.module.css';

export function InterviewsTab({ application }: { application: Application }) {
  const user = useUser();
  return (
    <ApartFromEachOther className={styles.parts}>
      <Interviews application={application} />
      {can['scorecard.see'](user) && <Scorecards application={application} />}
    </ApartFromEachOther>
  );
}
