import type pg from 'pg';
import type { Body, StepTemplate } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { stepLimits } from '#domain/steps.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale } from '#server/etags.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { hasKit } from '#server/features/interviews/kits.queries.ts';
import { presentTemplate } from './steps.present.ts';
import {
  countTemplates,
  deleteSteps,
  deleteTemplate,
  insertStep,
  insertTemplate,
  isNameTaken,
  lockTemplate,
  moveAllFrom,
  placeStep,
  renameTemplate,
  templatesOf,
} from './steps.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { refuse } from '#server/refusal.ts';

/** Names the steps of a kind of job. */
export async function makeTemplate(
  db: pg.Pool,
  actor: Actor,
  companyId: number,
  { name, steps }: Body<'POST /api/step-templates'>,
): Promise<StepTemplate> {
  return inTransaction(db, async (tx) => {
    if ((await countTemplates(tx, companyId)) >= stepLimits.templates)
      throw refuse.conflict(
        'too_many_templates',
        `A company can have at most ${stepLimits.templates} templates.`,
      );
    if (steps.some(({ id }) => id !== undefined)) throw refuse.invalid(notHere, { steps: notHere });
    await refuseOthersKits(tx, companyId, steps);
    const id = await insertTemplate(tx, companyId, name, actor.id);
    if (id === undefined) throw nameTaken();
    for (const [index, step] of steps.entries()) await insertStep(tx, id, index + 1, step);
    await saveEvent(tx, { type: 'steps.changed', subjectId: companyId, actorId: actor.id });
    return templateIn(tx, companyId, id);
  });
}

/** Makes these a template's steps. Nobody falls off a step that goes: it is said where they go, or nothing changes. */
export async function changeTemplate(
  db: pg.Pool,
  actor: Actor,
  { companyId, id }: { companyId: number; id: number },
  { name, steps, goes = [] }: Body<'PUT /api/step-templates/:id'>,
  ifMatch: IfMatch,
): Promise<StepTemplate> {
  return inTransaction(db, async (tx) => {
    if (!(await lockTemplate(tx, companyId, id))) throw refuse.notFound();
    const before = await templateIn(tx, companyId, id);
    refuseStale(ifMatch, actor, before);
    if (await isNameTaken(tx, companyId, id, name)) throw nameTaken();
    const kept = steps.flatMap((step) => step.id ?? []);
    const known = (one: (typeof steps)[number]) =>
      one.id === undefined || before.steps.some((step) => step.id === one.id && step.status === one.status);
    if (new Set(kept).size < kept.length || !steps.every(known))
      throw refuse.invalid(notHere, { steps: notHere });
    await refuseOthersKits(tx, companyId, steps);

    const leaving = before.steps.filter((step) => !kept.includes(step.id));
    for (const step of leaving) {
      const goal = goes.find(({ from }) => from === step.id);
      const to = before.steps.find((one) => one.id === goal?.to);
      if (!goal && step.candidates) throw standsAt(step.name, step.candidates);
      if (goal?.to && (to?.status !== step.status || !kept.includes(to.id)))
        throw refuse.invalid(otherStatus, { goes: otherStatus });
      await moveAllFrom(tx, step.id, goal?.to ?? null, actor.id);
    }
    await deleteSteps(
      tx,
      leaving.map((step) => step.id),
    );
    await renameTemplate(tx, id, name, actor.id);
    for (const [index, step] of steps.entries()) {
      const stood = before.steps.find((one) => one.id === step.id);
      const { name: called, kitId = stood?.kitId ?? null } = step;
      if (stood) await placeStep(tx, stood.id, index + 1, { name: called, kitId });
      else await insertStep(tx, id, index + 1, step);
    }
    await saveEvent(tx, { type: 'steps.changed', subjectId: companyId, actorId: actor.id });
    return templateIn(tx, companyId, id);
  });
}

/** Deletes a template with its steps: who stood at one stands at the status only, and their history keeps the words. */
export async function dropTemplate(db: pg.Pool, actor: Actor, companyId: number, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockTemplate(tx, companyId, id))) throw refuse.notFound();
    const { steps } = await templateIn(tx, companyId, id);
    for (const step of steps) await moveAllFrom(tx, step.id, null, actor.id);
    await deleteTemplate(tx, id);
    await saveEvent(tx, { type: 'steps.changed', subjectId: companyId, actorId: actor.id });
  });
}

async function templateIn(tx: Tx, companyId: number, id: number): Promise<StepTemplate> {
  const [template] = await templatesOf(tx, companyId, id);
  if (!template) throw refuse.notFound();
  return presentTemplate(template);
}

async function refuseOthersKits(
  tx: Tx,
  companyId: number,
  steps: readonly { kitId?: number | null | undefined }[],
): Promise<void> {
  for (const kitId of new Set(steps.flatMap((step) => step.kitId ?? [])))
    if (!(await hasKit(tx, companyId, kitId))) throw refuse.invalid(noKit, { steps: noKit });
}

const noKit = 'One of these kits is not, or no longer, one of your company. Load it again.';
const notHere = 'One of these steps is not, or no longer, of this template and status. Load it again.';
const otherStatus = 'Candidates can only go to a step of the same status that stays.';

function nameTaken() {
  return refuse.conflict('name_taken', 'Your company has a template of this name already.', {
    name: 'Choose another name.',
  });
}

function standsAt(step: string, candidates: number) {
  const who = candidates === 1 ? 'One candidate stands' : `${candidates} candidates stand`;
  return refuse.conflict('step_in_use', `${who} at “${step}”. Say where they go.`);
}
