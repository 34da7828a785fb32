import type { Config } from '#server/config.ts';
import type { Tx } from '#server/db/query.ts';
import { addressOf, addressToConfirm } from './addresses.queries.ts';
import { askToConfirm } from './write-account-mail.ts';

/** Asks the address of an account that somebody else has made for its owner to confirm it, unless that has happened meanwhile. */
export async function askForConfirmation(
  tx: Tx,
  { userId }: { userId: number },
  config: Config,
): Promise<void> {
  const person = await addressOf(tx, userId);
  const address = await addressToConfirm(tx, userId);
  if (person && address !== null) await askToConfirm(tx, config, person, address);
}
