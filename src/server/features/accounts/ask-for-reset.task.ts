import type { Config } from '#server/config.ts';
import type { Tx } from '#server/db/query.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { ownerOfAddress } from './addresses.queries.ts';
import { writeAccountMail } from './write-account-mail.ts';

/**
 * Mails a link to a new password to whoever has proved this address, if anybody has. Apart from the request, which takes as long
 * whoever is asked about.
 */
export async function askForReset(
  tx: Tx,
  { address, network }: { address: string; network: string },
  config: Config,
): Promise<void> {
  const owner = await ownerOfAddress(tx, address);
  const person = owner?.disabled ? undefined : owner;
  await noteSecurity(tx, {
    act: 'password.reset-asked',
    outcome: person ? 'done' : 'refused',
    actorId: null,
    userId: person?.id ?? null,
    network,
  });
  // To the address that was proved, not to the one that was typed, which may only look like it.
  if (person) await writeAccountMail(tx, config, person, person.email, 'password.reset');
}
