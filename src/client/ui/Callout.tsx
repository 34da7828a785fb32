import { useId, type ReactNode } from 'react';
import styles from './Callout.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  title: string;
  icon?: IconName;
  children: ReactNode;
}

/** Something to know before what follows, on sand. */
export function Callout({ title, icon = 'info', children }: Props) {
  const heading = useId();
  return (
    <aside className={styles.callout} aria-labelledby={heading}>
      <Icon name={icon} />
      <div className={styles.words}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </aside>
  );
}
