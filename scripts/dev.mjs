// npm run dev: the server, started anew when its code changes, and the web app, which changes in the open page. It has a
// folder of its own, data-dev/, so that nothing tried here touches ./data; delete it to begin with a new demo market.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { root, say } from './terminal.mjs';

ensureInstalled();

const api = process.env.PORT ?? '3000';
const page = process.env.DEV_PORT ?? '5173';

/** The server waits for a change after it has failed; when the page's program ends, so does all of it. */
const programs = [
  run(['--disable-warning=ExperimentalWarning', '--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    PORT: api,
    DATA_DIR: process.env.DATA_DIR ?? path.join(root, 'data-dev'),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    // It is started anew with each change, and is to be looked into.
    SERVERS: '1',
  }),
  // The pages that the server draws for visitors; the server starts anew with them. They are looked at at its own address.
  run(['-e', `import('./vite.visitors.ts').then((built) => built.buildVisitorPages({ watch: true }))`], {
    NODE_ENV: 'production',
  }),
  run(['node_modules/vite/bin/vite.js', '--port', page, '--strictPort', '--host', '127.0.0.1'], {
    API_ORIGIN: `http://127.0.0.1:${api}`,
  }),
];
say(`The page to open is http://127.0.0.1:${page}; the one of the server has no hot reload.`);

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
for (const program of programs)
  program.on('exit', (code) => {
    process.exitCode ||= code ?? 1;
    stop();
  });

function run(args, env) {
  return spawn(pinnedNode(), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
}

function stop() {
  for (const program of programs) program.kill('SIGTERM');
}
