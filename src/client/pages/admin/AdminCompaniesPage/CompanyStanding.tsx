import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { AdminCompany } from '#contract/api.ts';
import styles from './CompanyStanding.module.css';

export function CompanyStanding({ company }: { company: AdminCompany }) {
  const { verifiedAt, suspendedAt, verificationEnded } = company;
  return (
    <>
      <StandingPill verified={verifiedAt !== null} suspended={suspendedAt !== null} />
      {verificationEnded && <WhyEnded ended={verificationEnded} />}
    </>
  );
}

function StandingPill({ verified, suspended }: { verified: boolean; suspended: boolean }) {
  if (suspended) {
    return (
      <Pill tone="red" icon="pause">
        Suspended
      </Pill>
    );
  }
  return verified ? (
    <Pill tone="green" icon="verified">
      Verified
    </Pill>
  ) : (
    <Pill>Not verified</Pill>
  );
}

/** What it changed of itself since it was verified, which is what there is to look at. */
function WhyEnded({ ended }: { ended: NonNullable<AdminCompany['verificationEnded']> }) {
  const { at, nameBefore, nameAfter, websiteBefore, websiteAfter } = ended;
  return (
    <p className={styles.why}>
      Verified until <Time value={at} />.{' '}
      {nameBefore !== nameAfter && (
        <>
          Its name was <bdi>{nameBefore}</bdi>.{' '}
        </>
      )}
      {websiteBefore !== websiteAfter && (
        <>
          Its website was <bdi>{websiteBefore ?? 'not stated'}</bdi> and is{' '}
          <bdi>{websiteAfter ?? 'not stated'}</bdi>.
        </>
      )}
    </p>
  );
}
