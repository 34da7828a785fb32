import { hash } from 'node:crypto';

/** Adds up what lines of COPY hold, so that the same rows in another order come to the same. */
export class RowSum {
  rows = 0;
  bytes = 0;
  readonly #words = new Uint32Array(8);

  /** Whole lines, each with the sign that ends it. */
  add(lines: Buffer): void {
    this.bytes += lines.length;
    for (let from = 0; from < lines.length;) {
      const end = lines.indexOf(10, from) + 1 || lines.length;
      const digest = hash('sha256', lines.subarray(from, end), 'buffer');
      for (let word = 0; word < 8; word += 1)
        this.#words[word] = (this.#words[word] ?? 0) + digest.readUInt32LE(4 * word);
      this.rows += 1;
      from = end;
    }
  }

  get sum(): string {
    return Buffer.from(this.#words.buffer).toString('hex');
  }
}
