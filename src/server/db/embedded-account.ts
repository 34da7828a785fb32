import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '#server/cannot-start.ts';
import type { Installation } from './embedded-installation.ts';

/** How PostgreSQL's programs are started: as which user, and through which other command. */
export interface Account {
  ids: { uid?: number; gid?: number };
  /** A command that goes before the program, or nothing. */
  through: readonly string[];
}

/**
 * PostgreSQL refuses to run as root. So when we are root it runs as the user who owns the folder, or as `postgres` or
 * `nobody`, and the folder is given to that user. Where that user cannot reach the folder or the programs (a clone
 * under /root, a folder from mktemp), it is lent the one capability to pass closed folders, and keeps no other.
 */
export function accountFor(folder: string, installation: Installation): Account {
  if (process.getuid?.() !== 0) return { ids: {}, through: [] };
  const ids = unprivilegedUser(statSync(folder).uid);
  if (statSync(folder).uid !== ids.uid) execFileSync('chown', ['-R', `${ids.uid}:${ids.gid}`, folder]);
  const ways: Account[] = [
    { ids, through: [] },
    { ids: {}, through: withCapability('dac_read_search', ids) },
    { ids: {}, through: withCapability('dac_override', ids) },
  ];
  const way = ways.find((account) => reaches(account, folder, installation));
  if (way) return way;
  throw new CannotStart(
    `PostgreSQL cannot run as root, and user ${ids.uid} cannot reach ${folder} and ${installation.bin}. ` +
      'Start as an ordinary user, or set DATA_DIR and clone where everyone may enter.',
  );
}

interface Ids {
  uid: number;
  gid: number;
}

function unprivilegedUser(owner: number): Ids {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  const user =
    users.find(({ uid }) => uid === owner) ??
    users.find(({ name }) => name === 'postgres') ??
    users.find(({ name }) => name === 'nobody');
  if (!user)
    throw new CannotStart('PostgreSQL cannot run as root, and this system has no user postgres or nobody.');
  return { uid: user.uid, gid: user.gid };
}

/** no_setuid_fixup: PostgreSQL asks access(2) about its own files, which ignores capabilities of non-root users without it. */
function withCapability(name: string, { uid, gid }: Ids): string[] {
  const only = `-all,+${name}`;
  const user = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const rights = [
    `--inh-caps=${only}`,
    `--ambient-caps=${only}`,
    '--securebits=+no_setuid_fixup',
    '--no-new-privs',
  ];
  return ['setpriv', ...user, ...rights];
}

function reaches({ ids, through }: Account, folder: string, { bin }: Installation): boolean {
  const probe = ['sh', '-c', 'cd "$0" && exec "$1" --version', folder, path.join(bin, 'postgres')];
  const [command = '', ...args] = [...through, ...probe];
  return spawnSync(command, args, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0;
}
