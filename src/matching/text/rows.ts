/** Many short lists of numbers, laid end to end. */
export interface Rows {
  /** Where each list begins in items, and at the end where the last one ends. */
  starts: Uint32Array;
  items: Uint16Array;
}

export function row(rows: Rows, index: number): Uint16Array {
  return rows.items.subarray(rows.starts[index], rows.starts[index + 1]);
}

export function rowsOfLengths(lengths: ArrayLike<number>, items: Uint16Array): Rows {
  return { starts: startsOfLengths(lengths), items };
}

export function startsOfLengths(lengths: ArrayLike<number>): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let i = 0; i < lengths.length; i += 1) starts[i + 1] = starts[i]! + lengths[i]!;
  return starts;
}

/** Who lists each number: of rows from a to b, the rows from b to a. */
export function turnedAround(rows: Rows, size: number): Rows {
  const lengths = new Uint32Array(size);
  for (const item of rows.items) lengths[item]! += 1;
  const starts = startsOfLengths(lengths);
  const next = starts.slice();
  const items = new Uint16Array(rows.items.length);
  for (let from = 0; from + 1 < rows.starts.length; from += 1) {
    for (let i = rows.starts[from]!; i < rows.starts[from + 1]!; i += 1) {
      items[next[rows.items[i]!]!++] = from;
    }
  }
  return { starts, items };
}
