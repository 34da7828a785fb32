import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import type { CurrentUser } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';

/** For who belongs to no company: to where they create one, if they may, or ask to join one. */
export function WaysToBelong({ user }: { user: CurrentUser }) {
  return (
    <>
      {can['company.create'](user) && (
        <ButtonLink to={paths.createCompany} icon="building">
          Create a company
        </ButtonLink>
      )}
      {can['company.join'](user) && (
        <ButtonLink to={paths.joinCompany} icon="users">
          Join a company
        </ButtonLink>
      )}
    </>
  );
}
