import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '#client/features/site/Logo.tsx';
import { SiteFooter } from '#client/features/site/SiteFooter.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import styles from './Frame.module.css';
import { MenuOfLinks } from './MenuOfLinks.tsx';

const links = [
  { label: 'Home', path: paths.home },
  { label: 'Find Jobs', path: paths.jobs },
  { label: 'Companies', path: paths.companies },
  { label: 'For Employers', path: paths.employers },
  { label: 'Resources', path: paths.resources },
];

interface Props {
  /** The address of this page: who signs in comes back to it, as themselves. */
  asked: string;
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** What surrounds every page that visitors read. It works without any code of ours. */
export function Frame({ asked, isWide, children }: Props) {
  const [pathname = ''] = asked.split('?');
  const isAt = (path: string) => (path === paths.home ? pathname === path : pathname.startsWith(path));
  const items = links.map(({ label, path }) => (
    <li key={path}>
      <Link to={path} aria-current={isAt(path) ? 'page' : undefined} className={styles.link}>
        {label}
      </Link>
    </li>
  ));
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.bar}>
        <div className={styles.inner}>
          <Logo />
          <nav aria-label="Main" className={styles.nav}>
            <ul>{items}</ul>
          </nav>
          <div className={styles.doors}>
            <ButtonLink to={isAt(paths.home) ? paths.auth : paths.authThen(asked)} variant="quiet">
              Sign In
            </ButtonLink>
            <ButtonLink to={paths.signUp} className={styles.signUp}>
              Sign Up
            </ButtonLink>
          </div>
          <MenuOfLinks className={styles.menu}>
            {items}
            <li>
              <Link to={paths.signUp} className={styles.link}>
                Sign Up
              </Link>
            </li>
          </MenuOfLinks>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={isWide ? styles.wide : styles.main}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
