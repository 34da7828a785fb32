import autocannon from 'autocannon';
import { connections } from './market.ts';

export interface Figures {
  perSecond: number;
  /** Milliseconds that 99 of 100 took at most. */
  p99: number;
  failed: number;
}

const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
/** Where only soundness is asked for, a turn is so many requests, however long they take. */
const few = process.argv.includes('--quick') ? 24 : undefined;

/** One request as one of the people makes it. */
export interface Asked {
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body?: string;
}

/** Loads the server with one request after another on each connection, or so many a second on all; `request` makes each one, for this or that person. */
export async function loadServer(
  address: string,
  request: (person: number) => Asked,
  duration = seconds,
  perSecond?: number,
): Promise<Figures> {
  let asked = 0;
  const begun = performance.now();
  const result = await autocannon({
    url: address,
    connections,
    ...(few === undefined ? { duration } : { amount: few }),
    // The server ends a connection after a thousand requests and says so, which autocannon does not hear.
    reconnectRate: 900,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    requests: [{ setupRequest: (empty) => ({ ...empty, ...request(asked++ % connections) }) }],
  });
  if (result.statusCodeStats && Object.keys(result.statusCodeStats).some((code) => !code.startsWith('20'))) {
    process.stdout.write(`  answers: ${JSON.stringify(result.statusCodeStats)}\n`);
  }
  return {
    perSecond: few === undefined ? result.requests.average : few / ((performance.now() - begun) / 1_000),
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

/** Does the same work as often as possible, as many at once as the server gets requests. */
export async function loadDirectly(work: (connection: number) => Promise<unknown>): Promise<Figures> {
  const took: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1_000;
  const one = async (connection: number) => {
    while (few === undefined ? performance.now() < until : took.length < few) {
      const begun = performance.now();
      await work(connection);
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => one(connection)));
  took.sort((a, b) => a - b);
  return {
    perSecond: took.length / ((performance.now() - started) / 1_000),
    p99: took[Math.floor(took.length * 0.99)] ?? 0,
    failed: 0,
  };
}

/**
 * Three rounds of both (one where only soundness is asked for), in turn, so that a machine whose speed drifts drifts for
 * both; prints the medians and their ratio.
 */
export async function compare(
  name: string,
  server: () => Promise<Figures>,
  direct: () => Promise<Figures>,
  { whole: named = 'whole server', beside = 'same SQL alone' } = {},
): Promise<void> {
  const rounds: { server: Figures; direct: Figures }[] = [];
  const turns = few === undefined ? 3 : 1;
  if (few === undefined) await server();
  for (let round = 0; round < turns; round += 1)
    rounds.push({ direct: await direct(), server: await server() });
  const whole = median(rounds.map((round) => round.server));
  const bare = median(rounds.map((round) => round.direct));
  const ratio =
    rounds.map((round) => round.server.perSecond / round.direct.perSecond).toSorted((a, b) => a - b)[
      Math.floor(turns / 2)
    ] ?? 0;
  process.stdout.write(
    `${name}\n${line(named, whole)}${line(beside, bare)}  ratio            ${ratio.toFixed(2)}\n`,
  );
  const failed = rounds.reduce((sum, round) => sum + round.server.failed, 0);
  if (failed) throw new Error(`${failed} requests failed`);
}

function median(figures: Figures[]): Figures {
  return (
    figures.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(figures.length / 2)] ?? {
      perSecond: 0,
      p99: 0,
      failed: 0,
    }
  );
}

function line(name: string, { perSecond, p99 }: Figures): string {
  return `  ${name.padEnd(15)} ${perSecond.toFixed(0).padStart(6)} /s   p99 ${p99.toFixed(1)} ms\n`;
}
