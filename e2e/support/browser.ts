import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * No sandbox, because root and containers have none and only our own pages are opened; nothing asks the network; and two
 * processes less to start, as every worker has a browser of its own.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-zygote',
  '--in-process-gpu',
];

/** The path of a Chromium, which is fetched first where there is none. */
export function findBrowser(): string {
  const script = path.join(import.meta.dirname, '../../scripts/browser.mjs');
  return execFileSync(process.execPath, [script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}
