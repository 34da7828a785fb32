import { z } from 'zod';

/** What a folder with an export says of itself. It is of this kind… */
export const formatName = 'moorings-company';
/** …and of this version: it rises when a program that knows the older one could no longer read it rightly. */
export const formatVersion = 1;

export const manifestName = 'manifest.json';
export const readmeName = 'README.md';
/** Written last: a folder with it is whole. As sha256sum writes and checks it. */
export const sumsName = 'SHA256SUMS';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const manifestForm = z.object({
  format: z.literal(formatName),
  version: z.int(),
  /** Of the program that wrote it. */
  program: z.string(),
  /** ISO time of the one moment that all of it shows. */
  takenAt: z.string(),
  company: z.object({ name: z.string(), slug: z.string() }),
  /** Of all records: equal where two exports say the same. */
  checksum: sha256,
  kinds: z.array(
    z.object({
      name: z.string(),
      about: z.string(),
      file: z.string(),
      records: z.int(),
      bytes: z.int(),
      sha256,
      fields: z.array(
        z.object({
          name: z.string(),
          type: z.string(),
          about: z.string().nullable(),
          refersTo: z.string().nullable(),
        }),
      ),
    }),
  ),
  files: z.object({ count: z.int(), bytes: z.int() }),
});

export type Manifest = z.output<typeof manifestForm>;

export function recordsFile(kind: string): string {
  return `records/${kind}.jsonl`;
}

/** A file's place in the export, by the sha-256 of its bytes. */
export function fileAt(hash: string): string {
  return `files/${hash.slice(0, 2)}/${hash}`;
}
