import type { Body } from '#contract/api.ts';
import { mostPasskeys } from '#domain/second-factor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Received } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { accountById } from '#server/features/accounts/accounts.queries.ts';
import { markSecondFactor } from '#server/features/accounts/sessions.queries.ts';
import { renewSession } from '#server/features/accounts/renew-session.ts';
import { challengeIn } from './challenge-in.ts';
import { insertChallenge, takeChallenge } from './challenges.queries.ts';
import { factorChanged } from './factor-changed.ts';
import { passkeyLibrary } from './passkey-library.ts';
import {
  credentialsOfPasskeys,
  insertPasskey,
  passkeyHandleOf,
  type PasskeyRow,
} from './passkeys.queries.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';
import { lockBearer } from './standing.queries.ts';

/** It shows by itself whose it is, and asks its owner for a finger, a face or a PIN: two factors in one. */
const authenticatorSelection = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

/** EdDSA, ES256 and RS256: what every authenticator of today has one of, and Node verifies without an experiment. */
const algorithms = [-8, -7, -257];

const timeout = 300_000;

type Adding = Received<'POST /api/user/passkeys'>;

/** What a browser needs to make a passkey for this account, and that this session awaits one. */
export async function passkeyToMake(received: Received<'POST /api/user/passkeys/options'>) {
  const { db, actor, config, request, session } = received;
  const party = relyingParty(config.publicUrl, request.headers.host);
  const account = await accountById(db, actor.id);
  if (!account) throw refuse.signedOut();
  const known = await credentialsOfPasskeys(db, actor.id);
  refuseTooMany(known.length);
  const handle = await inTransaction(db, (tx) => passkeyHandleOf(tx, actor.id));
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ');
  const { generateRegistrationOptions } = await passkeyLibrary();
  const options = await generateRegistrationOptions({
    rpName: config.brandName,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(handle)),
    userName: account.username,
    userDisplayName: name || account.username,
    timeout,
    excludeCredentials: known,
    authenticatorSelection,
    supportedAlgorithmIDs: algorithms,
  });
  await insertChallenge(db, options.challenge, awaited(actor.id, session.id));
  return {
    ...options,
    rp: { name: config.brandName, id: party.id },
    timeout,
    attestation: 'none' as const,
    excludeCredentials: known.map((one) => ({ ...one, type: 'public-key' as const })),
    authenticatorSelection,
    extensions: { credProps: true },
    hints: [],
  };
}

/** Adds the passkey that a browser has made for this session's challenge. */
export async function addPasskey(received: Adding): Promise<PasskeyRow> {
  const { db, actor, config, request, session, body } = received;
  const party = relyingParty(config.publicUrl, request.headers.host);
  const challenge = challengeIn(body.passkey.response.clientDataJSON);
  const taken =
    challenge !== undefined && (await takeChallenge(db, challenge, awaited(actor.id, session.id)));
  const made = taken ? await verified(body.passkey, challenge, party) : undefined;
  if (!made) throw refuse.conflict('passkey_refused', 'The passkey could not be added. Please try again.');
  return renewSession(received, async (tx) => {
    await lockBearer(tx, actor.id);
    refuseTooMany((await credentialsOfPasskeys(tx, actor.id)).length);
    const added = await insertPasskey(tx, { ...made, userId: actor.id, name: body.name });
    if (!added) throw refuse.conflict('passkey_known', 'This passkey has been added already.');
    await markSecondFactor(tx, session.id);
    await factorChanged(tx, received, {
      actorId: actor.id,
      userId: actor.id,
      act: 'passkey.added',
      name: added.name,
    });
    return added;
  });
}

function awaited(userId: number, sessionId: number) {
  return { purpose: 'add', userId, sessionId } as const;
}

function refuseTooMany(count: number): void {
  if (count >= mostPasskeys)
    throw refuse.conflict(
      'too_many_passkeys',
      `You have ${mostPasskeys} passkeys, as many as one can have. Remove one first.`,
    );
}

/** What of a passkey is kept, where it was made here, for us, by somebody it has asked who they are. */
async function verified(
  passkey: Body<'POST /api/user/passkeys'>['passkey'],
  challenge: string,
  party: RelyingParty,
) {
  const { verifyRegistrationResponse } = await passkeyLibrary();
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined })); // It throws at whatever it does not find in order.
  if (!made) return undefined;
  return {
    credentialId: made.credential.id,
    publicKey: Buffer.from(made.credential.publicKey),
    counter: made.credential.counter,
    transports: passkey.response.transports ?? [],
    synced: made.credentialBackedUp,
  };
}
