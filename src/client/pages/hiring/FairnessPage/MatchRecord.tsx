import { useState } from 'react';
import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { currentDay } from '#client/kit/time-zones/current-day.ts';
import { paths } from '#client/paths.ts';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Field } from '#client/ui/Field.tsx';
import { isDate } from '#domain/dates.ts';
import { matchRecordYears } from '#domain/match-record.ts';
import styles from './FairnessPage.module.css';

/** Which match scores were shown to whom, and what was decided then: as a file. */
export function MatchRecord({ companyId }: { companyId: number }) {
  const [{ today }] = useState(currentDay);
  const [from, setFrom] = useState(() => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`);
  const [to, setTo] = useState(today);
  return (
    <section aria-labelledby="match-record" className={styles.record}>
      <h2 id="match-record">Record of match scores</h2>
      <p className={styles.summary}>
        Every score shown in Assist is recorded: the engine version and inputs, who saw it, and the decision
        that followed. Records are kept for {matchRecordYears} years. Candidates appear as numbers.
      </p>
      <div className={styles.dates}>
        <Field label="From">
          <DateInput value={from} max={to} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label="To">
          <DateInput value={to} min={from} max={today} onChange={(event) => setTo(event.target.value)} />
        </Field>
        {isDate(from) && isDate(to) ? (
          <ConfirmedDownload to={paths.matchRecord(companyId, from, to)}>Export record</ConfirmedDownload>
        ) : (
          <p>Enter both dates to export the record.</p>
        )}
      </div>
    </section>
  );
}
