import type { ApplicationStatus } from '#domain/application-status.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { whoChanged } from '#server/visibility/person-name.queries.ts';

export interface StepRow {
  id: number;
  status: ApplicationStatus;
  name: string;
}

export interface TemplateRow {
  id: number;
  name: string;
  createdAt: string;
  jobs: number;
  changedAt: string;
  changedBy: { userId: number; name: string } | null;
  steps: (StepRow & { candidates: number; kitId: number | null })[];
}

/** The steps of the template `job_posting j` goes by, as JSON, in their order; none where it goes by none. */
export const stepsOfJob = `(select coalesce(json_agg(json_build_object('id', s.id, 'status', s.status, 'name', s.name) order by s.position), '[]')
  from step s where s.template_id = j.step_template_id)`;

/** A company's templates, or one of them. */
export async function templatesOf(db: Db, companyId: number, id?: number): Promise<TemplateRow[]> {
  return rows(
    db,
    `select t.id, t.name, t.created_at as "createdAt", coalesce(t.changed_at, t.created_at) as "changedAt", ${whoChanged('t.changed_by')} as "changedBy",
            (select count(*) from job_posting j where j.step_template_id = t.id) as jobs,
            (select coalesce(json_agg(json_build_object('id', s.id, 'status', s.status, 'name', s.name, 'kitId', s.kit_id,
                'candidates', (select count(*) from application a where a.step_id = s.id and a.withdrawn_at is null)) order by s.position), '[]')
             from step s where s.template_id = t.id) as steps
     from step_template t where t.company_id = $1 and ($2::integer is null or t.id = $2) order by lower(t.name), t.id`,
    [companyId, id ?? null],
  );
}

export async function countTemplates(tx: Tx, companyId: number): Promise<number> {
  await run(tx, 'select from company where id = $1 for no key update', [companyId]);
  const counted = await row<{ count: number }>(
    tx,
    'select count(*) as count from step_template where company_id = $1',
    [companyId],
  );
  return counted?.count ?? 0;
}

/** Undefined where the company has one of this name. */
export async function insertTemplate(
  tx: Tx,
  companyId: number,
  name: string,
  by: number,
): Promise<number | undefined> {
  const inserted = await row<{ id: number }>(
    tx,
    'insert into step_template (company_id, name, changed_by) values ($1, $2, $3) on conflict (company_id, lower(name)) do nothing returning id',
    [companyId, name, by],
  );
  return inserted?.id;
}

/** A template of this company, locked until the transaction ends. */
export async function lockTemplate(tx: Tx, companyId: number, id: number): Promise<boolean> {
  return Boolean(
    await row(tx, 'select id from step_template where id = $1 and company_id = $2 for update', [
      id,
      companyId,
    ]),
  );
}

export async function isNameTaken(tx: Tx, companyId: number, id: number, name: string): Promise<boolean> {
  return Boolean(
    await row(
      tx,
      'select id from step_template where company_id = $1 and id <> $2 and lower(name) = lower($3)',
      [companyId, id, name],
    ),
  );
}

export async function renameTemplate(tx: Tx, id: number, name: string, by: number): Promise<void> {
  await run(
    tx,
    'update step_template set name = $2, changed_by = $3, changed_at = clock_timestamp() where id = $1',
    [id, name, by],
  );
}

export async function deleteTemplate(tx: Tx, id: number): Promise<void> {
  await run(tx, 'delete from step_template where id = $1', [id]);
}

export async function insertStep(
  tx: Tx,
  templateId: number,
  position: number,
  { status, name, kitId }: Omit<StepRow, 'id'> & { kitId?: number | null | undefined },
): Promise<void> {
  await run(
    tx,
    'insert into step (template_id, position, status, name, kit_id) values ($1, $2, $3, $4, $5)',
    [templateId, position, status, name, kitId ?? null],
  );
}

export async function placeStep(
  tx: Tx,
  id: number,
  position: number,
  { name, kitId }: { name: string; kitId: number | null },
): Promise<void> {
  await run(tx, 'update step set position = $2, name = $3, kit_id = $4 where id = $1', [
    id,
    position,
    name,
    kitId,
  ]);
}

export async function deleteSteps(tx: Tx, ids: readonly number[]): Promise<void> {
  await run(tx, 'delete from step where id = any($1::integer[])', [ids]);
}

/** Moves everybody who stands at a step to another of the same status, or to none, and keeps that in their history. */
export async function moveAllFrom(tx: Tx, from: number, to: number | null, changedBy: number): Promise<void> {
  await run(
    tx,
    `with moved as (
       update application set step_id = $2 where step_id = $1 returning id, status
     )
     insert into application_step_history (application_id, changed_by, status, from_step, to_step)
     select m.id, $3, m.status, (select name from step where id = $1), (select name from step where id = $2) from moved m`,
    [from, to, changedBy],
  );
}

/** The step of this id, if it is one of the template this application's job goes by. */
export async function stepForApplication(
  tx: Tx,
  applicationId: number,
  stepId: number,
): Promise<StepRow | undefined> {
  return row(
    tx,
    `select s.id, s.status, s.name from step s
     join job_posting j on j.step_template_id = s.template_id join application a on a.job_posting_id = j.id
     where a.id = $1 and s.id = $2 for share of s`,
    [applicationId, stepId],
  );
}

export async function stepName(tx: Tx, stepId: number): Promise<string | null> {
  return (await row<{ name: string }>(tx, 'select name from step where id = $1', [stepId]))?.name ?? null;
}

export async function updateStep(tx: Tx, applicationId: number, stepId: number | null): Promise<void> {
  await run(tx, 'update application set step_id = $2 where id = $1', [applicationId, stepId]);
}

export async function insertStepHistory(
  tx: Tx,
  entry: {
    applicationId: number;
    changedBy: number;
    status: ApplicationStatus;
    from: string | null;
    to: string | null;
  },
): Promise<void> {
  await run(
    tx,
    `insert into application_step_history (application_id, changed_by, status, from_step, to_step) values ($1, $2, $3, $4, $5)`,
    [entry.applicationId, entry.changedBy, entry.status, entry.from, entry.to],
  );
}

export async function isTemplateOf(tx: Tx, companyId: number, templateId: number): Promise<boolean> {
  return Boolean(
    await row(tx, 'select id from step_template where id = $1 and company_id = $2 for share', [
      templateId,
      companyId,
    ]),
  );
}

/** After a job took another template: whoever stood at a step stands at the one of the same name, or at their status only. */
export async function carrySteps(tx: Tx, jobId: number): Promise<void> {
  await run(
    tx,
    `update application a set step_id = (
       select s.id from step s join job_posting j on j.id = a.job_posting_id and j.step_template_id = s.template_id
       join step before on before.id = a.step_id
       where s.status = a.status and lower(s.name) = lower(before.name) limit 1)
     where a.job_posting_id = $1 and a.step_id is not null`,
    [jobId],
  );
}
