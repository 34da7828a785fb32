import styles from './CompassRose.module.css';

/** A compass rose as charts print it, around a place on the sheet. */
export function CompassRose({ x, y, radius }: { x: number; y: number; radius: number }) {
  const ticks = (step: number, inner: number, outer: number, skip?: number) =>
    Array.from({ length: 360 / step }, (_, index) => index * step)
      .filter((degrees) => !skip || degrees % skip)
      .map((degrees) => `M${spot(degrees, radius * inner)}L${spot(degrees, radius * outer)}`)
      .join('');
  return (
    <g transform={`translate(${x} ${y})`} className={styles.rose}>
      <circle r={radius} />
      <circle r={radius * 0.72} />
      <path d={ticks(2, 0.95, 1, 10) + ticks(10, 0.9, 1, 30) + ticks(30, 0.84, 1)} />
      <path d={ticks(10, 0.67, 0.72, 90) + ticks(90, 0.5, 0.72)} />
      <path d={`M0 ${-radius * 0.5}V${radius * 0.5}M${-radius * 0.5} 0H${radius * 0.5}`} />
      <path
        d={`M0 ${-radius * 1.22}l${radius * 0.07} ${radius * 0.19}h${-radius * 0.14}z`}
        className={styles.north}
      />
      {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((degrees) => (
        <text
          key={degrees}
          transform={`rotate(${degrees}) translate(0 ${-radius * 0.76})`}
          textAnchor="middle"
        >
          {degrees}
        </text>
      ))}
    </g>
  );
}

function spot(degrees: number, distance: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * distance).toFixed(1)} ${(-Math.cos(angle) * distance).toFixed(1)}`;
}
