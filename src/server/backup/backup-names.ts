import type { Verified } from './verify-backup.ts';

/** Names of backups stand in the order of their times. */
export function nameFor(now: Date): string {
  return `moorings-${timeIn(now)}.backup`;
}

/** Of one that is made before a newer program changes the schema. */
export function nameBeforeUpgrade(schema: number, now: Date): string {
  return `moorings-schema-${schema}-${timeIn(now)}.backup`;
}

/** The names of those that are made again and again; the first group is the time. */
export const usual = /^moorings-(?<at>\d{4}-\d\d-\d\dT[\d-]+Z)\.backup$/;
export const beforeUpgrade = /^moorings-schema-(?<schema>\d+)-(?<at>\d{4}-\d\d-\d\dT[\d-]+Z)\.backup$/;

/** A time as it stands in a name. */
export function timeIn(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** What is in a backup, in a line. */
export function described({ head, manifest, rows, bytes }: Verified): string {
  return `taken ${head.takenAt.slice(0, 19).replace('T', ' ')} UTC, ${manifest.tables.length} tables, ${rows} rows, ${sizeOf(bytes)}, schema ${head.migrations.length}, PostgreSQL ${head.postgres}`;
}

/** Why there are more backups than are to be kept. */
export function notTakenAway(names: readonly string[]): string {
  return `Could not be taken away: ${names.join(', ')}. Let the account that makes backups remove them, or remove them yourself.`;
}

/** What somebody has added to the schema past the program, and is in no backup or came out of none. */
export function saidLeftOut(parts: readonly string[]): string {
  return `Left out, as it was added past the program: ${parts.join(', ')}. Back that up by yourself.`;
}

export function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
