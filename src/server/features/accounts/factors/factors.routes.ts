import type { CurrentUser } from '#contract/api.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { found } from '#server/found.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { isLookedAfter } from '#server/features/accounts/accounts.queries.ts';
import { presentAccount } from '#server/features/accounts/present-account.ts';
import { addPasskey, passkeyToMake } from './add-passkey.ts';
import { authenticatorStanding } from './authenticator.queries.ts';
import { confirmByCode, confirmByPasskey, passkeyToConfirm } from './confirm-by-factor.ts';
import { finishSignIn, waysToFinish } from './finish-sign-in.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { passkeysOf, renamePasskey } from './passkeys.queries.ts';
import { recoveryCodesLeft } from './recovery-codes.queries.ts';
import { removeAuthenticator, removePasskey } from './remove-factor.ts';
import { beginToSetUp, confirmAuthenticator } from './set-up-authenticator.ts';
import { passkeyToShow, signInWithPasskey } from './sign-in-with-passkey.ts';
import { takeAwayFactors } from './take-away-factors.ts';

type FactorCalls =
  | 'GET /api/user/passkeys'
  | 'POST /api/user/passkeys/options'
  | 'POST /api/user/passkeys'
  | 'PUT /api/user/passkeys/:id'
  | 'DELETE /api/user/passkeys/:id'
  | 'GET /api/user/authenticator'
  | 'POST /api/user/authenticator'
  | 'PUT /api/user/authenticator'
  | 'DELETE /api/user/authenticator'
  | 'GET /api/user/recovery-codes'
  | 'POST /api/user/recovery-codes'
  | 'POST /api/user/confirmation/code'
  | 'POST /api/user/confirmation/passkey/options'
  | 'POST /api/user/confirmation/passkey'
  | 'GET /api/login/second-factor'
  | 'POST /api/login/second-factor'
  | 'POST /api/login/passkey/options'
  | 'POST /api/login/passkey'
  | 'DELETE /api/admin/users/:id/factors';

export const factorRoutes: RoutesOf<FactorCalls> = {
  'GET /api/user/passkeys': async ({ db, actor }) => passkeysOf(db, actor.id),
  'POST /api/user/passkeys/options': async (received) => passkeyToMake(received),
  'POST /api/user/passkeys': async (received) => addPasskey(received),

  'PUT /api/user/passkeys/:id': {
    visible: async ({ db, actor, params }) =>
      (await passkeysOf(db, actor.id)).some(({ id }) => id === params.id),
    handle: async ({ db, actor, params, body }) =>
      found(await renamePasskey(db, { userId: actor.id, id: params.id, name: body.name })),
  },

  'DELETE /api/user/passkeys/:id': async (received) => removePasskey(received),

  'GET /api/user/authenticator': async ({ db, actor }) =>
    (await authenticatorStanding(db, actor.id)) ?? { since: null },
  'POST /api/user/authenticator': async (received) => beginToSetUp(received),
  'PUT /api/user/authenticator': async (received) => confirmAuthenticator(received),
  'DELETE /api/user/authenticator': async (received) => removeAuthenticator(received),

  'GET /api/user/recovery-codes': async ({ db, actor }) => recoveryCodesLeft(db, actor.id),
  'POST /api/user/recovery-codes': async (received) => makeRecoveryCodes(received),

  'POST /api/user/confirmation/code': async (received) => confirmByCode(received),
  'POST /api/user/confirmation/passkey/options': async (received) => passkeyToConfirm(received),
  'POST /api/user/confirmation/passkey': async (received) => confirmByPasskey(received),

  'GET /api/login/second-factor': async (received) => waysToFinish(received),

  'POST /api/login/second-factor': async (received): Promise<CurrentUser> =>
    presentAccount(received.db, await finishSignIn(received)),

  'POST /api/login/passkey/options': async (received) => passkeyToShow(received),

  'POST /api/login/passkey': async (received): Promise<CurrentUser> =>
    presentAccount(received.db, await signInWithPasskey(received)),

  'DELETE /api/admin/users/:id/factors': {
    visible: async ({ db, params }) => isLookedAfter(db, params.id),
    handle: async ({ db, actor, params, request, config }) => {
      if (params.id === actor.id)
        throw refuse.conflict('own_account', 'You cannot change your own account here.');
      await inTransaction(db, (tx) =>
        takeAwayFactors(tx, {
          actorId: actor.id,
          userId: params.id,
          network: networkOf(request.ip),
          config,
        }),
      );
    },
  },
};
