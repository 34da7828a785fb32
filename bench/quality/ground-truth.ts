import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** A file of the data that is not part of the project, below the folder MOORINGS_DATA names; undefined where it is absent. */
export function dataFile(name: string): string | undefined {
  const folder = process.env.MOORINGS_DATA;
  const file = folder && path.join(folder, name);
  return file && existsSync(file) ? file : undefined;
}

export function csvLines(file: string): Record<string, string>[] {
  return parse(readFileSync(file), { columns: true, bom: true });
}

/** Lines of tab-separated cells, without a head. */
export function tsvRows(file: string): string[][] {
  return readFileSync(file, 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
}
