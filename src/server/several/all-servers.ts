import cluster from 'node:cluster';
import { within } from '#server/http/remembered.ts';
import { patience, type Subject, type ToParent, type ToServer } from './between.ts';

/** Answers what all servers say of a subject, this one among them. */
export type AskAll<What> = () => Promise<What[]>;

const waiting = new Map<number, (all: unknown[]) => void>();
let asked = 0;

/**
 * What this server says of a subject when it or another is asked for all; answers how to ask for all. Where there is but one
 * server it is asked alone.
 */
export function amongAll<What>(subject: Subject, own: () => Promise<What>): AskAll<What> {
  if (!cluster.isWorker) return async () => [await own()];
  process.on('message', (message: ToServer) => {
    if (message.says === 'asked' && message.subject === subject)
      void own().then(
        (what) => tellParent({ says: 'answer', subject, question: message.question, what }),
        () => undefined,
      );
    if (message.says === 'answers') waiting.get(message.question)?.(message.all);
  });
  return async () => {
    asked += 1;
    const question = asked;
    const told = new Promise<unknown[]>((resolve) => waiting.set(question, resolve));
    void tellParent({ says: 'ask', subject, question });
    const all = await within(2 * patience, told, []);
    waiting.delete(question);
    // The cast: all servers run this very program.
    return all.length ? (all as What[]) : [await own()];
  };
}

/** Fulfilled once it has gone out. Whoever has no parent any more is about to stop, and tells nobody. */
export async function tellParent(message: ToParent): Promise<void> {
  if (!process.connected) return;
  await new Promise<void>((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
}
