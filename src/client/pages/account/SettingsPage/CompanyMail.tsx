import { useApi } from '#client/api/use-api.ts';
import { Callout } from '#client/ui/Callout.tsx';
import { Time } from '#client/ui/Time.tsx';
import styles from './SettingsSection.module.css';

/** Tells whoever runs a company of its mail that waits, because it was more than a company may send. */
export function CompanyMail({ companyId }: { companyId: number }) {
  const { data } = useApi('GET /api/company/mail', { query: { companyId } });
  if (!data?.waiting) return null;
  const { waiting, perHour, perDay, nextAt } = data;
  return (
    <div className={styles.notice}>
      <Callout
        title={waiting === 1 ? '1 mail waits' : `${waiting.toLocaleString('en')} mails wait`}
        icon="clock"
      >
        <p>
          A company sends at most {perHour.toLocaleString('en')} mails an hour and{' '}
          {perDay.toLocaleString('en')} a day. What is more goes out later by itself; nothing is lost.
          {nextAt && (
            <>
              {' '}
              The first goes out <Time value={nextAt} as="moment" />.
            </>
          )}
        </p>
      </Callout>
    </div>
  );
}
