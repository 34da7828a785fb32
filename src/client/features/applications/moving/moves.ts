import type { Application, Answer, Step as OwnStep } from '#contract/api.ts';
import { type Place, stepAfter } from '#domain/steps.ts';

/** What a move has to know of an application: a board's card and a list's row know it both. */
export type Movable = Pick<Application, 'id' | 'applicantName' | 'status' | 'stepId' | 'statusUpdatedAt'>;

/** Applications that are moved at once. */
export interface Move {
  cards: readonly Omit<Movable, 'statusUpdatedAt'>[];
  /** Where each goes: one place for all, or to each its own when a move is taken back. */
  to: Place | ReadonlyMap<number, Place>;
  /** Whose names are to be said. */
  steps: readonly OwnStep[];
  undoing?: boolean;
  /** It takes a rejection back, of which nobody may have been notified. */
  rejection?: true;
  /** What takes it back. */
  reverse?: Move;
}

/** Where a card stood before it was moved, and since when. */
export type Stage = Pick<Movable, 'status' | 'stepId'> & Partial<Pick<Movable, 'statusUpdatedAt'>>;

export type Moved = Answer<'POST /api/applications/moves'>;

/** Can be had before the server has answered: what it refuses to move, it also leaves alone when this comes. */
export function reverseOf(cards: Move['cards'], to: Place): Move {
  return {
    cards: cards.map((card) => ({ ...card, status: to.status, stepId: stepAfter(card, to) })),
    to: new Map(cards.map(({ id, status, stepId }) => [id, { status, stepId }])),
    undoing: true,
    steps: [],
  };
}

export function goalOf(to: Move['to'], id: number): Place | undefined {
  return 'status' in to ? to : to.get(id);
}
