import type { DocumentKind } from '#domain/files.ts';
import { readDocx } from '#server/documents/docx.ts';
import type { Document } from '#server/documents/line.ts';
import { readOdt } from '#server/documents/odt.ts';
import { readPdf } from '#server/documents/pdf.ts';
import { readPlainText } from '#server/documents/plain-text.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';

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
