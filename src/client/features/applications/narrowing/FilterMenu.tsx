import type { ReactNode } from 'react';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuCheck, MenuRadio, MenuSeparator } from '#client/ui/Menu.tsx';
import { Submenu } from '#client/ui/Submenu.tsx';
import { can } from '#domain/permissions.ts';
import { dateChoices, dateLabel, type Narrow, type Narrowing } from './narrowing.ts';

interface Props {
  search: Narrowing;
  change: Narrow;
}

/** What applications are narrowed to, the same in the list and on the board; a list has its order above it. */
export function FilterMenu({ search, change, children }: Props & { children?: ReactNode }) {
  const user = useUser();
  return (
    <Menu
      renderTrigger={(trigger) => (
        <Button {...trigger} icon="filter" data-filters>
          Filter
        </Button>
      )}
    >
      {children}
      {children && <MenuSeparator />}
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
      {can['pool.use'](user) && <TagChoice search={search} change={change} />}
    </Menu>
  );
}

function TagChoice({ search, change }: Props) {
  const { data: tags = [] } = useApi('GET /api/company/tags', {});
  if (!tags.length) return null;
  return (
    <Submenu label="Tag" value={tags.find(({ id }) => id === search.tag)?.name ?? 'Any tag'}>
      {[{ id: undefined, name: 'Any tag' }, ...tags].map(({ id, name }) => (
        <MenuRadio key={id ?? 'any'} checked={search.tag === id} onSelect={() => change({ tag: id })}>
          <bdi>{name}</bdi>
        </MenuRadio>
      ))}
    </Submenu>
  );
}
