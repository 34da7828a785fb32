import { NavLink } from 'react-router';
import { paths } from '#client/paths.ts';
import { useSlidingIndicator } from '#client/ui/use-sliding-indicator.ts';
import tabs from '#client/ui/Tabs.module.css';
import styles from './AdminNav.module.css';

const places = [
  { label: 'Overview', to: paths.dashboard('admin') },
  { label: 'Users', to: paths.adminUsers },
  { label: 'Companies', to: paths.adminCompanies },
  { label: 'Jobs', to: paths.adminJobs },
  { label: 'Applications', to: paths.adminApplications },
  { label: 'Mail', to: paths.adminMail },
  { label: 'Background work', to: paths.adminBackground },
  { label: 'Health', to: paths.adminHealth },
  { label: 'Fairness', to: paths.fairness },
  { label: 'Audit log', to: paths.adminAudit },
  { label: 'Security log', to: paths.adminSecurityLog },
] as const;

/** Leads from one of the administrator's pages to the others. */
export function AdminNav() {
  const list = useSlidingIndicator<HTMLUListElement>('[aria-current="page"]');
  return (
    <nav aria-label="Administration" className={styles.nav}>
      <ul ref={list} className={tabs.list}>
        {places.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} className={`${tabs.tab} ${styles.link}`}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
