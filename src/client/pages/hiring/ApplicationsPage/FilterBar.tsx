import { keysOf } from '#domain/keys.ts';
import { useUser } from '#client/api/session.ts';
import { SavedViews } from '#client/features/views/SavedViews.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuCheck, MenuGroup, MenuRadio, MenuSeparator } from '#client/ui/Menu.tsx';
import { Submenu } from '#client/ui/Submenu.tsx';
import { statusLabel } from '#domain/application-status.ts';
import { isHiringSide } from '#domain/permissions.ts';
import styles from './FilterBar.module.css';
import { JobFilter } from './JobFilter.tsx';
import {
  dateChoices,
  dateLabel,
  sortLabel,
  type ApplicationSearch,
  type ChangeSearch,
} from './use-application-search.ts';

const sorts = keysOf(sortLabel);

interface Props {
  search: ApplicationSearch;
  change: ChangeSearch;
}

/** Order, time and job of the list; what narrows it is also shown, each with a way to take it off. */
export function FilterBar({ search, change, query }: Props & { query: string }) {
  const user = useUser();
  return (
    <div className={styles.bar}>
      <Menu
        renderTrigger={(trigger) => (
          <Button {...trigger} icon="filter" data-filters>
            Filter
          </Button>
        )}
      >
        <MenuGroup label="Sort by">
          {sorts.map((sort) => (
            <MenuRadio key={sort} checked={search.sort === sort} onSelect={() => change({ sort })}>
              {sortLabel[sort]}
            </MenuRadio>
          ))}
        </MenuGroup>
        <MenuSeparator />
        <MenuCheck checked={search.waiting === true} onSelect={() => change({ waiting: !search.waiting })}>
          Not answered yet
        </MenuCheck>
        <Submenu label="Applied" value={dateLabel(search.date)}>
          {[undefined, ...dateChoices].map((date) => (
            <MenuRadio key={date ?? 'any'} checked={search.date === date} onSelect={() => change({ date })}>
              {dateLabel(date)}
            </MenuRadio>
          ))}
        </Submenu>
      </Menu>
      {isHiringSide(user) && <JobFilter job={search.job} onChange={(job) => change({ job })} />}
      <SavedViews screen="applications" query={query} />
      <Chips search={search} change={change} />
    </div>
  );
}

function Chips({ search, change }: Props) {
  const chips = [
    search.sort !== 'newest' && { text: sortLabel[search.sort], without: { sort: 'newest' as const } },
    search.date && { text: dateLabel(search.date), without: { date: undefined } },
    search.waiting && { text: 'Not answered yet', without: { waiting: false } },
    search.reached && {
      text: `Ever ${statusLabel[search.reached]}`,
      without: { reached: undefined },
    },
  ].filter((chip) => chip !== false && chip !== undefined);
  if (!chips.length) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Button
            size="compact"
            iconAfter="close"
            aria-label={`Remove filter: ${text}`}
            onClick={() => {
              change(without);
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
