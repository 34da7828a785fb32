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

/** One column a day or a week, with the highest named at its place. For the eye only: a sentence and a table say the same. */
export function Columns({ columns, noun }: Props) {
  const most = Math.max(...columns.map(({ value }) => value));
  const peak = columns.findIndex(({ value }) => value === most);
  const first = columns[0];
  const last = columns.at(-1);
  // Beyond the middle the words stand to the left of their column, so that none leave the chart.
  const place = (peak + 0.5) / columns.length;
  const side = place > 0.5 ? { right: `${(1 - place) * 100}%` } : { left: `${place * 100}%` };
  return (
    <div>
      <p className={styles.peakLine} aria-hidden="true">
        <span className={place > 0.5 ? styles.peakBefore : styles.peakAfter} style={side}>
          {counted(most, noun)}
        </span>
      </p>
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
            y={height - (value / most) * height}
            height={(value / most) * height}
            className={index === peak ? styles.peak : styles.column}
          />
        ))}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{first?.label}</span>
        <span>{last?.label}</span>
      </p>
    </div>
  );
}
