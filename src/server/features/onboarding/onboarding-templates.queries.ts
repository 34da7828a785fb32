import type { PlannedTask } from '#domain/onboarding.ts';
import type { Db } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

export interface OnboardingTemplateRow {
  id: number;
  companyId: number;
  name: string;
  tasks: PlannedTask[];
}

const columns = 'id, company_id as "companyId", name, tasks';

export async function onboardingTemplatesOf(db: Db, companyId: number): Promise<OnboardingTemplateRow[]> {
  return rows(db, `select ${columns} from onboarding_template where company_id = $1 order by lower(name)`, [
    companyId,
  ]);
}

export async function onboardingTemplateById(db: Db, id: number): Promise<OnboardingTemplateRow | undefined> {
  return row(db, `select ${columns} from onboarding_template where id = $1`, [id]);
}

export async function countOnboardingTemplates(tx: Db, companyId: number): Promise<number> {
  const counted = await row<{ count: number }>(
    tx,
    'select count(*) as count from onboarding_template where company_id = $1',
    [companyId],
  );
  return counted?.count ?? 0;
}

type Template = Pick<OnboardingTemplateRow, 'name' | 'tasks'>;

export async function insertOnboardingTemplate(
  tx: Db,
  companyId: number,
  { name, tasks }: Template,
): Promise<OnboardingTemplateRow> {
  // The cast: an insert without a conflict clause returns its row or throws.
  return (await row<OnboardingTemplateRow>(
    tx,
    `insert into onboarding_template (company_id, name, tasks) values ($1, $2, $3) returning ${columns}`,
    [companyId, name, JSON.stringify(tasks)],
  )) as OnboardingTemplateRow;
}

export async function updateOnboardingTemplate(
  db: Db,
  id: number,
  { name, tasks }: Template,
): Promise<OnboardingTemplateRow | undefined> {
  return row(
    db,
    `update onboarding_template set name = $2, tasks = $3, updated_at = now() where id = $1 returning ${columns}`,
    [id, name, JSON.stringify(tasks)],
  );
}

export async function deleteOnboardingTemplate(db: Db, id: number): Promise<void> {
  await run(db, 'delete from onboarding_template where id = $1', [id]);
}
