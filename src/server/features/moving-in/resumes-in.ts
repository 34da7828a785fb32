import { limits } from '#domain/limits.ts';
import { moveInLimits } from '#domain/moving-in/sources.ts';
import { UnreadableDocument } from '#server/documents/unreadable.ts';
import { entriesOf, unpackerOf, type ZipEntry } from '#server/documents/zip.ts';

/** A file beside a table, or why it was left. */
export type FileBeside = { name: string } & ({ bytes: Buffer } | { left: string });

export const tooLarge = `It is larger than ${limits.file / 1024 / 1024} MB`;

/** What of one archive may be in memory: a résumé at a time. All of them together may come to this much. */
const unpacking = { bytes: 1024 * 1024 * 1024, ratio: 100, small: 1024 * 1024, each: limits.file };

/** Whether bytes are an archive of files, and no document that is one in truth. Throws UnreadableDocument for a broken one. */
export function isArchive(bytes: Buffer): boolean {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return false;
  const names = new Set(entriesOf(bytes, moveInLimits.files).map(({ name }) => name));
  return !names.has('word/document.xml') && !names.has('content.xml');
}

/** The files of an archive, one after the other; what is none of a résumé’s business is passed over. Throws UnreadableDocument where all is lost. */
export function* resumesIn(zip: Buffer): Generator<FileBeside> {
  const unpack = unpackerOf(zip, unpacking);
  for (const entry of entriesOf(zip, moveInLimits.files)) {
    const { name } = entry;
    if (name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.)/.test(name.replace(/^(?:\.\.?\/)+/, ''))) continue;
    yield leadsOut(name) ? { name, left: 'Its path leads out of the archive' } : unpacked(entry, unpack);
  }
}

function unpacked(entry: ZipEntry, unpack: (entry: ZipEntry) => Buffer): FileBeside {
  const { name, size } = entry;
  if (size > limits.file) return { name, left: tooLarge };
  try {
    return { name, bytes: unpack(entry) };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    const why = {
      locked: 'It is locked with a password',
      too_much: 'It unpacks to far more than a résumé needs',
    } as const;
    return {
      name,
      left: error.code === 'locked' || error.code === 'too_much' ? why[error.code] : 'It is damaged',
    };
  }
}

/** Nothing is ever written by these names; whoever writes such a one means harm. */
function leadsOut(name: string): boolean {
  return /^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..');
}
