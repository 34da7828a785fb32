import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Switch } from '#client/ui/Switch.tsx';
import { can } from '#domain/permissions.ts';

/** For job seekers: not to be found by this company, such as the one they work for. */
export function HideFrom({ company }: { company: { id: number; name: string } }) {
  return can['profile.own'](useUser()) ? <HideSwitch company={company} /> : null;
}

function HideSwitch({ company: { id, name } }: { company: { id: number; name: string } }) {
  const { data } = useApi('GET /api/hidden-companies', {});
  const change = useApiMutation<void, boolean>({
    mutationFn: (hide) =>
      hide
        ? call('PUT /api/hidden-companies/:id', { params: { id } })
        : call('DELETE /api/hidden-companies/:id', { params: { id } }),
    failedTitle: 'Update failed',
    onSettled: () => refresh('GET /api/hidden-companies'),
  });
  if (!data) return null;
  const hidden = change.isPending ? change.variables : data.some((company) => company.id === id);
  return (
    <Switch
      label={`Hide me from \u2068${name}\u2069`}
      hint="They can’t find you among candidates, but still see what you send them."
      on={hidden}
      onChange={(hide) => change.mutate(hide)}
    />
  );
}
