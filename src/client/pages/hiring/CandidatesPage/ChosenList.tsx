import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { ListDialog } from '#client/features/pool/ListDialog.tsx';
import { usePoolChange } from '#client/features/pool/use-pool-change.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Menu, MenuCheck, MenuItem, MenuSeparator } from '#client/ui/Menu.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import type { CandidateList } from '#contract/api.ts';
import styles from './ChosenList.module.css';

/** The list the candidates are narrowed to: whose it is, and what its maker can do with it. */
export function ChosenList({ id, onRemoved }: { id: number; onRemoved: (id: number) => void }) {
  const { data: lists } = useApi('GET /api/company/lists', { query: {} });
  const list = lists?.find((one) => one.id === id);
  if (!list) return null;
  return (
    <div className={styles.bar}>
      <h2 className={styles.name} dir="auto">
        {list.name}
      </h2>
      <p className={styles.about}>
        <span className={styles.count}>{list.count === 1 ? '1 person' : `${list.count} people`}</span>
        {list.shared ? (
          <Pill icon="users">Shared with your company</Pill>
        ) : (
          <Pill icon="lock">Only you see it</Pill>
        )}
        {!list.own && list.by && (
          <span>
            made by <bdi>{list.by}</bdi>
          </span>
        )}
      </p>
      {list.mayManage && <ListActs key={list.id} list={list} onRemoved={onRemoved} />}
    </div>
  );
}

type Asked = 'name' | 'empty' | 'remove';

function ListActs({ list, onRemoved }: { list: CandidateList; onRemoved: (id: number) => void }) {
  const { asked, ask, close } = useAsked<Asked>();
  const params = { id: list.id };
  const share = usePoolChange((shared: boolean) =>
    call('PUT /api/company/lists/:id', { params, body: { shared } }),
  );
  const empty = usePoolChange(
    (_leave: () => boolean) => call('DELETE /api/company/lists/:id/candidates', { params }),
    (_, leave) => {
      leave();
      toast({ title: 'List emptied' });
    },
  );
  const remove = usePoolChange(
    (_leave: () => boolean) => call('DELETE /api/company/lists/:id', { params }),
    (_, leave) => {
      leave();
      toast({ title: 'List removed', description: `\u2068${list.name}\u2069 is gone; its people are not.` });
      onRemoved(list.id);
    },
  );
  return (
    <>
      <Menu
        align="end"
        renderTrigger={(trigger) => (
          <Button {...trigger} size="compact" iconAfter="chevron-down">
            Manage list
          </Button>
        )}
      >
        <MenuItem icon="edit" onSelect={() => ask('name')}>
          Rename…
        </MenuItem>
        <MenuCheck
          checked={list.shared}
          disabled={list.shared && !list.own}
          onSelect={() => share.mutate(!list.shared)}
        >
          Shared with my company
        </MenuCheck>
        <MenuSeparator />
        <MenuItem icon="minus" disabled={!list.count} onSelect={() => ask('empty')}>
          Empty it…
        </MenuItem>
        <MenuItem icon="trash" danger onSelect={() => ask('remove')}>
          Remove list…
        </MenuItem>
      </Menu>
      <ListDialog open={asked === 'name'} list={list} onClose={close} />
      <ConfirmDialog
        open={asked === 'empty'}
        title={`Empty \u2068${list.name}\u2069?`}
        label="Empty list"
        pendingLabel="Emptying…"
        pending={empty.isPending}
        danger
        failure={empty.error?.message}
        onConfirm={() => empty.mutate(close)}
        onClose={close}
      >
        <p>Everyone is removed from it. They stay candidates, with their tags and other lists.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        title={`Remove \u2068${list.name}\u2069?`}
        label="Remove list"
        pendingLabel="Removing…"
        pending={remove.isPending}
        danger
        failure={remove.error?.message}
        onConfirm={() => remove.mutate(close)}
        onClose={close}
      >
        <p>
          {list.shared ? 'It’s removed for everyone in your company. ' : ''}The people on it stay candidates.
        </p>
      </ConfirmDialog>
    </>
  );
}
