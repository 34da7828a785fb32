import { NoDatabaseUrl, readDatabaseUrl } from './database-url.ts';

/** Where the database is. */
export interface DatabaseSettings {
  /** A PostgreSQL of the operator's own; without it the embedded one runs. */
  databaseUrl: string | undefined;
  /** The same past a pooler; set, databaseUrl is a pooler's that gives each transaction another connection. */
  databaseDirectUrl: string | undefined;
  /** Standbys of the same, from which searches and public pages are read; unset, all is read from where it is written. */
  databaseReadUrl: string | undefined;
}

/** Reads DATABASE_URL and what goes with it; notes a sentence for each that makes no sense. */
export function readDatabaseSettings(env: NodeJS.ProcessEnv, problems: string[]): DatabaseSettings {
  const read = (name: string) => {
    const text = env[name]?.trim() || undefined;
    const problem = text && problemOf(text);
    if (problem) problems.push(`${name} ${problem}.`);
    return text;
  };
  const databaseUrl = read('DATABASE_URL');
  const databaseDirectUrl = read('DATABASE_DIRECT_URL');
  if (databaseDirectUrl && !databaseUrl)
    problems.push('DATABASE_DIRECT_URL is the way past the pooler at DATABASE_URL, which must be set, too.');
  const databaseReadUrl = read('DATABASE_READ_URL');
  if (databaseReadUrl && !databaseUrl)
    problems.push(
      'DATABASE_READ_URL names standbys of the database at DATABASE_URL, which must be set, too.',
    );
  return { databaseUrl, databaseDirectUrl, databaseReadUrl };
}

/** What is wrong with an address of a database, in words; undefined if nothing is. */
function problemOf(text: string): string | undefined {
  try {
    readDatabaseUrl(text);
    return undefined;
  } catch (error) {
    if (error instanceof NoDatabaseUrl) return error.message;
    throw error;
  }
}
