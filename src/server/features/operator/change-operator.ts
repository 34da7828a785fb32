import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import { factorPolicies } from '#domain/second-factor.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { timeouts } from '#server/db/limits.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale, withEtag } from '#server/etags.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { Tx } from '#server/db/query.ts';
import { type OwnSession, refuseUnconfirmed } from '#server/http/who-may-call.ts';
import { type OperatorRow, operatorRow, updateOperator } from './operator.queries.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import type { From } from '#server/security-log/from.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';

/** All that becomes public with it is written down: of a million jobs some seconds long. */
export const whileOpening = { atMost: timeouts.minute };

/** Says who runs this installation; what is not given stays as it is. */
export async function changeOperator(
  db: pg.Pool,
  actor: Actor,
  changes: Body<'PUT /api/admin/operator'>,
  { ifMatch, from, session }: { ifMatch: IfMatch; from: From; session: OwnSession },
): Promise<OperatorRow & { etag: string }> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const change = async (tx: Tx) => {
    const operator = withEtag('PUT /api/admin/operator', await operatorRow(tx, 'for update of o'));
    refuseStale(ifMatch, actor, operator);
    const asked = factorPolicies.filter(
      (name) => changes[name] !== undefined && changes[name] !== operator[name],
    );
    // An open screen is not enough to ask less of everybody.
    if (asked.length > 0) refuseUnconfirmed(session);
    await updateOperator(tx, { ...operator, ...given }, actor.id);
    if (asked.length > 0 || (given['publicJobs'] ?? operator.publicJobs) !== operator.publicJobs)
      await saveEvent(tx, { type: 'operator.changed', subjectId: actor.id, actorId: actor.id });
    if (asked.length > 0) {
      await noteSecurity(tx, {
        act: 'policy.changed',
        outcome: 'done',
        actorId: actor.id,
        ...from,
        details: Object.fromEntries(asked.map((name) => [name, changes[name]])),
      });
    }
    await recordAudit(tx, {
      actorId: actor.id,
      action: 'operator.changed',
      subject: 'operator',
      subjectId: null,
      details: { fields: Object.keys(given) },
    });
    return withEtag('PUT /api/admin/operator', await operatorRow(tx));
  };
  return inTransaction(db, change, changes.publicJobs ? whileOpening : {});
}
