import type { Standing } from '#domain/permissions.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';
import type { WrittenAnswer } from './answers.ts';

/** What a call was answered, without its body where that has a secret, and what whoever asked was then. */
export type KeptAnswer = Omit<WrittenAnswer, 'body'> & {
  body?: string | undefined;
  secret?: true;
  /** Not of a key, nor of what was kept by a version that did not note it. */
  to?: Standing;
};

/** A call that was sent with a key: whose key, which, and a hash of what was asked. */
export interface SentCall {
  accountId: number;
  key: string;
  asked: string;
}

/** For so long a key stands for what it was first sent with. */
const keptFor = `interval '24 hours'`;

/**
 * Takes the key for this call, in the transaction of what it does; false where it was sent before. While another transaction has
 * taken it, this waits until that is over. The row is locked also where it was sent before: with synchronous standbys, what is told of it
 * then waits until one of them has it.
 */
export async function takeKey(tx: Tx, { accountId, key, asked }: SentCall): Promise<boolean> {
  const taken = await run(
    tx,
    `insert into sent_once (account_id, key, asked) values ($1, $2, $3)
     on conflict (account_id, key) do update
       set asked = excluded.asked, sent_at = now(), answer = null
       where sent_once.sent_at < now() - ${keptFor}`,
    [accountId, key, asked],
  );
  return taken > 0;
}

export async function keepAnswer(tx: Tx, { accountId, key }: SentCall, answer: KeptAnswer): Promise<void> {
  await run(tx, 'update sent_once set answer = $3 where account_id = $1 and key = $2', [
    accountId,
    key,
    answer,
  ]);
}

/** What was asked with a key, and answered; undefined where it was forgotten just now. */
export async function keptAnswerOf(
  db: Db,
  { accountId, key }: SentCall,
): Promise<{ asked: string; answer: KeptAnswer | null } | undefined> {
  return row(db, 'select asked, answer from sent_once where account_id = $1 and key = $2', [accountId, key]);
}

/**
 * Forgets what a company's API keys were answered, where it begins anew: what they send again is done there for the first time. What is
 * being done at this moment has no answer yet, and stays.
 */
export async function forgetAnswersIn(tx: Tx, companyId: number): Promise<void> {
  await run(
    tx,
    `delete from sent_once s using api_key k where k.company_id = $1 and s.account_id = k.account_id and s.answer is not null`,
    [companyId],
  );
}

/** Forgets what no key stands for any more. */
export async function forgetOldAnswers(db: Db): Promise<number> {
  return run(db, `delete from sent_once where sent_at < now() - ${keptFor}`);
}
