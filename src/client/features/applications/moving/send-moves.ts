import { call } from '#client/api/call.ts';
import { countMove } from '#client/features/applications/application-cache.ts';
import { askAboutOffer, questionIn } from '#client/features/applications/offer-question.ts';
import type { OpenOfferAnswer } from '#domain/offers.ts';
import { stepAfter } from '#domain/steps.ts';
import { goalOf, type Move, type Moved } from './moves.ts';
import { setBack, show } from './show-moves.ts';

/** Sends a move. What it meets an open offer with is asked, and sent again. `pending` are those that are shown done already. */
export async function sendMove(move: Move, pending: Set<Move>): Promise<Moved> {
  return settled(move, await sendMoves(move, move.cards, 'ask'), pending);
}

async function sendMoves(
  { to, undoing }: Move,
  cards: Move['cards'],
  openOffer: 'ask' | OpenOfferAnswer,
): Promise<Moved> {
  return call('POST /api/applications/moves', {
    body: {
      moves: cards.map((card) => {
        const goal = goalOf(to, card.id) ?? card;
        return {
          id: card.id,
          status: goal.status,
          stepId: stepAfter(card, goal),
          from: card.status,
          openOffer,
          ...(undoing ? { undo: true } : {}),
        };
      }),
    },
  });
}

/** Asks what becomes of the offers that were met, one question for all who raise it, and moves those of whom it was said. */
async function settled(move: Move, { moved, refused }: Moved, pending: Set<Move>): Promise<Moved> {
  const met = Map.groupBy(refused, ({ id, code }) => {
    const question = questionIn(code);
    const card = move.cards.find((one) => one.id === id);
    return question && card ? `${question} ${(goalOf(move.to, id) ?? card).status}` : '';
  });
  const outcome: Moved = { moved, refused: met.get('') ?? [] };
  for (const [key, those] of met) {
    const question = questionIn(those[0]?.code);
    const cards = move.cards.filter(({ id }) => those.some((one) => one.id === id));
    const [first] = cards;
    if (!key || !question || !first) continue;
    const to = (goalOf(move.to, first.id) ?? first).status;
    // While it is asked nothing has moved, and so it is shown.
    pending.delete(move);
    for (const card of cards) {
      setBack(card.id, card);
      countMove(to, card.status);
    }
    const answer = await askAboutOffer({
      question,
      to,
      names: cards.map(({ applicantName }) => applicantName),
    });
    if (answer) {
      pending.add(move);
      show(move.to, new Set(cards.map(({ id }) => id)));
      for (const { status } of cards) countMove(status, to);
    }
    const after = answer ? await sendMoves(move, cards, answer) : { moved: [], refused: [] };
    outcome.moved.push(...after.moved);
    outcome.refused.push(...after.refused);
  }
  return outcome;
}
