import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { statusLabel } from '#domain/application-status.ts';
import styles from './FilterChips.module.css';
import { dateLabel, type Narrow, type Narrowing } from './narrowing.ts';

/** What is in use, and what takes it off. */
export interface Chip {
  text: string;
  remove: () => void;
}

interface Props {
  search: Narrowing;
  change: Narrow;
  /** What else the screen can be narrowed by, and before the rest. */
  before?: readonly Chip[];
  after?: readonly Chip[];
}

/** What narrows the applications, each to be taken off. */
export function FilterChips({ search, change, before = [], after = [] }: Props) {
  const tags = useApi('GET /api/company/tags', {}, { enabled: search.tag !== undefined });
  const { date, waiting, reached, tag } = search;
  const own: (Chip | false)[] = [
    date !== undefined && { text: dateLabel(date), remove: () => change({ date: undefined }) },
    waiting === true && { text: 'Not answered yet', remove: () => change({ waiting: false }) },
    reached !== undefined && {
      text: `Ever ${statusLabel[reached]}`,
      remove: () => change({ reached: undefined }),
    },
    tag !== undefined && {
      text: `Tag: ${tags.data?.find(({ id }) => id === tag)?.name ?? ''}`,
      remove: () => change({ tag: undefined }),
    },
  ];
  const chips = [...before, ...own.filter((chip) => chip !== false), ...after];
  if (!chips.length) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {chips.map(({ text, remove }) => (
        <li key={text}>
          <Button
            size="compact"
            iconAfter="close"
            aria-label={`Remove filter: ${text}`}
            onClick={() => {
              remove();
              // The chip goes: the focus returns to where the filters are.
              document.querySelector<HTMLElement>('[data-filters]')?.focus();
            }}
          >
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}
