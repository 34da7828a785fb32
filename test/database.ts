import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '#server/db/connect.ts';

export interface TestDatabase {
  pool: pg.Pool;
  connection: pg.ClientConfig;
  /** The same as a DATABASE_URL. */
  url: string;
  drop: () => Promise<void>;
}

/** A migrated database of the caller's own, empty but for what the migrations put there. Takes some 30 ms. */
export async function freshDatabase(): Promise<TestDatabase> {
  return databaseFrom('moorings');
}

/** The same without any tables. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return databaseFrom('template1');
}

/**
 * What tasks, upkeep and listening may hold at once, and one. A connection has the catalog to read and each statement to plan for itself:
 * with the twelve of a server, most of them opened at its start, a file of tests took a sixth longer.
 */
const connectionsOfTest = 7;

async function databaseFrom(template: 'moorings' | 'template1'): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const { host, port } = inject('databaseServer');
  // In memory files are copied in half the time that it takes to log what is in them.
  await asSuperuser(`create database ${name} template ${template} strategy file_copy owner moorings`);
  const connection = { host, port, user: 'moorings', database: name };
  const pool = connect(connection, connectionsOfTest);
  const drop = async () => {
    await pool.end();
    await asSuperuser(`drop database ${name} with (force)`);
  };
  return {
    pool,
    connection,
    url: `postgres://moorings@/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    drop,
  };
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ ...inject('databaseServer'), user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
