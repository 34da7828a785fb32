import type { PlannedTask } from '#domain/onboarding.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { whoChanged } from '#server/visibility/person-name.queries.ts';

export interface OnboardingTemplateRow {
  id: number;
  companyId: number;
  name: string;
  tasks: PlannedTask[];
  changedAt: string;
  changedBy: { userId: number; name: string } | null;
}

const columns = `t.id, t.company_id as "companyId", t.name, t.tasks, t.updated_at as "changedAt", ${whoChanged('t.changed_by')} as "changedBy"`;

export async function onboardingTemplatesOf(db: Db, companyId: number): Promise<OnboardingTemplateRow[]> {
  return rows(
    db,
    `select ${columns} from onboarding_template t where t.company_id = $1 order by lower(t.name)`,
    [companyId],
  );
}

export async function onboardingTemplateById(db: Db, id: number): Promise<OnboardingTemplateRow | undefined> {
  return row(db, `select ${columns} from onboarding_template t where t.id = $1`, [id]);
}

/** The same, locked until the transaction ends. */
export async function lockOnboardingTemplate(tx: Tx, id: number): Promise<OnboardingTemplateRow | undefined> {
  return row(tx, `select ${columns} from onboarding_template t where t.id = $1 for update of t`, [id]);
}

export async function countOnboardingTemplates(tx: Tx, companyId: number): Promise<number> {
  const counted = await row<{ count: number }>(
    tx,
    'select count(*) as count from onboarding_template where company_id = $1',
    [companyId],
  );
  return counted?.count ?? 0;
}

type Template = Pick<OnboardingTemplateRow, 'name' | 'tasks'>;

export async function insertOnboardingTemplate(
  tx: Tx,
  companyId: number,
  { name, tasks }: Template,
  by: number,
): Promise<OnboardingTemplateRow> {
  return oneRow<OnboardingTemplateRow>(
    tx,
    `insert into onboarding_template as t (company_id, name, tasks, changed_by) values ($1, $2, $3, $4) returning ${columns}`,
    [companyId, name, JSON.stringify(tasks), by],
  );
}

export async function updateOnboardingTemplate(
  db: Db,
  id: number,
  { name, tasks }: Template,
  by: number,
): Promise<OnboardingTemplateRow | undefined> {
  return row(
    db,
    `update onboarding_template t set name = $2, tasks = $3, updated_at = now(), changed_by = $4 where id = $1 returning ${columns}`,
    [id, name, JSON.stringify(tasks), by],
  );
}

export async function deleteOnboardingTemplate(db: Db, id: number): Promise<void> {
  await run(db, 'delete from onboarding_template where id = $1', [id]);
}
