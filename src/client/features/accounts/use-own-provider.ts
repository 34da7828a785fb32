import { useApi } from '#client/api/use-api.ts';
import type { CurrentUser } from '#contract/api.ts';
import { managesByMembership } from '#domain/permissions.ts';

interface OwnProvider {
  /** Through which company somebody signs in who has no password. */
  company: string | undefined;
  /** Whether a password would let them in: it does not where their company wants all but its admins to come by its provider. */
  mayHavePassword: boolean;
}

export function useOwnProvider({ hasPassword, memberships }: CurrentUser): OwnProvider {
  const { data } = useApi('GET /api/user/provider', {}, { enabled: !hasPassword });
  if (hasPassword) return { company: undefined, mayHavePassword: true };
  const manages = memberships.some(managesByMembership);
  return {
    company: data?.connected[0]?.companyName,
    mayHavePassword: data !== undefined && (manages || !data.offered?.required),
  };
}
