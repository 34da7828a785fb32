import type { Call } from '#contract/api.ts';
import type { SecurityAct } from '#domain/security-log.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { fromOf } from '#server/security-log/from.ts';
import type { Received } from '#server/http/calls.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { mailOwner } from '#server/features/accounts/mail-owner.ts';
import { type FactorNews, factorsEmail } from './factors.email.ts';

type Doing = Pick<Received<Call>, 'config' | 'request'>;

interface Change {
  actorId: number | null;
  userId: number;
  act: SecurityAct & FactorNews;
  /** Of the passkey it is about. */
  name?: string;
}

/** Notes in the security log what became of somebody's factors, tells them by mail, and their open pages. */
export async function factorChanged(
  tx: Tx,
  doing: Doing,
  { actorId, userId, act, name }: Change,
): Promise<void> {
  await noteSecurity(tx, {
    act,
    outcome: 'done',
    actorId,
    userId,
    ...fromOf(doing.request),
    details: name === undefined ? {} : { name },
  });
  await saveEvent(tx, { type: 'account.changed', subjectId: userId, actorId });
  await tellOf(tx, doing, userId, act, name);
}

/** Tells somebody by mail, where they have an address. */
export async function tellOf(
  tx: Tx,
  { config }: Pick<Doing, 'config'>,
  userId: number,
  news: FactorNews,
  name?: string,
): Promise<void> {
  await mailOwner(tx, config, userId, (toName, sender) => factorsEmail(news, { toName, name }, sender));
}
