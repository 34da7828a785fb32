import { useRef, useState } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Sheet } from '#client/ui/Dialog.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import type { Webhook } from '#contract/api.ts';
import { SettingsSection } from '#client/pages/account/SettingsPage/SettingsSection.tsx';
import {
  addWebhook,
  hostOf,
  type NewSecret,
  refreshWebhooks,
  removeWebhook,
  replaceSecret,
  saveWebhook,
  sendTest,
} from './webhook-calls.ts';
import { NewWebhookSecret } from './NewWebhookSecret.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookLine } from './WebhookLine.tsx';
import { WebhookLog } from './WebhookLog.tsx';

type Doing = { what: 'add' } | { what: 'edit' | 'log' | 'remove'; webhook: Webhook };

/** Where programs of a company are notified of what happens in it. */
export function Webhooks({ companyId }: { companyId: number }) {
  const webhooks = useApi('GET /api/company/webhooks', { query: { companyId } });
  const heading = useRef<HTMLHeadingElement>(null);
  const [doing, setDoing] = useState<Doing>();
  const [made, setMade] = useState<NewSecret>();
  const done = () => setDoing(undefined);
  const show = async (secret: NewSecret) => {
    done();
    setMade(secret);
    await refreshWebhooks();
  };
  const { test, pause, replace, remove } = useWebhookActs(companyId, {
    onSecret: show,
    onRemoved: () => thenFocus(done, () => heading.current),
  });
  const doingWith = ({ id }: Webhook) => {
    if (test.isPending && test.variables.id === id) return 'test';
    if (pause.isPending && pause.variables.id === id) return 'pause';
    return replace.isPending && replace.variables.id === id ? 'replace' : undefined;
  };
  const shown = doing && 'webhook' in doing ? doing.webhook : undefined;
  return (
    <SettingsSection
      title="Webhooks"
      lead="Other programs are notified when something happens in your company. Messages have ids only, and are signed."
      headingRef={heading}
    >
      <Rows query={webhooks} what="the webhooks" expected={1} empty={null}>
        {(rows) => (
          <ul>
            {rows.map((webhook) => (
              <WebhookLine
                key={webhook.id}
                webhook={webhook}
                doing={doingWith(webhook)}
                onLog={() => setDoing({ what: 'log', webhook })}
                onTest={() => test.mutate(webhook)}
                onEdit={() => setDoing({ what: 'edit', webhook })}
                onPause={() => pause.mutate(webhook)}
                onReplace={() => replace.mutate(webhook)}
                onRemove={() => setDoing({ what: 'remove', webhook })}
              />
            ))}
          </ul>
        )}
      </Rows>
      <Button onClick={() => setDoing({ what: 'add' })}>Add a webhook</Button>
      <Sheet open={doing?.what === 'add'} title="New webhook" onClose={done}>
        <WebhookForm
          label="Add webhook"
          onSend={async (values) => show(await addWebhook(companyId, values))}
        />
      </Sheet>
      <Sheet open={doing?.what === 'edit'} title="Edit webhook" onClose={done}>
        {shown && (
          <WebhookForm
            initial={shown}
            label="Save webhook"
            onSend={async (values) => {
              await saveWebhook(companyId, shown, values);
              await refreshWebhooks();
              done();
              toast({ title: 'Webhook saved', description: new URL(values.url).host });
            }}
          />
        )}
      </Sheet>
      <Sheet
        open={doing?.what === 'log'}
        title={shown ? `Log of ${hostOf(shown)}` : 'Log'}
        wide
        onClose={done}
      >
        {shown && <WebhookLog companyId={companyId} webhook={shown} />}
      </Sheet>
      <NewWebhookSecret made={made} onClose={() => setMade(undefined)} />
      <ConfirmDialog
        open={doing?.what === 'remove'}
        danger
        title={`Remove ${shown ? hostOf(shown) : 'this webhook'}?`}
        label="Remove webhook"
        pendingLabel="Removing…"
        pending={remove.isPending}
        onConfirm={() => shown && remove.mutate(shown)}
        onClose={done}
      >
        <p>Nothing more is sent there, and its log is deleted.</p>
      </ConfirmDialog>
    </SettingsSection>
  );
}

function useWebhookActs(
  companyId: number,
  { onSecret, onRemoved }: { onSecret: (secret: NewSecret) => Promise<void>; onRemoved: () => void },
) {
  const test = useApiMutation<unknown, Webhook>({
    mutationFn: (webhook) => sendTest(companyId, webhook),
    onSuccess: async (_, webhook) => {
      await refreshWebhooks();
      toast({ title: 'Test sent', description: `The log of ${hostOf(webhook)} says whether it arrived.` });
    },
    failedTitle: 'The test was not sent',
  });
  const pause = useApiMutation<unknown, Webhook>({
    mutationFn: (webhook) => saveWebhook(companyId, { id: webhook.id, paused: !webhook.paused }, webhook),
    onSuccess: async (_, { paused }) => {
      await refreshWebhooks();
      toast({ title: paused ? 'Webhook resumed' : 'Webhook paused' });
    },
    failedTitle: 'The webhook was not changed',
  });
  const replace = useApiMutation<NewSecret, Webhook>({
    mutationFn: (webhook) => replaceSecret(companyId, webhook),
    onSuccess: onSecret,
    failedTitle: 'The secret was not replaced',
  });
  const remove = useApiMutation<void, Webhook>({
    mutationFn: (webhook) => removeWebhook(companyId, webhook),
    onSuccess: async (_, webhook) => {
      await refreshWebhooks();
      onRemoved();
      toast({ title: 'Webhook removed', description: hostOf(webhook) });
    },
    failedTitle: 'The webhook was not removed',
  });
  return { test, pause, replace, remove };
}
