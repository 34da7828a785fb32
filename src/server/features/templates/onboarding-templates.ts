import type { Body } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { refuse } from '#server/refusal.ts';
import {
  countOnboardingTemplates,
  deleteOnboardingTemplate,
  insertOnboardingTemplate,
  lockOnboardingTemplate,
  onboardingTemplateById,
  type OnboardingTemplateRow,
  onboardingTemplatesOf,
  updateOnboardingTemplate,
} from './onboarding-templates.queries.ts';
import type { ManagedKind } from './template-calls.ts';

type Written = Body<'POST /api/onboarding-templates'>;

const nameTaken = 'Another list has this name.';

export const onboardingTemplates: ManagedKind<Written, OnboardingTemplateRow> = {
  call: 'PUT /api/onboarding-templates/:id',
  most: limits.onboardingTemplates,
  tooMany: `A company can keep ${limits.onboardingTemplates} lists. Delete one that is no longer used.`,
  nameRule: 'onboarding_template_name',
  nameTaken: () => refuse.conflict('template_name_taken', nameTaken, { name: nameTaken }),
  list: onboardingTemplatesOf,
  byId: onboardingTemplateById,
  count: countOnboardingTemplates,
  insert: (tx, companyId, written, by) => insertOnboardingTemplate(tx, companyId, listFrom(written), by),
  lock: lockOnboardingTemplate,
  update: (tx, id, written, by) => updateOnboardingTemplate(tx, id, listFrom(written), by),
  remove: deleteOnboardingTemplate,
};

/** A detail that is not given is none. */
function listFrom({ name, tasks }: Written) {
  return { name, tasks: tasks.map((task) => ({ ...task, details: task.details ?? null })) };
}
