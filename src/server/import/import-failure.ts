import { lackOfRoom } from '#server/db/disk-room.ts';
import { serverMayBeGone } from '#server/db/troubles.ts';
import { ImportRefused } from './import-refused.ts';

/** The person who asked pressed Ctrl-C. */
export class ImportStopped extends ImportRefused {
  override name = 'ImportStopped';

  constructor() {
    super('Stopped. Nothing was imported.');
  }
}

/** What PostgreSQL's codes mean to the person at the command line. */
const reasons: Record<string, string> = {
  '53200': 'The database has no memory left.',
  '53300': 'The database has no free connection.',
  '53400': 'The database has reached a limit set for it.',
  '25006': 'The database only allows reading.',
  '42501': 'The database does not allow this user to write.',
  '40P01': 'Someone else was writing to the same rows. Try again.',
  '55P03': 'Someone else was writing to the same rows for too long. Try again.',
  '57014': 'The database stopped the import.',
  '57P01': 'The database was stopped.',
  '57P02': 'The database broke down.',
  '57P03': 'The database is just starting. Try again in a moment.',
  '58030': 'The disk of the database cannot be read or written.',
};

/** Anything that can end an import, as one sentence that also says that nothing was imported. */
export function failureInWords(error: unknown, signal: AbortSignal): Error {
  if (error instanceof ImportRefused) return error;
  // Whatever breaks after Ctrl-C breaks because of it: a terminal sends it to the database as well.
  if (signal.aborted) return new ImportStopped();
  if (!(error instanceof Error)) return new Error(String(error));
  const code = 'code' in error ? String(error.code) : '';
  const broke = serverMayBeGone(error) ? 'The connection to the database broke.' : undefined;
  const reason = lackOfRoom(error) ?? reasons[code] ?? broke;
  if (!reason) return error;
  return new ImportRefused(`${reason} Nothing was imported.`, { cause: error });
}
