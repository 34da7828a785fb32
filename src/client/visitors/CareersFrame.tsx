import type { ReactNode } from 'react';
import { CompanyMark } from '#client/features/companies/CompanyMark.tsx';
import { useBrand } from '#client/brand.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { CompanyFrame } from '#contract/visitor-pages.ts';
import frame from './Frame.module.css';
import styles from './CareersFrame.module.css';
import { MenuOfLinks } from './MenuOfLinks.tsx';

interface Props {
  company: CompanyFrame;
  children: ReactNode;
}

/** What surrounds the pages of a company's careers site: its own name and colours, and the ways through it. */
export function CareersFrame({ company: { name, logo, home, parts }, children }: Props) {
  const links = parts.map(({ anchor, title }) => (
    <li key={anchor}>
      <a href={`${home}#${anchor}`} className={frame.link} dir="auto">
        {title}
      </a>
    </li>
  ));
  return (
    <>
      <a href="#main" className={frame.skip}>
        Skip to content
      </a>
      <header className={frame.bar}>
        <div className={classNames(frame.inner, styles.inner)}>
          <a href={home} className={styles.name}>
            <CompanyMark name={name} logo={logo} />
            <span dir="auto">{name}</span>
          </a>
          {links.length > 0 && (
            <>
              <nav aria-label="Main" className={styles.nav}>
                <ul>{links}</ul>
              </nav>
              <MenuOfLinks className={styles.menu}>{links}</MenuOfLinks>
            </>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classNames(frame.main, styles.main)}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>
          <span dir="auto">{name}</span>
          <span>Jobs and applications by {useBrand()}</span>
        </p>
      </footer>
    </>
  );
}
