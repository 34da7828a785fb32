import type { Logger } from 'pino';
import type { FileText } from '#contract/api.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import { createKnownOutcomes } from './known-outcomes.ts';
import type { Outcome, ToRead } from './parse-resume.worker.ts';
import { createParseQueue } from './parse-queue.ts';
import { createReadingThread } from './parse-thread.ts';
import type { ResumeReading } from './resume-reading.ts';
import { Refusal, refuse } from '#server/refusal.ts';

export interface ResumeParser {
  /** Throws a Refusal that says why a file cannot be read, or that too many are being read. */
  read: (person: number, file: FileToRead) => Promise<ResumeReading>;
  /** The text of a document as it stands; throws the same. */
  text: (person: number, file: FileToRead) => Promise<FileText>;
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

  const outcomeOf = (
    person: number,
    { sha256, bytes }: FileToRead,
    wanted: ToRead['wanted'],
  ): Promise<Outcome> => {
    const name = `${wanted} ${sha256}`;
    const found = known.of(name);
    if (found) return Promise.resolve(found);
    const reading =
      underWay.get(name) ??
      queue
        .inTurn(person, async () => {
          const content = await bytes();
          if (!content) throw refuse.notFound();
          const outcome = await thread.read({ bytes: content, wanted });
          if ('failure' in outcome) log.warn({ failure: outcome.failure }, 'a résumé could not be read');
          known.keep(name, outcome);
          return outcome;
        })
        .finally(() => underWay.delete(name));
    underWay.set(name, reading);
    return reading;
  };

  return {
    close: thread.close,
    read: async (person, file) => {
      const outcome = await outcomeOf(person, file, 'reading');
      if ('reading' in outcome) return outcome.reading;
      throw refusalOf(outcome);
    },
    text: async (person, file) => {
      const outcome = await outcomeOf(person, file, 'text');
      if ('text' in outcome) return outcome.text;
      throw refusalOf(outcome);
    },
  };
}

function refusalOf(outcome: Outcome): Refusal {
  const { code, message } = new UnreadableDocument('reason' in outcome ? outcome.reason : 'damaged');
  return new Refusal(422, code, message);
}
