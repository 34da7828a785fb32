import { plainName } from '#domain/duplicates.ts';
import type { PeopleMapping } from '#domain/moving-in/batches.ts';
import { moveInLimits } from '#domain/moving-in/sources.ts';
import { type MovedStatus, suggestStatus } from '#domain/moving-in/source-statuses.ts';
import type { Tx } from '#server/db/query.ts';
import { ordersOf, readDate, type DateOrder } from '#server/import/posting/dates.ts';
import { found } from '#server/found.ts';
import { refuse } from '#server/refusal.ts';
import { batchById, type Found, setMapping } from './batches.queries.ts';
import { nextLines } from './lines.queries.ts';
import { oneByOne } from './one-by-one.ts';
import { postingsOf } from './people.queries.ts';
import { readPerson } from './read-person.ts';

type Said = Pick<PeopleMapping, 'columns'> & Partial<PeopleMapping>;

interface Saving {
  companyId: number;
  id: number;
  said: Said;
  now: string;
}

const linesAtOnce = 500;

/**
 * Keeps what a company says of a file: what its columns hold. What then stands in them is listed, with our suggestion where
 * nothing was said: their statuses as ours, their jobs as the postings of that title, else closed ones.
 */
export async function saveMapping(tx: Tx, { companyId, id, said, now }: Saving): Promise<void> {
  const batch = found(await batchById(tx, companyId, id));
  if (said.columns.length !== batch.columns.length)
    throw refuse.invalid(`Columns must say something of each of the ${batch.columns.length} columns`, {
      columns: 'Say something of each column',
    });
  const postings = await postingsOf(tx, companyId);
  for (const { jobId } of said.jobs ?? [])
    if (jobId !== null && !postings.some((one) => one.id === jobId))
      throw refuse.invalid('You have no such job.', { jobs: 'You have no such job.' });

  const seen = { statuses: new Map<string, number>(), jobs: new Map<string, number>() };
  const orders = new Set<DateOrder>();
  let asks = false;
  let rowCount = 0;
  const blank: PeopleMapping = { columns: said.columns, dateOrder: null, statuses: [], jobs: [] };
  for (let after = 0; ;) {
    const lines = await nextLines(tx, id, { after, atMost: linesAtOnce });
    const last = lines.at(-1);
    if (!last) break;
    after = last.line;
    rowCount += lines.length;
    for await (const { cells } of oneByOne(lines)) {
      const { standing, job } = readPerson(cells, batch.columns, blank, now);
      seen.statuses.set(standing, (seen.statuses.get(standing) ?? 0) + 1);
      seen.jobs.set(job, (seen.jobs.get(job) ?? 0) + 1);
      for (const text of datesIn(cells, said)) {
        const possible = ordersOf(text)?.filter((order) => order !== 'YMD') ?? [];
        const [only, other] = possible;
        if (only && !other) orders.add(only);
        else if (other && !readDate(text)) asks = true;
      }
    }
    refuseTooMany(seen.statuses.size, moveInLimits.statuses, 'statuses');
    refuseTooMany(seen.jobs.size, moveInLimits.jobs, 'jobs');
  }

  const listed: Found = {
    statuses: [...seen.statuses].map(([text, count]) => ({ text, count })),
    jobs: [...seen.jobs].map(([title, count]) => ({ title, count })),
    asksDateOrder: asks && orders.size !== 1,
  };
  const [decided] = orders.size === 1 ? orders : [];
  const titles = new Map([...postings].reverse().map((one) => [plainName(one.title), one.id]));
  const mapping: PeopleMapping = {
    columns: said.columns,
    dateOrder: said.dateOrder ?? decided ?? null,
    statuses: listed.statuses.flatMap(({ text }) => {
      const status: MovedStatus | undefined =
        said.statuses?.find((one) => one.text === text)?.status ?? suggestStatus(text);
      return status ? [{ text, status }] : [];
    }),
    jobs: listed.jobs.map(({ title }) => {
      const chosen = said.jobs?.find((one) => one.title === title);
      return { title, jobId: chosen ? chosen.jobId : (titles.get(plainName(title)) ?? null) };
    }),
  };
  await setMapping(tx, id, { mapping, found: listed, rowCount });
}

function datesIn(cells: readonly string[], { columns }: Said): string[] {
  return columns.flatMap((column, at) =>
    (column === 'appliedAt' || column === 'movedAt') && cells[at] ? [cells[at]] : [],
  );
}

function refuseTooMany(count: number, most: number, what: 'statuses' | 'jobs'): void {
  const sentence = `More than ${most} different ${what} stand in this file. Choose another column for them.`;
  if (count > most) throw refuse.invalid(sentence, { columns: sentence });
}
