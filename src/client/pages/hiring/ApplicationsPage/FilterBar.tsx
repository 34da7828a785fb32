import { keysOf } from '#domain/keys.ts';
import { FilterChips, type Chip } from '#client/features/applications/narrowing/FilterChips.tsx';
import { FilterMenu } from '#client/features/applications/narrowing/FilterMenu.tsx';
import { MenuGroup, MenuRadio } from '#client/ui/Menu.tsx';
import styles from './FilterBar.module.css';
import { sortLabel, type ApplicationSearch, type ChangeSearch } from './use-application-search.ts';

const sorts = keysOf(sortLabel);

interface Props {
  search: ApplicationSearch;
  change: ChangeSearch;
}

/** Order and time of one's own applications; what narrows them is also shown, each with a way to take it off. */
export function FilterBar({ search, change }: Props) {
  return (
    <div className={styles.bar}>
      <ListFilters search={search} change={change} />
      <ListChips search={search} change={change} />
    </div>
  );
}

/** What the list is sorted by and narrowed to. */
export function ListFilters({ search, change }: Props) {
  return (
    <FilterMenu search={search} change={change}>
      <MenuGroup label="Sort by">
        {sorts.map((sort) => (
          <MenuRadio key={sort} checked={search.sort === sort} onSelect={() => change({ sort })}>
            {sortLabel[sort]}
          </MenuRadio>
        ))}
      </MenuGroup>
    </FilterMenu>
  );
}

/** What narrows the list. A table says its order in its headings; where there is a box for words, it says them. */
export function ListChips({ search, change, table, box }: Props & { table?: boolean; box?: boolean }) {
  const order = sorts.find((sort) => sort === search.sort);
  const ordered: Chip = {
    text: order ? sortLabel[order] : 'Sorted as in the table',
    remove: () => change({ sort: 'newest' }),
  };
  const worded: Chip = { text: `“${search.words}”`, remove: () => change({ words: undefined }) };
  return (
    <FilterChips
      search={search}
      change={change}
      before={!table && order !== 'newest' ? [ordered] : []}
      after={!box && search.words ? [worded] : []}
    />
  );
}
