interface Kept<Value> {
  value: Promise<Value>;
  until: number;
}

/**
 * What is the same for every visitor and costs much is found once in a while: who asks for it meanwhile is given what was
 * found, and those who ask at once wait for the same. What failed is not kept.
 */
export function keptFor<Value>(
  milliseconds: number,
  most: number,
): (name: string, find: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, Kept<Value>>();
  return (name, find) => {
    const known = kept.get(name);
    if (known && known.until > performance.now()) return known.value;
    const value = find();
    kept.delete(name);
    kept.set(name, { value, until: performance.now() + milliseconds });
    value.catch(() => kept.delete(name));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
