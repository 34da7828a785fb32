import type { IconName } from '#client/ui/Icon.tsx';

export interface Command {
  id: string;
  label: string;
  /** What kind of thing it is, or where it belongs. */
  detail: string;
  icon: IconName;
  act: () => void;
  /** Other words under which people look for it. */
  words?: string;
}

/**
 * The commands in which every word that is typed begins a word: of the label, or of those it is also looked for under.
 * Whose label begins so stand first, then those with a word of the label, then the others; each in their own order.
 */
export function found<One extends Pick<Command, 'label' | 'words' | 'detail'>>(
  commands: readonly One[],
  typed: string,
): One[] {
  const wanted = wordsOf(typed);
  if (!wanted.length) return [...commands];
  const ranked = commands.flatMap((command) => {
    const label = wordsOf(command.label);
    const all = [...label, ...wordsOf(`${command.words ?? ''} ${command.detail}`)];
    const fits = wanted.every((word) => all.some((one) => one.startsWith(word)));
    if (!fits) return [];
    const [first = ''] = wanted;
    const inLabel = wanted.every((word) => label.some((one) => one.startsWith(word)));
    return { command, rank: inLabel && label[0]?.startsWith(first) ? 0 : inLabel ? 1 : 2 };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ command }) => command);
}

/** Letters with signs are found without them, as people type in a hurry. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
