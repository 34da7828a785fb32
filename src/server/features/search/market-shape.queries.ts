import { type Db, row } from '#server/db/query.ts';
import { keptAnswer } from '#server/market-memory.ts';
import type { MarketShape } from './query/market-shape.ts';

/** The same for as long as nothing has changed of what searches, counts and companies' pages go by. */
export async function marketState(db: Db): Promise<string> {
  const now = await row<{ state: string }>(db, 'select market_state() as state', [], {
    prepare: 'market-state',
    batched: true,
  });
  return now?.state ?? '';
}

/** How many jobs there are and how old they are, as last measured, in the state that the market is in. */
export async function marketShape(db: Db, now: Date, known?: string): Promise<MarketShape> {
  const state = known ?? (await marketState(db));
  return shapeOf(state, await keptAnswer(db, state, 'shape', () => readShape(db)), now);
}

interface Measured {
  total: number;
  ranks: number[];
  hours: number[];
}

async function readShape(db: Db): Promise<Measured | undefined> {
  return row(
    db,
    `select coalesce((select jobs from facet_count where facet = 'total'), 0)
              + coalesce((select sum(change) from facet_change where facet = 'total'), 0) as total,
            coalesce(array_agg(rank order by rank), '{}') as ranks,
            coalesce(array_agg(floor(extract(epoch from posted_date) / 3600)::integer order by rank), '{}') as hours
     from market_shape`,
    [],
    { prepare: 'market-shape', batched: true },
  );
}

function shapeOf(state: string, measured: Measured | undefined, now: Date): MarketShape {
  const { total, ranks, hours } = measured ?? { total: 0, ranks: [], hours: [] };
  const marks = ranks.map((rank, index) => ({ rank, hour: hours[index] ?? 0 }));
  return { state, total, hour: Math.floor(now.getTime() / 3_600_000), marks };
}
