import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { inOneLine } from '#client/features/pool/reason-words.ts';
import { resultWords } from '#client/features/moving-in/import-words.ts';
import { ReportHead, shownFirst, wantedLines } from '#client/features/moving-in/ReportHead.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { paths } from '#client/paths.ts';
import { Select } from '#client/ui/Select.tsx';
import { Table } from '#client/ui/Table.tsx';
import type { PeopleImportDetail, PeopleImportLine } from '#contract/api.ts';
import { isOpenBatch } from '#domain/moving-in/batches.ts';
import styles from '#client/features/moving-in/Import.module.css';

/** What became of each line, or would, with the reasons; and who looks like somebody the company has. */
export function Lines({ batch }: { batch: PeopleImportDetail }) {
  const { id, counts, state } = batch;
  const [shown, setShown] = useState(shownFirst(counts));
  const lines = useApiPages(
    'GET /api/company/imports/:id/lines',
    { params: { id }, query: wantedLines(shown) },
    { staleTime: 0 },
  );
  return (
    <section className={styles.part} aria-labelledby="report">
      <ReportHead
        counts={counts}
        alikeWords="Like someone you have, or another line"
        shown={shown}
        onShow={setShown}
        report={paths.peopleImportReport(id)}
      />
      <PagedRows
        query={lines}
        what="the lines"
        empty={<p className={styles.quiet}>No lines are like this.</p>}
      >
        {(rows) => (
          <Table
            caption="Lines"
            rows={rows}
            keyOf={({ line }) => line}
            columns={[
              {
                header: 'Name',
                naming: true,
                cell: ({ name, candidateId }) =>
                  candidateId ? (
                    <Link to={paths.candidate(candidateId)}>
                      <bdi>{name}</bdi>
                    </Link>
                  ) : (
                    <bdi>{name || 'No name'}</bdi>
                  ),
              },
              { header: 'Line', figure: true, cell: ({ line }) => line.toLocaleString('en'), said: true },
              { header: 'Job', cell: ({ job }) => <bdi>{job}</bdi>, said: true },
              {
                header: 'Result',
                cell: (line) => (line.result ? resultWords[line.result] : '–'),
                beside: true,
              },
              {
                header: 'Why',
                cell: (line) => (
                  <>
                    <span className={styles.quiet}>
                      {[...line.reasons, ...twinsInWords(line)].join('. ')}
                    </span>
                    {line.alike.length > 0 && isOpenBatch(state) && <WhoItIs id={id} line={line} />}
                  </>
                ),
              },
            ]}
          />
        )}
      </PagedRows>
    </section>
  );
}

/** What the file itself says twice: one person with two applications, or two who look alike and stay two. */
function twinsInWords({ twins }: PeopleImportLine): string[] {
  return twins.map(({ line, same, reasons }) =>
    same
      ? `The same person as on line ${line.toLocaleString('en')}: one person, two applications`
      : `Looks like line ${line.toLocaleString('en')} (${inOneLine(reasons)}); they stay apart`,
  );
}

/** Somebody the company has looks like this person: they are kept apart unless it says that both are one. */
function WhoItIs({ id, line }: { id: number; line: PeopleImportLine }) {
  const choose = useApiMutation<unknown, number | null>({
    mutationFn: (candidateId) =>
      call('POST /api/company/imports/:id/lines/:line/person', {
        params: { id, line: line.line },
        query: {},
        body: { candidateId },
      }),
    onSuccess: () => refresh('GET /api/company/imports/:id/lines'),
    failedTitle: 'The choice was not kept',
  });
  return (
    <Select
      aria-label={`Who ${line.name} is`}
      value={line.sameAs === null ? '' : String(line.sameAs)}
      disabled={choose.isPending}
      options={[
        { value: '', label: 'Keep apart' },
        ...line.alike.map((one) => ({
          value: String(one.id),
          label: `The same as ${one.name} (${inOneLine(one.reasons)})`,
        })),
      ]}
      onChange={({ target }) => choose.mutate(Number(target.value) || null)}
    />
  );
}
