import { uploads } from '#domain/visitors.ts';
import {
  answerTo,
  isLate,
  type Line,
  type Memory,
  passes,
  pause,
  pauseBefore,
  saidIn,
  tried,
} from './line.ts';

/** Small enough to get through between two breaks of a bad line; on a good one they soon are as large as the server takes. */
const pieces = { first: 16_384, least: 2_048, most: uploads.piece };
/** What got through faster than this may be larger the next time. */
const quickMs = 3_000;

interface Sending {
  jobId: string;
  /** What the form calls it. */
  field: string;
  file: Blob;
  name: string;
  /** What it is begun with; asked work that could not be done is missing. */
  proved: () => Promise<{ token: string; proof?: string | undefined; isAsked?: boolean }>;
}

/** Sends a file piece by piece, from where it was broken off, and answers its key; undefined where work is asked for that cannot be done here. */
export async function sendFile(line: Line, memory: Memory, sending: Sending): Promise<string | undefined> {
  const { field, file, name } = sending;
  const place = `upload ${field} ${name} ${file.size}`;
  for (;;) {
    const key = memory.read(place) ?? (await begin(line, sending));
    if (key === undefined) return undefined;
    memory.write(place, key);
    if (await sendRest(line, sending, key)) return key;
    // Its time was over: it begins anew.
    memory.write(place, undefined);
  }
}

async function begin(line: Line, sending: Sending): Promise<string | undefined> {
  const { jobId, file, name } = sending;
  const { token, proof, isAsked } = await sending.proved();
  if (isAsked && proof === undefined) return undefined;
  const reply = await answerTo(line, `/api/public/jobs/${jobId}/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, proof, name, size: file.size }),
  });
  if (reply.status === 201) return saidIn(reply, 'key');
  if (isLate(reply.headers.get('error-code'))) return begin(line, sending);
  throw new Error(await reply.text());
}

/** False where the server knows nothing of it any more. */
async function sendRest(line: Line, { file, name }: Sending, key: string): Promise<boolean> {
  const path = `/api/public/uploads/${key}`;
  const there = await answerTo(line, path);
  if (!there.ok) return false;
  let come = Number(await saidIn(there, 'come'));
  let size: number = pieces.first;
  for (let failures = 0; come < file.size;) {
    line.say(`Sending ${name}: ${Math.floor((come / file.size) * 100)}%`);
    const began = Date.now();
    const reply = await tried(line, `${path}/pieces/${come}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: file.slice(come, come + size),
    });
    if (reply?.ok) {
      come = Number(await saidIn(reply, 'come'));
      failures = 0;
      if (Date.now() - began < quickMs) size = Math.min(size * 2, pieces.most);
    } else if (reply && !passes(reply)) return false;
    else {
      size = Math.max(Math.floor(size / 2), pieces.least);
      await pause(line, pauseBefore(failures, reply));
      failures += 1;
    }
  }
  return true;
}
