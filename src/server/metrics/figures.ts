import { AggregatorRegistry, type Registry } from 'prom-client';

/** What one server has counted, as it tells the others. */
export type Figures = Figure[];

interface Figure {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram' | 'summary';
  aggregator: 'sum' | 'first' | 'min' | 'max' | 'average' | 'omit';
  values: { value: number; labels: Record<string, string | number>; metricName?: string }[];
}

/** How they are taken together that are not added up; prom-client would average delays, and leave out the start. */
const together: [RegExp, Figure['aggregator']][] = [
  [/^nodejs_eventloop_lag_(?!min)/, 'max'],
  [/^process_start_time_/, 'min'],
  [/^moorings_server_memory_bytes$/, 'max'],
];

/** All that a registry has at this moment. */
export async function figuresIn(registry: Registry): Promise<Figures> {
  // The cast: its own type has numbers where there are words, and how a figure is collected, which stays here.
  const figures = (await registry.getMetricsAsJSON()) as unknown as Figures;
  return figures.map(({ name, help, type, values, aggregator }) => {
    const other = together.find(([names]) => names.test(name))?.[1];
    return { name, help, type, values, aggregator: other ?? aggregator };
  });
}

/** Those of several servers as one. */
export function addedUp(all: readonly Figures[]): Registry {
  return AggregatorRegistry.aggregate([...all]);
}

/** Of a server that has ended, what still counts. */
export function countsOf(figures: Figures): Figures {
  return figures.filter(({ type }) => type === 'counter' || type === 'histogram');
}

/** What the parent of several servers counts. */
export const serversReplaced = {
  name: 'moorings_servers_replaced_total',
  help: 'Servers that ended by themselves and were started again',
};
