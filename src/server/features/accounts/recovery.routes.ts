import { hashOfToken } from '#server/addresses/link-token.ts';
import { openLink } from '#server/addresses/links.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { found } from '#server/found.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { isLookedAfter } from './accounts.queries.ts';
import { addressOf, addressToConfirm } from './addresses.queries.ts';
import { confirmByHand, confirmByLink } from './confirm-address.ts';
import { mayAskForMail } from './mail-budget.ts';
import { makeResetLink, resetPassword } from './reset-password.ts';
import { askToConfirm } from './write-account-mail.ts';

type RecoveryCalls =
  | 'POST /api/user/email-confirmation'
  | 'PUT /api/email-confirmations/:token'
  | 'POST /api/password-resets'
  | 'PUT /api/password-resets/:token'
  | 'POST /api/admin/users/:id/password-reset-link'
  | 'PUT /api/admin/users/:id/email-confirmation';

/** Proving an address, and getting back in without the password. */
export const recoveryRoutes: RoutesOf<RecoveryCalls> = {
  'POST /api/user/email-confirmation': async ({ db, actor, config, budgets, request }) => {
    if (!config.smtpUrl)
      throw refuse.conflict('no_mail', 'This site sends no mail. An administrator can confirm your address.');
    const address = await addressToConfirm(db, actor.id);
    if (address === null) throw refuse.conflict('nothing_to_confirm', 'There is no address to confirm.');
    await budgets.spend('address-mail', `${address.toLowerCase()} ${networkOf(request.ip)}`);
    await inTransaction(db, async (tx) =>
      askToConfirm(tx, config, found(await addressOf(tx, actor.id)), address),
    );
  },

  'PUT /api/email-confirmations/:token': async ({ db, params, request }) =>
    confirmByLink(db, params.token, networkOf(request.ip)),

  'POST /api/password-resets': async ({ db, body, config, budgets, request }) => {
    const network = networkOf(request.ip);
    await budgets.spend('reset', network);
    const asked = await mayAskForMail(budgets, 'reset-mail', body.email.toLowerCase());
    // Whether anybody has this address is looked at once this has been answered.
    if (asked && config.smtpUrl)
      await inTransaction(db, (tx) =>
        enqueue(tx, 'reset-link', [{ data: { address: body.email, network } }]),
      );
  },

  'PUT /api/password-resets/:token': {
    visible: async ({ db, params }) => Boolean(await openLink(db, 'reset', hashOfToken(params.token))),
    handle: async ({ db, params, body, config, request }) =>
      resetPassword(db, config, { ...params, ...body, network: networkOf(request.ip) }),
  },

  'POST /api/admin/users/:id/password-reset-link': {
    visible: async ({ db, params }) => isLookedAfter(db, params.id),
    handle: async ({ db, actor, params, config, request }) =>
      makeResetLink(db, config, {
        actorId: actor.id,
        userId: params.id,
        network: networkOf(request.ip),
        by: 'administrator',
      }),
  },

  'PUT /api/admin/users/:id/email-confirmation': {
    visible: async ({ db, params }) => isLookedAfter(db, params.id),
    handle: async ({ db, actor, params, request }) =>
      confirmByHand(db, { actorId: actor.id, userId: params.id, network: networkOf(request.ip) }),
  },
};
