import type { Answer } from '#contract/api.ts';
import { isIP } from 'node:net';
import type { SecurityAct } from '#domain/security-log.ts';
import { noUrl, webhookLimits, type WebhookType } from '#domain/webhooks.ts';
import type { Tx } from '#server/db/query.ts';
import { refuseStale, withEtag } from '#server/etags.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { found } from '#server/found.ts';
import type { IfMatch } from '#server/http/if-match.ts';
import { addressGuard } from '#server/outgoing/address-guard.ts';
import { refuse } from '#server/refusal.ts';
import type { From } from '#server/security-log/from.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { newSecret } from './sign.ts';
import {
  countSecrets,
  countWebhooks,
  deleteWebhook,
  endSecrets,
  insertSecret,
  insertWebhook,
  lockWebhook,
  makeDue,
  updateWebhook,
} from './webhooks.queries.ts';

/** One thing that is done with the webhooks of a company, and by whom. */
export interface WebhookAct {
  tx: Tx;
  companyId: number;
  actorId: number;
  from: From;
  /** What of the operator's own network they may lead to. */
  allow: string | undefined;
}

interface Wanted {
  url: string;
  types: readonly WebhookType[];
}

type Webhook = Answer<'PUT /api/company/webhooks/:id'>;

/** Makes a webhook and answers its secret, the only time it is ever told. */
export async function makeWebhook(
  act: WebhookAct,
  { url, types }: Wanted,
): Promise<{ id: number; secret: string }> {
  const { tx, companyId, actorId } = act;
  refuseUnreachable(url, act.allow);
  const most = webhookLimits.webhooks;
  if ((await countWebhooks(tx, companyId)) >= most)
    throw refuse.conflict('too_many_webhooks', `There are ${most} webhooks already. Remove one first.`);
  const id = await insertWebhook(tx, { companyId, url, types, by: actorId });
  const secret = newSecret();
  await insertSecret(tx, id, secret);
  await noted(act, 'webhook.made', id, url);
  return { id, secret };
}

/** Changes what a webhook is told and where, pauses or resumes it. */
export async function changeWebhook(
  act: WebhookAct,
  id: number,
  { url, types, paused, ifMatch }: Wanted & { paused: boolean; ifMatch: IfMatch },
): Promise<Webhook> {
  const { tx, companyId, actorId } = act;
  refuseUnreachable(url, act.allow);
  const before = tagged(found(await lockWebhook(tx, companyId, id)));
  refuseStale(ifMatch, { id: actorId }, before);
  await updateWebhook(tx, id, { url, types, paused, by: actorId });
  if (!paused && (before.paused || before.url !== url)) await makeDue(tx, id);
  if (!paused) await sendSoon(tx);
  await noted(act, 'webhook.changed', id, url);
  return tagged(found(await lockWebhook(tx, companyId, id)));
}

/** Removes a webhook: what is being sent this moment may still arrive. */
export async function removeWebhook(act: WebhookAct, id: number): Promise<void> {
  const { url } = found(await lockWebhook(act.tx, act.companyId, id));
  await deleteWebhook(act.tx, id);
  await noted(act, 'webhook.removed', id, url);
}

/** Makes a secret in the place of the one there is, which signs beside it for a day. */
export async function replaceSecret(act: WebhookAct, id: number): Promise<{ secret: string }> {
  const { tx, companyId } = act;
  const { url } = found(await lockWebhook(tx, companyId, id));
  if ((await countSecrets(tx, id)) >= webhookLimits.secrets)
    throw refuse.conflict(
      'too_many_secrets',
      `${webhookLimits.secrets} secrets are valid already. Wait until the oldest has ended.`,
    );
  const secret = newSecret();
  await endSecrets(tx, id);
  await insertSecret(tx, id, secret);
  await noted(act, 'webhook.secret', id, url);
  return { secret };
}

/** Has what is due sent once this transaction has committed. */
export async function sendSoon(tx: Tx): Promise<void> {
  await enqueue(tx, 'webhooks', [{ data: {}, key: 'soon' }]);
}

export function tagged<Row extends object>(row: Row): Row & { etag: string } {
  return withEtag('PUT /api/company/webhooks/:id', row);
}

async function noted(act: WebhookAct, what: SecurityAct, id: number, url: string): Promise<void> {
  const { tx, companyId, actorId, from } = act;
  // An address may have a secret of the receiver's own in its path.
  const details = { webhook: id, host: new URL(url).host };
  await noteSecurity(tx, { act: what, outcome: 'done', actorId, companyId, ...from, details });
  await saveEvent(tx, { type: 'webhook.changed', subjectId: companyId, actorId });
}

/** What can never be called is said at once; where a name leads to is looked at each time it is called. */
function refuseUnreachable(url: string, allow: string | undefined): void {
  const guard = addressGuard(allow);
  const refused = (sentence: string) => refuse.invalid(sentence, { url: sentence });
  if (!URL.canParse(url)) throw refused(`${noUrl}.`);
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !guard.mayReach(host))
    throw refused('URL leads to an address that this server does not call.');
  if (protocol === 'http:' && (isIP(host) ? !guard.isNamed(host) : !allow))
    throw refused('URL must be an https address.');
}
