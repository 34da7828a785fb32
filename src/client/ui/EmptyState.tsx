import type { ReactNode, Ref } from 'react';
import styles from './States.module.css';

interface Props {
  /** The sentence that says there is nothing. */
  title: string;
  /** What will be here, or why it is empty. */
  text?: ReactNode;
  /** The one thing to do about it: a ButtonLink or Button. */
  action?: ReactNode;
  /** The heading's level in its page; 2 unless told. */
  level?: 1 | 2 | 3;
  /** For a page that is nothing but this: its heading takes the focus on arrival (usePageTitle). */
  heading?: Ref<HTMLHeadingElement>;
}

/** An empty list's face: open water. */
export function EmptyState({ title, text, action, level = 2, heading }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <svg
        className={styles.contours}
        viewBox="0 0 420 200"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <path d="M40 230C120 120 210 190 290 110S400 60 460 40" />
        <path d="M110 240C180 150 240 205 320 135s90-40 140-70" />
        <path d="M180 245c60-70 110-20 180-80s70-25 100-50" />
        <path d="M250 250c50-60 90-15 140-60s50-20 70-35" />
      </svg>
      <Heading
        ref={heading}
        tabIndex={heading ? -1 : undefined}
        className={level === 1 ? undefined : styles.title}
      >
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
