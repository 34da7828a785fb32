import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { useKeptChoice } from '#client/kit/kept-choices/use-kept-choice.ts';
import { hiringReach, isStaff } from '#domain/permissions.ts';

const whoseChoices = ['all', 'own'] as const;
export type Whose = (typeof whoseChoices)[number];

/** What the list is asked for before anybody is there. */
export const usualToday = { query: { whose: 'all' } } as const;

/** What waits, for the jobs one chose to see: whoever reaches a company's can keep to their own. */
export function useToday() {
  const user = useUser();
  const [chosen, choose] = useKeptChoice<Whose>('today', whoseChoices, 'all');
  const choosable = isStaff(user) && hiringReach(user).allPostingsIn.length > 0;
  const whose = choosable ? chosen : 'all';
  const today = useApi(
    'GET /api/dashboard/today',
    { query: { whose } },
    { staleTime: 0, keepPrevious: true },
  );
  return { today, whose, choose: choosable ? choose : undefined };
}
