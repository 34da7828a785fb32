import { budgetOf, type MailBudget } from '#domain/mail-budgets.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, rows, run } from '#server/db/query.ts';

interface Spent {
  verified: boolean;
  hour: number;
  day: number;
  /** How many wait already. */
  waiting: number;
}

/** SQL for whether a mail waits for room. */
const waits = (mail: string) =>
  `${mail}.waits_until is not null and ${mail}.sent_at is null and ${mail}.given_up_at is null`;

const inHour = `m.counted_at > now() - interval '1 hour'`;

async function spentBy(db: Db, companyId: number): Promise<Spent> {
  const spent = await row<Spent>(
    db,
    `select exists (select from company c where c.id = $1 and c.verified_at is not null and c.suspended_at is null) as verified,
            count(*) filter (where ${inHour})::integer as hour, count(*)::integer as day,
            (select count(*)::integer from mail w where w.charged_to = $1 and ${waits('w')}) as waiting
     from mail m where m.charged_to = $1 and m.counted_at > now() - interval '1 day'`,
    [companyId],
  );
  if (!spent) throw new Error('A count without a row');
  return spent;
}

/** Until the transaction ends nobody else counts mail of this company, or has it wait. */
async function lockBudget(tx: Tx, companyId: number): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('mail budget', $1))`, [companyId]);
}

/**
 * Counts a mail to its company's budget, whatever copy of the server sends it; answers until when it has to wait where that
 * is spent. What was written before it and waits has its room first: it goes out when there is some beside theirs.
 */
export async function spendMail(
  tx: Tx,
  mailId: number,
  companyId: number,
  budget: MailBudget,
): Promise<string | undefined> {
  await lockBudget(tx, companyId);
  const mail = await row<{ counted: boolean; before: number }>(
    tx,
    `select m.counted_at is not null as counted,
       (select count(*)::integer from mail w where w.charged_to = $2 and ${waits('w')} and w.id < m.id) as before
     from mail m where m.id = $1`,
    [mailId, companyId],
  );
  // Tried again: it has been counted.
  if (!mail || mail.counted) return undefined;
  const spent = await spentBy(tx, companyId);
  const { hour, day } = budgetOf(budget, spent);
  const [inHours, inDays] = [turn(spent.hour, hour, mail.before), turn(spent.day, day, mail.before)];
  if (!inHours && !inDays) {
    await run(tx, 'update mail set counted_at = now(), waits_until = null where id = $1', [mailId]);
    return undefined;
  }
  const waiting = await row<{ until: string }>(
    tx,
    `update mail set waits_until = greatest(${freeAgain('1 hour', '$3', '$4')}, ${freeAgain('1 day', '$5', '$6')})
     where id = $1 returning waits_until as until`,
    [
      mailId,
      companyId,
      inHours?.after ?? null,
      inHours?.rounds ?? null,
      inDays?.after ?? null,
      inDays?.rounds ?? null,
    ],
  );
  return waiting?.until;
}

/**
 * When it is the turn of a mail before which so many others have theirs: as those that were counted leave the count, one after the
 * other, and again after so many rounds. Undefined where there is room for it beside them.
 */
function turn(spent: number, most: number, before: number): { after: number; rounds: number } | undefined {
  const lacking = before - Math.max(0, most - spent);
  if (lacking < 0) return undefined;
  return { after: Math.max(0, spent - most) + (lacking % most), rounds: 1 + Math.floor(lacking / most) };
}

/** SQL for when that is. What is counted by then and not yet is counted now. */
function freeAgain(span: string, after: string, rounds: string): string {
  return `coalesce((select m.counted_at from mail m where m.charged_to = $2 and m.counted_at > now() - interval '${span}'
    order by m.counted_at offset ${after}::integer limit 1), now()) + interval '${span}' * ${rounds}::integer`;
}

/** The company may send more than it could: what waits for room is looked at anew, the oldest first. */
export async function lookAtHeldMail(tx: Tx, companyId: number): Promise<void> {
  await lockBudget(tx, companyId);
  await run(
    tx,
    `with held as (
       update mail m set waits_until = now() where m.charged_to = $1 and m.waits_until > now() and ${waits('m')} returning m.message_id
     )
     update pgboss.job j set start_after = now() from held h
     where j.name = 'mail' and j.id = h.message_id and j.state < 'active' and j.start_after > now()`,
    [companyId],
  );
}

/** The same where mail waits for later though there is room for it now: the limit has grown since. */
export async function lookAtHeldMailOfAll(tx: Tx, budget: MailBudget): Promise<void> {
  const companies = await rows<{ id: number; due: number }>(
    tx,
    `select m.charged_to as id, count(*) filter (where m.waits_until <= now())::integer as due from mail m
     where m.charged_to is not null and ${waits('m')} group by m.charged_to having max(m.waits_until) > now() order by m.charged_to`,
  );
  for (const { id, due } of companies) {
    const spent = await spentBy(tx, id);
    const { hour, day } = budgetOf(budget, spent);
    if (!turn(spent.hour, hour, due) && !turn(spent.day, day, due)) await lookAtHeldMail(tx, id);
  }
}

export interface MailStanding {
  sentInHour: number;
  sentInDay: number;
  perHour: number;
  perDay: number;
  waiting: number;
  /** When the first of those that wait goes out. */
  nextAt: string | null;
  verified: boolean;
}

/** How a company's budget of mail stands. */
export async function mailStanding(db: Db, companyId: number, budget: MailBudget): Promise<MailStanding> {
  const spent = await spentBy(db, companyId);
  const { hour, day } = budgetOf(budget, spent);
  const next = await row<{ at: string | null }>(
    db,
    `select min(m.waits_until) as at from mail m where m.charged_to = $1 and ${waits('m')}`,
    [companyId],
  );
  const { verified, waiting } = spent;
  return {
    sentInHour: spent.hour,
    sentInDay: spent.day,
    perHour: hour,
    perDay: day,
    waiting,
    nextAt: next?.at ?? null,
    verified,
  };
}
