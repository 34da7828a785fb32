import type { SecurityAct, SecurityOutcome } from '#domain/security-log.ts';
import type { Db } from '#server/db/query.ts';
import { run } from '#server/db/query.ts';

export interface SecurityEntry {
  act: SecurityAct;
  outcome: SecurityOutcome;
  /** Who did it, where that is known; a program that acts for a company is nobody. */
  actorId: number | null;
  /** Whose account it is about, where it is about one. */
  userId?: number | null;
  /** Whose company admins may read it, beside the platform's. */
  companyId?: number | null;
  /** From where, as networkOf() says it: never a whole address. */
  network: string | null;
  details?: object;
}

/** Adds an entry. In the transaction of what it tells of, where that has one, so that nothing happens untold. */
export async function noteSecurity(
  db: Db,
  { act, outcome, actorId, userId = null, companyId = null, network, details = {} }: SecurityEntry,
): Promise<void> {
  await run(
    db,
    `insert into security_log (act, outcome, actor_id, user_id, company_id, network, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [act, outcome, actorId, userId, companyId, network, details],
  );
}
