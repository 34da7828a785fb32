// `Object.keys` and its like say `string` of every key, since an object may hold more than its type says. Those that are
// asked here are ours, and hold what their type says.

/** The keys of an object as its type has them. */
export function keysOf<Thing extends object>(thing: Thing): (keyof Thing & string)[] {
  return Object.keys(thing) as (keyof Thing & string)[]; // said above
}

export function entriesOf<Thing extends object>(
  thing: Thing,
): { [Key in keyof Thing & string]: [Key, Thing[Key]] }[keyof Thing & string][] {
  return keysOf(thing).map((key) => [key, thing[key]]);
}

/** An object with one value for each of some keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>; // said above
}
