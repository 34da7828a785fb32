import { fileKindLabels, type FileKind, sizeInWords } from '#domain/files.ts';

/** "PDF, 82 KB". */
export function fileFacts({ kind, size }: { kind: FileKind; size: number }): string {
  return `${fileKindLabels[kind]}, ${sizeInWords(size)}`;
}

/** The endings a résumé may have, for the system's dialog. */
export const resumeEndings = ['.pdf', '.docx', '.odt', '.txt'] as const;
