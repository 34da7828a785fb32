import { useEffect } from 'react';
import { refresh } from '#client/api/api-cache.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Webhook, WebhookDelivery } from '#contract/api.ts';
import type { DeliveryState } from '#domain/webhooks.ts';
import { refreshWebhooks, sendAgain } from './webhook-calls.ts';
import sessions from '#client/pages/account/SettingsPage/OwnSessions.module.css';
import styles from './Webhooks.module.css';

const states: Record<DeliveryState, { label: string; tone: 'green' | 'yellow' | 'red' }> = {
  done: { label: 'Arrived', tone: 'green' },
  waiting: { label: 'Waiting', tone: 'yellow' },
  failed: { label: 'Given up', tone: 'red' },
};

/** While something is on its way one wants to see it arrive. */
const lookAgainMs = 2_000;

/** What a webhook was sent, and what came of each try. */
export function WebhookLog({ companyId, webhook }: { companyId: number; webhook: Webhook }) {
  const deliveries = useApiPages(
    'GET /api/company/webhooks/:id/deliveries',
    { query: { companyId }, params: { id: webhook.id } },
    { staleTime: 0 },
  );
  const { refetch } = deliveries;
  const isWaiting = deliveries.data?.pages.some(({ items }) =>
    items.some(({ state }) => state === 'waiting'),
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    // What “Load more” has under way comes first.
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), lookAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
  const again = useApiMutation<void, WebhookDelivery>({
    mutationFn: ({ id }) => sendAgain(companyId, id),
    onSuccess: async () => {
      await refresh('GET /api/company/webhooks/:id/deliveries');
      await refreshWebhooks();
      toast({ title: 'Sent again' });
    },
    failedTitle: 'It was not sent again',
  });
  return (
    <PagedRows
      query={deliveries}
      what="the log"
      empty={<p>Nothing has been sent yet. Send a test, or wait for the next event.</p>}
    >
      {(rows) => (
        <ul>
          {rows.map((delivery) => (
            <DeliveryLine
              key={delivery.id}
              delivery={delivery}
              sending={again.isPending && again.variables.id === delivery.id}
              onAgain={webhook.paused ? undefined : () => again.mutate(delivery)}
            />
          ))}
        </ul>
      )}
    </PagedRows>
  );
}

interface LineProps {
  delivery: WebhookDelivery;
  sending: boolean;
  /** Where nothing can be sent, undefined. */
  onAgain: (() => void) | undefined;
}

function DeliveryLine({ delivery, sending, onAgain }: LineProps) {
  const { type, at, state, nextTryAt, body, messageId, attempts } = delivery;
  const { label, tone } = states[state];
  const [last] = attempts;
  return (
    <li data-row className={styles.delivery}>
      <div>
        <p className={sessions.device}>
          <code>{type}</code> <Pill tone={tone}>{label}</Pill>
        </p>
        <p className={sessions.dates}>
          <Time value={at} as="moment" />
          {last?.error && ` · ${last.error}`}
          {nextTryAt && last && (
            <>
              {' Next try '}
              <Time value={nextTryAt} as="moment" />
            </>
          )}
        </p>
      </div>
      {onAgain && body !== null && (
        <Button
          size="compact"
          aria-label={`Send again: ${type}, ${messageId}`}
          pending={sending}
          pendingLabel="Sending…"
          onClick={onAgain}
        >
          Send again
        </Button>
      )}
      <div className={styles.details}>
        <Disclosure label={attempts.length === 1 ? '1 try' : `${attempts.length} tries`}>
          <p className={sessions.dates}>{messageId}</p>
          <pre className={styles.said}>{body ?? 'What was sent is no longer kept.'}</pre>
          {attempts.map((attempt) => (
            <div key={attempt.at} className={styles.attempt}>
              <Time value={attempt.at} as="moment" />
              {` · ${attempt.durationMs.toLocaleString('en')} ms · `}
              {attempt.error ?? `The receiver answered ${attempt.status}.`}
              {attempt.answer && <pre className={styles.said}>{attempt.answer}</pre>}
            </div>
          ))}
        </Disclosure>
      </div>
    </li>
  );
}
