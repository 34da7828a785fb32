import { KeptLately } from '#server/kept-lately.ts';

interface Limits {
  /** From so many times on a text has a name: what was asked for once or twice is not worth being kept. */
  often: number;
  /** So many names at most: each connection keeps the plan of each. */
  most: number;
  /** So many texts are counted at the same time. */
  counted: number;
}

/**
 * Names under which texts that are put together are prepared. Most searches of a kind have one text and only their values differ; whoever
 * asks for a name learns it once the text has come often, and none once enough others have.
 */
export function namesOfTexts({ often, most, counted }: Limits): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const times = new KeptLately<number>(counted);
  return (text) => {
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
export const nameOfText = namesOfTexts({ often: 3, most: 32, counted: 200 });
