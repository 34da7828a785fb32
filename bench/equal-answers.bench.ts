// Whether how long an answer takes tells who has an account: the same call about somebody and about nobody, in turn and in a
// random order. 1 is no difference; what comes of shuffling the two is what chance does.
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { row } from '#server/db/query.ts';
import { latencyOf, milliseconds } from './support/latency.ts';
import { freePort, onEmptyProgram, signUp } from './support/market.ts';

const pairs = process.argv.includes('--quick') ? 20 : 400;
const people = 20;
const shuffles = 2_000;

const port = await freePort();
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (mail, _, done) => void mail.on('end', done).resume(),
});
await new Promise<void>((resolve) => sink.listen(port, '127.0.0.1', resolve));
const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'http://localhost:3000' };

await onEmptyProgram(async ({ address, db }) => {
  for (let n = 0; n < people; n += 1) await signUp(address, `somebody-${n}`);
  await db.query(`update user_account set email = username || '@example.com', email_confirmed_at = now()`);

  const ask = async (path: string, body: object) => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const idle = async () => {
    const due = `select from pgboss.job where name in ('reset-link', 'mail') and state <= 'active' limit 1`;
    while (await row(db, due)) await pause(5);
  };

  await compare('sign-in: POST /api/login, a wrong password', (who, n) =>
    ask('/api/login', { username: `${who}-${n}`, password: 'not the password' }),
  );
  await compare('sign-in by address', (who, n) =>
    ask('/api/login', { username: `${who}-${n}@example.com`, password: 'not the password' }),
  );
  // What is done about it goes on after the answer, and is not to fall into the time of the next.
  await compare(
    'reset: POST /api/password-resets',
    (who, n) => ask('/api/password-resets', { email: `${who}-${n}@example.com` }),
    idle,
  );
}, env);
await new Promise<void>((resolve) => sink.close(() => resolve()));

type Who = 'somebody' | 'stranger';

async function compare(
  what: string,
  asked: (who: Who, n: number) => Promise<number>,
  after = async () => {},
): Promise<void> {
  const took: Record<Who, number[]> = { somebody: [], stranger: [] };
  const statuses = new Set<number>();
  for (let pair = -10; pair < pairs; pair += 1) {
    const order: Who[] = Math.random() < 0.5 ? ['somebody', 'stranger'] : ['stranger', 'somebody'];
    for (const who of order) {
      const begun = performance.now();
      const status = await asked(who, Math.abs(pair) % people);
      // The first warm up.
      if (pair >= 0) took[who].push(performance.now() - begun);
      statuses.add(status);
      await after();
    }
  }
  if (statuses.size !== 1) throw new Error(`${what} answered ${[...statuses].join(' and ')}`);
  const ratio = latencyOf(took.somebody).p50 / latencyOf(took.stranger).p50;
  const [low, high] = byChance(took.somebody, took.stranger);
  const within = ratio >= low && ratio <= high ? 'within chance' : 'BEYOND CHANCE';
  process.stdout.write(
    `${what}\n  somebody ${milliseconds(latencyOf(took.somebody).p50)}, nobody ${milliseconds(latencyOf(took.stranger).p50)}, ` +
      `ratio of medians ${ratio.toFixed(3)}; chance alone ${low.toFixed(3)} to ${high.toFixed(3)}: ${within}\n`,
  );
}

/** Between what 99 of 100 ratios lie where each pair is turned round or not by chance. */
function byChance(one: readonly number[], other: readonly number[]): [number, number] {
  const ratios = Array.from({ length: shuffles }, () => {
    const turned = one.map(() => Math.random() < 0.5);
    const first = one.map((time, pair) => (turned[pair] ? (other[pair] ?? time) : time));
    const second = other.map((time, pair) => (turned[pair] ? (one[pair] ?? time) : time));
    return latencyOf(first).p50 / latencyOf(second).p50;
  }).toSorted((a, b) => a - b);
  return [ratios[Math.floor(shuffles * 0.005)] ?? 0, ratios[Math.floor(shuffles * 0.995)] ?? 0];
}
