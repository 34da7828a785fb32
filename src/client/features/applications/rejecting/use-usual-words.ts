import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { useTemplates } from '#client/features/templates/use-templates.ts';
import { useKeptChoice } from '#client/kit/kept-choices/use-kept-choice.ts';
import type { Answer, MailTemplate } from '#contract/api.ts';

export type Reason = Answer<'GET /api/rejection-reasons'>[number];

/** What a rejection is begun with. */
export interface UsualWords {
  /** Those the company gives now. */
  reasons: readonly Reason[];
  templates: readonly MailTemplate[];
  /** The template this person sent last, on this device: most send the one. A reason is never chosen for them. */
  letter: MailTemplate | undefined;
  keepLetter: (template: string) => void;
}

/** Nothing until it is there; what cannot be had is left out, and nobody is kept from rejecting by it. */
export function useUsualWords(): UsualWords | undefined {
  const reasons = useApi('GET /api/rejection-reasons', { query: {} }, { staleTime: staleAfter.applications });
  const templates = useTemplates();
  const written = templates.data ?? [];
  const [letter, keepLetter] = useKeptChoice(
    'rejection-letter',
    written.map(({ id }) => String(id)),
    '',
  );
  if (reasons.isPending || templates.isPending) return undefined;
  return {
    reasons: (reasons.data ?? []).filter(({ archived }) => !archived),
    templates: written,
    letter: written.find(({ id }) => String(id) === letter),
    keepLetter,
  };
}
