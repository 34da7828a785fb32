/** Collects the values of a statement that is put together from parts, and answers each one's placeholder. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
