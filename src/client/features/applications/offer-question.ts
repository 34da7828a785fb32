import { ApiError } from '#client/api/call.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import { offerQuestions, type OfferQuestion, type OpenOfferAnswer } from '#domain/offers.ts';

/** A move that waits until somebody has said what becomes of the offers it contradicts. */
export interface AskedMove {
  question: OfferQuestion;
  to: ApplicationStatus;
  /** Whom it moves. */
  names: readonly string[];
  answer: (answer: OpenOfferAnswer | undefined) => void;
}

let asked: AskedMove | undefined;
const listeners = new Set<() => void>();

/** Asks, in the middle of the screen; undefined where it was left, and nobody is to be moved. One question at a time. */
export async function askAboutOffer(move: Omit<AskedMove, 'answer'>): Promise<OpenOfferAnswer | undefined> {
  asked?.answer(undefined);
  return new Promise((resolve) => {
    show({
      ...move,
      answer: (answer) => {
        show(undefined);
        resolve(answer);
      },
    });
  });
}

/** The question that a refusal is. */
export function questionIn(refusal: unknown): OfferQuestion | undefined {
  const code = refusal instanceof ApiError ? refusal.code : refusal;
  return offerQuestions.find((question) => code === `offer_${question}`);
}

export function askedMove(): AskedMove | undefined {
  return asked;
}

export function subscribeToQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: AskedMove | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}
