import type { Sender } from './sender.ts';

/** A place of ours, with what one does there: its address begins with a slash, so that no mail leads anywhere else. */
export interface Way {
  label: string;
  path: `/${string}`;
}

/** A piece of a mail: a paragraph, facts with their names, things one can go to, or the words of somebody else. */
export type Part =
  | string
  | { facts: readonly { name: string; value: string }[] }
  | { list: readonly { said: string; way: Way }[] }
  | { words: string };

/** A mail as it is thought of; how it looks, and its twin in plain text, are the same for all. */
export interface Mail {
  subject: string;
  /** What mail programs show beside the subject; the first paragraph unless said otherwise. */
  preview?: string;
  /** Whom it greets; nobody where somebody else's words do it. */
  to?: string;
  parts: readonly Part[];
  /** The one thing there is to do. */
  button?: Way;
  /** In small letters below: why it came, where an answer goes. */
  notes?: readonly string[];
  /** How to get no more of these. */
  stop?: Way;
}

/** Who it is from and where its addresses lead. */
export type Letterhead = Pick<Sender, 'brandName' | 'origin'>;
