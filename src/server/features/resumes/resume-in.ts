import { documentKind } from '#server/documents/document-kind.ts';
import { readDocument } from '#server/documents/read-document.ts';
import { readJsonResume } from '#server/features/resumes/json-resume.ts';
import { readLinkedIn } from '#server/features/resumes/linkedin.ts';
import { readResume } from '#server/features/resumes/reading/read-resume.ts';
import type { ResumeReading } from '#server/features/resumes/resume-reading.ts';

/** Reads a résumé of any kind. Throws UnreadableDocument with what to tell its owner. */
export async function resumeIn(bytes: Buffer): Promise<ResumeReading> {
  const kind = documentKind(bytes);
  if (kind === 'json_resume') return readJsonResume(bytes);
  if (kind === 'linkedin') return readLinkedIn(bytes);
  return readResume((await readDocument(kind, bytes)).lines);
}
