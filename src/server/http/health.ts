import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { schemaFits } from '#server/db/migrate.ts';

interface Condition {
  db: pg.Pool;
  /** Whether the server has been asked to stop. */
  isDraining: () => boolean;
}

/**
 * For whoever watches over the server. Live: the event loop turns; a database outage must not make an orchestrator
 * restart a healthy process. Ready: send people here. Neither needs a session.
 */
export function health(server: FastifyInstance, { db, isDraining }: Condition): void {
  const reasonNotReady = remembered(1_000, () => databaseProblem(db));

  server.get('/healthz/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('live\n'),
  );

  server.get('/healthz/ready', async (_request, reply) => {
    const reason = isDraining() ? 'The server is stopping.' : await reasonNotReady();
    return reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(`${reason ?? 'ready'}\n`);
  });
}

async function databaseProblem(db: pg.Pool): Promise<string | undefined> {
  const patience = Promise.withResolvers<'late'>();
  const timer = setTimeout(patience.resolve, 1_000, 'late');
  try {
    const fits = await Promise.race([schemaFits(db), patience.promise]);
    if (fits === 'late') return 'The database does not answer in time.';
    return fits ? undefined : 'The database has another schema than this program.';
  } catch {
    return 'The database cannot be reached.';
  } finally {
    clearTimeout(timer);
  }
}

/** Asks at most once per `milliseconds`; those who ask meanwhile share the answer. */
function remembered<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked = -Infinity;
  let answer: Promise<Answer>;
  return () => {
    if (performance.now() - asked >= milliseconds) {
      asked = performance.now();
      answer = ask();
    }
    return answer;
  };
}
