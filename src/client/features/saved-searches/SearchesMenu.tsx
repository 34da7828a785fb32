import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { IconButton } from '#client/ui/Button.tsx';
import { Menu, MenuGroup, MenuLink, MenuSeparator } from '#client/ui/Menu.tsx';
import { useUser } from '#client/api/session.ts';
import { searchQuery } from '#domain/saved-searches.ts';
import { readRecent } from './recent-searches.ts';
import { wordsOfQuery } from './search-words.ts';

/** A menu is no place to study: all of them are on their own page. */
const most = 6;

/** In the search box: what was saved, and what was looked for lately. */
export function SearchesMenu({ id }: { id: string }) {
  return (
    <Menu
      align="end"
      renderTrigger={(trigger) => (
        <IconButton {...trigger} id={id} label="Saved and recent searches" icon="history" size="compact" />
      )}
    >
      <Items />
    </Menu>
  );
}

function Items() {
  const { data: saved = [] } = useApi('GET /api/saved-searches', {});
  const recent = readRecent(useUser().id);
  return (
    <>
      {saved.length > 0 && (
        <MenuGroup label="Saved">
          {saved.slice(0, most).map(({ id, name, filters, alert }) => (
            <MenuLink key={id} to={paths.jobs + searchQuery(filters)} icon={alert ? 'bell' : 'bookmark'}>
              <bdi>{name}</bdi>
            </MenuLink>
          ))}
        </MenuGroup>
      )}
      {recent.length > 0 && (
        <MenuGroup label="Recent">
          {recent.slice(0, most).map((query) => (
            <MenuLink key={query} to={paths.jobs + query} icon="history">
              <bdi>{wordsOfQuery(query)}</bdi>
            </MenuLink>
          ))}
        </MenuGroup>
      )}
      {(saved.length > 0 || recent.length > 0) && <MenuSeparator />}
      <MenuLink to={paths.savedSearches}>All saved searches</MenuLink>
    </>
  );
}
