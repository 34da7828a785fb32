import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ReasonUnreadable } from '#domain/unreadable.ts';
import type { FileText } from '#contract/api.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import { whereItBroke } from '#server/where-it-broke.ts';
import { resumeIn, textIn } from './resume-in.ts';
import type { ResumeReading } from './resume-reading.ts';

/** What is wanted of a file: what it says of a person, or its text as it stands. */
export interface ToRead {
  bytes: Uint8Array;
  wanted: 'reading' | 'text';
}

/** What the thread answers: what was wanted, why there is none, or what went wrong where nobody knows. */
export type Outcome =
  | { reading: ResumeReading }
  | { text: FileText }
  | { reason: ReasonUnreadable }
  | { failure: string };

/** What comes from the thread: that it has its program, and then an outcome for each file. */
export type FromThread = 'ready' | Outcome;

// On Linux this is the thread's own: requests go before readings wherever both want the processor.
setPriority(5);

parentPort?.on('message', async ({ bytes, wanted }: ToRead) => {
  const outcome = await read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), wanted).catch(
    (error: unknown): Outcome =>
      error instanceof UnreadableDocument ? { reason: error.code } : { failure: whereItBroke(error) },
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(outcome);
});

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage('ready' satisfies FromThread);

async function read(bytes: Buffer, wanted: ToRead['wanted']): Promise<Outcome> {
  return wanted === 'text' ? { text: await textIn(bytes) } : { reading: await resumeIn(bytes) };
}
