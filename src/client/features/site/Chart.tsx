import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import styles from './Chart.module.css';
import { isobaths, soundings } from './seabed.ts';

interface Props {
  /** Which part of the sheet is shown, as an SVG viewBox; the whole is '0 0 1440 640'. */
  view: string;
  /** How it fills its box, as SVG's preserveAspectRatio. */
  fit?: string;
  className?: string;
  /** Without its depths, where other figures are plotted. */
  isUnsounded?: boolean;
  /** What is plotted on it, in the sheet's coordinates. */
  children?: ReactNode;
}

/** A sheet of the made-up chart: the ornament of this product. It says nothing and is hidden from screen readers. */
export function Chart({ view, fit = 'xMidYMid slice', className, isUnsounded, children }: Props) {
  return (
    <svg
      viewBox={view}
      preserveAspectRatio={fit}
      className={classNames(styles.chart, className)}
      aria-hidden="true"
      focusable="false"
    >
      <path d={isobaths.thirtyMetres} className={styles.deep} />
      <path d={isobaths.twentyMetres} className={styles.deep} />
      <path d={isobaths.tenMetres} className={styles.shallow} />
      <path d={isobaths.fiveMetres} className={styles.shoal} />
      <path d={isobaths.land} className={styles.land} />
      {(isUnsounded ? [] : soundings).map(([x, y, metres, tenths]) => (
        <text key={`${x} ${y}`} x={x} y={y} className={styles.sounding}>
          {metres}
          {tenths > 0 && (
            <tspan dy="3" className={styles.tenths}>
              {tenths}
            </tspan>
          )}
        </text>
      ))}
      {children}
    </svg>
  );
}
