interface Limits {
  /** So often among `among` statements, and from then on a text has a name. */
  often: number;
  among: number;
  /** So many names at most: each connection keeps the plan of each. */
  most: number;
}

/**
 * Names under which texts that are put together are prepared. Most searches of a kind have one text and only their values differ; whoever
 * asks for a name learns it once the text has come often, and none once enough others have. As none is taken away again, what comes now and
 * then gets none: it would leave none for what comes with the next kind of search.
 */
export function namesOfTexts({ often, among, most }: Limits): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const times = new Map<string, number>();
  let asked = 0;
  return (text) => {
    asked += 1;
    if (asked > among) {
      times.clear();
      asked = 1;
    }
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const now = (times.get(text) ?? 0) + 1;
    times.set(text, now);
    if (now < often) return undefined;
    times.delete(text);
    const name = `repeated-${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Of this process: every connection of any of its pools knows a text by the same name. */
export const nameOfText = namesOfTexts({ often: 5, among: 1_000, most: 48 });
