import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { CompanySearch } from '#client/features/companies/CompanySearch.tsx';
import { JoinButton } from '#client/features/companies/JoinButton.tsx';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, Sheet } from '#client/ui/Dialog.tsx';
import type { CurrentUser } from '#contract/api.ts';
import { openCompanyId } from '#domain/limits.ts';
import { roleLabel } from '#domain/people.ts';
import { can } from '#domain/permissions.ts';
import { LeaveCompany } from './LeaveCompany.tsx';
import { NewCompanyForm } from './NewCompanyForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './YourCompany.module.css';

/** Where somebody who hires belongs, or how they come to belong somewhere. */
export function YourCompany({ user }: { user: CurrentUser }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [doing, setDoing] = useState<'create' | 'join' | undefined>(begun[hash]);
  const heading = useRef<HTMLHeadingElement>(null);
  const own = user.memberships.find(({ verified }) => verified);
  const asked = user.memberships.filter(
    ({ verified, companyId }) => !verified && companyId !== openCompanyId,
  );
  const close = () => {
    setDoing(undefined);
    if (hash in begun) void navigate(paths.settings, { replace: true });
  };
  const left = () => heading.current?.focus();

  return (
    <SettingsSection title="Your company" headingRef={heading} lead={own ? undefined : whyBelong}>
      {own && (
        <div className={styles.membership}>
          <p>
            <Link to={paths.company(own.companyId)} className={styles.name} dir="auto">
              {own.companyName}
            </Link>{' '}
            <span className={styles.role}>{roleLabel[own.role]}</span>
          </p>
          <LeaveCompany user={user} membership={own} onLeft={left} />
        </div>
      )}
      {asked.map((membership) => (
        <div key={membership.companyId} className={styles.membership}>
          <p>
            You asked to join{' '}
            <Link to={paths.company(membership.companyId)} className={styles.name} dir="auto">
              {membership.companyName}
            </Link>
            . Its company admin has not answered yet.
          </p>
          <LeaveCompany user={user} membership={membership} onLeft={left} />
        </div>
      ))}
      {!own && (
        <div className={styles.ways}>
          {can['company.create'](user) && (
            <Button icon="building" onClick={() => setDoing('create')}>
              Create a company
            </Button>
          )}
          <Button icon="users" onClick={() => setDoing('join')}>
            Join a company
          </Button>
        </div>
      )}
      <Sheet open={doing === 'create'} title="Create a company" onClose={close}>
        <NewCompanyForm onDone={close} />
      </Sheet>
      <Dialog open={doing === 'join'} title="Join a company" onClose={close}>
        <CompanySearch except={openCompanyId}>
          {(company) => <JoinButton company={company} size="compact" />}
        </CompanySearch>
      </Dialog>
    </SettingsSection>
  );
}

/** What an address asks to be open at once. */
const begun: Readonly<Record<string, 'create' | 'join'>> = {
  '#create-company': 'create',
  '#join-company': 'join',
};

const whyBelong =
  'With a company you can post more jobs, work on them together, and show applicants who you are.';
