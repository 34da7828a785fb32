import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Application } from '#contract/api.ts';
import { addNote } from './add-note.ts';

/** What the server has, and how often notes were written there. */
let there: { recruiterNotes: string; etag: string };
let written: number;
let line: 'good' | 'answer lost' | 'down';

beforeEach(() => {
  [there, written, line] = [{ recruiterNotes: 'Call early.', etag: '1' }, 0, 'good'];
  vi.stubGlobal('fetch', async (_path: string, { headers, body }: { headers: object; body: string }) => {
    if (line === 'down') throw new TypeError('Failed to fetch');
    if (!Object.values(headers).includes(`"${there.etag}"`)) return changedMeanwhile();
    written += 1;
    // The cast: what addNote sends.
    there = { ...(JSON.parse(body) as { recruiterNotes: string }), etag: String(written + 1) };
    if (line === 'answer lost') return new Response('Try again.', { status: 503 });
    return Response.json({ id: 7, ...there });
  });
  // A line that comes back is listened for on the window, which Node has not.
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

afterEach(() => vi.unstubAllGlobals());

function changedMeanwhile(): Response {
  const headers = { 'Content-Type': 'application/problem+json', 'Error-Code': 'changed_meanwhile' };
  const body = { detail: 'Changed meanwhile.', current: { id: 7, ...there } };
  return new Response(JSON.stringify(body), { status: 412, headers });
}

// The cast: no more of an application is looked at here.
const application = () => ({ id: 7, ...there }) as Application;
const note = { text: 'She called back.', mentions: [] };

test('a note whose answer was lost is written once, however often it is sent', async () => {
  const seen = application();
  line = 'answer lost';
  await expect(addNote(seen, note)).rejects.toThrow('Try again.');
  line = 'good';
  await addNote(seen, note);
  expect({ written, ...there }).toMatchObject({
    written: 1,
    recruiterNotes: 'Call early.\n\nShe called back.',
  });
  // The same written anew is another.
  await addNote(application(), note);
  expect({ written, ...there }).toMatchObject({
    written: 2,
    recruiterNotes: 'Call early.\n\nShe called back.\n\nShe called back.',
  });
});

test('a note that never arrived is written when it is sent again, also where the notes end alike', async () => {
  there.recruiterNotes = note.text;
  line = 'down';
  await expect(addNote(application(), note)).rejects.toThrow('could not be reached');
  line = 'good';
  await addNote(application(), note);
  expect(there.recruiterNotes).toBe('She called back.\n\nShe called back.');
});
