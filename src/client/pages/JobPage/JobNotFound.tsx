import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import styles from './JobNotFound.module.css';

export function JobNotFound() {
  const heading = usePageTitle('Job Not Found');
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        Job Not Found
      </h1>
      <p>The job you're looking for doesn't exist or has been removed.</p>
      <ButtonLink to={paths.jobs} variant="primary">
        Browse Jobs
      </ButtonLink>
    </div>
  );
}
