import type { DocumentKind } from '#domain/files.ts';
import { readDocx } from './docx.ts';
import type { Document } from './line.ts';
import { readOdt } from './odt.ts';
import { readPdf } from './pdf.ts';
import { readPlainText } from './plain-text.ts';
import { UnreadableDocument } from './unreadable.ts';

/** The lines of a document of this kind. Throws UnreadableDocument with what to say where there are none. */
export async function readDocument(kind: DocumentKind, bytes: Buffer): Promise<Document> {
  const document = await readers[kind](bytes);
  if (document.lines.length === 0) throw new UnreadableDocument('no_text');
  return document;
}

const readers: Record<DocumentKind, (bytes: Buffer) => Document | Promise<Document>> = {
  pdf: readPdf,
  docx: readDocx,
  odt: readOdt,
  text: readPlainText,
};
