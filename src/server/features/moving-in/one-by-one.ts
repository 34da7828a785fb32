import { setImmediate as othersFirst } from 'node:timers/promises';

/** So many milliseconds lines are read without a pause. */
const atOnce = 10;

/** Some lines, one after the other, with whatever else waits for this server in between: to read hundreds may take a second. */
export async function* oneByOne<Line>(lines: readonly Line[]): AsyncGenerator<Line> {
  let begun = performance.now();
  for (const line of lines) {
    if (performance.now() - begun > atOnce) {
      await othersFirst();
      begun = performance.now();
    }
    yield line;
  }
}

/** What is made of each of some lines, with others in between. */
export async function readEach<Line, Read>(
  lines: readonly Line[],
  read: (line: Line) => Read,
): Promise<Read[]> {
  const all: Read[] = [];
  for await (const line of oneByOne(lines)) all.push(read(line));
  return all;
}
