import { Icon } from '#client/ui/Icon.tsx';
import styles from './UnverifiedWarning.module.css';

/** Before something personal is sent to an employer nobody has checked. */
export function UnverifiedWarning() {
  return (
    <div className={styles.warning}>
      <Icon name="alert" />
      <p>
        <strong>Employer not verified.</strong> We haven’t verified this employer’s identity yet. Never send
        money, bank details or a copy of your passport to get a job.
      </p>
    </div>
  );
}
