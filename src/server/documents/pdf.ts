import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import type { Document } from '#server/documents/line.ts';
import { linesOfPages, type Piece } from '#server/documents/pdf-layout.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';

/** A résumé of more pages is read up to here; no person reads on either. */
const mostPages = 40;

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
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
      const page = await pdf.getPage(number);
      pages.push(await piecesOf(page));
      page.cleanup();
    }
    return { lines: linesOfPages(pages), pages: pdf.numPages };
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new UnreadableDocument((error as Error).name === 'PasswordException' ? 'locked' : 'damaged');
  } finally {
    await loading.destroy();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function piecesOf(page: Page): Promise<Piece[]> {
  const { items } = await page.getTextContent({ disableNormalization: false });
  const [, , , top = 0] = page.view;
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    // Type that stands on its side is the name of a column, or a decoration.
    const [across = 0, up = 0, , high = 0, x = 0, y = 0] = item.transform as number[];
    if (Math.abs(up) > Math.abs(across)) return [];
    const size = Math.abs(high) || item.height;
    return [{ text: item.str, x, y: top - y, width: item.width, size, face: item.fontName }];
  });
}
