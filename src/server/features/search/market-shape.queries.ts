import { type Db, row } from '#server/db/query.ts';
import type { MarketShape } from './query/market-shape.ts';

/** The same for as long as nothing has changed of what searches, counts and companies' pages go by. */
export async function marketState(db: Db): Promise<string> {
  const now = await row<{ state: string }>(db, 'select market_state() as state', [], {
    prepare: 'market-state',
    batched: true,
  });
  return now?.state ?? '';
}

/** The market as a statement says it that has `marketNow` among its columns. */
export interface MarketRow {
  state: string;
  total: number;
  ranks: number[];
  hours: number[];
}

/** For whoever asks something else as well, and would have to ask twice. */
export const marketNow = `(select json_build_object(
  'state', market_state(),
  'total', coalesce((select jobs from facet_count where facet = 'total'), 0)
             + coalesce((select sum(change) from facet_change where facet = 'total'), 0),
  'ranks', coalesce(array_agg(rank order by rank), '{}'),
  'hours', coalesce(array_agg(floor(extract(epoch from posted_date) / 3600)::integer order by rank), '{}')
) from market_shape)`;

/** How many jobs there are and how old they are, as last measured. */
export async function marketShape(db: Db, now: Date): Promise<MarketShape> {
  const found = await row<{ market: MarketRow }>(db, `select ${marketNow} as market`, [], {
    prepare: 'market-shape',
    batched: true,
  });
  return shapeOf(found?.market ?? { state: '', total: 0, ranks: [], hours: [] }, now);
}

export function shapeOf({ state, total, ranks, hours }: MarketRow, now: Date): MarketShape {
  const marks = ranks.map((rank, index) => ({ rank, hour: hours[index] ?? 0 }));
  return { state, total, hour: Math.floor(now.getTime() / 3_600_000), marks };
}
