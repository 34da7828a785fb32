import type { FileText } from '#contract/api.ts';
import { documentKind } from '#server/documents/document-kind.ts';
import { readDocument } from '#server/documents/read-document.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import { readJsonResume } from './json-resume.ts';
import { readLinkedIn } from './linkedin.ts';
import { parseResume } from './parsing/parse-resume.ts';
import type { ResumeReading } from './resume-reading.ts';
import { shownText } from './shown-text.ts';

/** Reads a résumé of any kind. Throws UnreadableDocument with what to tell its owner. */
export async function resumeIn(bytes: Buffer): Promise<ResumeReading> {
  const kind = documentKind(bytes);
  if (kind === 'json_resume') return readJsonResume(bytes);
  if (kind === 'linkedin') return readLinkedIn(bytes);
  return parseResume((await readDocument(kind, bytes)).lines);
}

/** The text of a document of any kind, as it stands. Throws as above. */
export async function textIn(bytes: Buffer): Promise<FileText> {
  const kind = documentKind(bytes);
  if (kind === 'json_resume' || kind === 'linkedin') throw new UnreadableDocument('unknown_kind');
  return shownText(await readDocument(kind, bytes));
}
