/**
 * The layout of our vocabulary files: a length, a list of names with places as JSON, then the sections themselves, each
 * beginning at a multiple of eight so that it can be looked at as numbers without being copied.
 */
export type Sections = ReadonlyMap<string, Uint8Array>;

const lengthBytes = 4;
const alignment = 8;

export function readSections(bytes: Uint8Array): Sections {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const listEnd = lengthBytes + view.getUint32(0, true);
  // What writeSections wrote: names with lengths.
  const list = JSON.parse(asciiOf(bytes.subarray(lengthBytes, listEnd))) as [string, number][];
  const sections = new Map<string, Uint8Array>();
  let start = aligned(listEnd);
  for (const [name, length] of list) {
    sections.set(name, bytes.subarray(start, start + length));
    start = aligned(start + length);
  }
  return sections;
}

export function writeSections(sections: Sections): Uint8Array {
  const list = JSON.stringify([...sections].map(([name, { length }]) => [name, length]));
  const listEnd = lengthBytes + list.length;
  const size = [...sections.values()].reduce((at, { length }) => aligned(at + length), aligned(listEnd));
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, list.length, true);
  for (let i = 0; i < list.length; i += 1) bytes[lengthBytes + i] = list.charCodeAt(i);
  let start = aligned(listEnd);
  for (const section of sections.values()) {
    bytes.set(section, start);
    start = aligned(start + section.length);
  }
  return bytes;
}

export function sectionNamed(sections: Sections, name: string): Uint8Array {
  const section = sections.get(name);
  if (!section) throw new Error(`The vocabulary file has no section "${name}": make it again.`);
  return section;
}

/** A section of 16-bit numbers; our files begin at a multiple of eight, as a fresh buffer does. */
export function numbers16(sections: Sections, name: string): Uint16Array {
  const { buffer, byteOffset, byteLength } = sectionNamed(sections, name);
  return new Uint16Array(buffer, byteOffset, byteLength / 2);
}

/** Text of one byte a letter (Latin-1). */
export function asciiOf(bytes: Uint8Array): string {
  let text = '';
  // Arguments of a call have to fit on the stack.
  for (let i = 0; i < bytes.length; i += 8192) text += lettersOf(bytes.subarray(i, i + 8192));
  return text;
}

/** apply takes any list of numbers; spreading a typed array is ten times slower. */
function lettersOf(bytes: ArrayLike<number>): string {
  return String.fromCharCode.apply(null, bytes as number[]);
}

const aligned = (place: number) => Math.ceil(place / alignment) * alignment;
