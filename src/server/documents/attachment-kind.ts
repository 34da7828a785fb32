import type { FileKind } from '#domain/files.ts';
import { documentKind } from './document-kind.ts';
import { UnreadableDocument } from './unreadable.ts';

const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * What somebody puts to a task, by its content: a document, or a picture as telephones take them of papers. Throws
 * UnreadableDocument for anything else.
 */
export function attachmentKind(bytes: Buffer): FileKind {
  if (bytes.subarray(0, jpeg.length).equals(jpeg)) return 'jpeg';
  if (bytes.subarray(0, png.length).equals(png)) return 'png';
  const kind = documentKind(bytes);
  if (kind === 'json_resume' || kind === 'linkedin') throw new UnreadableDocument('no_attachment');
  return kind;
}
