import { useRef } from 'react';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Company } from '#contract/api.ts';
import { openCompanyId } from '#domain/limits.ts';
import { can, verifiedCompany } from '#domain/permissions.ts';
import { membershipsChanged } from './memberships.ts';

interface Props {
  company: Pick<Company, 'id' | 'name'>;
  size?: 'compact' | 'default';
}

/** Asks to join a company, or says how that stands. Nothing for those who cannot belong to it. */
export function JoinButton({ company, size }: Props) {
  const user = useUser();
  const place = useRef<HTMLSpanElement>(null);
  const join = useApiMutation<unknown>({
    mutationFn: () => call('POST /api/companies/:id/members', { params: { id: company.id } }),
    onSuccess: async () => {
      await membershipsChanged();
      // The button is gone, and the focus would be lost with it.
      place.current?.focus();
      toast({
        title: 'Request sent',
        description: `Someone who runs ${company.name} here has to confirm that you belong to it.`,
      });
    },
    failedTitle: 'Request failed',
  });
  const membership = user.memberships.find(({ companyId }) => companyId === company.id);
  if (!can['company.join'](user) || company.id === openCompanyId) return null;
  if (!membership && verifiedCompany(user) !== undefined) return null;
  return (
    <span ref={place} tabIndex={-1}>
      {membership ? (
        <Pill icon={membership.verified ? 'check' : 'clock'}>
          {membership.verified ? 'Your company' : 'Asked to join'}
        </Pill>
      ) : (
        <Button
          size={size}
          icon={size === 'compact' ? undefined : 'users'}
          aria-label={`Ask to join ${company.name}`}
          pending={join.isPending}
          pendingLabel="Asking…"
          onClick={() => join.mutate()}
        >
          Ask to join
        </Button>
      )}
    </span>
  );
}
