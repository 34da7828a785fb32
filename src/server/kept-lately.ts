/** What was asked for lately, by its name: what nobody has asked for the longest makes room. */
export class KeptLately<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;
  readonly #sizeOf: (value: Value) => number;
  #size = 0;

  /** At most so many are kept; or so much of them, where it is told how much each is. */
  constructor(most: number, sizeOf: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  get(name: string): Value | undefined {
    const value = this.#values.get(name);
    if (value === undefined) return undefined;
    this.#values.delete(name);
    this.#values.set(name, value);
    return value;
  }

  /** Without asking for it: it stays no longer for that. */
  has(name: string): boolean {
    return this.#values.has(name);
  }

  set(name: string, value: Value): void {
    this.delete(name);
    this.#values.set(name, value);
    this.#size += this.#sizeOf(value);
    for (const [oldest] of this.#values) {
      if (this.#size <= this.#most) return;
      this.delete(oldest);
    }
  }

  delete(name: string): void {
    const value = this.#values.get(name);
    if (value === undefined) return;
    this.#values.delete(name);
    this.#size -= this.#sizeOf(value);
  }
}
