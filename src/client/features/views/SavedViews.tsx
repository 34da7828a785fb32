import { useSearchParams } from 'react-router';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuCheck, MenuGroup, MenuItem, MenuRadio, MenuSeparator } from '#client/ui/Menu.tsx';
import { codeOf } from '#client/kit/code/code-of.ts';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import type { SavedView } from '#contract/api.ts';
import { can, poolCompany } from '#domain/permissions.ts';
import type { ViewScreen } from '#domain/views.ts';
import { everything, sameFilters } from './filters.ts';
import { ReplaceFilters } from './ReplaceFilters.tsx';
import { useViewChange } from './use-view-change.ts';

interface Props {
  screen: ViewScreen;
  /** The filters in use, as they stand in the address. */
  query: string;
  /** What is kept under a name, where that is more than the address says. */
  kept?: string;
}

// What asks for a name comes when the menu is opened, which is before it is needed.
const dialogs = codeOf(async () => {
  const [{ SaveView }, { RenameView }] = await Promise.all([
    import('./SaveView.tsx'),
    import('./RenameView.tsx'),
  ]);
  return { SaveView, RenameView };
});

/** Filters kept under a name: one's own and those colleagues share, to go to and to keep. */
export function SavedViews(props: Props) {
  return can['view.keep'](useUser()) ? <Views {...props} /> : null;
}

function Views({ screen, query, kept = query }: Props) {
  const [, setParams] = useSearchParams();
  const { data: views } = useApi('GET /api/views', { query: { screen } });
  const { asked: saving, ask: save, close: leaveSaving } = useAsked<true>();
  const { asked: renaming, ask: rename, close: leaveRenaming } = useAsked<SavedView>();
  const code = dialogs.useCode(saving === true || renaming !== undefined);
  const chosen = query ? views?.find((view) => sameFilters(view.query, query)) : undefined;
  const own = views?.filter((view) => view.own) ?? [];
  const others = views?.filter((view) => !view.own) ?? [];
  const radio = (view: SavedView) => (
    <MenuRadio key={view.id} checked={view.id === chosen?.id} onSelect={() => setParams(view.query)}>
      <bdi>{view.name}</bdi>
    </MenuRadio>
  );
  return (
    <>
      <Menu
        renderTrigger={(trigger) => (
          <Button
            {...trigger}
            icon="bookmark"
            iconAfter="chevron-down"
            onPointerEnter={preloadDialogs}
            onFocus={preloadDialogs}
          >
            {chosen ? <bdi>{chosen.name}</bdi> : 'Views'}
          </Button>
        )}
      >
        <MenuRadio checked={!query} onSelect={() => setParams(everything)}>
          Everything
        </MenuRadio>
        {own.length > 0 && <MenuGroup label="Your views">{own.map(radio)}</MenuGroup>}
        {others.length > 0 && <MenuGroup label="Shared by colleagues">{others.map(radio)}</MenuGroup>}
        <MenuSeparator />
        {chosen && <ChosenView view={chosen} onRename={() => rename(chosen)} />}
        <MenuItem icon="plus" disabled={!kept || chosen?.own === true} onSelect={() => save(true)}>
          Save these filters…
        </MenuItem>
        {query && !chosen?.own && own.length > 0 && <ReplaceFilters views={own} query={kept} />}
      </Menu>
      {code && (
        <>
          <code.SaveView open={saving === true} screen={screen} query={kept} onClose={leaveSaving} />
          <code.RenameView view={renaming} onClose={leaveRenaming} />
        </>
      )}
    </>
  );
}

function preloadDialogs(): void {
  dialogs.preload().catch(() => undefined);
}

/** What can be done with the view whose filters are in use. */
function ChosenView({ view, onRename }: { view: SavedView; onRename: () => void }) {
  const company = poolCompany(useUser());
  const params = { id: view.id };
  const opening = useViewChange((on: boolean) =>
    on ? call('PUT /api/views/:id/default', { params }) : call('DELETE /api/views/:id/default', { params }),
  );
  const sharing = useViewChange((shared: boolean) =>
    call('PUT /api/views/:id', { params, body: { shared } }),
  );
  const again = useViewChange((body: Pick<SavedView, 'screen' | 'name' | 'query' | 'shared'>) =>
    call('POST /api/views', { body }),
  );
  const removing = useViewChange(
    () => call('DELETE /api/views/:id', { params }),
    () => {
      const { screen, name, query, shared } = view;
      toast({
        title: 'View removed',
        description: `\u2068${name}\u2069 was removed.`,
        action: { label: 'Undo', act: () => again.mutate({ screen, name, query, shared }) },
      });
    },
  );
  return (
    <>
      <MenuCheck checked={view.isDefault} onSelect={() => opening.mutate(!view.isDefault)}>
        Make default
      </MenuCheck>
      {view.own && company !== undefined && (
        <MenuCheck checked={view.shared} onSelect={() => sharing.mutate(!view.shared)}>
          Shared with my company
        </MenuCheck>
      )}
      {view.own && (
        <MenuItem icon="edit" onSelect={onRename}>
          Rename this view…
        </MenuItem>
      )}
      {view.own && (
        <MenuItem icon="trash" danger onSelect={() => removing.mutate()}>
          Remove this view
        </MenuItem>
      )}
      <MenuSeparator />
    </>
  );
}
