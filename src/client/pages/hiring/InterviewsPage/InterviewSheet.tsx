import { Link } from 'react-router';
import { InterviewCard } from '#client/features/interviews/InterviewCard.tsx';
import { paths } from '#client/paths.ts';
import { Sheet } from '#client/ui/Dialog.tsx';
import type { Interview } from '#contract/api.ts';
import styles from './InterviewsPage.module.css';

interface Props {
  interview: Interview | undefined;
  onClose: () => void;
}

/** All about one interview, beside the agenda or the week. */
export function InterviewSheet({ interview, onClose }: Props) {
  return (
    <Sheet
      open={Boolean(interview)}
      title={interview ? `\u2068${interview.candidateName}\u2069` : ''}
      onClose={onClose}
    >
      {interview && (
        <InterviewCard
          interview={interview}
          about={
            <p className={styles.about}>
              <Link to={paths.application(interview.applicationId)}>Open application</Link>
              {' · '}
              <bdi>{interview.jobTitle}</bdi>
            </p>
          }
        />
      )}
    </Sheet>
  );
}
