import { AnswerRecord } from '#client/features/response-times/AnswerRecord.tsx';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { EmployerMark } from '#client/features/companies/EmployerMark.tsx';
import { JoinButton } from '#client/features/companies/JoinButton.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import type { Company } from '#contract/api.ts';
import styles from './CompanyHeader.module.css';

export function CompanyHeader({ company }: { company: Company }) {
  const heading = usePageTitle(company.name);
  return (
    <header className={styles.header}>
      <CompanyMark name={company.name} large />
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {company.name}
        </h1>
        <EmployerMark verified={company.verified} inWords />
        <AnswerRecord record={company.answerRecord} whole />
      </div>
      {!company.suspended && <JoinButton company={company} />}
    </header>
  );
}
