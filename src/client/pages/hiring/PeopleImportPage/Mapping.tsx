import { call } from '#client/api/call.ts';
import { setAnswer } from '#client/api/api-cache.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Table } from '#client/ui/Table.tsx';
import type { BodyInput, PeopleImportDetail } from '#contract/api.ts';
import { applicationStatuses, statusLabel } from '#domain/application-status.ts';
import { importDateOrders } from '#domain/moving-in/batches.ts';
import { peopleColumnLabel, peopleColumns } from '#domain/moving-in/people-columns.ts';
import type { MovedStatus } from '#domain/moving-in/source-statuses.ts';
import { orderWords } from '#client/features/moving-in/import-words.ts';
import { ColumnsHeld } from '#client/features/moving-in/ColumnsHeld.tsx';
import styles from '#client/features/moving-in/Import.module.css';

type Said = BodyInput<'POST /api/company/imports/:id/mapping'>;

const unsaid = '';
const statusOptions = [
  { value: unsaid, label: 'Choose…' },
  ...applicationStatuses.map((value) => ({ value, label: statusLabel[value] })),
  { value: 'withdrawn', label: 'Withdrawn' },
];

/** What each column holds, and what its statuses and jobs are here. Each choice is kept at once. */
export function Mapping({ batch }: { batch: PeopleImportDetail }) {
  const { id, columns, statuses, jobs, postings, asksDateOrder, dateOrder } = batch;
  const save = useApiMutation<PeopleImportDetail, Partial<Said>>({
    mutationFn: (changed) =>
      call('POST /api/company/imports/:id/mapping', {
        params: { id },
        query: {},
        body: {
          columns: columns.map(({ column }) => column),
          dateOrder,
          statuses: statuses.flatMap(({ text, status }) => (status ? [{ text, status }] : [])),
          jobs: jobs.map(({ title, jobId }) => ({ title, jobId })),
          ...changed,
        },
      }),
    onSuccess: (answer) => setAnswer('GET /api/company/imports/:id', { params: { id }, query: {} }, answer),
    failedTitle: 'The choice was not kept',
  });
  const jobOptions = [
    { value: unsaid, label: 'Make a closed job' },
    ...postings.map((one) => ({ value: String(one.id), label: one.title })),
  ];
  return (
    <>
      <ColumnsHeld
        batch={batch}
        labels={peopleColumnLabel}
        offered={peopleColumns}
        isSaving={save.isPending}
        onHold={(at, column) =>
          save.mutate({ columns: columns.map((one, index) => (index === at ? column : one.column)) })
        }
      />
      {(asksDateOrder || dateOrder) && (
        <Field label="Dates" hint="How 04/05/2026 is meant in this file.">
          <Select
            value={dateOrder ?? unsaid}
            options={[
              { value: unsaid, label: 'Choose…' },
              ...importDateOrders.map((value) => ({ value, label: orderWords[value] })),
            ]}
            disabled={save.isPending}
            onChange={({ target }) =>
              save.mutate({ dateOrder: importDateOrders.find((one) => one === target.value) ?? null })
            }
          />
        </Field>
      )}
      <section className={styles.part} aria-labelledby="statuses">
        <h2 id="statuses">Statuses</h2>
        <Table
          caption="Statuses"
          rows={statuses}
          keyOf={({ text }) => text}
          columns={[
            { header: 'In the file', naming: true, cell: ({ text }) => <bdi>{text || 'No status'}</bdi> },
            { header: 'Lines', figure: true, cell: ({ count }) => count.toLocaleString('en'), short: true },
            {
              header: 'Here',
              cell: ({ text, status }) => (
                <Select
                  aria-label={`${text || 'No status'} is here`}
                  value={status ?? unsaid}
                  options={statusOptions}
                  disabled={save.isPending}
                  onChange={({ target }) =>
                    save.mutate({
                      statuses: statuses.flatMap((one) => {
                        const said = one.text === text ? movedStatus(target.value) : one.status;
                        return said ? [{ text: one.text, status: said }] : [];
                      }),
                    })
                  }
                />
              ),
            },
          ]}
        />
      </section>
      <section className={styles.part} aria-labelledby="jobs">
        <h2 id="jobs">Jobs</h2>
        <Table
          caption="Jobs"
          rows={jobs}
          keyOf={({ title }) => title}
          columns={[
            { header: 'In the file', naming: true, cell: ({ title }) => <bdi>{title}</bdi> },
            { header: 'Lines', figure: true, cell: ({ count }) => count.toLocaleString('en'), short: true },
            {
              header: 'Here',
              cell: ({ title, jobId }) => (
                <Select
                  aria-label={`${title} is here`}
                  value={jobId === null ? unsaid : String(jobId)}
                  options={jobOptions}
                  disabled={save.isPending}
                  onChange={({ target }) =>
                    save.mutate({
                      jobs: jobs.map((one) => ({
                        title: one.title,
                        jobId: one.title === title ? Number(target.value) || null : one.jobId,
                      })),
                    })
                  }
                />
              ),
            },
          ]}
        />
      </section>
    </>
  );
}

function movedStatus(value: string): MovedStatus | undefined {
  return value === 'withdrawn' ? value : applicationStatuses.find((one) => one === value);
}
