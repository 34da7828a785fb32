import { Link } from 'react-router';
import { useSession } from '#client/api/session.ts';
import { brand } from '#client/brand.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink, IconButton } from '#client/ui/Button.tsx';
import styles from './MobileMenu.module.css';

const links = [
  { label: 'Find Jobs', path: paths.jobs },
  { label: 'Companies', path: paths.companies },
  { label: 'About', path: paths.about },
  { label: 'Contact', path: paths.contact },
];

/** What the side menu of small screens leads to. */
export function MobileDrawer({ close }: { close: () => void }) {
  const { status, user } = useSession();
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <span className={styles.brand}>{brand}</span>
        <IconButton label="Close menu" icon="close" onClick={close} />
      </div>
      <nav aria-label="Menu">
        <ul>
          {links.map(({ label, path }) => (
            <li key={path}>
              <Link to={path} className={styles.link} onClick={close}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.doors}>
        {status === 'signed-in' && (
          <ButtonLink
            to={paths.dashboard(user.userType ?? 'job_seeker')}
            variant="primary"
            size="large"
            wide
            onClick={close}
          >
            Go to Dashboard
          </ButtonLink>
        )}
        {status === 'signed-out' && (
          <>
            <ButtonLink to={paths.auth} size="large" wide onClick={close}>
              Sign In
            </ButtonLink>
            <ButtonLink to={paths.signUp} variant="primary" size="large" wide onClick={close}>
              Get Started
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
