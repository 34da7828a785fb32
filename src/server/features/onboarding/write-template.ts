import type pg from 'pg';
import type { Body, OnboardingTemplate } from '#contract/api.ts';
import { limits } from '#domain/limits.ts';
import type { Actor } from '#domain/permissions.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale, withEtag } from '#server/etags.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import {
  countOnboardingTemplates,
  insertOnboardingTemplate,
  lockOnboardingTemplate,
  updateOnboardingTemplate,
} from './onboarding-templates.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';
import { found } from '#server/found.ts';

type Written = Body<'POST /api/onboarding-templates'>;

const call = 'PUT /api/onboarding-templates/:id';

/** A detail that is not given is none. */
function listFrom({ name, tasks }: Written) {
  return { name, tasks: tasks.map((task) => ({ ...task, details: task.details ?? null })) };
}

export async function createTemplate(
  db: pg.Pool,
  actor: Actor,
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
      return withEtag(call, await insertOnboardingTemplate(tx, companyId, listFrom(written), actor.id));
    }),
  );
}

/** Changes a template. What somebody has written since it was read for this is not written over. */
export async function changeTemplate(
  db: pg.Pool,
  actor: Actor,
  id: number,
  written: Written,
  ifMatch: IfMatch,
): Promise<OnboardingTemplate> {
  return withOwnName(() =>
    inTransaction(db, async (tx) => {
      const before = found(await lockOnboardingTemplate(tx, id));
      refuseStale(ifMatch, actor, withEtag(call, before));
      const changed = await updateOnboardingTemplate(tx, id, listFrom(written), actor.id);
      return withEtag(call, changed ?? before);
    }),
  );
}

async function withOwnName(write: () => Promise<OnboardingTemplate>): Promise<OnboardingTemplate> {
  try {
    return await write();
  } catch (error) {
    if (brokenUniqueRule(error) !== 'onboarding_template_name') throw error;
    throw refuse.conflict('template_name_taken', 'Another list has this name.', {
      name: 'Another list has this name.',
    });
  }
}
