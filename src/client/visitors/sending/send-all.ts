import { answerTo, bodyOf, isLate, type Line, type Memory } from './line.ts';
import { sendFile } from './send-file.ts';

export interface Filled {
  jobId: string;
  /** The same from the first press on. */
  key: string;
  fields: Readonly<Record<string, string>>;
  files: readonly { field: string; file: Blob; name: string }[];
}

export type Outcome =
  | { sent: true }
  /** What the form itself shows: what is missing or wrong, that the same key was used for something else, or another way to go on. */
  | {
      sent: false;
      why: 'incomplete' | 'idempotency_key_reused' | 'proof_missing';
      uploaded: Record<string, string>;
    }
  | { sent: false; why: 'gone'; said: string };

/** Sends all there is, the files first, however often the line breaks. However often it is sent, it arrives once. */
export async function sendAll(
  line: Line,
  memory: Memory,
  { jobId, key, fields, files }: Filled,
): Promise<Outcome> {
  const ticket = async () => {
    const reply = await answerTo(line, `/api/public/jobs/${jobId}/applications/token`);
    if (!reply.ok) throw new Error('This job no longer takes applications here.');
    const { token, puzzle } = await bodyOf(reply);
    return { token: String(token), puzzle };
  };
  /** A token, and the work that is asked for with it; without the work where it cannot be done here. */
  const proved = async () => {
    const { token, puzzle } = await ticket();
    if (typeof puzzle !== 'object' || puzzle === null) return { token };
    line.say('One moment: checking that no program sends this …');
    return { token, proof: await line.solve(puzzle), isAsked: true };
  };
  const uploaded: Record<string, string> = {};
  for (const file of files) {
    const kept = await sendFile(line, memory, { ...file, jobId, proved });
    if (kept === undefined) return { sent: false, why: 'proof_missing', uploaded };
    uploaded[file.field] = kept;
  }

  for (;;) {
    const { token: fresh, proof, isAsked } = await proved();
    if (isAsked && proof === undefined) return { sent: false, why: 'proof_missing', uploaded };
    line.say('Sending your application …');
    const reply = await answerTo(line, `/api/public/jobs/${jobId}/applications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...fields, ...uploaded, token: fresh, proof }),
    });
    if (reply.status === 201) return { sent: true };
    const code = reply.headers.get('error-code');
    if (code === 'incomplete' || code === 'idempotency_key_reused')
      return { sent: false, why: code, uploaded };
    // Its time was over, or since the token was asked for the job has come to be flooded.
    if (!isLate(code)) return { sent: false, why: 'gone', said: await reply.text() };
  }
}
