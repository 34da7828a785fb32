import type { Answer } from '#contract/api.ts';
import { type FirstRunStep, firstRunSteps } from '#domain/first-run.ts';
import { openCompanyId } from '#domain/limits.ts';
import { type Actor, managedCompanies } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { firstRunFacts } from './first-run.queries.ts';

/** For whoever has no company yet, or manages one: those who join one find it set up. */
export async function firstRun(db: Db, actor: Actor): Promise<Answer<'GET /api/dashboard/first-run'>> {
  const [managed] = managedCompanies(actor);
  const joined = actor.memberships.some(({ companyId }) => companyId !== openCompanyId);
  const facts = managed === undefined && joined ? undefined : await firstRunFacts(db, actor, managed);
  if (!facts) return { steps: null, doneAt: null };
  const done: Record<FirstRunStep, boolean> = {
    company: facts.companyAt !== null,
    logo: facts.logo,
    job: facts.jobAt !== null,
    colleague: facts.colleagueAt !== null,
    applicant: facts.applicantAt !== null,
  };
  const times = [facts.companyAt, facts.jobAt, facts.colleagueAt, facts.applicantAt].map(
    (time) => time ?? '',
  );
  return {
    steps: firstRunSteps.map((step) => ({ step, done: done[step] })),
    doneAt: Object.values(done).every(Boolean)
      ? times.reduce((last, time) => (time > last ? time : last))
      : null,
  };
}
