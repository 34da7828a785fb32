import { row, rows, type Tx } from '#server/db/query.ts';

/** Ends those of an application whose time to answer has passed. */
export async function expireOffers(
  tx: Tx,
  applicationId: number,
): Promise<{ id: number; createdBy: number | null }[]> {
  return rows(
    tx,
    `update offer set state = 'expired', ended_at = clock_timestamp() where id in (
       select id from offer where state = 'sent' and expires_at <= clock_timestamp() and application_id = $1 for update
     ) returning id, created_by as "createdBy"`,
    [applicationId],
  );
}

/** Until when an offer can be answered, once it is sent. */
export async function expiryOf(tx: Tx, offerId: number): Promise<string | undefined> {
  const found = await row<{ at: string }>(tx, 'select expires_at as at from offer where id = $1', [offerId]);
  return found?.at;
}

/** Applications with an offer whose time to answer has passed and which has not ended. */
export async function applicationsWithLapsedOffers(tx: Tx, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    `select distinct application_id as id from offer where state = 'sent' and expires_at <= clock_timestamp() limit $1`,
    [most],
  );
  return found.map(({ id }) => id);
}
