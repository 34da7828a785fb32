import { useId, useState, type ReactNode } from 'react';
import { Button } from '#client/ui/Button.tsx';
import styles from './ChartFigure.module.css';
import { downloadCsv } from './download-csv.ts';

interface Props {
  title: string;
  /** What it shows, in a sentence. */
  summary: string;
  /** Said instead of chart, table and file where there is nothing to draw. */
  nothing?: string | false;
  chart: ReactNode;
  /** The same as a table. */
  table: ReactNode;
  /** The same as a file: its name without ending, and its rows with the headers first. */
  file: { name: string; rows: readonly (readonly (string | number | null)[])[] };
}

/** A chart that says what it shows, with a table of the same figures one press away, and a file of them. */
export function ChartFigure({ title, summary, nothing, chart, table, file }: Props) {
  const heading = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={styles.figure} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {!nothing && (
          <div className={styles.buttons}>
            <Button
              size="compact"
              variant="quiet"
              aria-label={`${asTable ? 'Show chart' : 'Show table'}: ${title}`}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'Show chart' : 'Show table'}
            </Button>
            <Button
              size="compact"
              variant="quiet"
              icon="download"
              aria-label={`Export CSV: ${title}`}
              onClick={() => downloadCsv(file.name, file.rows)}
            >
              Export CSV
            </Button>
          </div>
        )}
      </div>
      {nothing ? (
        <div className={styles.nothing}>
          <p>
            <strong>Not enough data yet.</strong> {nothing}
          </p>
        </div>
      ) : (
        <>
          <p className={styles.summary}>{summary}</p>
          {asTable ? table : chart}
        </>
      )}
    </section>
  );
}
