import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#client/paths.ts';
import type { CurrentUser } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import { HiddenCompanies } from './HiddenCompanies.tsx';
import { MatchingSwitch } from './MatchingSwitch.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Who sees what of a person, and what is calculated about them. */
export function Privacy({ user }: { user: CurrentUser }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#matching') heading.current?.focus();
  }, [hash]);
  const seeking = can['profile.own'](user);
  return (
    <SettingsSection title="Privacy" headingRef={heading}>
      {seeking && <MatchingSwitch />}
      {seeking && <HiddenCompanies />}
      <p>
        {seeking
          ? 'Employers see your profile when you apply to them. Whether others can find it is for you to say.'
          : 'Applicants are never shown who of you has read, noted or moved what.'}
      </p>
      <p>
        {seeking && (
          <>
            <Link to={paths.profile}>Who can find you</Link> ·{' '}
          </>
        )}
        <Link to={paths.privacy} className="tap">
          What is kept, and why
        </Link>
      </p>
    </SettingsSection>
  );
}
