import { useId, type ReactNode } from 'react';
import styles from './Callout.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  title: ReactNode;
  icon?: IconName;
  children: ReactNode;
  /** What to do about it: a ButtonLink, a Button. */
  actions?: ReactNode;
}

/** Something to know before what follows, on sand. */
export function Callout({ title, icon = 'info', children, actions }: Props) {
  const heading = useId();
  return (
    <aside className={styles.callout} aria-labelledby={heading}>
      <Icon name={icon} />
      <div className={styles.words}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </aside>
  );
}
