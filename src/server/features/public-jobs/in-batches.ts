/** Of whole jobs: small enough that a batch of the longest texts is a few megabytes, large enough that asking costs little beside reading. */
const usual = 200;

/**
 * All rows of a list that is read page by page, a batch at a time and none before it is wanted: however many there are,
 * whoever reads slowly, no more than two batches are in memory, and no connection to the database waits for them.
 */
export async function* inBatches<Row>(
  page: (after: Row | undefined, limit: number) => Promise<Row[]>,
  batch = usual,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ;) {
    const rows = await page(last, batch);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < batch) return;
  }
}
