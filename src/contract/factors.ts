import { z } from 'zod';
import { codeFields, passkeyFields } from '#domain/fields/factors.ts';
import { mostPasskeys } from '#domain/second-factor.ts';
import { currentUser } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { id, idInPath, time } from './fields.ts';
import { schemasOf } from './schema-of.ts';

const smallBody = 8 * 1024;
const byId = z.object({ id: idInPath });

/** Bytes as WebAuthn writes them in JSON; those a browser sends are bounded. */
const bytes = z.string();
const sentBytes = (max: number) =>
  z
    .string({ error: 'The passkey’s answer is not complete' })
    .min(1, 'The passkey’s answer is not complete')
    .max(max, 'The passkey’s answer is too long')
    .regex(/^[\w-]+$/, 'The passkey’s answer cannot be read');

const passkey = z
  .object({
    id,
    name: z.string(),
    createdAt: time,
    lastUsedAt: time.nullable(),
    synced: z.boolean().describe('Whether its maker keeps a copy, so that it is there on other devices too.'),
  })
  .meta({ id: 'Passkey' });

const transports = z.array(z.string());
const knownPasskey = z.object({
  id: bytes,
  type: z.literal('public-key'),
  transports: transports.optional(),
});

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
const creationOptions = z
  .object({
    challenge: bytes,
    rp: z.object({ name: z.string(), id: z.string() }),
    user: z.object({ id: bytes, name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(knownPasskey),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    extensions: z.object({ credProps: z.boolean() }),
    hints: z.array(z.enum(['security-key', 'client-device', 'hybrid'])),
  })
  .meta({ id: 'PasskeyToMake' });

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
const requestOptions = z
  .object({
    challenge: bytes,
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(knownPasskey).optional(),
  })
  .meta({ id: 'PasskeyToShow' });

/** AuthenticationResponseJSON of WebAuthn, as far as it is looked at. */
const shownPasskey = z.object({
  id: sentBytes(1_400),
  rawId: sentBytes(1_400),
  type: z.enum(['public-key'], { error: 'The passkey’s answer cannot be read' }),
  response: z.object(
    {
      authenticatorData: sentBytes(2_000),
      clientDataJSON: sentBytes(4_000),
      signature: sentBytes(1_400),
      userHandle: sentBytes(128),
    },
    { error: 'The passkey’s answer is not complete' },
  ),
});

/** RegistrationResponseJSON of WebAuthn, as far as it is looked at. */
const madePasskey = z.object({
  id: sentBytes(1_400),
  rawId: sentBytes(1_400),
  type: z.enum(['public-key'], { error: 'The passkey’s answer cannot be read' }),
  response: z.object(
    {
      attestationObject: sentBytes(20_000),
      clientDataJSON: sentBytes(4_000),
      transports: z.array(z.string().max(20, 'The passkey’s answer is too long')).max(8).optional(),
    },
    { error: 'The passkey’s answer is not complete' },
  ),
});

/** What people have beside their password, and how it is set up and shown. */
export const factors = {
  'GET /api/user/passkeys': endpoint({
    summary: 'One’s own passkeys',
    permission: 'account.use',
    withoutFactor: 'open',
    status: 200,
    answer: z.array(passkey),
  }),
  'POST /api/user/passkeys/options': endpoint({
    summary: 'What a browser needs to make a passkey for this account; good for five minutes and one passkey',
    permission: 'account.use',
    withoutFactor: 'open',
    sensitive: true,
    status: 200,
    answer: creationOptions,
    refuses: { 409: ['passkeys_need_name', 'too_many_passkeys'] },
  }),
  'POST /api/user/passkeys': endpoint({
    summary: `Add a passkey that a browser has just made; at most ${mostPasskeys}`,
    permission: 'account.use',
    withoutFactor: 'open',
    sensitive: true,
    body: z.object({ ...schemasOf(passkeyFields), passkey: madePasskey }),
    bodyLimit: 32 * 1024,
    status: 201,
    answer: passkey,
    refuses: { 409: ['passkey_known', 'passkey_refused', 'passkeys_need_name', 'too_many_passkeys'] },
  }),
  'PUT /api/user/passkeys/:id': endpoint({
    summary: 'Rename one of one’s own passkeys',
    permission: 'account.use',
    withoutFactor: 'open',
    params: byId,
    body: z.object(schemasOf(passkeyFields)),
    status: 200,
    answer: passkey,
  }),
  'DELETE /api/user/passkeys/:id': endpoint({
    summary: 'Remove one of one’s own passkeys',
    permission: 'account.use',
    withoutFactor: 'open',
    sensitive: true,
    params: byId,
    status: 204,
    refuses: { 409: ['last_factor'] },
  }),
  'GET /api/user/authenticator': endpoint({
    summary: 'Whether one signs in with codes of an authenticator app, and since when',
    permission: 'account.use',
    withoutFactor: 'open',
    status: 200,
    answer: z.object({ since: time.nullable() }).meta({ id: 'Authenticator' }),
  }),
  'POST /api/user/authenticator': endpoint({
    summary: 'Begin to set up an authenticator app; nothing changes until a code of it is sent',
    permission: 'account.use',
    withoutFactor: 'open',
    sensitive: true,
    status: 201,
    answer: z
      .object({
        key: z.string().describe('In base32, to be typed where no picture can be taken.'),
        uri: z.string().describe('The same as a link, for the picture.'),
      })
      .meta({ id: 'AuthenticatorToSetUp' }),
    refuses: { 409: ['authenticator_there'] },
  }),
  'PUT /api/user/authenticator': endpoint({
    summary: 'Confirm the authenticator app with a code of it',
    permission: 'account.use',
    withoutFactor: 'open',
    sensitive: true,
    body: z.object(schemasOf(codeFields)),
    bodyLimit: smallBody,
    status: 204,
    refuses: { 409: ['authenticator_there', 'no_authenticator'] },
  }),
  'DELETE /api/user/authenticator': endpoint({
    summary: 'Sign in without an authenticator app again',
    permission: 'account.use',
    withoutFactor: 'open',
    sensitive: true,
    status: 204,
    refuses: { 409: ['last_factor'] },
  }),
  'GET /api/user/recovery-codes': endpoint({
    summary: 'How many of one’s recovery codes are left',
    permission: 'account.use',
    withoutFactor: 'open',
    status: 200,
    answer: z.object({ left: z.int(), madeAt: time.nullable() }).meta({ id: 'RecoveryCodesLeft' }),
  }),
  'POST /api/user/recovery-codes': endpoint({
    summary: 'Make ten recovery codes, shown this once; older ones stop working',
    permission: 'account.use',
    withoutFactor: 'open',
    sensitive: true,
    status: 201,
    answer: z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' }),
    refuses: { 409: ['no_factor'] },
  }),
  'POST /api/user/confirmation/code': endpoint({
    summary: 'Show again who one is by a code of one’s authenticator app, or a recovery code',
    permission: 'account.use',
    withoutFactor: 'open',
    body: z.object(schemasOf(codeFields)),
    bodyLimit: smallBody,
    status: 204,
    budget: 'sign-in',
  }),
  'POST /api/user/confirmation/passkey/options': endpoint({
    summary: 'What a browser needs to show again by a passkey who one is',
    permission: 'account.use',
    withoutFactor: 'open',
    status: 200,
    answer: requestOptions,
    refuses: { 409: ['passkeys_need_name'] },
  }),
  'POST /api/user/confirmation/passkey': endpoint({
    summary: 'Show again who one is by a passkey',
    permission: 'account.use',
    withoutFactor: 'open',
    body: z.object({ passkey: shownPasskey }),
    bodyLimit: 16 * 1024,
    status: 204,
    budget: 'sign-in',
    refuses: { 409: ['passkey_refused', 'passkeys_need_name'] },
  }),
  'GET /api/login/second-factor': endpoint({
    summary: 'With what a sign-in whose password was right can be finished',
    permission: 'anyone',
    status: 200,
    answer: z
      .object({ passkey: z.boolean(), authenticator: z.boolean(), recoveryCode: z.boolean() })
      .meta({ id: 'WaysToFinish' }),
    refuses: { 401: ['sign_in_again'] },
  }),
  'POST /api/login/second-factor': endpoint({
    summary: 'Finish signing in with a code of one’s authenticator app, or a recovery code',
    permission: 'anyone',
    body: z.object(schemasOf(codeFields)),
    bodyLimit: smallBody,
    status: 200,
    answer: currentUser,
    budget: 'sign-in',
    refuses: { 401: ['sign_in_again', 'wrong_code'], 409: ['provider_required'] },
  }),
  'POST /api/login/passkey/options': endpoint({
    summary: 'What a browser needs to sign in with a passkey; good for five minutes and one sign-in',
    permission: 'anyone',
    status: 200,
    answer: requestOptions,
    refuses: { 409: ['passkeys_need_name'] },
  }),
  'POST /api/login/passkey': endpoint({
    summary: 'Sign in with a passkey, which says itself whose it is',
    permission: 'anyone',
    body: z.object({ passkey: shownPasskey }),
    bodyLimit: 16 * 1024,
    status: 200,
    answer: currentUser,
    budget: 'sign-in',
    refuses: { 401: ['passkey_refused'], 409: ['passkeys_need_name', 'provider_required'] },
  }),
  'DELETE /api/admin/users/:id/factors': endpoint({
    summary: 'Take everything but the password from somebody who has lost it, and sign them out everywhere',
    permission: 'platform.administer',
    sensitive: true,
    params: byId,
    status: 204,
    refuses: { 409: ['own_account'] },
  }),
};
