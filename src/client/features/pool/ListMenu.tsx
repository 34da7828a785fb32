import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { Menu, MenuCheck, MenuItem, MenuSeparator } from '#client/ui/Menu.tsx';
import { toast } from '#client/ui/toast.ts';
import { can } from '#domain/permissions.ts';
import { ListDialog } from './ListDialog.tsx';
import { usePoolChange } from './use-pool-change.ts';

interface Props {
  candidate: { id: number; name: string };
  size?: 'compact' | 'default';
}

/** On which lists somebody is, each to be put on or taken off, or on a new one. */
export function ListMenu(props: Props) {
  return can['pool.use'](useUser()) ? <Lists {...props} /> : null;
}

function Lists({ candidate, size }: Props) {
  const [naming, setNaming] = useState(false);
  // The same for all cards of a page, so that a menu has its size when it opens.
  const { data: lists } = useApi('GET /api/company/lists', { query: {} });
  const change = usePoolChange(
    ({ id, on }: { id: number; name: string; on: boolean }) => putOn(id, candidate.id, on),
    (_, { name, on }) =>
      toast({
        title: on ? 'Added to list' : 'Removed from list',
        description: `\u2068${candidate.name}\u2069 ${on ? 'is on' : 'is no longer on'} \u2068${name}\u2069.`,
      }),
  );
  return (
    <>
      <Menu
        align="end"
        header="Your lists"
        renderTrigger={(trigger) => (
          <Button
            {...trigger}
            size={size}
            iconAfter="chevron-down"
            aria-label={`Lists with \u2068${candidate.name}\u2069`}
          >
            Lists
          </Button>
        )}
      >
        <ListChecks lists={lists ?? []} candidateId={candidate.id} onChange={(list) => change.mutate(list)} />
        <MenuItem icon="plus" onSelect={() => setNaming(true)}>
          New list…
        </MenuItem>
      </Menu>
      <ListDialog
        open={naming}
        onClose={() => setNaming(false)}
        onMade={({ id, name }) => change.mutate({ id, name, on: true })}
      />
    </>
  );
}

/** Drawn when the menu is opened, and only then asks which of them have this candidate. */
function ListChecks({
  lists,
  candidateId,
  onChange,
}: {
  lists: readonly { id: number; name: string }[];
  candidateId: number;
  onChange: (list: { id: number; name: string; on: boolean }) => void;
}) {
  const { data } = useApi('GET /api/company/lists', { query: { candidate: candidateId } });
  if (!lists.length) return null;
  const holding = new Set(data?.filter(({ holds }) => holds).map(({ id }) => id));
  return (
    <>
      {lists.map(({ id, name }) => (
        <MenuCheck
          key={id}
          checked={holding.has(id)}
          disabled={!data}
          onSelect={() => onChange({ id, name, on: !holding.has(id) })}
        >
          <bdi>{name}</bdi>
        </MenuCheck>
      ))}
      <MenuSeparator />
    </>
  );
}

function putOn(id: number, candidateId: number, on: boolean): Promise<void> {
  const params = { id, candidateId };
  return on
    ? call('PUT /api/company/lists/:id/candidates/:candidateId', { params })
    : call('DELETE /api/company/lists/:id/candidates/:candidateId', { params });
}
