import { useSearchParams } from 'react-router';
import { currentSearchParams } from '#client/kit/lists/current-search-params.ts';
import { isDate } from '#domain/dates.ts';
import {
  type SecurityGroup,
  securityGroups,
  type SecurityOutcome,
  securityOutcomes,
} from '#domain/security-log.ts';

/** What the log is narrowed to, as the address has it: `?person=shifa&group=sign-ins&outcome=failed&from=2026-11-01`. */
export interface SecurityFilters {
  person?: string;
  group?: SecurityGroup;
  outcome?: SecurityOutcome;
  from?: string;
  to?: string;
}

const names = ['person', 'group', 'outcome', 'from', 'to'] as const satisfies (keyof SecurityFilters)[];

export type ChangeFilters = (part: SecurityFilters, how?: 'replace') => void;

export function useSecurityFilters() {
  const [params, setParams] = useSearchParams();
  // What else the address says stays: whose log it is, and in which tab.
  const change: ChangeFilters = (part, how) => {
    const next = currentSearchParams();
    for (const [name, value] of Object.entries(part)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: how === 'replace' });
  };
  const clear = () =>
    change({ person: undefined, group: undefined, outcome: undefined, from: undefined, to: undefined });
  const filters = readFilters(params);
  return { filters, change, clear, narrowed: names.some((name) => filters[name]) };
}

export function readFilters(params: URLSearchParams): SecurityFilters {
  const day = (name: string) => {
    const given = params.get(name) ?? '';
    return isDate(given) ? given : undefined;
  };
  return {
    person: params.get('person') || undefined,
    group: securityGroups.find((group) => group === params.get('group')),
    outcome: securityOutcomes.find((outcome) => outcome === params.get('outcome')),
    from: day('from'),
    to: day('to'),
  };
}
