import { type Rows, startsOfLengths } from '#matching/text/rows.ts';

/** Lists of rising numbers as their steps, seven bits a byte: neighbours in the taxonomy take one byte each. */
export function packDeltas(lists: readonly (readonly number[])[]): Uint8Array {
  const bytes: number[] = [];
  for (const list of lists) {
    let last = 0;
    pack(list.length, bytes);
    for (const item of list) {
      pack(item - last, bytes);
      last = item;
    }
  }
  return Uint8Array.from(bytes);
}

export function unpackDeltas(bytes: Uint8Array, count: number): Rows {
  const lengths = new Uint32Array(count);
  const items = new Uint16Array(bytes.length);
  let at = 0;
  let size = 0;
  const next = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]!;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  for (let i = 0; i < count; i += 1) {
    lengths[i] = next();
    let last = 0;
    for (let left = lengths[i]!; left > 0; left -= 1) items[size++] = last += next();
  }
  return { starts: startsOfLengths(lengths), items: items.slice(0, size) };
}

function pack(value: number, bytes: number[]): void {
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}
