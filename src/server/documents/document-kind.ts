import type { DocumentKind } from '#domain/files.ts';
import { decodedText } from './plain-text.ts';
import type { ReasonUnreadable } from '#domain/unreadable.ts';
import { UnreadableDocument } from './unreadable.ts';
import { entriesOf, type ZipEntry } from './zip.ts';

/** What can be read but is not kept as a file: it is data for the profile, no document for an employer. */
export type ImportKind = 'json_resume' | 'linkedin';

/**
 * What these bytes are, by their content. Looks at beginnings and at the table of contents of archives, unpacks nothing,
 * so it is safe and quick for anything. Throws UnreadableDocument with what to say about whatever is none of these.
 */
export function documentKind(bytes: Buffer): DocumentKind | ImportKind {
  if (bytes.length === 0) throw new UnreadableDocument('empty');
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, 'PK\u0003\u0004') || startsWith(bytes, 'PK\u0005\u0006')) return archiveKind(bytes);
  // A locked file of the new kind is wrapped into one of the old.
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw new UnreadableDocument('locked');
  const known = others.find(([start]) => startsWith(bytes, start));
  if (known) throw new UnreadableDocument(known[1]);
  const text = decodedText(bytes);
  if (text === undefined) throw new UnreadableDocument('unknown_kind');
  if (!/\S/.test(text)) throw new UnreadableDocument('empty');
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(text.slice(0, 1_024))) throw new UnreadableDocument('page');
  return isJsonResume(text) ? 'json_resume' : 'text';
}

const others: readonly [string, ReasonUnreadable][] = [
  ['\u00d0\u00cf\u0011\u00e0', 'old_word'],
  ['{\\rtf', 'rich_text'],
  ['\u0089PNG', 'picture'],
  ['\u00ff\u00d8\u00ff', 'picture'],
  ['GIF8', 'picture'],
  ['II*\u0000', 'picture'],
  ['MM\u0000*', 'picture'],
  ['RIFF', 'picture'],
];

function archiveKind(bytes: Buffer): DocumentKind | ImportKind {
  const entries = entriesOf(bytes);
  const has = (name: string) => entries.some((entry) => entry.name === name);
  if (has('word/document.xml')) return unlessBomb(entries, 'docx');
  if (has('content.xml') && isOpenDocument(bytes)) return unlessBomb(entries, 'odt');
  // LinkedIn puts its files at the top of the archive; whoever packed them anew, into a folder.
  if (entries.some(({ name }) => /(?:^|\/)(?:Profile|Positions)\.csv$/.test(name))) return 'linkedin';
  throw new UnreadableDocument(entries.some(({ locked }) => locked) ? 'locked' : 'unknown_kind');
}

/** OpenDocument puts its type first and unpacked, so that it can be told without unpacking. */
function isOpenDocument(bytes: Buffer): boolean {
  return bytes.subarray(0, 200).includes('mimetypeapplication/vnd.oasis.opendocument.text');
}

/** An archive that says of itself that it unpacks to this much is no letter, with pictures or without. */
function unlessBomb(entries: ZipEntry[], kind: DocumentKind): DocumentKind {
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (size > 200 * 1024 * 1024) throw new UnreadableDocument('too_much');
  return kind;
}

function isJsonResume(text: string): boolean {
  if (!/^\s*\{/.test(text)) return false;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && ('basics' in value || 'work' in value);
  } catch {
    return false;
  }
}

function startsWith(bytes: Buffer, start: string): boolean {
  return bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'));
}
