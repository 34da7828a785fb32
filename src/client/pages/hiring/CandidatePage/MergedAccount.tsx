import { UndoDecision } from '#client/features/pool/UndoDecision.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { CandidateProfile } from '#contract/api.ts';
import styles from './CandidateDetail.module.css';

interface Props {
  /** The name this person is shown by. */
  kept: string;
  other: CandidateProfile['mergedWith'][number];
}

/** Another account that the company takes for this person, with its own ways to reach them. */
export function MergedAccount({ kept, other }: Props) {
  const { decisionId, name, email, phone } = other;
  return (
    <div className={styles.merged}>
      <Icon name="users" size={16} />
      <p>
        Your company treats the account <bdi>{name}</bdi> as the same person.{' '}
        {email && (
          <>
            Its email: <a href={`mailto:${email}`}>{email}</a>.{' '}
          </>
        )}
        {phone && (
          <>
            Its phone: <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>.
          </>
        )}
      </p>
      <UndoDecision id={decisionId} about={`${kept} and ${name}`} />
    </div>
  );
}
