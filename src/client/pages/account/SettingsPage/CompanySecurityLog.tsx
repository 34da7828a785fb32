import { SecurityLog } from '#client/features/security-log/SecurityLog.tsx';
import styles from './Members.module.css';

/** What the security log tells of a company’s people, for who manages it. */
export function CompanySecurityLog({ companyId }: { companyId: number }) {
  return (
    <section aria-labelledby="security-log" className={styles.part}>
      <h2 id="security-log" className={styles.title}>
        Security log
      </h2>
      <p>
        Sign-ins, changes of access, exports and refused calls of this company’s verified members, from the
        day they joined until they left. Entries can’t be changed.
      </p>
      <div>
        <SecurityLog key={companyId} companyId={companyId} />
      </div>
    </section>
  );
}
