import { CandidateCareer } from '#client/features/candidates/CandidateCareer.tsx';
import { Contact } from '#client/features/candidates/Contact.tsx';
import { Invite } from '#client/features/invitations/Invite.tsx';
import { CandidateTags } from '#client/features/pool/CandidateTags.tsx';
import { ListMenu } from '#client/features/pool/ListMenu.tsx';
import { paths } from '#client/paths.ts';
import { classNames } from '#client/ui/class-names.ts';
import detail from '#client/ui/DetailLayout.module.css';
import { PageBar } from '#client/ui/PageBar.tsx';
import type { CandidateProfile } from '#contract/api.ts';
import { CandidateApplications } from './CandidateApplications.tsx';
import { CandidateFacts } from './CandidateFacts.tsx';
import styles from './CandidateDetail.module.css';
import { MayBeTwice } from './MayBeTwice.tsx';
import { MergedAccount } from './MergedAccount.tsx';

export function CandidateDetail({ candidate }: { candidate: CandidateProfile }) {
  const { id, name, title, lastApplicationId, mergedWith } = candidate;
  return (
    <>
      <PageBar
        wide
        back={{ to: paths.candidates, label: 'All candidates' }}
        title={name}
        lead={title ? <bdi>{title}</bdi> : 'No title given'}
        actions={
          <>
            <Contact name={name} applicationId={lastApplicationId} primary />
            <Invite candidate={{ id, name }} />
            <ListMenu candidate={{ id, name }} />
          </>
        }
      />
      <div className={classNames(detail.page, styles.page)}>
        <div className={styles.own}>
          <CandidateTags candidate={{ id, name }} />
        </div>
        {lastApplicationId !== null && <MayBeTwice candidate={id} />}
        {mergedWith.map((other) => (
          <MergedAccount key={other.id} kept={name} other={other} />
        ))}
        <div>
          <CandidateFacts candidate={candidate} />
        </div>
        <div className={detail.main}>
          {lastApplicationId !== null && <CandidateApplications candidate={id} />}
          <CandidateCareer candidate={candidate} />
        </div>
      </div>
    </>
  );
}
