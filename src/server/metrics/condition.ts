import { type Counts, sayOf } from './lately.ts';

/** How one server does. */
export interface Condition {
  /** ISO time. */
  since: string;
  memoryBytes: number;
  delayMs: number;
  listeners: number;
  connections: { busy: number; most: number; waiting: number };
  lately: Counts;
}

/** How several do that answer at one address: what they hold is added up, and a delay is that of the slowest. */
export function conditionOfAll(all: readonly Condition[]) {
  const sum = (of: (one: Condition) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    since: all.map(({ since }) => since).sort()[0] ?? new Date().toISOString(),
    memoryBytes: sum(({ memoryBytes }) => memoryBytes),
    delayMs: Math.max(0, ...all.map(({ delayMs }) => delayMs)),
    listeners: sum(({ listeners }) => listeners),
    connections: {
      busy: sum(({ connections }) => connections.busy),
      most: sum(({ connections }) => connections.most),
      waiting: sum(({ connections }) => connections.waiting),
    },
    lately: sayOf(all.map(({ lately }) => lately)),
  };
}
