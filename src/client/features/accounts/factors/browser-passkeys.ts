import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { call } from '#client/api/call.ts';
import { signInWithPasskey } from '#client/api/session.ts';
import type { BodyInput, CurrentUser } from '#contract/api.ts';

/** How often somebody has asked for a passkey by themselves, and how many of these are not over. */
let asks = 0;
let underWay = 0;

type Shown = BodyInput<'POST /api/login/passkey'>['passkey'];

/** Has the browser make a passkey for this account, and adds it. */
export function makePasskey(name: string): Promise<void> {
  return byThemselves(async () => {
    const optionsJSON = await call('POST /api/user/passkeys/options');
    const passkey = await inWords(startRegistration({ optionsJSON }));
    await call('POST /api/user/passkeys', { body: { name, passkey } });
  });
}

/** Signs in with a passkey of whoever is there. */
export function showPasskeyToSignIn(): Promise<CurrentUser> {
  return byThemselves(async () => {
    const optionsJSON = await call('POST /api/login/passkey/options');
    return signInWithPasskey(await shown(startAuthentication({ optionsJSON })));
  });
}

/**
 * Offers passkeys among what the browser fills in, until one is chosen or something else is done. The browser takes one question
 * at a time: an offer whose options come late would call off what somebody has asked for meanwhile, and is left instead.
 */
export async function offerPasskeys(): Promise<CurrentUser> {
  const before = asks;
  const optionsJSON = await call('POST /api/login/passkey/options');
  if (underWay > 0 || asks !== before) throw new Error('Someone has asked for a passkey already.');
  return signInWithPasskey(await shown(startAuthentication({ optionsJSON, useBrowserAutofill: true })));
}

/** The field they were offered in is gone. */
export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Shows by a passkey again who is there. */
export function showPasskeyAgain(): Promise<void> {
  return byThemselves(async () => {
    const optionsJSON = await call('POST /api/user/confirmation/passkey/options');
    const passkey = await shown(startAuthentication({ optionsJSON }));
    await call('POST /api/user/confirmation/passkey', { body: { passkey } });
  });
}

async function byThemselves<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  asks += 1;
  underWay += 1;
  try {
    return await ask();
  } finally {
    underWay -= 1;
  }
}

async function shown(asked: ReturnType<typeof startAuthentication>): Promise<Shown> {
  const passkey = await inWords(asked);
  const { userHandle } = passkey.response;
  if (!userHandle) throw new Error('This passkey does not say whose it is. Use another one.');
  return { ...passkey, response: { ...passkey.response, userHandle } };
}

/** What a browser says of a passkey that came to nothing is for programmers, and in English only by chance. */
async function inWords<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw new Error(wordsFor(error), { cause: error });
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'There is a passkey of yours on this device already.';
  if (error instanceof Error && error.name === 'NotAllowedError')
    return 'No passkey was chosen. Try again when you are ready.';
  return 'This browser could not use a passkey. Try another browser, or another way.';
}
