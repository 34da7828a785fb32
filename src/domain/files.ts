import { limits } from './limits.ts';

/** What a résumé can be, and what a posting may ask for, told by its content and never by its name. */
export const documentKinds = ['pdf', 'docx', 'odt', 'text'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The same, and pictures as telephones take them of papers, which are kept only where a task asks for them. */
export const fileKinds = [...documentKinds, 'jpeg', 'png'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What a file is kept for, which decides where it turns up: the copy of a passport is no résumé. */
export type FilePurpose = 'resume' | 'onboarding';

export const fileKindLabels: Record<FileKind, string> = {
  pdf: 'PDF',
  docx: 'Word document',
  odt: 'OpenDocument text',
  text: 'Plain text',
  jpeg: 'JPEG picture',
  png: 'PNG picture',
};

export const mediaTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  text: 'text/plain; charset=utf-8',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** How names of files of a kind end, the usual ending first. */
export const fileEndings: Record<FileKind, readonly string[]> = {
  pdf: ['.pdf'],
  docx: ['.docx'],
  odt: ['.odt'],
  text: ['.txt', '.text', '.md'],
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
};

/**
 * The name under which a file is kept: without folders, control characters and marks that turn the direction of
 * writing, and with an ending that says what the file is, whatever it was called.
 */
export function fileName(given: string, kind: FileKind, nameless = 'Résumé'): string {
  const bare = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069"<>:|?*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const [usual = ''] = fileEndings[kind];
  const ending = fileEndings[kind].find((one) => bare.toLowerCase().endsWith(one)) ?? usual;
  const stem = bare.toLowerCase().endsWith(ending) ? bare.slice(0, -ending.length) : bare;
  return `${shortened(stem, limits.fileName - ending.length) || nameless}${ending}`;
}

/** "82 KB", "1.4 MB", as the systems people use count. */
export function sizeInWords(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1) return `${bytes} bytes`;
  if (kilobytes < 999.5) return `${Math.round(kilobytes)} KB`;
  const megabytes = kilobytes / 1024;
  if (megabytes < 1023.5) return `${megabytes.toFixed(1).replace('.0', '')} MB`;
  return `${(megabytes / 1024).toFixed(1).replace('.0', '')} GB`;
}

function shortened(text: string, max: number): string {
  return [...text].slice(0, max).join('').slice(0, max).trim().toWellFormed();
}
