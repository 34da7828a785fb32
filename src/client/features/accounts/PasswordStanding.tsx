import { useOwnProvider } from './use-own-provider.ts';
import { Time } from '#client/ui/Time.tsx';
import type { CurrentUser } from '#contract/api.ts';

/** Since when one's password is what it is, or, for who has none, how they sign in instead. */
export function PasswordStanding({ user }: { user: CurrentUser }) {
  const { company } = useOwnProvider(user);
  const { hasPassword, passwordChangedAt, createdAt } = user;
  if (!hasPassword && company !== undefined)
    return (
      <>
        None: you sign in through <bdi>{company}</bdi>.
      </>
    );
  if (!hasPassword) return 'None: you sign in another way.';
  if (passwordChangedAt === null) return 'We don’t know when you last changed it.';
  return passwordChangedAt === createdAt ? (
    <>
      Not changed since you created your account on <Time value={createdAt} />.
    </>
  ) : (
    <>
      Last changed on <Time value={passwordChangedAt} />.
    </>
  );
}
