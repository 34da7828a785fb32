import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { IconButton } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { RenameDialog } from '#client/ui/RenameDialog.tsx';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import type { Answer } from '#contract/api.ts';
import { passkeyFields } from '#domain/fields/factors.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { AddPasskey } from './AddPasskey.tsx';
import styles from './Factors.module.css';

type Passkey = Answer<'GET /api/user/passkeys'>[number];

/** One's own passkeys: each can be renamed and removed, and more can be added. */
export function Passkeys() {
  const passkeys = useApi('GET /api/user/passkeys', {}, { staleTime: 0 });
  const { asked: about, ask, close } = useAsked<{ passkey: Passkey; doing: 'rename' | 'remove' }>();
  const remove = useApiMutation<unknown, { passkey: Passkey; leave: () => boolean }>({
    mutationFn: ({ passkey: { id } }) => call('DELETE /api/user/passkeys/:id', { params: { id } }),
    onSuccess: async (_, { passkey: { name }, leave }) => {
      leave();
      toast({ title: 'Passkey removed', description: `\u2068${name}\u2069 no longer signs you in.` });
      await refresh('GET /api/user/passkeys', 'GET /api/user/recovery-codes');
    },
    onError: (_, { leave }) => leave(),
    failedTitle: 'Update failed',
  });
  return (
    <>
      <Rows query={passkeys} what="your passkeys" expected={1} empty={null}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onAct={(doing) => ask({ passkey, doing })} />
            ))}
          </ul>
        )}
      </Rows>
      <AddPasskey />
      <RenameDialog
        key={about?.passkey.id}
        open={about?.doing === 'rename'}
        title="Rename this passkey"
        name={about?.passkey.name ?? ''}
        maxLength={passkeyFields.name.max}
        problem={(name) => problemsIn(passkeyFields, { name }).name}
        onRename={async (name) => {
          if (about)
            await call('PUT /api/user/passkeys/:id', { params: { id: about.passkey.id }, body: { name } });
          await refresh('GET /api/user/passkeys');
        }}
        onClose={close}
      />
      <ConfirmDialog
        open={about?.doing === 'remove'}
        title="Remove this passkey?"
        label="Remove passkey"
        pendingLabel="Removing…"
        pending={remove.isPending && remove.variables.passkey.id === about?.passkey.id}
        danger
        onConfirm={() => about && remove.mutate({ passkey: about.passkey, leave: close })}
        onClose={close}
      >
        <p>
          <strong dir="auto">{about?.passkey.name}</strong> no longer signs you in. Delete it on your device
          or in your password manager as well.
        </p>
      </ConfirmDialog>
    </>
  );
}

function PasskeyRow({ passkey, onAct }: { passkey: Passkey; onAct: (doing: 'rename' | 'remove') => void }) {
  const { name, createdAt, lastUsedAt, synced } = passkey;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <span dir="auto">{name}</span> {synced && <Pill>Synced</Pill>}
        </p>
        <p className={styles.detail}>
          Added <Time value={createdAt} />
          {lastUsedAt ? (
            <>
              , last used <Time value={lastUsedAt} />
            </>
          ) : (
            ', not used yet'
          )}
        </p>
      </div>
      <IconButton label={`Rename \u2068${name}\u2069`} icon="edit" onClick={() => onAct('rename')} />
      <IconButton label={`Remove \u2068${name}\u2069`} icon="trash" onClick={() => onAct('remove')} />
    </li>
  );
}
