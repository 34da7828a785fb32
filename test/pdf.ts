import { deflateSync } from 'node:zlib';

/** A line of type on a page: where it begins, counted from the upper left in points, and how large it is. */
export interface Typed {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
}

/** A PDF of these pages, in one of its built-in fonts. Letters of Latin-1 only. */
export function pdfOf(pages: readonly (readonly Typed[])[], { trailer = '' } = {}): Buffer {
  return pdfOfStreams(
    pages.map((page) => ({ stream: Buffer.from(page.map(drawn).join('\n'), 'latin1') })),
    { trailer },
  );
}

/** A résumé as most look: one line under the other. A line that begins with "# " is set large. */
export function plainPdf(lines: readonly string[]): Buffer {
  return pdfOf([
    lines.map((line, index) => ({
      text: line.replace(/^# /, ''),
      x: 60,
      y: 60 + index * 14,
      size: line.startsWith('# ') ? 16 : 10,
      bold: line.startsWith('# '),
    })),
  ]);
}

function drawn({ text, x, y, size = 10, bold = false }: Typed): string {
  const escaped = text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
  return `BT /${bold ? 'B' : 'F'} ${size} Tf 1 0 0 1 ${x} ${792 - y} Tm (${escaped}) Tj ET`;
}

interface Page {
  stream: Buffer;
  /** Deflates it, so that it may unpack to more than it is. */
  packed?: boolean;
}

/** A PDF whose pages are drawn by these streams, whatever is in them. */
export function pdfOfStreams(pages: readonly Page[], { trailer = '' } = {}): Buffer {
  const objects: Buffer[] = [];
  const add = (text: string | Buffer) => objects.push(Buffer.from(text));
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  for (const [index, { stream, packed }] of pages.entries()) {
    const bytes = packed ? deflateSync(stream) : stream;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${6 + index * 2} 0 R /Resources << /Font << /F 3 0 R /B 4 0 R >> >> >>`,
    );
    const head = `<< /Length ${bytes.length}${packed ? ' /Filter /FlateDecode' : ''} >>\nstream\n`;
    add(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]));
  }
  return assembled(objects, trailer);
}

function assembled(objects: readonly Buffer[], trailer: string): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
