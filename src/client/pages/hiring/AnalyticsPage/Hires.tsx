import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { paths } from '#client/paths.ts';
import styles from './Hires.module.css';

interface Props {
  range: { from: string; to: string };
  companyId: number | undefined;
}

/** Who was hired within the range, as files for whoever takes them over. */
export function Hires({ range: { from, to }, companyId }: Props) {
  return (
    <section aria-labelledby="hires" className={styles.hires}>
      <h2 id="hires">Hires</h2>
      <p className={styles.summary}>
        Everyone hired in this period, with job, pay, first day and papers. For payroll or an HR system.
      </p>
      <div className={styles.files}>
        <ConfirmedDownload to={paths.hiresFile('csv', { from, to, companyId })}>Export CSV</ConfirmedDownload>
        <ConfirmedDownload to={paths.hiresFile('json', { from, to, companyId })}>
          Export JSON
        </ConfirmedDownload>
      </div>
    </section>
  );
}
