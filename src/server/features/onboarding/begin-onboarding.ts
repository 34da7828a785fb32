import type pg from 'pg';
import type { Body, Onboarding } from '#contract/api.ts';
import { listRests, type PlannedTask, startingTasks } from '#domain/onboarding.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { presentedOnboarding } from './onboarding.present.ts';
import { insertOnboarding, insertPlanned, onboardingById } from './onboarding.queries.ts';
import { onboardingTemplateById } from '#server/features/templates/onboarding-templates.queries.ts';
import { refuse } from '#server/refusal.ts';
import { lockApplicationFacts } from '#server/visibility/visible-applications.queries.ts';
import { found } from '#server/found.ts';

/** Begins the list of somebody who was hired: once, with the tasks of a template of the job’s company or the usual ones. */
export async function beginOnboarding(
  db: pg.Pool,
  actor: Actor,
  applicationId: number,
  { templateId, startDate }: Body<'POST /api/applications/:id/onboarding'>,
): Promise<Onboarding> {
  return inTransaction(db, async (tx) => {
    const application = found(await lockApplicationFacts(tx, actor, applicationId));
    if (listRests(application))
      throw refuse.conflict('not_hired', 'Onboarding can start once someone is hired.');
    const tasks = await tasksFrom(tx, templateId ?? null, application.companyId);
    const id = await insertOnboarding(tx, { applicationId, startDate, begunBy: actor.id });
    if (id === undefined)
      throw refuse.conflict('onboarding_begun', 'Onboarding has already started. Edit the existing list.');
    await insertPlanned(tx, id, tasks, actor.id);
    await saveEvent(tx, {
      type: 'onboarding.begun',
      subjectId: id,
      actorId: actor.id,
      data: { applicationId },
    });
    const onboarding = found(await onboardingById(tx, actor, id));
    return presentedOnboarding(tx, actor, onboarding);
  });
}

async function tasksFrom(
  tx: Tx,
  templateId: number | null,
  companyId: number,
): Promise<readonly PlannedTask[]> {
  if (templateId === null) return startingTasks;
  const template = await onboardingTemplateById(tx, templateId);
  if (template?.companyId !== companyId)
    throw refuse.invalid('This template is not one of the company’s.', {
      templateId: 'Not a template of the company.',
    });
  return template.tasks;
}
