import type { OldCall } from '#contract/api.ts';
import type { Db } from '#server/db/query.ts';
import type { CsvColumn } from '#server/http/csv-answer.ts';
import { Page } from '#server/http/paging.ts';
import { ending } from './api-keys.present.ts';
import { oldCalls } from './old-calls.queries.ts';

/** A page of who still makes which call that ends; calls that are gone from the API are not listed. */
export async function listOldCalls(
  db: Db,
  place: { limit: number; cursor?: string | undefined },
): Promise<Page<OldCall>> {
  const { items, next } = await oldCalls(db, [...ending.keys()], place);
  const shown = items.flatMap(({ keyId, keyName, keyHint, ...row }) => {
    const end = ending.get(row.call);
    if (!end) return [];
    const key = { id: keyId, name: keyName, hint: keyHint };
    return [{ ...row, key, endsSince: end.since, endsOn: end.until, instead: end.instead }];
  });
  return new Page(shown, next);
}

/** The same as a file. */
export const oldCallColumns: readonly CsvColumn<OldCall>[] = [
  ['Call', ({ call }) => call],
  ['Ends since', ({ endsSince }) => endsSince],
  ['Ends on', ({ endsOn }) => endsOn],
  ['Instead', ({ instead }) => instead],
  ['Company', ({ company }) => company?.name],
  ['Company ID', ({ company }) => company?.id],
  ['API key', ({ key }) => key.name],
  ['API key ID', ({ key }) => key.id],
  ['Key begins with', ({ key }) => key.hint],
  ['Last called (UTC)', ({ lastUsedAt }) => lastUsedAt],
  ['Times', ({ times }) => times],
];
