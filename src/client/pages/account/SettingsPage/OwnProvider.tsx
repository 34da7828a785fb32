import { useSearchParams } from 'react-router';
import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { ProviderProblem } from '#client/features/accounts/ProviderProblem.tsx';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Time } from '#client/ui/Time.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** The company's own sign-in, where it has one: connected with the account, or to be. Nothing where there is neither. */
export function OwnProvider() {
  const [search] = useSearchParams();
  const { data } = useApi('GET /api/user/provider', {});
  const connect = useApiMutation<unknown>({
    mutationFn: async () => {
      const { location } = await call('POST /api/user/provider', { body: { next: paths.ownAccount } });
      window.location.assign(location);
    },
    failedTitle: 'Not connected',
  });
  if (!data || (!data.offered && !data.connected.length)) return null;
  const { offered, connected } = data;
  const isConnected = connected.some(({ companyId }) => companyId === offered?.companyId);
  return (
    <SettingsSection
      title="Company sign-in"
      lead={
        offered?.required
          ? `${offered.companyName} wants its people to sign in with the company.`
          : 'Sign in where you work, without a password here.'
      }
    >
      <ProviderProblem problem={search.get('problem')} title="Nothing was connected" />
      {connected.map(({ companyId, companyName, usedAt }) => (
        <p key={companyId}>
          Connected with <bdi>{companyName}</bdi>, last used <Time value={usedAt} as="moment" />.
        </p>
      ))}
      {offered && !isConnected && (
        <Button pending={connect.isPending} pendingLabel="Going there…" onClick={() => connect.mutate()}>
          Connect with {offered.companyName}
        </Button>
      )}
    </SettingsSection>
  );
}
