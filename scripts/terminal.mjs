// What the scripts have in common: where the project is, and how they speak.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Says why it cannot go on, and ends. */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
