import { useMutation } from '@tanstack/react-query';
import { call, type ApiError } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { membershipsChanged } from '#client/features/companies/memberships.ts';
import { toast } from '#client/ui/toast.ts';
import type { Answer, BodyInput } from '#contract/api.ts';

export type Member = Answer<'GET /api/companies/:id/members'>[number];

/** Confirms a member or gives them another role; the table follows, and so does one's own account where it is about oneself. */
export function useMemberChange(done?: () => void) {
  const settle = useSettling();
  return useApiMutation<
    unknown,
    { member: Member; change: BodyInput<'PUT /api/companies/:id/members/:userId'>; said: string }
  >({
    mutationFn: ({ member: { companyId, userId }, change }) =>
      call('PUT /api/companies/:id/members/:userId', { params: { id: companyId, userId }, body: change }),
    onSuccess: async (_, { member, said }) => {
      await settle(member);
      toast({ title: said });
      done?.();
    },
    failedTitle: 'Update failed',
  });
}

/** Ends a membership, or declines who asked for one; `leave` takes away the question that was asked about it. */
export function useMemberRemoval(done: (leave: () => boolean) => void) {
  const settle = useSettling();
  return useMutation<unknown, ApiError, { member: Member; leave: () => boolean }>({
    mutationFn: ({ member: { companyId, userId } }) =>
      call('DELETE /api/companies/:id/members/:userId', { params: { id: companyId, userId } }),
    onSuccess: async (_, { member, leave }) => {
      await settle(member);
      toast({ title: member.verified ? `${member.name} was removed` : `${member.name} was declined` });
      done(leave);
    },
  });
}

function useSettling() {
  const user = useUser();
  return async ({ userId }: Member) => {
    if (userId === user.id) await membershipsChanged();
    else await refresh('GET /api/companies/:id/members');
  };
}
