import { Section } from '#client/features/dashboards/Section.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import styles from './QuickActions.module.css';

const actions = [
  { label: 'Manage jobs', to: paths.manageJobs, icon: 'briefcase' },
  { label: 'Review applications', to: paths.applications, icon: 'document' },
  { label: 'Find candidates', to: paths.candidates, icon: 'users' },
  { label: 'See analytics', to: paths.analytics, icon: 'chart' },
  { label: 'Fairness report', to: paths.fairness, icon: 'verified' },
  { label: 'Company settings', to: paths.settings, icon: 'settings' },
] as const;

export function QuickActions() {
  return (
    <Section title="Quick Actions">
      <ul className={styles.actions}>
        {actions.map(({ label, to, icon }) => (
          <li key={to}>
            <ButtonLink to={to} icon={icon}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
