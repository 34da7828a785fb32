import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useBrand } from '#client/brand.ts';
import { paths } from '#client/paths.ts';
import styles from './SiteFooter.module.css';

const columns = [
  {
    title: 'Job seekers',
    links: [
      { label: 'Find Jobs', path: paths.jobs },
      { label: 'Companies', path: paths.companies },
      { label: 'Resources', path: paths.resources },
      { label: 'Testimonials', path: paths.testimonials },
    ],
  },
  {
    title: 'Employers',
    links: [
      { label: 'For Employers', path: paths.employers },
      { label: 'Candidates', path: paths.candidates },
      { label: 'Pricing', path: paths.pricing },
      { label: 'Enterprise', path: paths.enterprise },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', path: paths.about },
      { label: 'Blog', path: paths.blog },
      { label: 'Press', path: paths.press },
      { label: 'Contact', path: paths.contact },
      { label: 'Developers', path: paths.developers },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', path: paths.privacy },
      { label: 'Terms', path: paths.terms },
      { label: 'Cookies', path: paths.cookies },
      { label: 'GDPR', path: paths.gdpr },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label="Footer" className={styles.columns}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <Link to={path}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className={styles.copyright}>
          © <Year /> {useBrand()}
        </p>
      </div>
    </footer>
  );
}

/** The current one; in a page rendered at the build, that of the build until our code runs. */
function Year() {
  return useSyncExternalStore(never, thisYear, () => import.meta.env.BUILT_IN);
}

const thisYear = () => new Date().getFullYear();
const never = () => () => undefined;
