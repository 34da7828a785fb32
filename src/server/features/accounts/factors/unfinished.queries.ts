import type { Db, Tx } from '#server/db/query.ts';
import { row, run } from '#server/db/query.ts';

/** SQL for what changes with the password of an account, and says nothing about it. */
const passwordMark = `encode(sha256(convert_to(coalesce(u.password, ''), 'UTF8')), 'hex')`;

/** So many wrong codes end the sign-in: then the password is asked for again. */
const tries = 5;

export async function insertUnfinished(db: Db, tokenHash: string, userId: number): Promise<void> {
  await run(
    db,
    `insert into unfinished_sign_in (token_hash, user_id, password_mark, tries_left)
     select $1, u.id, ${passwordMark}, $3 from user_account u where u.id = $2`,
    [tokenHash, userId, tries],
  );
}

const stillGood = `s.tries_left > 0 and s.expires_at > now() and u.disabled_at is null and s.password_mark = ${passwordMark}`;

export interface Unfinished {
  userId: number;
  triesLeft: number;
}

/** Whose sign-in this token began, where it can still be finished. */
export async function unfinishedBy(db: Db, tokenHash: string): Promise<Unfinished | undefined> {
  return row(
    db,
    `select s.user_id as "userId", s.tries_left as "triesLeft" from unfinished_sign_in s join user_account u on u.id = s.user_id
     where s.token_hash = $1 and ${stillGood}`,
    [tokenHash],
  );
}

/** The same, about to be finished: two attempts wait for each other. */
export async function lockUnfinished(tx: Tx, tokenHash: string): Promise<Unfinished | undefined> {
  return row(
    tx,
    `select s.user_id as "userId", s.tries_left as "triesLeft" from unfinished_sign_in s join user_account u on u.id = s.user_id
     where s.token_hash = $1 and ${stillGood} for update of s`,
    [tokenHash],
  );
}

export async function countTry(tx: Tx, tokenHash: string): Promise<void> {
  await run(tx, 'update unfinished_sign_in set tries_left = tries_left - 1 where token_hash = $1', [
    tokenHash,
  ]);
}

export async function deleteUnfinished(db: Db, tokenHash: string): Promise<void> {
  await run(db, 'delete from unfinished_sign_in where token_hash = $1', [tokenHash]);
}

export async function deleteUnfinishedOf(tx: Tx, userId: number): Promise<void> {
  await run(tx, 'delete from unfinished_sign_in where user_id = $1', [userId]);
}

export async function deleteExpiredUnfinished(db: Db): Promise<void> {
  await run(db, 'delete from unfinished_sign_in where expires_at <= now()');
}
