import { budgetOf, type MailBudget } from '#domain/mail-budgets.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';

interface Spent {
  verified: boolean;
  hour: number;
  day: number;
  /** How many wait already. */
  waiting: number;
}

const inHour = `m.counted_at > now() - interval '1 hour'`;

async function spentBy(db: Db, companyId: number): Promise<Spent> {
  const spent = await row<Spent>(
    db,
    `select exists (select from company c where c.id = $1 and c.verified_at is not null and c.suspended_at is null) as verified,
            count(*) filter (where ${inHour})::integer as hour, count(*)::integer as day,
            (select count(*)::integer from mail w where w.charged_to = $1 and w.waits_until is not null
               and w.sent_at is null and w.given_up_at is null) as waiting
     from mail m where m.charged_to = $1 and m.counted_at > now() - interval '1 day'`,
    [companyId],
  );
  if (!spent) throw new Error('A count without a row');
  return spent;
}

/**
 * Counts a mail to its company's budget, whatever copy of the server sends it; answers until when it has to wait where that
 * is spent. One that waits goes out when as many have left the count as wait before it.
 */
export async function spendMail(
  tx: Tx,
  mailId: number,
  companyId: number,
  budget: MailBudget,
): Promise<string | undefined> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('mail budget', $1))`, [companyId]);
  const mail = await row<{ counted: boolean; waits: boolean }>(
    tx,
    'select counted_at is not null as counted, waits_until is not null as waits from mail where id = $1',
    [mailId],
  );
  // Tried again: it has been counted.
  if (!mail || mail.counted) return undefined;
  const spent = await spentBy(tx, companyId);
  const { hour, day } = budgetOf(budget, spent);
  if (spent.hour < hour && spent.day < day) {
    await run(tx, 'update mail set counted_at = now(), waits_until = null where id = $1', [mailId]);
    return undefined;
  }
  const before = Math.max(0, spent.waiting - (mail.waits ? 1 : 0));
  const waits = await row<{ until: string }>(
    tx,
    `update mail set waits_until = greatest(
       case when $3::integer >= $4::integer then ${freeAgain('1 hour', '$3', '$4')} end, case when $5::integer >= $6::integer then ${freeAgain('1 day', '$5', '$6')} end)
     where id = $1 returning waits_until as until`,
    [mailId, companyId, spent.hour, hour, spent.day, day, before],
  );
  return waits?.until;
}

/** SQL for when there is room for a mail before which $7 others wait: as they were counted, so they leave the count. */
function freeAgain(span: string, spent: string, most: string): string {
  return `(select m.counted_at + interval '${span}' * (1 + $7::integer / ${most}::integer) from mail m
    where m.charged_to = $2 and m.counted_at > now() - interval '${span}'
    order by m.counted_at offset (${spent}::integer - ${most}::integer + $7::integer % ${most}::integer) % ${spent}::integer limit 1)`;
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
    `select min(waits_until) as at from mail where charged_to = $1 and waits_until is not null and sent_at is null and given_up_at is null`,
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
