import { randomBytes } from 'node:crypto';
import type { Call } from '#contract/api.ts';
import { deviceOf } from '#domain/devices.ts';
import { networkInWords } from '#domain/sessions.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { Received } from '#server/http/calls.ts';
import { newDeviceEmail } from './devices.email.ts';
import { keepDevice, knownAt } from './devices.queries.ts';
import { mailOwner } from './mail-owner.ts';
import { sidOf } from './sessions.ts';

type Visit = Pick<Received<Call>, 'config' | 'cookie' | 'request'>;

/**
 * Keeps that this browser has signed in to an account, and answers the token it is known by. Where others have before, the
 * account's owner is told by mail: it may not have been them.
 */
export async function meetDevice(tx: Tx, visit: Visit, userId: number): Promise<string> {
  const { cookie, request } = visit;
  const token = cookie.readDevice(request) ?? randomBytes(32).toString('base64url');
  const network = networkOf(request.ip);
  const met = await keepDevice(tx, { userId, tokenHash: sidOf(token), network });
  if (met?.isNew && met.others) await tell(tx, visit, userId);
  return token;
}

/** Whether somebody who tries to sign in comes from where the account's owner has been before. */
export async function isKnown(
  db: Db,
  { cookie, request }: Pick<Visit, 'cookie' | 'request'>,
  userId: number,
): Promise<{ device: boolean; network: boolean }> {
  const token = cookie.readDevice(request) ?? '';
  return knownAt(db, { userId, tokenHash: sidOf(token), network: networkOf(request.ip) });
}

async function tell(tx: Tx, { config, request }: Visit, userId: number): Promise<void> {
  const device = deviceOf(request.headers['user-agent']);
  const network = networkInWords(networkOf(request.ip));
  await mailOwner(tx, config, userId, (toName, sender) =>
    newDeviceEmail({ toName, device, network }, sender),
  );
}
