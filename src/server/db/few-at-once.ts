/** Of what takes much memory and a connection of the database for long, so much is done at once; the rest waits for it. */
const most = 2;

let under = 0;
const waiting: (() => void)[] = [];

/** Does the work when it is its turn. Files are copied on their way to the database, and who asks for little must not wait for them. */
export async function fewAtOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  if (under >= most) await new Promise<void>((resolve) => waiting.push(resolve));
  else under += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else under -= 1;
  }
}
