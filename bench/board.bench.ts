// The pipeline board with 1,000 cards: its first data, and in a browser how soon a move is painted and how it scrolls.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { boardCards, boardColumns } from '#server/features/board/board.queries.ts';
import { type HiringCompany, hiringCompany } from './support/hiring-company.ts';
import { latencyOf, milliseconds, timed } from './support/latency.ts';
import { onEmptyProgram } from './support/market.ts';
import type { Market } from './support/shared.ts';
import { quick } from './support/seeded-market.ts';

const cards = quick ? 100 : 1_000;
const reads = quick ? 2 : 100;

await onEmptyProgram(async (program) => {
  const company = await hiringCompany(program.address, program.db, { recruiters: 1, applicants: cards });
  await firstData(program, company);
  await inTheBrowser(program.address, company.recruiters[0]?.cookie ?? '');
});

/** The whole answer over HTTP, against its two queries alone. */
async function firstData(
  { address, db }: Pick<Market, 'address' | 'db'>,
  company: HiringCompany,
): Promise<void> {
  const [recruiter] = company.recruiters;
  if (!recruiter) throw new Error('There is nobody to look at the board.');
  const ask = async () => {
    const response = await fetch(`${address}/api/board`, { headers: { cookie: recruiter.cookie } });
    const board = (await response.json()) as { cards: unknown[] }; // The server parses every answer by the contract.
    if (board.cards.length !== cards) throw new Error(`The board came with ${board.cards.length} cards`);
  };
  const direct = () =>
    Promise.all([boardCards(db, recruiter.actor, {}), boardColumns(db, recruiter.actor, {})]);
  const work = Array.from({ length: reads });
  await timed(work, 1, ask);
  const rounds: { whole: ReturnType<typeof latencyOf>; bare: ReturnType<typeof latencyOf> }[] = [];
  for (let round = 0; round < 3; round += 1) {
    const bare = latencyOf(await timed(work, 1, direct));
    rounds.push({ bare, whole: latencyOf(await timed(work, 1, ask)) });
  }
  const { whole, bare } = rounds.toSorted((a, b) => a.whole.p50 - b.whole.p50)[1] ?? {
    whole: none,
    bare: none,
  };
  process.stdout.write(
    `board: first data of ${cards.toLocaleString('en')} cards (p50, p95)\n` +
      `  whole answer      ${milliseconds(whole.p50)} ${milliseconds(whole.p95)}\n` +
      `  same SQL alone    ${milliseconds(bare.p50)} ${milliseconds(bare.p95)}\n` +
      `  ratio of the p50  ${(whole.p50 / bare.p50).toFixed(2)}\n`,
  );
}

/** In a program of its own, which knows what a page is. */
async function inTheBrowser(address: string, cookie: string): Promise<void> {
  const program = path.join(import.meta.dirname, '../e2e/support/board-frames.ts');
  const measuring = spawn(process.execPath, [program, address, cookie, String(cards)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  const [code] = await once(measuring, 'exit');
  if (code !== 0) throw new Error('The board could not be measured in the browser.');
}

const none = { p50: 0, p95: 0 };
