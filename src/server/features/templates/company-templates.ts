import type pg from 'pg';
import type { Actor } from '#domain/permissions.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type GuardedCall, refuseStale, withEtag } from '#server/etags.ts';
import { lockCompany } from '#server/features/companies/companies.queries.ts';
import { found } from '#server/found.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { type Refusal, refuse } from '#server/refusal.ts';

/** A kind of templates that a company keeps: so many at most, each under a name of its own. */
export interface TemplateKind<Written, Row extends object> {
  /** The call that changes one, after which its entity tag is made. */
  call: GuardedCall;
  most: number;
  tooMany: string;
  /** The unique index of its names, and what is said to whoever breaks it. */
  nameRule: string;
  nameTaken: () => Refusal;
  count: (tx: Tx, companyId: number) => Promise<number>;
  insert: (tx: Tx, companyId: number, written: Written, by: number) => Promise<Row>;
  lock: (tx: Tx, id: number) => Promise<Row | undefined>;
  update: (tx: Tx, id: number, written: Written, by: number) => Promise<Row | undefined>;
}

export async function createTemplate<Written, Row extends object>(
  kind: TemplateKind<Written, Row>,
  db: pg.Pool,
  actor: Actor,
  companyId: number,
  written: Written,
): Promise<Row & { etag: string }> {
  return withOwnName(kind, () =>
    inTransaction(db, async (tx) => {
      // Counted while nobody else adds one.
      await lockCompany(tx, companyId);
      if ((await kind.count(tx, companyId)) >= kind.most)
        throw refuse.conflict('too_many_templates', kind.tooMany);
      return withEtag(kind.call, await kind.insert(tx, companyId, written, actor.id));
    }),
  );
}

/** Changes a template. What somebody has written since it was read for this is not written over. */
export async function changeTemplate<Written, Row extends object>(
  kind: TemplateKind<Written, Row>,
  db: pg.Pool,
  actor: Actor,
  id: number,
  { written, ifMatch }: { written: (before: Row) => Written; ifMatch: IfMatch },
): Promise<Row & { etag: string }> {
  return withOwnName(kind, () =>
    inTransaction(db, async (tx) => {
      const before = found(await kind.lock(tx, id));
      refuseStale(ifMatch, actor, withEtag(kind.call, before));
      return withEtag(kind.call, found(await kind.update(tx, id, written(before), actor.id)));
    }),
  );
}

async function withOwnName<Row>(
  { nameRule, nameTaken }: Pick<TemplateKind<never, never>, 'nameRule' | 'nameTaken'>,
  write: () => Promise<Row>,
): Promise<Row> {
  try {
    return await write();
  } catch (error) {
    throw brokenUniqueRule(error) === nameRule ? nameTaken() : error;
  }
}
