import { openCompanyId } from '#domain/limits.ts';
import { managedCompanies, may } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { companyById } from '#server/features/companies/companies.queries.ts';
import { deleteFairnessAnswers, fairnessAnswersOf, saveFairnessAnswers } from './fairness.queries.ts';
import { fairnessReport } from './fairness-report.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';

type FairnessCalls =
  | 'GET /api/profile/fairness-answers'
  | 'PUT /api/profile/fairness-answers'
  | 'DELETE /api/profile/fairness-answers'
  | 'GET /api/company/fairness-report';

export const fairnessRoutes: RoutesOf<FairnessCalls> = {
  'GET /api/profile/fairness-answers': async ({ db, actor }) => answersOf(db, actor.id),

  'PUT /api/profile/fairness-answers': async ({ db, actor, body }) => {
    await saveFairnessAnswers(db, actor.id, body);
    return answersOf(db, actor.id);
  },

  'DELETE /api/profile/fairness-answers': async ({ db, actor }) => deleteFairnessAnswers(db, actor.id),

  'GET /api/company/fairness-report': async ({ db, actor, query, now }) => {
    const companyId = query.companyId ?? managedCompanies(actor)[0] ?? openCompanyId;
    const company = may['company.manage'](actor, companyId) ? await companyById(db, companyId) : undefined;
    if (!company) throw refuse.notFound();
    const today = now().toISOString();
    return fairnessReport(db, company, query.year, today);
  },
};

async function answersOf(db: Db, userId: number) {
  const given = await fairnessAnswersOf(db, userId);
  return { answered: given !== undefined, sex: null, ageGroup: null, origin: null, ...given };
}
