import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { joiningRole } from '#domain/joining.ts';
import { recordAudit } from '#server/audit/audit.queries.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { type NewAccount, insertAccount } from '#server/features/accounts/accounts.queries.ts';
import { confirmAddress } from '#server/features/accounts/addresses.queries.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { refuseGuessed } from '#server/features/accounts/refuse-guessed.ts';
import { conflictOf } from '#server/features/accounts/register.ts';
import { companyById, insertMember } from '#server/features/companies/companies.queries.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { refuse } from '#server/refusal.ts';

interface Wanted extends NewAccount {
  password: string;
  /** The company the person is a verified member of from the start. */
  companyId: number | undefined;
}

/** Makes an account of any role, as only the operator may, and answers its id. The address they give counts as proved. */
export async function createAccount(
  db: pg.Pool,
  config: Pick<Config, 'brandName'>,
  { companyId, ...account }: Wanted,
): Promise<number> {
  const role = joiningRole(account);
  if (companyId !== undefined && !role)
    throw refuse.invalid(`A ${account.userType} does not belong to a company.`);
  await refuseGuessed('password', account.password, account, config);
  const password = await hashPassword(account.password);
  try {
    return await inTransaction(db, async (tx) => {
      const id = await insertAccount(tx, { ...account, password });
      if (account.email !== null) await confirmAddress(tx, id, account.email);
      if (companyId !== undefined && role) {
        if (!(await companyById(tx, companyId)))
          throw refuse.invalid(`There is no company number ${companyId}.`);
        await insertMember(tx, { companyId, userId: id, role, verified: true });
      }
      await recordAudit(tx, {
        actorId: null,
        action: 'user.created',
        subject: 'user',
        subjectId: id,
        details: { userType: account.userType },
      });
      await saveEvent(tx, { type: 'account.registered', subjectId: id, actorId: null });
      const made = {
        act: 'account.made',
        outcome: 'done',
        actorId: null,
        userId: id,
        network: null,
      } as const;
      await noteSecurity(tx, { ...made, details: { way: 'command line', userType: account.userType } });
      return id;
    });
  } catch (error) {
    throw conflictOf(error) ?? error;
  }
}
