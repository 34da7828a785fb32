import type { Analytics } from './Figures.tsx';

/** 'applications-per-day-2026-03-01-to-2026-03-30'. */
export function fileName(what: string, { from, to }: Pick<Analytics, 'from' | 'to'>): string {
  return `${what.replaceAll(' ', '-')}-${from}-to-${to}`;
}
