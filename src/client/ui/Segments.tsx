import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './Segments.module.css';

interface Props<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Two or three choices side by side, of which one holds: at once, without a press to send them. */
export function Segments<Value extends string>({ label, options, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

/** The same where each choice is an address. */
export function SegmentLinks({
  label,
  links,
  className,
}: {
  label: string;
  links: readonly { to: string; label: string; current: boolean }[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={classNames(styles.segments, className)}>
      {links.map(({ to, label: name, current }) => (
        <Link key={name} to={to} className={styles.segment} aria-current={current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
