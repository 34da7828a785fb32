/** Does something when its turn comes. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so much be done at the same time; the rest waits for its turn, in the order in which it came. */
export function turnsFor(most: number): Turns {
  let under = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (under >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else under += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else under -= 1;
    }
  };
}

/** What takes much memory and a connection of the database for long: files are copied on their way to the database, and who asks for little must not wait for them. */
export const fewAtOnce = turnsFor(2);
