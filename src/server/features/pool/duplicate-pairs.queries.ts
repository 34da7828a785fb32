import type { Answer } from '#contract/api.ts';
import type { Applicant, DuplicateReason } from '#domain/duplicates.ts';
import { poolLimits } from '#domain/limits.ts';
import { type Actor, poolCompany } from '#domain/permissions.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';
import { type Page, pageOf, readCursor } from '#server/http/paging.ts';
import { joinPerson } from '#server/visibility/merged-accounts.queries.ts';
import { personName } from '#server/visibility/person-name.queries.ts';

export interface ComparedApplicant extends Applicant {
  /** The account under which the company shows this person by now. */
  person: number;
}

/** What a company's latest applicants sent to it, as far as it can tell two to be one; of some of them only where asked. */
export async function applicantsOf(
  db: Db,
  companyId: number,
  only: readonly number[] | null = null,
): Promise<ComparedApplicant[]> {
  const shown = joinPerson('$1', 'u.id');
  return rows(
    db,
    `select u.id, ${shown.person} as person, u.first_name as "firstName", u.last_name as "lastName", u.email, p.phone, sent.resumes
     from (
       select a.job_seeker_id, max(a.application_date) as last,
              coalesce(array_agg(distinct encode(f.sha256, 'hex')) filter (where f.sha256 is not null), '{}') as resumes
       from application a join job_posting j on j.id = a.job_posting_id left join file f on f.id = a.file_id
       where j.company_id = $1 and ($2::integer[] is null or a.job_seeker_id = any($2))
       group by a.job_seeker_id order by last desc limit ${poolLimits.compared}
     ) sent
     join user_account u on u.id = sent.job_seeker_id and u.disabled_at is null
     left join job_seeker_profile p on p.user_id = u.id ${shown.join}`,
    [companyId, only],
  );
}

/** The pairs of accounts that somebody of the company has decided about, as it stands. */
export async function decidedPairs(db: Db, companyId: number): Promise<{ one: number; other: number }[]> {
  return rows(
    db,
    'select kept_id as one, other_id as other from candidate_pair where company_id = $1 and undone_at is null',
    [companyId],
  );
}

type Side = Answer<'GET /api/company/duplicates'>[number]['people'][number];

/** These applicants, as they are shown side by side. */
export async function sides(db: Db, companyId: number, ids: readonly number[]): Promise<Side[]> {
  return rows<Side>(
    db,
    `select u.id, ${personName('u')} as name, p.title, p.location, u.email, p.phone,
            sent.applications, sent.job as "lastJobTitle", sent.last as "lastAppliedAt"
     from user_account u left join job_seeker_profile p on p.user_id = u.id
     join lateral (
       select count(*)::integer as applications, max(a.application_date) as last,
              (array_agg(j.title order by a.application_date desc))[1] as job
       from application a join job_posting j on j.id = a.job_posting_id
       where a.job_seeker_id = u.id and j.company_id = $1
     ) sent on sent.applications > 0
     where u.id = any($2)`,
    [companyId, ids],
  );
}

/** Whether an account is shown as somebody else's, and which others are shown as its own. */
export async function mergedAccounts(
  db: Db,
  actor: Actor,
  id: number,
): Promise<Pick<Answer<'GET /api/company/candidates/:id'>, 'mergedInto' | 'mergedWith'>> {
  const company = poolCompany(actor);
  if (company === undefined) return { mergedInto: null, mergedWith: [] };
  const [shown, mergedWith] = await Promise.all([
    row<{ person: number }>(db, 'select person_for($1, $2) as person', [company, id]),
    rows<{ id: number; decisionId: number; name: string; email: string | null; phone: string | null }>(
      db,
      `select u.id, d.id as "decisionId", ${personName('u')} as name, u.email, p.phone
       from candidate_pair d join user_account u on u.id = d.other_id left join job_seeker_profile p on p.user_id = u.id
       where d.company_id = $1 and d.kept_id = $2 and d.same and d.undone_at is null order by d.id`,
      [company, id],
    ),
  ]);
  return { mergedInto: shown && shown.person !== id ? shown.person : null, mergedWith };
}

/** The account an applicant was merged into, also while that one is disabled. */
export async function mergedInto(tx: Tx, companyId: number, id: number): Promise<number | undefined> {
  const found = await row<{ id: number }>(
    tx,
    'select kept_id as id from candidate_pair where company_id = $1 and other_id = $2 and same and undone_at is null',
    [companyId, id],
  );
  return found?.id;
}

export async function hasOthersMerged(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const found = await row(
    tx,
    'select id from candidate_pair where company_id = $1 and kept_id = $2 and same and undone_at is null limit 1',
    [companyId, id],
  );
  return found !== undefined;
}

interface NewDecision {
  companyId: number;
  keptId: number;
  otherId: number;
  same: boolean;
  reasons: readonly DuplicateReason[];
  by: number;
}

export async function insertDecision(tx: Tx, decision: NewDecision): Promise<number> {
  const inserted = await row<{ id: number }>(
    tx,
    `insert into candidate_pair (company_id, kept_id, other_id, same, reasons, decided_by)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [decision.companyId, decision.keptId, decision.otherId, decision.same, decision.reasons, decision.by],
  );
  if (!inserted) throw new Error('A decision that was inserted came back without its id.');
  return inserted.id;
}

export interface StandingDecision {
  id: number;
  keptId: number;
  otherId: number;
  same: boolean;
  undoneAt: string | null;
}

/** A decision of this company, locked until the transaction ends. */
export async function lockDecision(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<StandingDecision | undefined> {
  return row(
    tx,
    `select id, kept_id as "keptId", other_id as "otherId", same, undone_at as "undoneAt"
     from candidate_pair where id = $2 and company_id = $1 for update`,
    [companyId, id],
  );
}

export async function markUndone(tx: Tx, id: number, by: number): Promise<void> {
  await run(tx, 'update candidate_pair set undone_by = $2, undone_at = now() where id = $1', [id, by]);
}

interface DecisionRow extends StandingDecision {
  keptName: string;
  otherName: string;
  reasons: DuplicateReason[];
  by: string | null;
  decidedAt: string;
  undoneBy: string | null;
}

/** What a company has decided, the latest first. */
export async function decisionsOf(
  db: Db,
  companyId: number,
  {
    among,
    limit,
    cursor,
  }: { among?: readonly number[] | undefined; limit: number; cursor?: string | undefined },
): Promise<Page<DecisionRow>> {
  const parameters = new Parameters();
  const where = [`d.company_id = ${parameters.add(companyId)}`];
  if (among) where.push(`d.id = any(${parameters.add(among)}::integer[])`);
  const after = readCursor(cursor, ['number']);
  if (after) where.push(`d.id < ${parameters.add(after[0])}::integer`);
  const found = await rows<DecisionRow>(
    db,
    `select d.id, d.kept_id as "keptId", d.other_id as "otherId", d.same, d.reasons, d.decided_at as "decidedAt", d.undone_at as "undoneAt",
            ${personName('k')} as "keptName", ${personName('o')} as "otherName", ${personName('b')} as by, ${personName('n')} as "undoneBy"
     from candidate_pair d join user_account k on k.id = d.kept_id join user_account o on o.id = d.other_id
     left join user_account b on b.id = d.decided_by left join user_account n on n.id = d.undone_by
     where ${where.join(' and ')} order by d.id desc limit ${parameters.add(limit + 1)}`,
    parameters.values,
  );
  return pageOf(found, limit, (last) => [last.id]);
}
