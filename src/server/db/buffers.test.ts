import { mkdtemp, mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buffersFor } from './buffers.ts';

const gigabyte = 1_073_741_824;

test('a database has room in memory for twice what it holds, and at most a quarter of what the machine has', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-buffers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(buffersFor(folder, 24 * gigabyte)).toBe(1_024);
  await mkdir(path.join(folder, 'base/5'), { recursive: true });
  const holds = async (bytes: number) => {
    const file = path.join(folder, 'base/5/16384');
    await writeFile(file, '');
    // Without a byte in it on the disk.
    await truncate(file, bytes);
  };
  await holds(30_000_000);
  expect(buffersFor(folder, 24 * gigabyte)).toBe(1_024);
  expect(buffersFor(folder, gigabyte)).toBe(256);
  expect(buffersFor(folder, gigabyte / 8)).toBe(128);
  await holds(gigabyte);
  expect(buffersFor(folder, 24 * gigabyte)).toBe(2_048);
  expect(buffersFor(folder, 6 * gigabyte)).toBe(1_536);
  await holds(40 * gigabyte);
  expect(buffersFor(folder, 24 * gigabyte)).toBe(6_144);
  expect(buffersFor(folder, 256 * gigabyte)).toBe(8_192);
});
