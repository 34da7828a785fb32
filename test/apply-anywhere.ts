import { setTimeout as pause } from 'node:timers/promises';
import type { Memory } from '#client/visitors/sending/line.ts';
import { sendAll } from '#client/visitors/sending/send-all.ts';
import { solvedPuzzle } from './solved-puzzle.ts';

export interface Applicant {
  email: string;
  resume: Buffer;
  /** How often its page was killed before it was done. */
  killed: number;
}

/**
 * Somebody applies from a page that is killed again and again at any moment, and is opened anew each time: it has what the
 * device kept, and no more. This is the very code of the page.
 */
export async function appliesTillItIsSent(
  origin: string,
  jobId: number,
  at: number,
  { kills, resumeBytes }: { kills: number; resumeBytes: number },
): Promise<Applicant> {
  const device = new Map<string, string>();
  const memory: Memory = {
    read: (name) => device.get(name),
    write: (name, value) => void (value === undefined ? device.delete(name) : device.set(name, value)),
  };
  const email = `applicant-${at}@example.mv`;
  const text = `Applicant ${at}. Skipper, dive instructor and much else besides.\n`;
  const resume = Buffer.from(text.repeat(Math.ceil(resumeBytes / text.length)).slice(0, resumeBytes));
  const key = `first-press-${at}`;
  for (let killed = 0; ; killed += 1) {
    const page = new AbortController();
    const isKilled = killed < kills;
    const timer = isKilled ? pause(500 + Math.random() * 20_000).then(() => page.abort()) : undefined;
    try {
      const line = { origin, fetch, say: () => undefined, solve: solvedPuzzle, over: page.signal };
      const outcome = await sendAll(line, memory, {
        jobId: String(jobId),
        key,
        fields: { name: `Applicant Number ${at}`, email, coverLetter: 'I sail.' },
        files: [{ field: 'resume', file: new Blob([new Uint8Array(resume)]), name: 'cv.txt' }],
      });
      if (!outcome.sent) throw new Error(JSON.stringify(outcome));
      // What is never seen to have arrived is sent again: half of them do not see it.
      if (at % 2 || killed > kills) return { email, resume, killed };
    } catch (error) {
      if (!page.signal.aborted) throw error;
    }
    await timer;
  }
}

/** Of what arrived: how many are missing, are there twice, or are not what was sent. */
export function compared(
  sent: readonly Applicant[],
  arrived: readonly { email: string; file: Buffer }[],
): { missing: number; twice: number; other: number } {
  const byAddress = Map.groupBy(arrived, ({ email }) => email);
  const of = (email: string) => byAddress.get(email) ?? [];
  return {
    missing: sent.filter(({ email }) => of(email).length === 0).length,
    twice: sent.filter(({ email }) => of(email).length > 1).length,
    other: sent.filter(({ email, resume }) => of(email).some(({ file }) => !file.equals(resume))).length,
  };
}
