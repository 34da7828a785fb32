import { useRef, useState } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Sheet } from '#client/ui/Dialog.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
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
  const { asked: doing, ask: begin, close: done } = useAsked<Doing>();
  // Each is seen this once: one that comes while another is shown waits for its turn.
  const [made, setMade] = useState<readonly NewSecret[]>([]);
  const show = async (secret: NewSecret) => {
    setMade((waiting) => [...waiting, secret]);
    await refreshWebhooks();
  };
  const { test, pause, replace, remove } = useWebhookActs(companyId, {
    onSecret: show,
    onRemoved: (leave) => thenFocus(leave, () => heading.current),
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
                onLog={() => begin({ what: 'log', webhook })}
                onTest={() => test.mutate(webhook)}
                onEdit={() => begin({ what: 'edit', webhook })}
                onPause={() => pause.mutate(webhook)}
                onReplace={() => replace.mutate(webhook)}
                onRemove={() => begin({ what: 'remove', webhook })}
              />
            ))}
          </ul>
        )}
      </Rows>
      <Button onClick={() => begin({ what: 'add' })}>Add a webhook</Button>
      <Sheet open={doing?.what === 'add'} title="New webhook" onClose={done}>
        <WebhookForm
          label="Add webhook"
          onSend={async (values) => {
            const secret = await addWebhook(companyId, values);
            done();
            await show(secret);
          }}
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
      <NewWebhookSecret made={made[0]} onClose={() => setMade((waiting) => waiting.slice(1))} />
      <ConfirmDialog
        open={doing?.what === 'remove'}
        danger
        title={`Remove ${shown ? hostOf(shown) : 'this webhook'}?`}
        label="Remove webhook"
        pendingLabel="Removing…"
        pending={remove.isPending && remove.variables.webhook.id === shown?.id}
        onConfirm={() => shown && remove.mutate({ webhook: shown, leave: done })}
        onClose={done}
      >
        <p>Nothing more is sent there, and its log is deleted.</p>
      </ConfirmDialog>
    </SettingsSection>
  );
}

function useWebhookActs(
  companyId: number,
  {
    onSecret,
    onRemoved,
  }: { onSecret: (secret: NewSecret) => Promise<void>; onRemoved: (leave: () => boolean) => void },
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
  const remove = useApiMutation<void, { webhook: Webhook; leave: () => boolean }>({
    mutationFn: ({ webhook }) => removeWebhook(companyId, webhook),
    onSuccess: async (_, { webhook, leave }) => {
      await refreshWebhooks();
      onRemoved(leave);
      toast({ title: 'Webhook removed', description: hostOf(webhook) });
    },
    failedTitle: 'The webhook was not removed',
  });
  return { test, pause, replace, remove };
}
