import type { Move } from './moves.ts';

/**
 * What takes back the moves made on a screen, the last first. Rejections can be undone by buttons of their own as well: `isRejected` says
 * who still is, and whoever is not is passed over.
 */
export function takenMoves(isRejected: (id: number) => boolean) {
  let reverses: readonly Move[] = [];
  /** Answers what of it there is still to do. */
  const remove = (reverse: Move): Move | undefined => {
    reverses = reverses.filter((one) => one !== reverse);
    if (!reverse.rejection) return reverse;
    const cards = reverse.cards.filter(({ id }) => isRejected(id));
    return cards.length ? { ...reverse, cards } : undefined;
  };
  return {
    add: (reverse: Move): void => {
      reverses = [...reverses, reverse];
    },
    /** This one, unless it has been taken back already. */
    take: (reverse: Move): Move | undefined => (reverses.includes(reverse) ? remove(reverse) : undefined),
    takeLast: (): Move | undefined => {
      for (const last of reverses.toReversed()) {
        const reverse = remove(last);
        if (reverse) return reverse;
      }
      return undefined;
    },
    /** What of a move was not done is not taken back either. Answers what takes the rest back, where that has not happened yet. */
    keep: (reverse: Move | undefined, done: readonly { id: number }[]): Move | undefined => {
      if (!reverse || !reverses.includes(reverse)) return undefined;
      // The step inside Rejected that follows a rejection: that stands without it.
      if (reverse.rejection) return reverse;
      const cards = reverse.cards.filter(({ id }) => done.some((one) => one.id === id));
      const rest = cards.length ? { ...reverse, cards } : undefined;
      reverses = reverses.flatMap((one) => (one === reverse ? (rest ?? []) : one));
      return rest;
    },
  };
}
