import type { Logger } from 'pino';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import { createKnownOutcomes } from './known-outcomes.ts';
import type { Outcome } from './parse-resume.worker.ts';
import { createParseQueue } from './parse-queue.ts';
import { createReadingThread } from './parse-thread.ts';
import type { ResumeReading } from './resume-reading.ts';
import { Refusal, refuse } from '#server/refusal.ts';

export interface ResumeParser {
  /** Throws a Refusal that says why a file cannot be read, or that too many are being read. */
  read: (person: number, file: FileToRead) => Promise<ResumeReading>;
  close: () => Promise<void>;
}

interface FileToRead {
  /** Of its bytes, in hexadecimal. */
  sha256: string;
  /** Fetched when its turn has come, so that those who wait hold no files in memory; undefined where it is gone by then. */
  bytes: () => Promise<Buffer | undefined>;
}

/**
 * Reads résumés in a thread of its own, one at a time and a turn for each person, so that a malicious file harms no one and
 * many files of one person hold up nobody else. The same bytes are read once, whoever sends them how often.
 */
export function createResumeParser(log: Logger): ResumeParser {
  const thread = createReadingThread();
  const queue = createParseQueue();
  const known = createKnownOutcomes();
  const underWay = new Map<string, Promise<Outcome>>();

  const outcomeOf = (person: number, { sha256, bytes }: FileToRead): Promise<Outcome> => {
    const found = known.of(sha256);
    if (found) return Promise.resolve(found);
    const reading =
      underWay.get(sha256) ??
      queue
        .inTurn(person, async () => {
          const content = await bytes();
          if (!content) throw refuse.notFound();
          const outcome = await thread.read(content);
          if ('failure' in outcome) log.warn({ failure: outcome.failure }, 'a résumé could not be read');
          known.keep(sha256, outcome);
          return outcome;
        })
        .finally(() => underWay.delete(sha256));
    underWay.set(sha256, reading);
    return reading;
  };

  return {
    close: thread.close,
    read: async (person, file) => {
      const outcome = await outcomeOf(person, file);
      if ('reading' in outcome) return outcome.reading;
      const { code, message } = new UnreadableDocument('reason' in outcome ? outcome.reason : 'damaged');
      throw new Refusal(422, code, message);
    },
  };
}
