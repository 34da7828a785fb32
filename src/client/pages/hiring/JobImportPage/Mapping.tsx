import { call } from '#client/api/call.ts';
import { setAnswer } from '#client/api/api-cache.ts';
import { ColumnsHeld } from '#client/features/moving-in/ColumnsHeld.tsx';
import styles from '#client/features/moving-in/Import.module.css';
import { orderWords } from '#client/features/moving-in/import-words.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Field } from '#client/ui/Field.tsx';
import { Segments } from '#client/ui/Segments.tsx';
import { Select } from '#client/ui/Select.tsx';
import type { BodyInput, JobImportDetail } from '#contract/api.ts';
import { currencyCodes } from '#domain/currencies.ts';
import { importDateOrders } from '#domain/moving-in/batches.ts';
import { importedJobStatuses, importPayPeriods } from '#domain/moving-in/job-batches.ts';
import { jobColumnLabel, ownJobColumns } from '#domain/moving-in/job-columns.ts';

type Said = BodyInput<'POST /api/company/job-imports/:id/mapping'>;

const unsaid = '';
const choose = { value: unsaid, label: 'Choose…' };
const periodWords = {
  hour: 'An hour',
  session: 'A session',
  day: 'A day',
  week: 'A week',
  month: 'A month',
  year: 'A year',
} as const;
const statusWords = { draft: 'Drafts', active: 'Open jobs' } as const;

/** What each column holds, what the file leaves open, and as what its jobs begin. Each choice is kept at once. */
export function Mapping({ batch }: { batch: JobImportDetail }) {
  const { id, columns, currency, period, dateOrder, status } = batch;
  const held = columns.map(({ column }) => ownJobColumns.find((one) => one === column) ?? null);
  const save = useApiMutation<JobImportDetail, Partial<Said>>({
    mutationFn: (changed) =>
      call('POST /api/company/job-imports/:id/mapping', {
        params: { id },
        body: { columns: held, currency, period, dateOrder, status, ...changed },
      }),
    onSuccess: (answer) => setAnswer('GET /api/company/job-imports/:id', { params: { id } }, answer),
    failedTitle: 'The choice was not kept',
  });
  const asks = {
    currency: batch.asksCurrency || currency !== null,
    period: batch.asksPeriod || period !== null,
    dates: batch.asksDateOrder || dateOrder !== null,
  };
  return (
    <>
      <ColumnsHeld
        batch={batch}
        labels={jobColumnLabel}
        offered={ownJobColumns}
        isSaving={save.isPending}
        onHold={(at, column) =>
          save.mutate({ columns: held.map((one, index) => (index === at ? column : one)) })
        }
      />
      {(asks.currency || asks.period || asks.dates) && (
        <section className={styles.part} aria-labelledby="open">
          <h2 id="open">What the file does not say</h2>
          <div className={styles.row}>
            {asks.currency && (
              <Field label="Currency" hint="Of pay without one.">
                <Select
                  value={currency ?? unsaid}
                  options={[choose, ...currencyCodes.map((value) => ({ value, label: value }))]}
                  disabled={save.isPending}
                  onChange={({ target }) => save.mutate({ currency: target.value || null })}
                />
              </Field>
            )}
            {asks.period && (
              <Field label="Pay period" hint="Where the amount leaves it open.">
                <Select
                  value={period ?? unsaid}
                  options={[
                    choose,
                    ...importPayPeriods.map((value) => ({ value, label: periodWords[value] })),
                  ]}
                  disabled={save.isPending}
                  onChange={({ target }) =>
                    save.mutate({ period: importPayPeriods.find((one) => one === target.value) ?? null })
                  }
                />
              </Field>
            )}
            {asks.dates && (
              <Field label="Dates" hint="How 04/05/2026 is meant in this file.">
                <Select
                  value={dateOrder ?? unsaid}
                  options={[
                    choose,
                    ...importDateOrders.map((value) => ({ value, label: orderWords[value] })),
                  ]}
                  disabled={save.isPending}
                  onChange={({ target }) =>
                    save.mutate({ dateOrder: importDateOrders.find((one) => one === target.value) ?? null })
                  }
                />
              </Field>
            )}
          </div>
        </section>
      )}
      <section className={styles.part} aria-labelledby="begin">
        <h2 id="begin">Import as</h2>
        <Segments
          label="Import as"
          options={importedJobStatuses.map((value) => ({ value, label: statusWords[value] }))}
          chosen={status}
          onChoose={(chosen) => save.mutate({ status: chosen })}
        />
      </section>
    </>
  );
}
