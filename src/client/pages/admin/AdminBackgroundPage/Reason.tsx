import type { FailedTask } from '#contract/api.ts';
import styles from './AdminBackgroundPage.module.css';

/** Why a task failed, and where in the program. */
export function Reason({ failure: { message, where } }: Pick<FailedTask, 'failure'>) {
  return (
    <>
      <p className={styles.reason}>{message}</p>
      {where && <p className={styles.where}>{where}</p>}
    </>
  );
}
