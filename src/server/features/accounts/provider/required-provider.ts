import type { Config } from '#server/config.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { endTheseSessions } from '#server/features/accounts/end-sessions.ts';
import { providerRequiredOf, requiresProvider, sessionsOtherwise } from './providers.queries.ts';

/** Providers send people back to where the operator says we are: while nobody has said so, none can be required. */
type Whereabouts = Pick<Config, 'publicUrl'>;

/** The company whose provider somebody has to use, where there is one. */
export async function requiredProviderOf(
  db: Db,
  { publicUrl }: Whereabouts,
  userId: number,
): Promise<{ companyId: number; companyName: string } | undefined> {
  return publicUrl === undefined ? undefined : providerRequiredOf(db, userId);
}

/** Whether a company holds its people to its provider. */
export async function isProviderRequired(
  db: Db,
  { publicUrl }: Whereabouts,
  companyId: number,
): Promise<boolean> {
  return publicUrl !== undefined && (await requiresProvider(db, companyId));
}

/** Signs out whoever has come in otherwise, where a change has made a company's provider required. */
export async function endOtherwiseIfRequired(
  tx: Tx,
  whereabouts: Whereabouts,
  companyId: number,
): Promise<void> {
  if (await isProviderRequired(tx, whereabouts, companyId))
    await endTheseSessions(tx, await sessionsOtherwise(tx, companyId));
}
