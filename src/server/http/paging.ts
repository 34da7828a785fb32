import { refuse } from '#server/refusal.ts';

/** One page of a list, and how to go on. Leaves as a JSON array, a Link header and, where counted, a Total-Count header. */
export class Page<Item> {
  readonly items: Item[];
  readonly next: string | undefined;
  readonly total: number | undefined;

  constructor(items: Item[], next?: string, total?: number) {
    this.items = items;
    this.next = next;
    this.total = total;
  }
}

/**
 * Cuts a list that was asked for one row more than its limit. `keyOf` is what the next page starts after:
 * the values of the ORDER BY, the id last.
 */
export function pageOf<Item>(
  rows: Item[],
  limit: number,
  keyOf: (last: Item) => CursorKey,
  total?: number,
): Page<Item> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return new Page(items, rows.length > limit && last ? encodeCursor(keyOf(last)) : undefined, total);
}

export type CursorKey = readonly (string | number | null)[];

interface CursorValues {
  time: string;
  date: string;
  number: number;
  /** Of a bigint. */
  'long number': number;
  /** Below zero, too. */
  score: number;
  'number or null': number | null;
  'time or null': string | null;
  text: string;
  'text or null': string | null;
  uuid: string;
}

type KeyOf<Shape extends readonly (keyof CursorValues)[]> = {
  readonly [Index in keyof Shape]: CursorValues[Shape[Index]];
};

export function encodeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The values a cursor holds, as many as `shape` names, or undefined without a cursor. A cursor we did not write is a 400. */
export function readCursor<const Shape extends readonly (keyof CursorValues)[]>(
  cursor: string | undefined,
  shape: Shape,
): KeyOf<Shape> | undefined {
  if (cursor === undefined) return undefined;
  const key = parsed(cursor);
  if (!isOfShape(key, shape))
    throw refuse.invalid('cursor is not one this server gave.', { cursor: 'Not a cursor this server gave.' });
  return key;
}

function isOfShape<const Shape extends readonly (keyof CursorValues)[]>(
  key: unknown,
  shape: Shape,
): key is KeyOf<Shape> {
  return (
    Array.isArray(key) && key.length === shape.length && shape.every((kind, index) => fits(key[index], kind))
  );
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function fits(value: unknown, wanted: string): boolean {
  const kind = wanted.replace(' or null', '');
  if (value === null) return kind !== wanted;
  if (kind === 'long number') return Number.isSafeInteger(value) && Number(value) >= 0;
  if (kind === 'number' || kind === 'score')
    return (
      typeof value === 'number' &&
      Number.isInteger(value) &&
      (kind === 'score' ? -2_147_483_648 : 0) <= value &&
      value <= 2_147_483_647
    );
  if (kind === 'text') return typeof value === 'string' && !value.includes('\u0000') && value.isWellFormed();
  if (kind === 'uuid') return typeof value === 'string' && uuid.test(value);
  if (kind === 'date') return typeof value === 'string' && isTime(`${value}T00:00:00Z`);
  return typeof value === 'string' && isTime(value);
}

/** A time as our rows have it. JavaScript forgives a 30th of February, PostgreSQL does not. */
function isTime(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(text)) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === text.slice(0, 19);
}
