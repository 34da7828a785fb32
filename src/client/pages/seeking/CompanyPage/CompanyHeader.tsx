import { AnswerRecord } from '#client/features/response-times/AnswerRecord.tsx';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { EmployerMark } from '#client/features/companies/EmployerMark.tsx';
import { JoinButton } from '#client/features/companies/JoinButton.tsx';
import { Picture } from '#client/features/pictures/Picture.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import type { Company } from '#contract/api.ts';
import styles from './CompanyHeader.module.css';

export function CompanyHeader({ company }: { company: Company }) {
  const heading = usePageTitle(company.name);
  return (
    <>
      {company.cover && (
        <Picture
          picture={company.cover}
          kind="cover"
          width="(min-width: 64rem) 60rem, 100vw"
          className={styles.cover}
        />
      )}
      <header className={styles.header}>
        <CompanyMark name={company.name} logo={company.logo} large />
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} dir="auto">
            {company.name}
          </h1>
          <EmployerMark verified={company.verified} inWords />
          <AnswerRecord record={company.answerRecord} whole />
        </div>
        {!company.suspended && <JoinButton company={company} />}
      </header>
    </>
  );
}
