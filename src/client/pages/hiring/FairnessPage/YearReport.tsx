import { useApi } from '#client/api/use-api.ts';
import { downloadCsv } from '#client/kit/charts/download-csv.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import styles from './FairnessPage.module.css';
import { RatesTable } from './RatesTable.tsx';
import { fileNameOf, fileOf, tablesOf, type Drawn, type Report } from './report-tables.ts';

interface Props {
  companyId: number;
  /** The latest that can be read, unless told. */
  year: number | undefined;
  onYear: (year: number) => void;
}

export function YearReport({ companyId, year, onYear }: Props) {
  const query = useApi(
    'GET /api/company/fairness-report',
    { query: { companyId, year } },
    { keepPrevious: true },
  );
  const { data, error } = query;
  if (error?.status === 404)
    return (
      <EmptyState title="Company Not Found" text="There is no such company, or it is not yours to run." />
    );
  if (error && !data)
    return (
      <ErrorState title="The report could not be loaded" error={error} retry={() => void query.refetch()} />
    );
  if (!data)
    return (
      <>
        <Loading what="the report" />
        <Skeleton height="20rem" />
      </>
    );
  return (
    <div className={styles.report} aria-busy={query.isPlaceholderData}>
      <YearBar data={data} onYear={onYear} />
      {data.report ? (
        <Tables data={data} report={data.report} />
      ) : (
        <EmptyState
          title={`The ${data.year} report isn’t ready yet`}
          text={
            <>
              It’s created once, on <Time value={`${data.readableFrom}T00:00:00Z`} /> or later, once the
              year’s last applications are decided. After that it never changes, so no one can compare two
              versions to work out one person’s answers.
            </>
          }
        />
      )}
    </div>
  );
}

function YearBar({ data, onYear }: { data: Report; onYear: (year: number) => void }) {
  const years = [...new Set([data.year, ...data.years])].toSorted((a, b) => b - a);
  return (
    <div className={styles.bar}>
      <Field label="Year" labelHidden>
        <Select
          value={String(data.year)}
          onChange={(event) => onYear(Number(event.target.value))}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
        />
      </Field>
      {data.report && (
        <Button icon="download" onClick={() => downloadCsv(fileNameOf(data), fileOf(data))}>
          Export CSV
        </Button>
      )}
    </div>
  );
}

function Nobody({ data }: { data: Report }) {
  return (
    <EmptyState
      title={`No one applied in ${data.year}`}
      text="Each year’s report is ready the following February."
    />
  );
}

function Tables({ data, report }: { data: Report; report: Drawn }) {
  if (report.people === 0) return <Nobody data={data} />;
  return (
    <>
      {tablesOf(report).map((table) => (
        <RatesTable key={table.title} table={table} />
      ))}
      <div className={styles.words}>
        <p>
          In {data.year}, {report.people.toLocaleString('en')} {report.people === 1 ? 'person' : 'people'}{' '}
          applied to <bdi>{data.companyName}</bdi>. Each counts once. Who moved forward reached an interview,
          an offer or the job. The scoring rate is the share of a group whose match score was above everyone’s
          median. An impact ratio is a group’s rate divided by the highest group’s: 1.00 is equal, and below
          0.80 it is worth asking why.
        </p>
        <p className={styles.small}>
          Created on <Time value={report.drawnAt} />
          {report.engines.length > 0 && <> · Scores by engine {report.engines.join(', ')}</>} · Groups of
          fewer than ten people are not shown.
        </p>
      </div>
    </>
  );
}
