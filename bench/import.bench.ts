// 15,000 real postings imported into a new embedded database, beside a plain COPY of the same rows into the same
// table with the same indexes and triggers.
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { pino } from 'pino';
import { connect } from '#server/db/connect.ts';
import { type Embedded, startEmbedded } from '#server/db/embedded.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { importJobs } from '#server/import/import-jobs.ts';

const postings = 15_000;
const source = path.join(process.env['MOORINGS_DATA'] ?? '', 'jobs', 'nhs.jsonl');
if (!process.env['MOORINGS_DATA'] || !existsSync(source)) {
  process.stdout.write(
    'Skipped: set MOORINGS_DATA to a folder with jobs/nhs.jsonl, which is not part of the project.\n',
  );
  process.exit(0);
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'moorings-bench-'));
await chmod(dataDir, 0o711);
const file = path.join(dataDir, 'postings.jsonl');
await pipeline(manyPostings(), createWriteStream(file));

const embedded = await startEmbedded({ dataDir, log: pino({ level: 'warn' }) });
const db = connect(embedded.connection);
const superuser = await asSuperuser(embedded);
try {
  await prepareDatabase(db);
  await imported();
  const rounds: { byImport: number; byCopy: number }[] = [];
  for (let round = 0; round < 3; round += 1)
    rounds.push({ byCopy: await copied(), byImport: await imported() });
  report(rounds);
} finally {
  await superuser.end();
  await db.end();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** The file's lines, from its start again under new ids until there are enough. */
async function* manyPostings(): AsyncGenerator<string> {
  let written = 0;
  for (let round = 0; written < postings; round += 1) {
    for await (const line of createInterface({ input: createReadStream(source), crlfDelay: Infinity })) {
      // readline also ends lines at characters that JSON may hold; what it cuts is no posting.
      if (!line.startsWith('{') || !line.endsWith('}')) continue;
      const posting = JSON.parse(line) as { url: string };
      yield `${JSON.stringify({ ...posting, url: `${posting.url}?round=${round}` })}\n`;
      written += 1;
      if (written === postings) return;
    }
  }
}

/** Seconds that an import into the empty table takes. */
async function imported(): Promise<number> {
  await emptied();
  const begun = performance.now();
  const result = await importJobs(
    db,
    {
      file,
      source: 'bench',
      said: new Map(),
      companyFromColumn: 'ifThere',
      dryRun: false,
      skipBad: false,
      rebaseDates: false,
    },
    {
      now: new Date().toISOString(),
      signal: new AbortController().signal,
      onRefused: (line, reason) => process.stdout.write(`line ${line}: ${reason}\n`),
      onProgress: () => undefined,
    },
  );
  if (result.added !== postings) throw new Error(`${result.added} of ${postings} postings were imported`);
  return (performance.now() - begun) / 1_000;
}

/** Seconds that PostgreSQL takes to read the rows of the last import from a file of its own. */
async function copied(): Promise<number> {
  const { rows } = await superuser.query<{ columns: string; file: string }>(
    `select string_agg(column_name, ', ') as columns, current_setting('data_directory') || '/rows.copy' as file
     from information_schema.columns where table_name = 'job_posting' and column_name not in ('id', 'closes_at')`,
  );
  const [{ columns, file: rowsFile } = { columns: '', file: '' }] = rows;
  await superuser.query(`copy (select ${columns} from job_posting order by id) to '${rowsFile}'`);
  await emptied();
  const begun = performance.now();
  await superuser.query(`copy job_posting (${columns}) from '${rowsFile}'`);
  return (performance.now() - begun) / 1_000;
}

async function emptied(): Promise<void> {
  await superuser.query('truncate job_posting cascade');
  await superuser.query('vacuum job_posting');
}

async function asSuperuser(server: Embedded): Promise<pg.Client> {
  const { host, port } = server.connection;
  const client = new pg.Client({ ...server.superuser, host, port, database: 'moorings' });
  await client.connect();
  return client;
}

function report(rounds: { byImport: number; byCopy: number }[]): void {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const line = (name: string, seconds: number) =>
    `  ${name.padEnd(15)} ${(postings / seconds).toFixed(0).padStart(6)} postings/s   ${seconds.toFixed(1)} s\n`;
  const byImport = middle(rounds.map((round) => round.byImport));
  const byCopy = middle(rounds.map((round) => round.byCopy));
  const ratio = middle(rounds.map((round) => round.byCopy / round.byImport));
  process.stdout.write(
    `import: ${postings} postings, JSON Lines\n${line('import', byImport)}${line('COPY of rows', byCopy)}  ratio           ${ratio.toFixed(2).padStart(6)}\n`,
  );
}
