import { dateIn, defaultTimeZone } from '#domain/deadlines.ts';
import { openCompanyId } from '#domain/limits.ts';
import { matchRecordRows } from '#domain/match-record.ts';
import type { Actor } from '#domain/permissions.ts';
import { managedCompanies, may } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { companyById, companyForPosting } from '#server/features/companies/companies.queries.ts';
import { applicationAssist } from './application-assist.ts';
import { candidatesForJob, jobAssist } from './job-assist.ts';
import { matchRecordFile } from './match-record-file.ts';
import { matchRecord } from './match-record.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { applicationFacts } from '#server/visibility/visible-applications.queries.ts';
import { runsJobById, assistOnOfJob } from '#server/visibility/visible-jobs.queries.ts';
import { found } from '#server/found.ts';

type AssistCalls =
  | 'GET /api/applications/:id/assist'
  | 'GET /api/jobs/:id/assist'
  | 'GET /api/jobs/:id/candidates'
  | 'GET /api/company/match-record';

export const assistRoutes: RoutesOf<AssistCalls> = {
  'GET /api/applications/:id/assist': async ({ db, actor, params, now }) => {
    const application = found(await applicationFacts(db, actor, params.id));
    await refuseSwitchedOff(db, application.jobPostingId);
    return applicationAssist(db, actor, application, now().toISOString());
  },

  'GET /api/jobs/:id/assist': async ({ db, actor, params, query }) => {
    await refuseOthersJob(db, actor, params.id);
    return jobAssist(db, actor, params.id, query);
  },

  'GET /api/jobs/:id/candidates': async ({ db, actor, params }) => {
    await refuseOthersJob(db, actor, params.id);
    return candidatesForJob(db, actor, params.id);
  },

  'GET /api/company/match-record': async ({ db, actor, query, now, reply }) => {
    const companyId = query.companyId ?? managedCompanies(actor)[0] ?? openCompanyId;
    const company = may['company.manage'](actor, companyId) && (await companyById(db, companyId));
    if (!company) throw refuse.notFound();
    const { timeZone } = (await companyForPosting(db, companyId)) ?? { timeZone: defaultTimeZone };
    const to = query.to ?? dateIn(timeZone, now().toISOString());
    const from = query.from ?? yearBefore(to);
    const record = await matchRecord(db, companyId, { from, to, most: matchRecordRows + 1, timeZone });
    if (record.length > matchRecordRows)
      throw refuse.invalid('There is too much for one file. Choose fewer days.', {
        from: 'Choose fewer days.',
      });
    reply.header('Content-Disposition', `attachment; filename="match-record-${companyId}-${from}-${to}.csv"`);
    return matchRecordFile(record);
  },
};

async function refuseOthersJob(db: Db, actor: Actor, jobId: number): Promise<void> {
  if (!(await runsJobById(db, actor, jobId))) throw refuse.notFound();
  await refuseSwitchedOff(db, jobId);
}

async function refuseSwitchedOff(db: Db, jobId: number): Promise<void> {
  if (!(await assistOnOfJob(db, jobId))) throw refuse.conflict('assist_off', 'Assist is off for this job.');
}

function yearBefore(day: string): string {
  return new Date(Date.parse(day) - 365 * 86_400_000).toISOString().slice(0, 10);
}
