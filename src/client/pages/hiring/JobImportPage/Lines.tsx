import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApiPages } from '#client/api/use-api.ts';
import styles from '#client/features/moving-in/Import.module.css';
import { resultWords } from '#client/features/moving-in/import-words.ts';
import { ReportHead, shownFirst, wantedLines } from '#client/features/moving-in/ReportHead.tsx';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { paths } from '#client/paths.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Table } from '#client/ui/Table.tsx';
import type { JobImportDetail, JobImportLine } from '#contract/api.ts';
import { isOpenBatch } from '#domain/moving-in/batches.ts';

/** What became of each line, or would, with the reasons; and which looks like a job the company has. */
export function Lines({ batch }: { batch: JobImportDetail }) {
  const { id, counts, state } = batch;
  const [shown, setShown] = useState(shownFirst(counts));
  const lines = useApiPages(
    'GET /api/company/job-imports/:id/lines',
    { params: { id }, query: wantedLines(shown) },
    { staleTime: 0 },
  );
  return (
    <section className={styles.part} aria-labelledby="report">
      <ReportHead
        counts={counts}
        alikeWords="Like a job you have, or another line"
        shown={shown}
        onShow={setShown}
        report={paths.jobImportReport(id)}
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
                header: 'Title',
                naming: true,
                cell: ({ title, jobId }) =>
                  jobId ? (
                    <Link to={paths.job(jobId)}>
                      <bdi>{title}</bdi>
                    </Link>
                  ) : (
                    <bdi>{title ?? 'No title'}</bdi>
                  ),
              },
              { header: 'Line', figure: true, cell: ({ line }) => line.toLocaleString('en'), said: true },
              { header: 'Location', cell: ({ location }) => <bdi>{location ?? '–'}</bdi>, said: true },
              {
                header: 'Result',
                cell: (line) => (line.result ? resultWords[line.result] : '–'),
                beside: true,
              },
              {
                header: 'Why',
                cell: (line) => (
                  <>
                    <span className={styles.quiet}>{[...line.reasons, ...likenesses(line)].join('. ')}</span>
                    {likenesses(line).length > 0 && isOpenBatch(state) && <LeftOut id={id} line={line} />}
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

function likenesses({ alike, twins }: JobImportLine): string[] {
  return [
    ...(alike.length ? [`Looks like your job ${alike.map(({ name }) => name).join('; ')}`] : []),
    ...(twins.length ? [`Looks like line ${twins.map(({ line }) => line).join(', ')}`] : []),
  ];
}

/** It is brought along all the same, unless the company says that it has it already. */
function LeftOut({ id, line: { line, title, leftOut } }: { id: number; line: JobImportLine }) {
  const [chosen, setChosen] = useState(leftOut);
  const choose = useApiMutation<unknown, boolean>({
    mutationFn: (leaveOut) =>
      call('POST /api/company/job-imports/:id/lines/:line/leave-out', {
        params: { id, line },
        body: { leaveOut },
      }),
    onSuccess: () => refresh('GET /api/company/job-imports/:id/lines', 'GET /api/company/job-imports/:id'),
    onError: () => setChosen(leftOut),
    failedTitle: 'The choice was not kept',
  });
  return (
    <Checkbox
      label="Leave out"
      aria-label={`Leave out ${title ?? ''}, line ${line}`}
      checked={chosen}
      disabled={choose.isPending}
      onChange={({ target }) => {
        setChosen(target.checked);
        choose.mutate(target.checked);
      }}
    />
  );
}
