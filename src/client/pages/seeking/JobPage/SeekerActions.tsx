import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { SaveButton } from '#client/features/jobs/SaveButton.tsx';
import { JobsLikeThis } from '#client/features/saved-searches/JobsLikeThis.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { Job } from '#contract/api.ts';
import { Closed } from './Closed.tsx';
import { OwnApplication } from './OwnApplication.tsx';
import styles from './SeekerActions.module.css';
import { ShareButton } from './ShareButton.tsx';

interface Props {
  job: Job;
  onApply: () => void;
}

/** What a job seeker can do with a job, or has done with it. */
export function SeekerActions({ job, onApply }: Props) {
  const applying = job.open && !job.applied;
  const shortcuts = useShortcutsOn();
  return (
    <>
      {job.applicationId && <OwnApplication id={job.applicationId} />}
      {!job.open && <Closed job={job} />}
      <div className={styles.actions}>
        {applying && (
          <Button
            variant="primary"
            size="large"
            className={styles.above}
            aria-haspopup="dialog"
            aria-keyshortcuts={shortcuts ? 'a' : undefined}
            onClick={onApply}
          >
            Apply Now
          </Button>
        )}
        <SaveButton job={job} label="Save Job" size="large" />
        <ShareButton job={job} />
        <JobsLikeThis job={job} />
      </div>
      {applying && (
        <div className={styles.bar}>
          <Button variant="primary" size="large" wide aria-haspopup="dialog" onClick={onApply}>
            Apply Now
          </Button>
        </div>
      )}
    </>
  );
}

/** Once more after everything has been read. */
export function ApplyAgainAtTheEnd({ job, onApply }: Props) {
  if (!job.open || job.applied) return null;
  return (
    <div className={styles.end}>
      <Button variant="primary" size="large" aria-haspopup="dialog" onClick={onApply}>
        Apply for This Job
      </Button>
    </div>
  );
}
