import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import type { Document } from './line.ts';
import { linesOfPages, type Piece } from './pdf-layout.ts';
import { UnreadableDocument } from './unreadable.ts';

/** A résumé of more pages is read up to here; no person reads on either. */
const mostPages = 40;

/** Runs of type, of all pages together: a page full of them has a few thousand. */
const mostPieces = 60_000;

/** The text of a PDF. Nothing in it is run, drawn or fetched: no scripts, fonts, pictures or forms are looked at. */
export async function readPdf(bytes: Buffer): Promise<Document> {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await loading.promise;
    const pages: Piece[][] = [];
    let left = mostPieces;
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
      const page = await pdf.getPage(number);
      const pieces = await piecesOf(page, left);
      left -= pieces.length;
      pages.push(pieces);
      page.cleanup();
    }
    return { lines: linesOfPages(pages), pages: pdf.numPages };
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new UnreadableDocument(
      error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged',
    );
  } finally {
    await loading.destroy();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

/** Page by page and piece by piece, so that what goes on without end is noticed and not gathered. */
async function piecesOf(page: Page, most: number): Promise<Piece[]> {
  const pieces: Piece[] = [];
  let items = 0;
  // PDF.js declares no type for what comes out of its stream, which is the same as from getTextContent.
  const stream: ReadableStream<TextContent> = page.streamTextContent({ disableNormalization: false });
  for await (const content of stream) {
    items += content.items.length;
    if (items > most * 4 || pieces.length > most) throw new UnreadableDocument('too_much');
    for (const item of content.items) {
      const before = pieces.at(-1);
      if (before && 'str' in item && item.str !== '' && !item.str.trim()) before.blankAfter = true;
      pieces.push(...pieceOf(page, item));
    }
  }
  return pieces;
}

type TextContent = Awaited<ReturnType<Page['getTextContent']>>;

function pieceOf(page: Page, item: TextContent['items'][number]): Piece[] {
  const [, , , top = 0] = page.view;
  if (!('str' in item) || !item.str.trim()) return [];
  // Type that stands on its side is the name of a column, or a decoration.
  const [across = 0, up = 0, , high = 0, x = 0, y = 0]: number[] = item.transform;
  if (Math.abs(up) > Math.abs(across)) return [];
  const size = Math.abs(high) || item.height;
  return [{ text: item.str, x, y: top - y, width: item.width, size, face: item.fontName }];
}
