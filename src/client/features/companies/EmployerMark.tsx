import { Icon } from '#client/ui/Icon.tsx';
import styles from './EmployerMark.module.css';

interface Props {
  verified: boolean;
  /** Says it in words also where all is well. */
  inWords?: boolean;
}

/** Whether somebody has checked that an employer is who they say. */
export function EmployerMark({ verified, inWords }: Props) {
  if (!verified) {
    return (
      <span className={styles.unverified}>
        <Icon name="alert" size={16} />
        Employer not verified
      </span>
    );
  }
  return (
    <span className={styles.verified} title="Verified employer">
      <Icon name="verified" size={16} />
      <span className={inWords ? undefined : 'visually-hidden'}>Verified employer</span>
    </span>
  );
}
