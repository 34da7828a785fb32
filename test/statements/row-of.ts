import { anything, type Way } from './made-up.ts';

/** A row as the driver would answer it, made up after its columns' types; what is in it differs from way to way. */
export function rowOf(
  columns: readonly { name: string; type: string }[],
  { choice }: Way,
): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(({ name, type }, index) => [
      name,
      valueOf(type, choice % 3 === 0, (index + choice) % 2 === 0),
    ]),
  );
}

function valueOf(type: string, many: boolean, yes: boolean): unknown {
  if (type.startsWith('_')) return yes ? [valueOf(type.slice(1), many, yes)] : [];
  if (/^(int|float|numeric|oid)/.test(type)) return many ? 100_000 : 1;
  if (type === 'bool') return yes;
  if (type === 'date') return '2026-01-01';
  if (type.startsWith('timestamp')) return '2026-01-01T00:00:00.000000Z';
  if (type === 'bytea') return Buffer.from('');
  return /^jsonb?$/.test(type) ? anything() : 'found';
}
