import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { settingAnchor } from '#client/paths.ts';
import { Boundary } from '#client/ui/Boundary.tsx';
import styles from './SettingsSection.module.css';

interface Props {
  title: string;
  /** What it is about, beside the title. */
  lead?: ReactNode;
  /** Takes the focus when what had it is gone. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** One matter of the settings: what it is on the left, what can be set on the right. */
export function SettingsSection({ title, lead, headingRef, children }: Props) {
  const heading = useId();
  const own = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  // Whoever is led to this section begins to read here.
  useEffect(() => {
    if (hash !== `#${settingAnchor(title)}`) return;
    const shown = (headingRef ?? own).current;
    shown?.scrollIntoView();
    shown?.focus({ preventScroll: true });
  }, [hash, title, headingRef]);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.words}>
        <h2 id={heading} ref={headingRef ?? own} tabIndex={-1} className={styles.title}>
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
