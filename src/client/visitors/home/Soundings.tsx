import { Link } from 'react-router';
import { sheet } from '#client/features/front-door/Hero.tsx';
import { paths } from '#client/paths.ts';
import type { VisitorPages } from '#contract/visitor-pages.ts';
import styles from './Soundings.module.css';

type Places = VisitorPages['home']['places'];

/** Where on the sheet there is water enough for a figure, the lagoon to which the course leads first. */
const berths = [
  [1052, 380],
  [1226, 262],
  [1312, 420],
  [905, 350],
  [1018, 226],
  [960, 548],
  [1210, 572],
] as const;

/** How many jobs there are where, as the chart's soundings: each leads to them. */
export function Soundings({ places }: { places: Places }) {
  return (
    <nav aria-label="Open jobs by place" className={styles.soundings}>
      <svg viewBox={sheet.view} preserveAspectRatio={sheet.fit}>
        {places.slice(0, berths.length).map(({ name, jobs }, index) => {
          const [x = 0, y = 0] = berths[index] ?? [];
          return (
            <a
              key={name}
              href={paths.jobsIn(name)}
              className={styles.sounding}
              aria-label={`${name}: ${jobs} open`}
            >
              <rect x={x - 44} y={y - 22} width="88" height="44" rx="4" className={styles.room} />
              <text x={x} y={y} className={styles.figure}>
                {jobs.toLocaleString('en')}
              </text>
              <text x={x} y={y + 17} className={styles.name}>
                {shortName(name)}
              </text>
            </a>
          );
        })}
        {places.length > 0 && (
          <text x="1238" y="178" className={styles.unit} aria-hidden="true">
            Soundings in open jobs
          </text>
        )}
      </svg>
    </nav>
  );
}

/** The same as words, where the chart is too small to be read. */
export function Places({ places }: { places: Places }) {
  if (!places.length) return null;
  return (
    <ul className={styles.places} aria-label="Open jobs by place">
      {places.slice(0, 6).map(({ name, jobs }) => (
        <li key={name}>
          <Link to={paths.jobsIn(name)} dir="auto">
            {name} <span className={styles.count}>{jobs.toLocaleString('en')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** As long as it has room between its neighbours, in whole words; what comes after a comma is the wider region. */
function shortName(name: string): string {
  const [place = name] = name.split(',');
  if (place.length <= longest) return place;
  const cut = place.slice(0, longest);
  return `${cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : longest - 1)}…`;
}

const longest = 18;
