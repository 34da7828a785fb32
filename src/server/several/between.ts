/** What one of several servers and their parent say to each other. */

/** About what all servers are asked: their figures, and how each of them does. */
export type Subject = 'figures' | 'condition';

/** From a server to its parent. */
export type ToParent =
  | { says: 'listening'; address: string }
  /** Why it cannot start, in a sentence. */
  | { says: 'problem'; sentence: string }
  | { says: 'ask'; subject: Subject; question: number }
  | { says: 'answer'; subject: Subject; question: number; what: unknown };

/** From the parent to a server. */
export type ToServer =
  | { says: 'stop'; asked: string }
  | { says: 'asked'; subject: Subject; question: number }
  /** What every server has answered that did so in time. */
  | { says: 'answers'; question: number; all: unknown[] };

/** So long it is waited for a server that does not answer, in milliseconds. */
export const patience = 1_500;
