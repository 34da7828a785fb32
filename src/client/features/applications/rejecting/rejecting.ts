import type { Movable } from '#client/features/applications/moving/moves.ts';

/** Candidates whom somebody is about to reject, and who waits for what becomes of it. */
export interface AskedRejection {
  people: readonly Movable[];
  /** With those who were rejected; nobody where it was left. */
  answer: (rejected: readonly Movable[]) => void;
}

let asked: AskedRejection | undefined;
const listeners = new Set<() => void>();

/** Opens the one dialog in which candidates are rejected; answers who was. Asking again leaves what was asked before. */
export async function askToReject(people: readonly Movable[]): Promise<readonly Movable[]> {
  asked?.answer([]);
  return new Promise((resolve) => {
    const own: AskedRejection = {
      people,
      answer: (rejected) => {
        // What is sent may be answered late, once it was left and others are asked about.
        if (asked === own) show(undefined);
        resolve(rejected);
      },
    };
    show(own);
  });
}

/** Who is hired is moved as before: what becomes of their offer is asked there. */
export function isRejectable({ status }: Pick<Movable, 'status'>): boolean {
  return status !== 'rejected' && status !== 'hired';
}

export function askedRejection(): AskedRejection | undefined {
  return asked;
}

export function subscribeToRejections(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: AskedRejection | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}
