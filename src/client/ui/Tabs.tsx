import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';
import { useSlidingIndicator } from './use-sliding-indicator.ts';

interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A figure after the label. */
  count?: number;
}

interface Props<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** As high as what they stand in: the panel scrolls by itself. */
  fill?: boolean;
  /** Over a table, which stands right under them and fills what is left of the window. */
  dense?: boolean;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs as the ARIA practices have them, activated by Enter, Space or a press: the arrows only move, since a panel may have to load. */
export function Tabs<Value extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  fill,
  dense,
  children,
}: Props<Value>) {
  const id = useId();
  const list = useSlidingIndicator<HTMLDivElement>('[aria-selected="true"]');

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const current = buttons.findIndex((button) => button === document.activeElement);
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons.at(target % buttons.length)?.focus();
  }

  return (
    <div className={fill ? styles.fill : dense ? styles.dense : undefined} data-fill={dense}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ value, label: name, count }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            aria-selected={value === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={value === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(value)}
            onKeyDown={onKeyDown}
          >
            {name}
            {count !== undefined && <span className={styles.count}>{count.toLocaleString('en')}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${chosen}`}
        // What scrolls by itself can be scrolled by keys too.
        tabIndex={fill ? 0 : undefined}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
