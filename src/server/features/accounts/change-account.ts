import type { CurrentUser } from '#contract/api.ts';
import { chosenNameProblem } from '#domain/accounts.ts';
import { isAdmin } from '#domain/permissions.ts';
import { endLinks } from '#server/addresses/links.queries.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refuseStale } from '#server/etags.ts';
import { found } from '#server/found.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { networkOf } from '#server/http/budgets.ts';
import { refuseUnconfirmed } from '#server/http/who-may-call.ts';
import type { Received } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { lockAccount, passwordOf, updateNames } from './accounts.queries.ts';
import { addressOf, isTaken, setAddress, setPendingAddress } from './addresses.queries.ts';
import { refuseField } from './refuse-field.ts';
import { presentAccount } from './present-account.ts';
import { mayAskForMail } from './mail-budget.ts';
import { provePassword } from './prove-password.ts';
import { addressTaken, conflictOf } from './register.ts';
import type { SignInDelays } from './sign-in-delays.ts';
import { askToConfirm, writeAccountMail } from './write-account-mail.ts';

/**
 * Changes somebody's own names and address. Another address asks for the password, or, where there is none, who it is; it takes the
 * old one's place once it is proved. Until then whoever says the old one takes that back.
 */
export async function changeAccount(
  received: Received<'PUT /api/user'>,
  delays: SignInDelays,
): Promise<CurrentUser> {
  const { db, actor, body, ifMatch, config } = received;
  const { currentPassword, email, ...names } = body;
  const proved = email !== undefined && email !== (await presentAccount(db, actor.id)).email;
  if (proved) await mayChangeAddress(received, currentPassword ?? '', delays);
  const mails = proved && email !== null && (await mayBeAsked(received, email));
  try {
    return await inTransaction(db, async (tx) => {
      await lockAccount(tx, actor.id);
      const account = await presentAccount(tx, actor.id);
      refuseStale(ifMatch, actor, account);
      const firstName = body.firstName ?? account.firstName;
      const lastName = body.lastName ?? account.lastName;
      if ((body.firstName ?? body.lastName) && !isAdmin(actor))
        refuseField('lastName', chosenNameProblem({ firstName, lastName }, config.brandName));
      await updateNames(tx, actor.id, names);
      if (email !== undefined && email !== account.email) {
        // It was the same a moment ago, so that nobody was asked for the password.
        if (!proved) throw refuse.changedMeanwhile(changedElsewhere, account, account.etag);
        await changeAddress(tx, email, mails, received);
      } else if (email !== undefined && account.pendingEmail !== null) await keepAddress(tx, received);
      await saveEvent(tx, { type: 'account.changed', subjectId: actor.id, actorId: actor.id });
      return presentAccount(tx, actor.id);
    });
  } catch (error) {
    throw conflictOf(error) ?? error;
  }
}

const changedElsewhere = 'Changed by you elsewhere since you opened it. Your version was not saved.';

async function mayChangeAddress(
  received: Received<'PUT /api/user'>,
  password: string,
  delays: SignInDelays,
): Promise<void> {
  const { db, actor, session, request, budgets } = received;
  if (!(await passwordOf(db, actor.id))?.password) return refuseUnconfirmed(session);
  await budgets.spend('address-change', actor.id);
  await provePassword(received, { userId: actor.id, network: networkOf(request.ip), password }, delays);
}

function mayBeAsked({ budgets, request }: Received<'PUT /api/user'>, email: string): Promise<boolean> {
  return mayAskForMail(budgets, 'address-mail', `${email.toLowerCase()} ${networkOf(request.ip)}`);
}

async function changeAddress(
  tx: Tx,
  email: string | null,
  mails: boolean,
  received: Received<'PUT /api/user'>,
): Promise<void> {
  const { actor, config } = received;
  const account = found(await addressOf(tx, actor.id));
  const before = account.inForce ? account.email : null;
  await noteChange(tx, received, { proved: false });
  await endLinks(tx, actor.id, 'confirm');
  if (email === null) {
    await setAddress(tx, actor.id, null);
    if (before !== null) await writeAccountMail(tx, config, account, before, 'address.removed');
    return;
  }
  if (!config.smtpUrl) {
    // Where no mail goes out nobody could prove it, so it stands at once, and who came first has it.
    if (await isTaken(tx, email, actor.id)) throw addressTaken();
    return setAddress(tx, actor.id, email);
  }
  if (before === null) await setAddress(tx, actor.id, email);
  else {
    await setPendingAddress(tx, actor.id, email);
    await writeAccountMail(tx, config, account, before, 'address.changing');
  }
  if (mails) await askToConfirm(tx, config, account, email);
}

/** What was to take the address's place may have been mistyped: whoever reads mail there is not to get the account by the link. */
async function keepAddress(tx: Tx, received: Received<'PUT /api/user'>): Promise<void> {
  const { id } = received.actor;
  await setPendingAddress(tx, id, null);
  await endLinks(tx, id, 'confirm');
  await noteChange(tx, received, { takenBack: true });
}

async function noteChange(
  tx: Tx,
  { actor: { id }, from }: Received<'PUT /api/user'>,
  details: Record<string, boolean>,
): Promise<void> {
  await noteSecurity(tx, {
    act: 'address.changed',
    outcome: 'done',
    actorId: id,
    userId: id,
    ...from,
    details,
  });
}
