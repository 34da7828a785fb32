// Three copies of the program behind HAProxy, on a primary and two standbys of which one more has each write before it is
// acknowledged. People hire and apply, and each at once reads back what they have written, while the primary is taken away again
// and again, killed and stopped in turn, and a standby promoted; then the copies are restarted one after the other.
// `--failovers 20` unless told otherwise. `--patroni` has Patroni do it, by deploy/patroni.yml with three of etcd, of which one is
// killed on the way; with `--through-haproxy` through deploy/haproxy-postgresql.cfg.
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { debianProgram, freePort } from '#test/debian-program.ts';
import { eventually } from '#test/eventually.ts';
import { startDatabaseHaproxy, startHaproxy } from '#test/haproxy.ts';
import { type Program, startProgram } from '#test/program.ts';
import { fares } from './support/browser.ts';
import { faultsIn, hiringLoad } from './support/hiring-load.ts';
import { optionOf, quick } from './support/seeded-market.ts';
import { hasPatroni, patroniAddresses, patroniPassword, patroniServers } from './support/patroni-servers.ts';
import { threeServers, withRewind } from './support/three-servers.ts';

const failovers = Number(optionOf('--failovers') ?? (quick ? 2 : 20));
const names = ['one', 'two', 'three'] as const;

const haproxy = debianProgram('haproxy', 'HAProxy in front of three copies');
if (!haproxy || !withRewind()) {
  if (haproxy) process.stdout.write('Skipped: Debian’s postgresql is not installed, which has pg_rewind.\n');
  process.exit(0);
}

// What was started ends with us, also where we are told to stop.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => process.exit(1));
const patroni = process.argv.includes('--patroni');
if (patroni && !hasPatroni()) {
  process.stdout.write('Skipped: Debian’s patroni and etcd-server are not installed.\n');
  process.exit(0);
}
const home = await realpath(await mkdtemp(path.join(tmpdir(), 'moorings-failovers-')));
await chmod(home, 0o711);
const counted = fares();
const servers = patroni ? await patroniServers(home) : await threeServers(home);
const ports = { one: await freePort(), two: await freePort(), three: await freePort() };
const copies = new Map<string, Program>();
const front =
  patroni && process.argv.includes('--through-haproxy')
    ? await startDatabaseHaproxy(haproxy, patroniAddresses)
    : undefined;
process.once('exit', () => void front?.stop());
const through = (port: number) => `postgres://moorings:${patroniPassword}@127.0.0.1:${port}/moorings`;
const where = front
  ? { DATABASE_URL: through(front.primary), DATABASE_READ_URL: through(front.standby) }
  : { DATABASE_URL: servers.url, DATABASE_READ_URL: servers.url };
const start = async (name: keyof typeof ports) => {
  const env = { ...where, TRUST_PROXY: 'loopback' };
  copies.set(
    name,
    await startProgram({ ...env, PORT: String(ports[name]), DRAIN_DELAY: '3', LOG_LEVEL: 'error' }),
  );
};
for (const name of names) await start(name);
const balancer = await startHaproxy(haproxy, ports);
process.once('exit', () => void balancer.stop());
const isTaken = (name: string, as: string) =>
  eventually(async () => (await balancer.takes(name)).startsWith(as));

try {
  for (const name of names) await isTaken(name, 'UP');
  const people = { hirers: quick ? 2 : 3, seekers: quick ? 3 : 6 };
  const load = await hiringLoad(`http://127.0.0.1:${balancer.port}`, servers.connection(), counted, people);
  let goesOn = true;
  const running = load.run(() => goesOn);
  /** Milliseconds without an acknowledged write, of each. */
  const silences: number[] = [];
  for (let failover = 1; failover <= failovers; failover += 1) {
    await pause(2_000 + 2_000 * Math.random());
    if (failover === 2) servers.loseOneVote?.();
    const from = performance.now();
    await servers.failOver(failover % 2 ? 'killed' : 'stopped');
    await eventually(() => (counted.acknowledgedAt.at(-1) ?? 0) > from + 500);
    silences.push(longestSilence(from));
    process.stdout.write(
      `\r${failover} of ${failovers} failovers, ${counted.acknowledgedAt.length} writes acknowledged `,
    );
  }
  await pause(3_000);
  const before = { ...counted };
  for (const name of names) {
    copies.get(name)?.kill('SIGTERM');
    await isTaken(name, 'DOWN');
    await copies.get(name)?.ended;
    await start(name);
    await isTaken(name, 'UP');
  }
  const failed = counted.unavailable + counted.broken - before.unavailable - before.broken;
  const asked = counted.requests - before.requests;
  goesOn = false;
  await running;
  await servers.level();
  const { kept } = load;
  const { lost, twice } = await faultsIn(servers.connection(), kept);
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
  silences.sort((a, b) => a - b);
  process.stdout.write(
    `\nfailovers: ${failovers}, the primary ${Math.ceil(failovers / 2)} times killed and ${Math.floor(failovers / 2)} times stopped; ` +
      `${counted.requests} requests, ${counted.acknowledgedAt.length} writes acknowledged ` +
      `(${kept.applications.size} applications, ${kept.jobs.size} jobs, ${[...kept.moves.values()].flat().length} moves)\n` +
      `  lost                   ${lost}\n` +
      `  twice                  ${twice}\n` +
      `  stale own reads        ${kept.stale.length} of ${kept.ownReads}\n` +
      `  refused                ${counted.refused.length}\n` +
      `  no write for           ${seconds(silences[Math.floor(silences.length / 2)] ?? 0)} s, at most ${seconds(silences.at(-1) ?? 0)} s a failover\n` +
      `  longest wait of one    ${seconds(counted.longestWrite)} s\n` +
      `  answered 503           ${before.unavailable}; broken ${before.broken}; ${counted.mended} went through when sent again\n` +
      `  three copies restarted ${failed} of ${asked} requests failed\n`,
  );
  for (const one of [...kept.stale, ...counted.refused].slice(0, 20)) process.stdout.write(`  ${one}\n`);
  process.exitCode = lost + twice + kept.stale.length + counted.refused.length + failed ? 1 : 0;
} finally {
  await balancer.stop();
  await front?.stop();
  for (const copy of copies.values()) copy.kill('SIGKILL');
  await Promise.all([...copies.values()].map(({ ended }) => ended));
  await servers.stop();
  await rm(home, { recursive: true, force: true });
}
process.exit();

function longestSilence(from: number): number {
  const times = [from, ...counted.acknowledgedAt.filter((at) => at > from)];
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
}
