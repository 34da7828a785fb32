import { useState, type PointerEvent } from 'react';
import { axisTop } from './axis-top.ts';
import { counted } from '#client/ui/counted.ts';
import styles from './Columns.module.css';

interface Column {
  /** What the column stands for: "12 Mar 2026". */
  label: string;
  value: number;
}

interface Props {
  columns: readonly Column[];
  /** What the figures count, of one: 'application'. */
  noun: string;
}

/** Drawn this high, in the drawing's own units; the screen stretches it. */
const height = 100;

/**
 * One column a day or a week, with the highest named at its place until another is pointed at: by pointer, by touch, or
 * by the arrow keys once it has the focus. A sentence and a table say the same.
 */
export function Columns({ columns, noun }: Props) {
  const most = Math.max(...columns.map(({ value }) => value));
  const top = axisTop(most);
  const peak = columns.findIndex(({ value }) => value === most);
  const [pointed, setPointed] = useState<number>();
  const shown = pointed !== undefined && pointed < columns.length ? pointed : peak;
  const first = columns[0];
  const last = columns.at(-1);
  // Beyond the middle the words stand to the left of their column, so that none leave the chart.
  const place = (shown + 0.5) / columns.length;
  const side = place > 0.5 ? { right: `${(1 - place) * 100}%` } : { left: `${place * 100}%` };
  const reading = readingOf(columns[shown], noun);

  const point = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * columns.length);
    setPointed(Math.min(columns.length - 1, Math.max(0, at)));
  };
  return (
    <div className={styles.frame}>
      <p className={styles.peakLine} aria-hidden="true">
        <span className={place > 0.5 ? styles.peakBefore : styles.peakAfter} style={side}>
          {reading}
        </span>
      </p>
      <div className={styles.plot}>
        <span className={styles.axisTop} aria-hidden="true">
          {top.toLocaleString('en')}
        </span>
        {top > 1 && (
          <span className={styles.axisMiddle} aria-hidden="true">
            {(top / 2).toLocaleString('en')}
          </span>
        )}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${columns.length} ${height}`}
          preserveAspectRatio="none"
          className={styles.chart}
        >
          {columns.map(({ label, value }, index) => (
            <rect
              key={label}
              x={index + 0.12}
              width={0.76}
              y={height - (value / top) * height}
              height={(value / top) * height}
              className={index === shown ? styles.peak : styles.column}
            />
          ))}
        </svg>
        <input
          type="range"
          className={styles.reader}
          min={0}
          max={columns.length - 1}
          value={shown}
          aria-label={`Values, ${first?.label ?? ''} to ${last?.label ?? ''}`}
          aria-valuetext={reading}
          onChange={({ target }) => setPointed(Number(target.value))}
          onPointerMove={point}
          onPointerLeave={() => setPointed(undefined)}
          onBlur={() => setPointed(undefined)}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{first?.label}</span>
        <span>{last?.label}</span>
      </p>
    </div>
  );
}

/** "12 Mar 2026: 4 applications". */
function readingOf(column: Column | undefined, noun: string): string {
  return column ? `${column.label}: ${counted(column.value, noun)}` : '';
}
