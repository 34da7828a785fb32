import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#client/api/session.ts';
import { Logo } from '#client/features/site/Logo.tsx';
import { ThemeToggle } from '#client/kit/theme/ThemeToggle.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { useSlidingIndicator } from '#client/ui/use-sliding-indicator.ts';
import { isActiveItem } from './is-active-item.ts';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './TopBar.module.css';
import { accountMenu, notificationBell, paletteField } from './workspace-code.ts';

export function TopBar() {
  const session = useSession();
  const within = session.status === 'signed-in' && !session.user.secondFactorMissing;
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Logo />
        <MainNav />
        <div className={styles.end}>
          {within && (
            <Suspense fallback={<span className={styles.search} />}>
              <paletteField.Component />
            </Suspense>
          )}
          <ThemeToggle />
          {within && (
            <Suspense fallback={<span className={styles.bell} />}>
              <notificationBell.Component />
            </Suspense>
          )}
          {session.status === 'signed-in' && (
            <Suspense fallback={<span className={styles.account} />}>
              <accountMenu.Component user={session.user} />
            </Suspense>
          )}
          {session.status !== 'signed-in' && (
            // While it is not known who is there, the buttons' place is kept, so that nothing moves.
            <div className={styles.doors} data-waiting={session.status === 'loading' || undefined}>
              <ButtonLink to={paths.auth} variant="quiet">
                Sign In
              </ButtonLink>
              <ButtonLink to={paths.signUp} variant="primary">
                Sign Up
              </ButtonLink>
            </div>
          )}
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function MainNav() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const nav = useSlidingIndicator<HTMLElement>('[aria-current]');
  const links = [
    { label: 'Home', path: paths.home },
    { label: 'Find Jobs', path: paths.jobs },
    { label: 'For Employers', path: paths.employers },
    { label: 'Resources', path: paths.resources },
    ...(user ? [{ label: 'Dashboard', path: paths.dashboard(user.userType) }] : []),
  ];
  return (
    <nav ref={nav} aria-label="Main" className={styles.nav}>
      {links.map(({ label, path }) => (
        <Link key={label} to={path} aria-current={isAt(label, path, pathname)} className={styles.link}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Any dashboard is "Dashboard", whoever's it is. */
function isAt(label: string, path: string, pathname: string): ReturnType<typeof isActiveItem> {
  if (path === paths.home) return pathname === path ? 'page' : undefined;
  if (label === 'Dashboard') return isActiveItem({ path: paths.dashboard() }, pathname) && 'page';
  return isActiveItem({ path }, pathname);
}
