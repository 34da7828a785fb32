import type { Body } from '#contract/api.ts';
import type { Received } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { beginSession } from '#server/features/accounts/begin-session.ts';
import { challengeIn } from './challenge-in.ts';
import { type Asked, insertChallenge, takeChallenge } from './challenges.queries.ts';
import { passkeyLibrary } from './passkey-library.ts';
import { type KnownPasskey, passkeyByCredential, passkeyUsed } from './passkeys.queries.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';
import { forgetUnfinished } from './unfinished-cookie.ts';

type SigningIn = Received<'POST /api/login/passkey'>;
type ShownPasskey = Body<'POST /api/login/passkey'>['passkey'];

const anybody = { purpose: 'sign-in', userId: null, sessionId: null } as const;

/** What a browser needs to sign in with whichever passkey its owner chooses. */
export async function passkeyToShow(
  { db, config, request }: Pick<SigningIn, 'db' | 'config' | 'request'>,
  asked: Asked = anybody,
) {
  const party = relyingParty(config.publicUrl, request.headers.host);
  const { generateAuthenticationOptions } = await passkeyLibrary();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: 300_000,
    userVerification: 'required',
  });
  await insertChallenge(db, options.challenge, asked);
  return {
    challenge: options.challenge,
    rpId: party.id,
    timeout: 300_000,
    userVerification: 'required',
  } as const;
}

/** Signs in whose passkey this is, without a name: it is something they have, and has asked for something they are or know. */
export async function signInWithPasskey(received: SigningIn): Promise<number> {
  const owner = await ownerOf(received, received.body.passkey, anybody);
  if (owner === undefined)
    throw refuse.signIn(
      'passkey_refused',
      'This passkey did not work. Try again, or sign in with your password.',
    );
  await beginSession(received, owner, 'passkey');
  await forgetUnfinished(received);
  return owner;
}

/** Whose passkey it is that answered this challenge, or undefined: then why not is noted. */
export async function ownerOf(
  { db, config, request, notes, from }: Pick<SigningIn, 'db' | 'config' | 'request' | 'notes' | 'from'>,
  passkey: ShownPasskey,
  asked: Asked,
): Promise<number | undefined> {
  const party = relyingParty(config.publicUrl, request.headers.host);
  const challenge = challengeIn(passkey.response.clientDataJSON);
  const known = await passkeyByCredential(db, passkey.id);
  const failed = (why: 'challenge' | 'unknown' | 'signature' | 'counter'): undefined => {
    notes.note({
      act: asked.purpose === 'sign-in' ? 'sign-in.failed' : 'identity.confirmed',
      outcome: 'failed',
      actorId: asked.userId,
      userId: known?.userId ?? asked.userId,
      ...from,
      details: { way: 'passkey', why },
    });
  };
  if (challenge === undefined || !(await takeChallenge(db, challenge, asked))) return failed('challenge');
  if (!known || (asked.userId !== null && known.userId !== asked.userId)) return failed('unknown');
  const used = await verified(passkey, known, challenge, party);
  if (!used) return failed('signature');
  if (!(await passkeyUsed(db, { id: known.id, ...used }))) return failed('counter');
  return known.userId;
}

async function verified(
  passkey: ShownPasskey,
  { publicKey, transports, handle }: KnownPasskey,
  challenge: string,
  party: RelyingParty,
): Promise<{ counter: number; synced: boolean } | undefined> {
  if (Buffer.from(passkey.response.userHandle, 'base64url').toString() !== handle) return undefined;
  const { verifyAuthenticationResponse } = await passkeyLibrary();
  const { verified: isRight, authenticationInfo: shown } = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // The counter is compared where it is written, so that of two at once one is seen to be late.
    credential: { id: passkey.id, publicKey: new Uint8Array(publicKey), counter: 0, transports },
  }).catch(() => ({ verified: false, authenticationInfo: undefined })); // It throws at whatever it does not find in order.
  if (!isRight || !shown?.userVerified) return undefined;
  return { counter: shown.newCounter, synced: shown.credentialBackedUp };
}
