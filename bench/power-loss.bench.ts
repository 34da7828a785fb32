// The power goes while people apply: the whole program on a disk of its own, an ext4 in a file, which is stopped from one moment to
// the next without writing out anything (what shuts a file system down in its own tests), so that all is lost that had not been forced to the disk. Then the disk is mounted
// again and the program started on it. The last rounds are with PostgreSQL's fsync off: they must lose something, or this could not see it.
// `--rounds 5 --without 3`. Linux, as root, with loop devices; elsewhere it says so.
import { type ChildProcess, execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connect } from '#server/db/connect.ts';
import { connectionToRunning } from '#server/db/embedded.ts';
import { type Applying, applying, applyToAll, type Kept, keptOf } from './support/applying.ts';
import { freePort, ready, start } from './support/market.ts';
import { optionOf, quick } from './support/seeded-market.ts';

const rounds = Number(optionOf('--rounds') ?? (quick ? 1 : 5));
const without = Number(optionOf('--without') ?? (quick ? 1 : 3));

const missing = whatIsMissing();
if (missing) {
  process.stdout.write(`Skipped: ${missing}\n`);
  process.exit(0);
}

const folder = await mkdtemp(path.join(tmpdir(), 'moorings-power-'));
const image = path.join(folder, 'disk');
const mounted = path.join(folder, 'mounted');
// Who is stopped leaves no disk behind: the program ends with us, its database with the disk it is on.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    execFileSync('umount', ['--lazy', mounted]);
    process.exit(1);
  });
let lost = 0;
let lostWithout = 0;
try {
  await mkdir(mounted);
  await chmod(folder, 0o711);
  for (let round = 0; round < rounds + without; round += 1) {
    const isForced = round < rounds;
    const kept = await powerGoes({ isForced, afterMs: 1_500 + 700 * (round % 4) });
    process.stdout.write(
      `${isForced ? 'as it is' : 'fsync off'}: ${kept ? inWords(kept) : 'the database does not start any more'}\n`,
    );
    const isWhole = kept && kept.lost + kept.twice + kept.halfDone + kept.miscounted === 0;
    if (isForced && !isWhole) lost += 1;
    if (!isForced && !isWhole) lostWithout += 1;
  }
} finally {
  unmount();
  await rm(folder, { recursive: true, force: true });
}
process.stdout.write(
  `${rounds} times the power went: something was lost ${lost} times; with fsync off ${lostWithout} of ${without} times\n`,
);
if (without > 0 && lostWithout === 0)
  process.stdout.write('With fsync off nothing was lost either: this run says nothing.\n');
process.exit(lost > 0 || (without > 0 && lostWithout === 0) ? 1 : 0);

/** One round on a new disk; undefined where the database cannot be read afterwards. */
async function powerGoes(how: { isForced: boolean; afterMs: number }): Promise<Kept | undefined> {
  execFileSync('truncate', ['-s', '2G', image]);
  execFileSync('mkfs.ext4', ['-q', '-F', image]);
  mount();
  const dataDir = path.join(mounted, 'data');
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let state: Applying;
  const program = start(['src/server/main.ts'], {
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
  });
  try {
    await ready(address);
    const db = connect(connectionToRunning(dataDir), 2);
    db.on('error', () => undefined);
    state = await applying(address, db, { seekers: 8, jobs: 150 });
    await db.end();
    // What was there before counts as written long ago.
    execFileSync('sync', ['-f', mounted]);
    if (!how.isForced) await neverForce(dataDir);
    let over = false;
    const load = applyToAll(
      state,
      () => address,
      () => over,
    );
    await pause(how.afterMs);
    const postmaster = postmasterOf(dataDir);
    shutDown();
    over = true;
    // Nobody answers any more: what was on its way is not acknowledged.
    await killed(program, postmaster);
    await load;
  } catch (error) {
    await killed(program, postmasterOf(dataDir));
    throw error;
  }
  unmount();
  mount();
  try {
    return await afterwards(dataDir, state);
  } finally {
    unmount();
    await rm(image, { force: true });
  }
}

async function killed(program: ChildProcess, postmaster: number): Promise<void> {
  program.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await pause(500);
}

/** Starts the program again on what is left, and looks. */
async function afterwards(dataDir: string, state: Applying): Promise<Kept | undefined> {
  const port = await freePort();
  const program = start(['src/server/main.ts'], {
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
  });
  const ended = new Promise<'ended'>((resolve) => program.once('exit', () => resolve('ended')));
  try {
    const outcome = await Promise.race([ready(`http://127.0.0.1:${port}`), ended]);
    if (outcome === 'ended') return undefined;
    const db = connect(connectionToRunning(dataDir), 2);
    try {
      return await keptOf(db, state);
    } catch {
      return undefined;
    } finally {
      await db.end();
    }
  } finally {
    program.kill('SIGTERM');
    await ended;
  }
}

async function neverForce(dataDir: string): Promise<void> {
  const superuser = new pg.Client({
    ...connectionToRunning(dataDir),
    user: 'postgres',
    database: 'postgres',
  });
  await superuser.connect();
  await superuser.query('alter system set fsync = off');
  await superuser.query('select pg_reload_conf()');
  await superuser.end();
  await pause(300);
}

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** EXT4_IOC_SHUTDOWN without a last word to the journal: from now on nothing is written any more, and what was not is gone. */
function shutDown(): void {
  execFileSync('perl', [
    '-e',
    'open(my $d, "<", $ARGV[0]) or die; my $how = pack("L", 2); ioctl($d, 0x8004587d, $how) or die "$!"',
    mounted,
  ]);
}

function mount(): void {
  execFileSync('mount', ['-o', 'loop', image, mounted]);
  execFileSync('chmod', ['711', mounted]);
}

function unmount(): void {
  for (let attempt = 0; isMounted() && attempt < 50; attempt += 1) {
    try {
      execFileSync('umount', [mounted], { stdio: 'ignore' });
    } catch {
      // Somebody who was killed has not let go of it yet.
      execFileSync('sleep', ['0.2']);
    }
  }
}

function isMounted(): boolean {
  return readFileSync('/proc/mounts', 'utf8').includes(` ${mounted} `);
}

function inWords({ acknowledged, lost: gone, twice, halfDone, miscounted }: Kept): string {
  return `${acknowledged} acknowledged, ${gone} lost, ${twice} twice, ${halfDone} half done, ${miscounted} jobs miscounted`;
}

/** Why this machine cannot do it; undefined where it can. */
function whatIsMissing(): string | undefined {
  if (process.platform !== 'linux') return 'this needs Linux.';
  if (process.getuid?.() !== 0) return 'only root can mount a disk of its own. Run it as root.';
  if (!existsSync('/dev/loop-control')) return 'there are no loop devices here, as in most containers.';
  const programs = ['mkfs.ext4', 'mount', 'perl'];
  const lacking = programs.filter(
    (name) => !['/sbin', '/usr/sbin', '/bin', '/usr/bin'].some((bin) => existsSync(path.join(bin, name))),
  );
  return lacking.length ? `these programs are missing: ${lacking.join(', ')}.` : undefined;
}
