import { Key } from '#client/ui/Key.tsx';
import styles from './KeyList.module.css';
import type { PageKey } from './page-keys.ts';

interface Props {
  /** Over the keys, where there are several lists. */
  title?: string;
  keys: readonly PageKey[];
}

/** Keys, and what each of them does. */
export function KeyList({ title, keys }: Props) {
  if (!keys.length) return null;
  return (
    <section className={styles.group}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <dl className={styles.keys}>
        {keys.map((one) => (
          <Line key={one.does} className={styles.line} {...one} />
        ))}
      </dl>
    </section>
  );
}

/** The same in one line, at the foot of a page. */
export function KeyLine({ keys }: { keys: readonly PageKey[] }) {
  return (
    <dl className={styles.foot} aria-label="Keys">
      {keys.map((one) => (
        <Line key={one.does} className={styles.hint} {...one} />
      ))}
    </dl>
  );
}

function Line({ keys, does, className }: PageKey & { className: string | undefined }) {
  return (
    <div className={className}>
      <dt className={styles.those}>
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
      </dt>
      <dd className={styles.does}>{does}</dd>
    </div>
  );
}
