import styles from './Icon.module.css';
import { classNames } from './class-names.ts';

/** One drawing per name: 20 by 20, a 1.5 px stroke, square caps. */
export const drawings = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'M5 5l10 10M15 5L5 15',
  search: 'M8.75 14a5.25 5.25 0 1 0 0-10.5 5.25 5.25 0 0 0 0 10.5ZM12.75 12.75L17 17',
  check: 'M4 10.5l4 4 8-9',
  'check-all': 'M2 10.5l3.5 4 7-9M9.5 13l1.5 1.5 7-9',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  'chevron-down': 'M5 7.5l5 5 5-5',
  'chevron-up': 'M5 12.5l5-5 5 5',
  'chevron-left': 'M12.5 5l-5 5 5 5',
  'chevron-right': 'M7.5 5l5 5-5 5',
  'arrow-right': 'M3.5 10h13M11.5 5l5 5-5 5',
  'arrow-left': 'M16.5 10h-13M8.5 5l-5 5 5 5',
  external: 'M8 4H4v12h12v-4M11.5 3.5h5v5M16 4l-7 7',
  bookmark: 'M5.5 3h9v14L10 13.5 5.5 17V3Z',
  share: 'M10 12V3M6.5 6L10 2.75 13.5 6M6 9H4v8h12V9h-2',
  flag: 'M5 17.5V3.5h10.5l-2.5 3.5 2.5 3.5H5',
  link: 'M8.5 11.5l3-3M9 6.5l2-2a3.2 3.2 0 0 1 4.5 4.5l-2 2M11 13.5l-2 2A3.2 3.2 0 0 1 4.5 11l2-2',
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  columns: 'M3 4h3.5v12H3V4ZM8.25 4h3.5v8h-3.5V4ZM13.5 4H17v5h-3.5V4Z',
  list: 'M7 5.5h10M7 10h10M7 14.5h10M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01',
  'list-numbers':
    'M8.5 5.5H17M8.5 10H17M8.5 14.5H17M3.25 4.5l1.25-.75v4M3 12.5c.3-.9 2.25-.9 2.25.3 0 .8-2.25 1.9-2.25 2.7h2.4',
  bold: 'M6 4h4.5a3 3 0 0 1 0 6H6V4ZM6 10h5.5a3 3 0 0 1 0 6H6v-6Z',
  heading: 'M5.5 4v12M14.5 4v12M5.5 10h9',
  sort: 'M6.5 4v12M3.5 13l3 3 3-3M13.5 16V4M10.5 7l3-3 3 3',
  pin: 'M10 17.5s5.5-4.8 5.5-9a5.5 5.5 0 0 0-11 0c0 4.2 5.5 9 5.5 9ZM10 10.25a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  briefcase: 'M3 7h14v9.5H3V7ZM7 7V3.5h6V7M3 11h14',
  money: 'M2.5 5h15v10h-15V5ZM10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5ZM5.5 10h.01M14.5 10h.01',
  clock: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4.25l3 2',
  calendar: 'M3.5 5h13v11.5h-13V5ZM3.5 8.5h13M7 3v3.5M13 3v3.5',
  history: 'M3.5 6.5V3M3.5 6.5H7M4 6.5A7 7 0 1 1 3 10M10 6.5V10l2.5 2',
  user: 'M10 9.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3.5 17v-1a4 4 0 0 1 4-4h5a4 4 0 0 1 4 4v1',
  users:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5v-1A3.5 3.5 0 0 1 5.5 12h4a3.5 3.5 0 0 1 3.5 3.5v1M13 3.75a3 3 0 0 1 0 5.5M15.5 12.25a3.5 3.5 0 0 1 2.5 3.25v1',
  building: 'M4 17V3h8v14M12 8h4v9M2.5 17h15M7 6.5h2M7 9.5h2M7 12.5h2',
  document: 'M5 2.75h7l3.5 3.5v11H5V2.75ZM11.5 3v3.75h3.75M7.5 10.5h5.5M7.5 13.5h5.5',
  graduation: 'M1.75 8L10 4.25 18.25 8 10 11.75 1.75 8ZM5 9.75V14c2.8 2 7.2 2 10 0V9.75M18 8.25V13',
  mail: 'M2.75 4.5h14.5v11H2.75v-11ZM3 5l7 6 7-6',
  phone:
    'M6.75 3H3.5C3.5 10.5 9.5 16.5 17 16.5v-3.25l-3.5-1.5-1.75 1.75A10.5 10.5 0 0 1 6.5 8.25L8.25 6.5 6.75 3Z',
  edit: 'M4 16v-3L13 4l3 3-9 9H4ZM11 6l3 3',
  trash: 'M3.5 5.5h13M8 5.5V3h4v2.5M5.25 5.5L6 17h8l.75-11.5M8.5 8.75v5M11.5 8.75v5',
  eye: 'M1.75 10S4.75 4.5 10 4.5 18.25 10 18.25 10 15.25 15.5 10 15.5 1.75 10 1.75 10ZM10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
  'eye-off':
    'M3 3l14 14M8.25 4.7A8 8 0 0 1 10 4.5c5.25 0 8.25 5.5 8.25 5.5a14 14 0 0 1-2.4 3M13 14.75a8 8 0 0 1-3 .75C4.75 15.5 1.75 10 1.75 10A14.5 14.5 0 0 1 5.5 6',
  sun: 'M10 13.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1',
  moon: 'M16.75 11.75A7 7 0 1 1 8.25 3.25a5.5 5.5 0 0 0 8.5 8.5Z',
  bell: 'M5 13.5V9a5 5 0 0 1 10 0v4.5l1.5 1.5h-13L5 13.5ZM8.5 17h3',
  settings: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  'log-out': 'M8 3H4v14h4M8.5 10H17M13.5 6.5L17 10l-3.5 3.5',
  dashboard: 'M3 17h14M4 13.5a6.5 6.5 0 1 1 12 0M10 12l3-4.5',
  chart: 'M3 3v14h14M6.5 13.5v-3M10.5 13.5V6M14.5 13.5V9',
  compass: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM12.75 7.25l-1.5 4-4 1.5 1.5-4 4-1.5Z',
  info: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 9.5v4M10 6.5h.01',
  alert: 'M10 3L2 16.5h16L10 3ZM10 8v4M10 14.25h.01',
  verified: 'M10 2.75l6 2.25v4.5c0 3.75-2.5 6.25-6 7.75-3.5-1.5-6-4-6-7.75V5l6-2.25ZM7 9.75l2.25 2.25L13 8',
  key: 'M6.75 12.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM10 9.25h7.25v3M14 9.25v2.25',
  lock: 'M4.5 9h11v8h-11V9ZM7 9V6.5a3 3 0 0 1 6 0V9',
  send: 'M17 3L3 8.75l5.5 2.75L11.25 17 17 3ZM8.5 11.5L12 8',
  upload: 'M10 13V4M6.5 7L10 3.75 13.5 7M3.5 13v3.5h13V13',
  download: 'M10 3.5v9M6.5 9.5L10 12.75l3.5-3.25M3.5 13v3.5h13V13',
  refresh: 'M16.5 3.5V7H13M16 7a6.75 6.75 0 1 0 .75 3.5',
  undo: 'M3.5 7.5h8a4.5 4.5 0 0 1 0 9H7M6.5 4.5l-3 3 3 3',
  pause: 'M6.5 4v12M13.5 4v12',
  star: 'M10 3l2.1 4.6 5 .6-3.7 3.4 1 5L10 14.1l-4.4 2.5 1-5L2.9 8.2l5-.6L10 3Z',
  globe: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM3 10h14M10 3c-4 4-4 10 0 14 4-4 4-10 0-14Z',
} as const;

/** Progress through stages, told by shape and not only by colour. These are filled where a stage is done. */
export const glyphs = {
  'stage-empty': undefined,
  'stage-quarter': 'M10 10V4.5a5.5 5.5 0 0 1 5.5 5.5H10Z',
  'stage-half': 'M10 4.5a5.5 5.5 0 0 1 0 11v-11Z',
  'stage-three-quarters': 'M10 10V4.5a5.5 5.5 0 1 1-5.5 5.5H10Z',
  'stage-done': undefined,
  'stage-stopped': undefined,
} as const;

export type IconName = keyof typeof drawings | keyof typeof glyphs;

interface Props {
  name: IconName;
  /** 20 unless told. */
  size?: 16 | 20 | 24;
  /** Fills the outline: a bookmark that is set. */
  filled?: boolean;
  className?: string;
}

/** Always beside or inside something that has a name of its own: an icon says nothing to a screen reader. */
export function Icon({ name, size = 20, filled, className }: Props) {
  return (
    <svg
      className={classNames(styles.icon, filled && styles.filled, className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      {isGlyph(name) ? (
        <Glyph name={name} />
      ) : (
        <path d={drawings[name]} className={name === 'more' ? styles.dots : undefined} />
      )}
    </svg>
  );
}

function Glyph({ name }: { name: keyof typeof glyphs }) {
  if (name === 'stage-done') {
    return (
      <>
        <circle cx="10" cy="10" r="8" className={styles.solid} />
        <path d="M6.25 10.25l2.75 2.75 4.75-5.5" className={styles.knockout} />
      </>
    );
  }
  return (
    <>
      <circle cx="10" cy="10" r="7.25" className={styles.ring} />
      {name === 'stage-stopped' ? (
        <path d="M5 15L15 5" className={styles.ring} />
      ) : (
        <path d={glyphs[name]} className={styles.solid} />
      )}
    </>
  );
}

function isGlyph(name: IconName): name is keyof typeof glyphs {
  return name in glyphs;
}
