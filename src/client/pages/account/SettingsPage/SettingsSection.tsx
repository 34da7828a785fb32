import { useId, type ReactNode, type Ref } from 'react';
import { Boundary } from '#client/ui/Boundary.tsx';
import styles from './SettingsSection.module.css';

interface Props {
  title: string;
  /** What it is about, beside the title. */
  lead?: ReactNode;
  /** Takes the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One matter of the settings: what it is on the left, what can be set on the right. */
export function SettingsSection({ title, lead, headingRef, children }: Props) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.words}>
        <h2 id={heading} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.content}>
        <Boundary>{children}</Boundary>
      </div>
    </section>
  );
}
