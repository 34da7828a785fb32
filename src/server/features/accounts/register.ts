import type { Context } from '#server/context.ts';
import { brokenUniqueRule } from '#server/db/conflicts.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { NewAccount } from './accounts.queries.ts';
import { insertAccount } from './accounts.queries.ts';
import { isTaken } from './addresses.queries.ts';
import { mayAskForMail } from './mail-budget.ts';
import type { Handed } from './begin-session.ts';
import { hashPassword } from './passwords.ts';
import { refuseGuessed } from './refuse-guessed.ts';
import { askToConfirm } from './write-account-mail.ts';
import { saveEvent } from '#server/events/reactions.ts';
import type { Budgets } from '#server/http/budgets.ts';
import { refuse } from '#server/refusal.ts';

/**
 * Makes an account and signs in with it: both or neither, so that who has to try again does not meet their own name.
 * A taken name has to be told; whether an address is taken only a mail to it tells, where mail goes out.
 */
export async function register(
  { db, config, budgets, network }: Pick<Context, 'db' | 'config'> & { budgets: Budgets; network: string },
  account: NewAccount & { password: string },
  enter: (tx: Tx, userId: number) => Promise<Handed>,
): Promise<{ id: number; handed: Handed }> {
  const { email } = account;
  await refuseGuessed('password', account.password, account, config);
  const mails = email && (await mayAskForMail(budgets, 'address-mail', `${email.toLowerCase()} ${network}`));
  const password = await hashPassword(account.password);
  try {
    return await inTransaction(db, async (tx) => {
      if (email && !config.smtpUrl && (await isTaken(tx, email, null))) throw addressTaken();
      const id = await insertAccount(tx, { ...account, password });
      if (email && mails) await askToConfirm(tx, config, { ...account, id }, email);
      await saveEvent(tx, { type: 'account.registered', subjectId: id, actorId: id });
      return { id, handed: await enter(tx, id) };
    });
  } catch (error) {
    throw conflictOf(error) ?? error;
  }
}

/** The refusal that a broken unique rule of user_account amounts to, if that is what an error is. */
export function conflictOf(error: unknown): Error | undefined {
  const rule = brokenUniqueRule(error);
  if (rule === 'user_account_username')
    return refuse.conflict('username_taken', 'This username is taken. Please choose another.', {
      username: 'This username is taken.',
    });
  return rule === 'user_account_email' ? addressTaken() : undefined;
}

export function addressTaken(): Error {
  return refuse.conflict('email_taken', 'This email address cannot be used. Please use another or sign in.', {
    email: 'This email address cannot be used.',
  });
}
