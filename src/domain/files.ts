import { limits } from './limits.ts';

/** What people may keep here as a file, told by its content and never by its name. */
export const fileKinds = ['pdf', 'docx', 'odt', 'text'] as const;
export type FileKind = (typeof fileKinds)[number];

export const fileKindLabels: Record<FileKind, string> = {
  pdf: 'PDF',
  docx: 'Word document',
  odt: 'OpenDocument text',
  text: 'Plain text',
};

export const mediaTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  text: 'text/plain; charset=utf-8',
};

/** How names of files of a kind end, the usual ending first. */
export const fileEndings: Record<FileKind, readonly string[]> = {
  pdf: ['.pdf'],
  docx: ['.docx'],
  odt: ['.odt'],
  text: ['.txt', '.text', '.md'],
};

/**
 * The name under which a file is kept: without folders, control characters and marks that turn the direction of
 * writing, and with an ending that says what the file is, whatever it was called.
 */
export function fileName(given: string, kind: FileKind): string {
  const bare = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069"<>:|?*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const [usual = ''] = fileEndings[kind];
  const ending = fileEndings[kind].find((one) => bare.toLowerCase().endsWith(one)) ?? usual;
  const stem = bare.toLowerCase().endsWith(ending) ? bare.slice(0, -ending.length) : bare;
  return `${shortened(stem, limits.fileName - ending.length) || 'Résumé'}${ending}`;
}

/** "82 KB", "1.4 MB", as the systems people use count. */
export function sizeInWords(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1) return `${bytes} bytes`;
  if (kilobytes < 999.5) return `${Math.round(kilobytes)} KB`;
  return `${(kilobytes / 1024).toFixed(1).replace('.0', '')} MB`;
}

function shortened(text: string, max: number): string {
  return [...text].slice(0, max).join('').slice(0, max).trim().toWellFormed();
}
