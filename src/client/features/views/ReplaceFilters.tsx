import { call } from '#client/api/call.ts';
import { MenuItem } from '#client/ui/Menu.tsx';
import { Submenu } from '#client/ui/Submenu.tsx';
import { toast } from '#client/ui/toast.ts';
import type { SavedView } from '#contract/api.ts';
import { useViewChange } from './use-view-change.ts';

/** Lets one of one's own views stand for the filters in use instead of those it has. */
export function ReplaceFilters({ views, query }: { views: readonly SavedView[]; query: string }) {
  const replace = useViewChange(({ id, query: filters }: Pick<SavedView, 'id' | 'query'>) =>
    call('PUT /api/views/:id', { params: { id }, body: { query: filters } }),
  );
  const keep = async (view: SavedView) => {
    await replace.mutateAsync({ id: view.id, query });
    toast({
      title: 'View changed',
      description: `\u2068${view.name}\u2069 now has these filters.`,
      action: { label: 'Undo', act: () => replace.mutate(view) },
    });
  };
  return (
    <Submenu label="Save these filters under" value="">
      {views.map((view) => (
        <MenuItem key={view.id} onSelect={() => void keep(view).catch(() => undefined)}>
          <bdi>{view.name}</bdi>
        </MenuItem>
      ))}
    </Submenu>
  );
}
