import type pg from 'pg';
import type { Body, OnboardingTemplate } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import {
  countOnboardingTemplates,
  insertOnboardingTemplate,
  updateOnboardingTemplate,
} from '#server/features/onboarding/onboarding-templates.queries.ts';
import { refuse } from '#server/refusal.ts';

type Written = Body<'POST /api/onboarding-templates'>;

/** A detail that is not given is none. */
function listFrom({ name, tasks }: Written) {
  return { name, tasks: tasks.map((task) => ({ ...task, details: task.details ?? null })) };
}

export async function keepTemplate(
  db: pg.Pool,
  companyId: number,
  written: Written,
): Promise<OnboardingTemplate> {
  return withOwnName(() =>
    inTransaction(db, async (tx) => {
      await lockCompany(tx, companyId);
      if ((await countOnboardingTemplates(tx, companyId)) >= limits.onboardingTemplates)
        throw refuse.conflict(
          'too_many_templates',
          `A company can keep ${limits.onboardingTemplates} lists. Delete one that is no longer used.`,
        );
      return insertOnboardingTemplate(tx, companyId, listFrom(written));
    }),
  );
}

export async function changeTemplate(db: pg.Pool, id: number, written: Written): Promise<OnboardingTemplate> {
  return withOwnName(async () => {
    const changed = await updateOnboardingTemplate(db, id, listFrom(written));
    if (!changed) throw refuse.notFound();
    return changed;
  });
}

async function withOwnName(keep: () => Promise<OnboardingTemplate>): Promise<OnboardingTemplate> {
  try {
    return await keep();
  } catch (error) {
    if (brokenUniqueRule(error) !== 'onboarding_template_name') throw error;
    throw refuse.conflict('template_name_taken', 'Another list has this name.', {
      name: 'Another list has this name.',
    });
  }
}
