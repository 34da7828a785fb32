import { createElement, useEffect } from 'react';
import { paths } from '#client/paths.ts';
import styles from './OwnWebsite.module.css';

/** The board itself, as it stands on the company's website: the very script that runs there. */
export function BoardExample({ slug, empty }: { slug: string; empty: boolean }) {
  useEffect(() => {
    if (document.querySelector(`script[src="${paths.boardScript}"]`)) return;
    const script = document.createElement('script');
    script.src = paths.boardScript;
    document.head.append(script);
  }, []);
  if (empty) return <p className={styles.none}>Once there is a public job, it is shown here.</p>;
  return (
    <div className={styles.example}>
      {createElement('moorings-board', { company: slug }, <span className={styles.none}>Loading …</span>)}
    </div>
  );
}
