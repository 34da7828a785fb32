import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { tellOtherWindows } from '#client/api/confirmation-elsewhere.ts';
import { useSession } from '#client/api/session.ts';
import { LinkPage } from '#client/features/accounts/LinkPage.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { isOwnPath } from '#domain/links.ts';
import { isSignInProblem, signInProblems } from '#domain/single-sign-on.ts';

/** Where somebody comes back to from their company’s sign-in, most often in a window opened for that: it tells the one they came from. */
export function ConfirmIdentityPage() {
  const [search] = useSearchParams();
  const said = search.get('problem');
  const problem = isSignInProblem(said) ? said : null;
  const next = search.get('next');
  // As it is prepared, before the address of this visit is looked at.
  const { status } = useSession();
  useEffect(() => {
    tellOtherWindows(problem);
    // Only a window that was opened for this can be closed by it.
    if (!problem) window.close();
  }, [problem]);
  if (status === 'loading') return <Spinner />;
  const goOn = (
    <ButtonLink to={next && isOwnPath(next) ? next : paths.settings}>
      {next ? 'Go back' : 'Go to your settings'}
    </ButtonLink>
  );
  if (problem)
    return (
      <LinkPage title="We couldn’t confirm it’s you">
        <p role="alert">{signInProblems[problem]}</p>
        <p>Nothing has changed. Go back to the window you came from to try again.</p>
        {goOn}
      </LinkPage>
    );
  return (
    <LinkPage title="Confirmed">
      <output>It’s you. Go back to the window you came from; you can close this one.</output>
      {goOn}
    </LinkPage>
  );
}
