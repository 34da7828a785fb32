import { Icon } from '#client/ui/Icon.tsx';
import { standingWords } from '#domain/company-standing.ts';
import { limits } from '#domain/limits.ts';
import styles from './PostingFor.module.css';
import type { usePostingCompany } from './use-posting-company.ts';

/** Under whose name the job will stand, and what it means where nobody has vouched for that yet. */
export function PostingFor({ company, isOpenCompany }: ReturnType<typeof usePostingCompany>) {
  if (!company) return null;
  if (isOpenCompany) {
    return (
      <Note>
        Your job will appear under <strong dir="auto">{company.name}</strong>, marked{' '}
        <strong>Employer not verified</strong>: job seekers see that you haven’t been verified yet. The label
        goes once a company makes you a verified member. Until then you can have{' '}
        {limits.openJobsWithoutVerifiedCompany} open jobs.
      </Note>
    );
  }
  if (company.suspended) return <Note>{standingWords.suspended}</Note>;
  if (company.verified) return null;
  return (
    <Note>
      <strong dir="auto">{company.name}</strong> hasn’t been verified yet, so its jobs are marked{' '}
      <strong>Employer not verified</strong>. The label goes once an administrator verifies the company. Until
      then you can have {limits.openJobsWithoutVerifiedCompany} open jobs.
    </Note>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <p>{children}</p>
    </div>
  );
}
