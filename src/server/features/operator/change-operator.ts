import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale, withEtag } from '#server/etags.ts';
import { type OperatorRow, operatorRow, updateOperator } from './operator.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import type { From } from '#server/security-log/from.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';

/** Says who runs this installation; what is not given stays as it is. */
export async function changeOperator(
  db: pg.Pool,
  actor: Actor,
  changes: Body<'PUT /api/admin/operator'>,
  { ifMatch, from }: { ifMatch: IfMatch; from: From },
): Promise<OperatorRow & { etag: string }> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return inTransaction(db, async (tx) => {
    const operator = withEtag('PUT /api/admin/operator', await operatorRow(tx, 'for update of o'));
    refuseStale(ifMatch, actor, operator);
    await updateOperator(tx, { ...operator, ...given }, actor.id);
    const asked = (['secondFactorOfAdmins', 'secondFactorOfCompanyAdmins'] as const).filter(
      (name) => changes[name] !== undefined && changes[name] !== operator[name],
    );
    if (asked.length > 0)
      await noteSecurity(tx, {
        act: 'policy.changed',
        outcome: 'done',
        actorId: actor.id,
        ...from,
        details: Object.fromEntries(asked.map((name) => [name, changes[name]])),
      });
    await recordAudit(tx, {
      actorId: actor.id,
      action: 'operator.changed',
      subject: 'operator',
      subjectId: null,
      details: { fields: Object.keys(given) },
    });
    return withEtag('PUT /api/admin/operator', await operatorRow(tx));
  });
}
