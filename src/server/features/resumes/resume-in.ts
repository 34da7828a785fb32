import { documentKind } from '#server/documents/document-kind.ts';
import { readDocument } from '#server/documents/read-document.ts';
import { readJsonResume } from './json-resume.ts';
import { readLinkedIn } from './linkedin.ts';
import { parseResume } from './parsing/parse-resume.ts';
import type { ResumeReading } from './resume-reading.ts';

/** Reads a résumé of any kind. Throws UnreadableDocument with what to tell its owner. */
export async function resumeIn(bytes: Buffer): Promise<ResumeReading> {
  const kind = documentKind(bytes);
  if (kind === 'json_resume') return readJsonResume(bytes);
  if (kind === 'linkedin') return readLinkedIn(bytes);
  return parseResume((await readDocument(kind, bytes)).lines);
}
