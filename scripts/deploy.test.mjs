import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/server/config.ts';
import { longestStop } from '../src/server/http/drain.ts';
import { sources } from './build.mjs';
import { root } from './terminal.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const container = read('deploy/Containerfile');
const service = read('deploy/moorings.service');
const command = read('deploy/moorings');
const compose = parseYaml(read('deploy/compose.yml'));
const haproxy = read('deploy/haproxy.cfg');
const patroni = parseYaml(read('deploy/patroni.yml'));
const postgresql = read('deploy/haproxy-postgresql.cfg');
const guide = read('docs/deploying.md');
const readme = read('README.md');

/** Every setting that the program asks its environment for, as it does where an embedded database is used and where not. */
const settings = new Set();
for (const databaseUrl of [undefined, 'postgres://moorings@db/moorings'])
  readConfig(
    new Proxy(
      {},
      {
        get: (_, name) => {
          settings.add(name);
          return name === 'DATABASE_URL' ? databaseUrl : undefined;
        },
      },
    ),
  );

/** NAME=value, several on a line. */
const assigned = (lines) =>
  Object.fromEntries(
    [...lines.join(' ').matchAll(/(?<=^|\s)([A-Z_]+)=(\S*)/g)].map(([, name, value]) => [name, value]),
  );
const linesOf = (text, start) => text.split('\n').filter((line) => line.startsWith(start));

/** What YAML writes as <<, one or several, and what stands beside it. */
const merged = ({ '<<': others = [], ...own }) => Object.assign({}, ...[others].flat().map(merged), own);
const services = Object.entries(compose.services).map(([name, each]) => [name, merged(each)]);
const programs = services.filter(([, { image }]) => image === 'moorings');
/** As the shell has it where it sets nothing but a password. */
const filled = (text) =>
  String(text).replace(/\$\{(\w+):-([^}]*)\}/g, (_, name, unset) =>
    name === 'POSTGRES_PASSWORD' ? 'x' : unset,
  );
const environmentOf = ({ environment }) =>
  Object.fromEntries(Object.entries(merged(environment)).map(([name, value]) => [name, filled(value)]));

const inContainer = assigned(linesOf(container, 'ENV ').map((line) => line.slice(4)));
const inService = assigned(linesOf(service, 'Environment=').map((line) => line.slice('Environment='.length)));
const inGuide = assigned([...guide.matchAll(/```sh\n([^]*?)```/g)].map(([, text]) => text));
/** What is somebody else's to read: the system, Node, HAProxy and its service, PostgreSQL's image. */
const others = /^(PATH|NODE_COMPILE_CACHE|MALLOC_ARENA_MAX|EXTRAOPTS|POSTGRES_\w+|MOORINGS_\w+)$/;

test.each([
  ['the container', inContainer],
  ['the service', inService],
  ['the guide', inGuide],
  ...programs.map(([name, each]) => [`compose's ${name}`, environmentOf(each)]),
])('%s names no setting that the program does not have, and none that it refuses', (_, named) => {
  expect(Object.keys(named)).not.toEqual([]);
  const own = Object.entries(named).filter(([name]) => !others.test(name));
  expect(own.filter(([name]) => !settings.has(name))).toEqual([]);
  expect(own.filter(([name]) => !readme.includes(`\`${name}\``))).toEqual([]);
  expect(() => readConfig(Object.fromEntries(own.filter(([, value]) => !value.includes('…'))))).not.toThrow();
});

describe('ports and addresses fit together', () => {
  const { port, dataDir } = readConfig(inContainer);

  test('in the container and what compose publishes of it', () => {
    const unset = readConfig({});
    expect(readme).toMatch(new RegExp(`\\| \`PORT\`, \`HOST\` +\\| \`${unset.port}\`, \`${unset.host}\` `));
    expect(port).toBe(unset.port);
    expect(container).toContain(`EXPOSE ${port}\n`);
    expect(container).toContain(`VOLUME ${dataDir}\n`);
    const { moorings } = Object.fromEntries(services);
    expect(moorings.ports.map(filled)).toEqual([`${unset.host}:${port}:${port}`]);
    expect(moorings.volumes).toEqual([`data:${dataDir}`]);
  });

  test('between HAProxy, the copies and their database', () => {
    const at = Object.fromEntries(
      services.map(([name, each]) => [name, each.networks?.default.ipv4_address]),
    );
    const balancer = Object.fromEntries(services).haproxy;
    const { MOORINGS_ONE, MOORINGS_TWO, MOORINGS_BIND, MOORINGS_FRONT } = balancer.environment;
    expect(haproxy).toContain(`"\${MOORINGS_FRONT-${filled(MOORINGS_FRONT)}}"`);
    expect([MOORINGS_ONE, MOORINGS_TWO]).toEqual([`${at.one}:${port}`, `${at.two}:${port}`]);
    expect(balancer.ports.map(filled)[0]).toBe(`127.0.0.1:${port}${MOORINGS_BIND}`);
    for (const copy of [compose.services.one, compose.services.two]) {
      const { TRUST_PROXY, DATABASE_URL } = environmentOf(merged(copy));
      // Beside it the proxy in front, if there is one.
      expect(new Set(TRUST_PROXY.split(','))).toEqual(new Set([at.haproxy]));
      expect(new URL(DATABASE_URL).hostname).toBe(at.postgres);
    }
  });

  test('so that only this machine comes in, whose proxy is believed, and over IPv6 everybody would pass for that', () => {
    const published = services.flatMap(([, { ports = [] }]) => ports.map(filled));
    expect(published).toHaveLength(3);
    expect(published.filter((one) => !one.startsWith('127.0.0.1:'))).toEqual([]);
  });

  test('of the database, which is waited for where the copies look for it', () => {
    const { test: asked } = compose.services.postgres.healthcheck;
    expect(asked.join(' ')).toBe('CMD pg_isready -h 127.0.0.1 -U moorings');
  });

  test('of the folder in which any copy finds what another has exported', () => {
    const copies = services.filter(([name]) => ['one', 'two'].includes(name));
    expect(copies.map(([, { volumes }]) => volumes)).toEqual([
      [`exports:${dataDir}`],
      [`exports:${dataDir}`],
    ]);
    expect(Object.keys(compose.volumes)).toContain('exports');
  });

  test('in HAProxy, for reading and for writing', () => {
    const servers = (text) =>
      [...text.matchAll(/^ +server (\w+) "\$\{(\w+)-([^}]+)\}"/gm)].map(([, ...server]) => server.join(' '));
    const copies = [`one MOORINGS_ONE 127.0.0.1:${port}`, `two MOORINGS_TWO 127.0.0.1:${port + 1}`];
    expect(servers(haproxy)).toEqual([...copies, ...copies]);
    const [first] = servers(postgresql);
    expect(first).toBe(`one POSTGRES_ONE ${patroni.postgresql.connect_address}`);
    expect(postgresql).toContain(`check port ${patroni.restapi.connect_address.split(':')[1]} `);
  });

  test('in the service', () => {
    const [folder] = /(?<=^StateDirectory=).+/m.exec(service) ?? [];
    expect(inService.DATA_DIR).toBe(`/var/lib/${folder}`);
    expect(service).toContain(
      `WorkingDirectory=/opt/moorings\nExecStart=/opt/moorings/node_modules/.bin/node `,
    );
  });
});

test('a command beside the service has its user, its place, its data and its settings', () => {
  const lineOf = (name) => new RegExp(`^${name}=(.+)`, 'm').exec(service)?.[1];
  const [node] = lineOf('ExecStart').split(' ');
  for (const words of [
    `--uid=${lineOf('User')} --gid=${lineOf('Group')}`,
    ...['WorkingDirectory', 'UMask', 'EnvironmentFile'].map((name) => `--property=${name}=${lineOf(name)}`),
    `--setenv=DATA_DIR=${inService.DATA_DIR}`,
    `${node} --disable-warning=ExperimentalWarning src/server/cli.ts "$@"`,
  ])
    expect(command).toContain(words);
  expect(existsSync(path.join(root, 'src/server/cli.ts'))).toBe(true);
});

test('what is set in front of a command goes before the settings, in a file that nobody else reads and that is gone afterwards', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-command-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const front = path.join(folder, 'front');
  // In the place of systemd, which runs nothing here.
  const stand = (name, lines) => writeFile(path.join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  await stand('mktemp', `case $1 in /run/*) umask 077; : >'${front}'; echo '${front}' ;; esac`);
  await stand('systemd-run', `printf '%s\\n' "$@"; cat '${front}'; exit 3`);
  const passphrase = 'a "boat", a \\rope, $5 and a `cleat`';
  const called = (env) =>
    spawnSync(path.join(root, 'deploy/moorings'), ['verify', 'old.backup'], {
      env: { PATH: `${folder}:${process.env.PATH}`, HOME: '/root', ...env },
      encoding: 'utf8',
    });
  const { stdout, status } = called({ BACKUP_PASSPHRASE: passphrase, TMPDIR: '/srv/large' });
  const said = stdout.split('\n');
  const files = said.filter((word) => word.startsWith('--property=EnvironmentFile='));
  expect(files.map((word) => word.split('=')[2])).toEqual(['-/etc/moorings/settings', front]);
  expect(said.slice(said.indexOf('old.backup') + 1)).toEqual([
    'BACKUP_PASSPHRASE="a \\"boat\\", a \\\\rope, \\$5 and a \\`cleat\\`"',
    'TMPDIR="/srv/large"',
    '',
  ]);
  expect([status, existsSync(front)]).toEqual([3, false]);
  // The way past a pooler of the settings is not that of a database that is named in front.
  const named = { DATABASE_URL: 'postgres:///second' };
  const past = { DATABASE_DIRECT_URL: 'postgres://past/second' };
  expect(called(named).stdout).toContain('\nDATABASE_URL="postgres:///second"\nDATABASE_DIRECT_URL=""\n');
  expect(called({ ...named, ...past }).stdout).toContain('\nDATABASE_DIRECT_URL="postgres://past/second"\n');
  expect(readConfig({ ...named, DATABASE_DIRECT_URL: '' }).databaseDirectUrl).toBeUndefined();
});

test('the settings that are there stay when the lines of the guide are called again, and a new file of them is for root alone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-guide-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'moorings/settings');
  const [line] = guide.split('\n').filter((each) => each.includes('install -D -m 600'));
  const call = () => spawnSync('sh', ['-c', line.replaceAll('/etc/moorings/settings', file)]).status;
  expect([call(), readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([0, '', 0o600]);
  await writeFile(file, 'PUBLIC_URL=https://jobs.example.com\n');
  expect([call(), readFileSync(file, 'utf8')]).toEqual([0, 'PUBLIC_URL=https://jobs.example.com\n']);
});

test('nobody is killed who still finishes what is under way', () => {
  const [seconds] = /(?<=^TimeoutStopSec=)\d+/m.exec(service) ?? [];
  expect(() => readConfig({ DRAIN_DELAY: '61' })).toThrow('from 0 to 60');
  expect(Number(seconds)).toBeGreaterThan(60 + longestStop / 1_000);
  for (const [, each] of programs) {
    const { drainDelay } = readConfig(environmentOf(each));
    expect(Number.parseInt(each.stop_grace_period, 10)).toBeGreaterThan(drainDelay + longestStop / 1_000);
  }
});

test('a newer program builds its pages anew whichever of the files has changed that say how', () => {
  const configuration = readdirSync(root).filter((name) => name.startsWith('vite.'));
  expect(sources.filter((name) => name.startsWith('vite.'))).toEqual(configuration.sort());
});

test('all that the container and the service are made of is there', () => {
  const copied = linesOf(container, 'COPY ')
    .filter((line) => !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1));
  const moved = [...container.matchAll(/^COPY --from=page \/app\/(src\S+)/gm)].map(([, name]) => name);
  expect(moved).toHaveLength(4);
  const started = [container, service].map((text) => /src\/server\/[\w.]+\.ts/.exec(text)?.[0]);
  expect(
    [...copied, ...moved, ...started].filter((name) => !existsSync(path.join(root, name ?? ''))),
  ).toEqual([]);
});
