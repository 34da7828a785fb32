import { useSyncExternalStore } from 'react';

/** The question who it is: one, however many calls wait for its answer. */
let question: { answer: Promise<boolean>; settle: (confirmed: boolean) => void } | undefined;
const listeners = new Set<() => void>();

/** Asks whoever is there to show again who they are. False when they would rather not. */
export function askWhoItIs(): Promise<boolean> {
  if (!question) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    change({ answer: promise, settle: resolve });
    return promise;
  }
  return question.answer;
}

/** Lets what waits go on, or give up. */
export function answerWhoItIs(confirmed: boolean): void {
  question?.settle(confirmed);
  change(undefined);
}

/** Whether somebody is to be asked who they are. */
export function useIsAsked(): boolean {
  return useSyncExternalStore(subscribe, isAsked, () => false);
}

function isAsked(): boolean {
  return question !== undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: typeof question): void {
  question = next;
  for (const listener of listeners) listener();
}
