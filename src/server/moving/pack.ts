import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Writes a folder as a .tar.gz, in which all stands in a folder of a name. Little memory is needed however large it is. */
export async function pack(
  folder: string,
  { name, into, signal }: { name: string; into: string; signal: AbortSignal },
): Promise<void> {
  await pipeline(
    Readable.from(tarOf(folder, name), { objectMode: false }),
    createGzip(),
    createWriteStream(into, { mode: 0o600 }),
    { signal },
  );
}

const block = 512;

/** As POSIX has it (ustar): a head of 512 bytes, the bytes, and zeros up to the next 512. */
async function* tarOf(folder: string, name: string): AsyncGenerator<Buffer> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((one) => one.isFile())
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)))
    .toSorted();
  for (const file of files) {
    const { size, mtimeMs } = await stat(path.join(folder, file));
    yield headOf(`${name}/${file.split(path.sep).join('/')}`, size, Math.floor(mtimeMs / 1_000));
    // The cast: a stream without an encoding has buffers.
    yield* createReadStream(path.join(folder, file)) as AsyncIterable<Buffer>;
    if (size % block) yield Buffer.alloc(block - (size % block));
  }
  yield Buffer.alloc(2 * block);
}

function headOf(name: string, size: number, seconds: number): Buffer {
  const head = Buffer.alloc(block);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  if (Buffer.byteLength(name) > 100 || size >= 8 ** 11)
    throw new Error(`${name} is too long for an archive, in name or bytes.`);
  head.write(name);
  head.write(octal(0o600, 7), 100);
  head.write(octal(0, 7), 108);
  head.write(octal(0, 7), 116);
  head.write(octal(size, 11), 124);
  head.write(octal(seconds, 11), 136);
  head.write(' '.repeat(8), 148);
  head.write('0', 156);
  head.write('ustar\u000000', 257, 'latin1');
  const sum = head.reduce((all, byte) => all + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}
