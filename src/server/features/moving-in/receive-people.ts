import { suggestColumns } from '#domain/moving-in/people-columns.ts';
import type { MoveInSource } from '#domain/moving-in/sources.ts';
import type { Tx } from '#server/db/query.ts';
import { keepTable } from './keep-table.ts';
import { saveMapping } from './save-mapping.ts';

interface Received {
  companyId: number;
  source: MoveInSource;
  name: string;
  bytes: Buffer;
  madeBy: number | null;
  now: string;
}

/** Keeps the lines of a file and what its columns most likely are; nothing of it is imported yet. */
export async function receivePeople(tx: Tx, { now, ...file }: Received): Promise<number> {
  const { id, header } = await keepTable(tx, { ...file, kind: 'people' });
  const said = { columns: suggestColumns(header, file.source) };
  await saveMapping(tx, { companyId: file.companyId, id, said, now });
  return id;
}
