// npm run bench -- apply-anywhere: visitors apply with a résumé over a line of 50 kbit/s with 800 ms, 30 % loss and a cut every
// ten seconds, while their pages and the server are killed at random. How many arrive, and whether any is there twice.
// PEOPLE of them (500) apply in parts of PART (100), one after the other, so that a small machine keeps up: a part takes about two
// minutes. Each says how it went; SERVER_KILLS (20) are shared among them.
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { connectionToRunning } from '#server/db/embedded.ts';
import { row, rows } from '#server/db/query.ts';
import { openPlatform } from '#server/features/operator/open-platform.ts';
import { type Applicant, appliesTillItIsSent, compared } from '#test/apply-anywhere.ts';
import { badLine, worst } from '#test/bad-line.ts';
import { startProgram } from '#test/program.ts';

const people = Number(process.env['PEOPLE'] ?? 500);
const part = Math.min(people, Number(process.env['PART'] ?? 100));
const serverKills = Number(process.env['SERVER_KILLS'] ?? 20);
const dataDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'moorings-apply-anywhere-')));
// Arriving is measured here, not the work that is asked for in a flood.
const env = { DATA_DIR: dataDir, DEMO: 'on', PROOF_OF_WORK_FROM: '1000000' };

let program = await startProgram(env);
const db = connect(connectionToRunning(dataDir), 2);
await openPlatform(db, true);
const job = await row<{ id: number }>(
  db,
  `select j.id from job_posting j join public_job p on p.job_id = j.id where p.ended_at is null
     and not exists (select from job_question q where q.job_posting_id = j.id) order by j.id limit 1`,
);
if (!job) throw new Error('The demo has no public job without questions.');
const line = await badLine(Number(new URL(program.address).port), worst);

const began = Date.now();
const sent: Applicant[] = [];
for (let first = 0; first < people; first += part) {
  sent.push(...(await partFrom(first, Math.min(part, people - first), job.id)));
  const { missing, twice, other } = await soFar();
  console.log(
    `${sent.length - missing} of ${sent.length} arrived, ${twice} twice, ${other} with another file; ${line.cuts()} cuts, ` +
      `pages killed or opened again ${sent.reduce((sum, { killed }) => sum + killed, 0)} times, ${Math.round((Date.now() - began) / 1_000)} s`,
  );
}
const { missing, twice, other } = await soFar();
await line.close();
await db.end();
program.kill('SIGTERM');
await program.ended;
process.exit(missing || twice || other ? 1 : 0);

/** So many apply at the same time, the server being killed meanwhile. */
async function partFrom(first: number, count: number, jobId: number): Promise<Applicant[]> {
  let done = 0;
  const sending = Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = first + index;
      await pause(Math.random() * 30_000);
      const applicant = await appliesTillItIsSent(line.address, jobId, at, {
        kills: at % 4,
        resumeBytes: 8_000 + ((at * 997) % 40_000),
      });
      done += 1;
      return applicant;
    }),
  );
  const kills = Math.ceil((serverKills * count) / people);
  for (let kill = 0; kill < kills && done < count; kill += 1) {
    await pause(3_000 + Math.random() * 7_000);
    program.kill('SIGKILL');
    await program.ended;
    program = await startProgram(env);
    line.leadTo(Number(new URL(program.address).port));
    console.log(
      `server killed ${kill + 1} times, ${done} of ${count} of this part know that they have arrived`,
    );
  }
  return sending;
}

async function soFar() {
  const arrived = await rows<{ email: string; file: Buffer }>(
    db,
    `select v.address as email, b.bytes as file from visitor_application v
     join visitor_file f on f.visitor_application_id = v.id join file_blob b on b.sha256 = f.sha256`,
  );
  return compared(sent, arrived);
}
