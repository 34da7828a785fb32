import type { ScorecardGroup } from '#contract/api.ts';
import { isScorable, scorecardDueAt } from '#domain/interviews.ts';
import type { Actor } from '#domain/permissions.ts';
import { suspendedCompany } from '#domain/suspension.ts';
import { type Hand, mayRead, usualAttributes } from '#domain/scorecards.ts';
import type { InterviewRow } from '#server/features/interviews/interviews.queries.ts';
import type { ScorecardRow } from './scorecards.queries.ts';

/** The scorecards of each interview that can be scored, then those without one, as this viewer may read them. */
export function presentScorecards(
  interviews: readonly InterviewRow[],
  cards: readonly ScorecardRow[],
  actor: Actor,
  now: string,
): ScorecardGroup[] {
  const held = interviews.filter((interview) => isScorable(interview, now));
  const groups = [...held, null].map((interview) => ({
    interview,
    cards: cards.filter(({ interviewId }) => interviewId === (interview?.id ?? null)),
  }));
  const hands = groups.map(handOf);
  return groups.map((group) => presentGroup(group, handOf(group), { hands, actor, now }));
}

interface Group {
  interview: InterviewRow | null;
  cards: readonly ScorecardRow[];
}

function handOf({ interview, cards }: Group): Hand {
  return {
    panel: interview?.panel.map(({ id }) => id) ?? [],
    handedIn: cards.map(({ authorId }) => authorId),
  };
}

function presentGroup(
  { interview, cards }: Group,
  hand: Hand,
  { hands, actor, now }: { hands: readonly Hand[]; actor: Actor; now: string },
): ScorecardGroup {
  const readable = mayRead(actor.id, hand, hands);
  const shown = cards.filter(({ authorId }) => readable || authorId === actor.id);
  const startsAt = interview?.startsAt ?? null;
  const dueAt = interview && startsAt ? scorecardDueAt({ startsAt, minutes: interview.minutes }) : null;
  const wrote = hand.handedIn.includes(actor.id);
  return {
    interviewId: interview?.id ?? null,
    title: interview?.title ?? null,
    startsAt,
    dueAt,
    questions: interview?.questions ?? null,
    attributes: interview?.attributes ?? [...usualAttributes],
    panel: (interview?.panel ?? []).map(({ id, name }) => {
      const handedInAt = cards.find(({ authorId }) => authorId === id)?.handedInAt ?? null;
      const late = handedInAt === null && dueAt !== null && Date.parse(dueAt) < Date.parse(now);
      return { name, own: id === actor.id, handedInAt, late };
    }),
    mayHandIn:
      !wrote &&
      suspendedCompany(actor) === undefined &&
      (interview === null || hand.panel.includes(actor.id)),
    hidden: cards.length - shown.length,
    cards: shown.map((card) => presentScorecard(card, actor)),
  };
}

export function presentScorecard(
  { authorId, interviewId: _, ...card }: ScorecardRow,
  actor: Actor,
): ScorecardGroup['cards'][number] {
  return { ...card, own: authorId === actor.id };
}
