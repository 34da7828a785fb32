import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import { type Handler, TaskFailure } from '#server/tasks/handler.ts';
import type { BackupToMake, NoBackup } from './back-up.process.ts';
import type { Backups } from './backup-settings.ts';
import { noteRun } from './runs.queries.ts';

/** Makes the backup whose time has come. Of several servers one does it: there is one such task at a time. */
export function makeBackupNow(db: pg.Pool, config: Config, backups: Backups): Handler<'backup'> {
  return async (_, { signal }) => {
    const begunAt = new Date();
    const failure = await backUpApart({ config, backups }, signal);
    if (failure === undefined) return;
    signal.throwIfAborted();
    await noteRun(db, { kind: 'backup', begunAt, file: '', bytes: null, rows: null, failure });
    throw new TaskFailure(failure);
  };
}

/** In a process of its own, which takes no time from requests and gives its memory back. Answers why there is no backup, if so. */
async function backUpApart(toMake: BackupToMake, signal: AbortSignal): Promise<string | undefined> {
  const program = fileURLToPath(new URL('back-up.process.ts', import.meta.url));
  const child = fork(program, { serialization: 'advanced', signal });
  child.on('error', () => undefined); // Its end says it, too.
  let told: NoBackup | undefined;
  child.on('message', (message) => {
    // The cast: our own process tells nothing else. Under `node --watch` Node tells which files it has read.
    if (typeof message === 'object' && message && 'failure' in message) told = message as NoBackup;
  });
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  child.send(toMake);
  const [[code, killedBy]] = await ended;
  if (code === 0) return undefined;
  return told?.failure ?? `The process that makes backups ended with ${code ?? killedBy}.`;
}
