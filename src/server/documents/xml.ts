import { Parser } from 'htmlparser2';
import { UnreadableDocument } from './unreadable.ts';

interface Handlers {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close: (name: string) => void;
  text: (text: string) => void;
}

/**
 * Walks through XML. Of entities the parser knows XML's own five and numbers; what declares others, or a document type,
 * is turned away before it is looked at, so that nothing is ever fetched or multiplied.
 */
export function walkXml(bytes: Buffer, { open, close, text }: Handlers): void {
  const source = decoded(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) throw new UnreadableDocument('forbidden_part');
  const parser = new Parser(
    { onopentag: open, onclosetag: close, ontext: text },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
}

function decoded(bytes: Buffer): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && 'utf-16be';
  return new TextDecoder(utf16 || 'utf-8').decode(bytes);
}
