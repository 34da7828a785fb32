import { Button } from '#client/ui/Button.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Webhook } from '#contract/api.ts';
import { pausedAfterDays, type PauseReason } from '#domain/webhooks.ts';
import { hostOf } from './webhook-calls.ts';
import keys from '#client/pages/account/SettingsPage/ApiKeys/ApiKeys.module.css';
import sessions from '#client/pages/account/SettingsPage/OwnSessions.module.css';
import styles from './Webhooks.module.css';

interface Props {
  webhook: Webhook;
  /** What is being done with it. */
  doing: 'test' | 'pause' | 'replace' | undefined;
  onLog: () => void;
  onTest: () => void;
  onEdit: () => void;
  onPause: () => void;
  onReplace: () => void;
  onRemove: () => void;
}

const why: Record<PauseReason, string> = {
  person: 'Nothing is sent until you resume it.',
  failing: `Nothing arrived there for ${pausedAfterDays} days. Resume it once your program answers.`,
  gone: 'Your program answered that it takes no more events (410).',
};

/** One webhook: where it leads, what it is sent, and whether that arrives. */
export function WebhookLine({ webhook, doing, ...on }: Props) {
  const { url, types, paused, pausedBecause, failingSince, lastSentAt, waiting, oldSecretUntil } = webhook;
  const host = hostOf(webhook);
  return (
    <li className={styles.webhook}>
      <div className={sessions.words}>
        <p className={sessions.device}>
          <span className={styles.url}>{url}</span>
          {paused && <Pill tone="yellow">Paused</Pill>}
          {!paused && failingSince && <Pill tone="red">Failing</Pill>}
        </p>
        <p className={sessions.dates}>
          {lastSentAt ? (
            <>
              Last arrived <Time value={lastSentAt} as="moment" />
            </>
          ) : (
            'Nothing has arrived yet'
          )}
          {waiting > 0 && ` · ${waiting.toLocaleString('en')} waiting`}
          {!paused && failingSince && (
            <>
              {' · failing since '}
              <Time value={failingSince} as="moment" />
            </>
          )}
          {oldSecretUntil && (
            <>
              {' · old secret works until '}
              <Time value={oldSecretUntil} as="moment" />
            </>
          )}
        </p>
        {pausedBecause && <p className={sessions.dates}>{why[pausedBecause]}</p>}
        <p className={keys.scopes}>
          {types.map((type) => (
            <code key={type}>{type}</code>
          ))}
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="compact" aria-label={`Log of ${host}`} onClick={on.onLog}>
          Log
        </Button>
        {!paused && (
          <Button
            size="compact"
            aria-label={`Send test to ${host}`}
            pending={doing === 'test'}
            pendingLabel="Sending…"
            onClick={on.onTest}
          >
            Send test
          </Button>
        )}
        <Button size="compact" aria-label={`Edit ${host}`} onClick={on.onEdit}>
          Edit
        </Button>
        <Button
          size="compact"
          aria-label={paused ? `Resume ${host}` : `Pause ${host}`}
          pending={doing === 'pause'}
          pendingLabel="Saving…"
          onClick={on.onPause}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
        <Button
          size="compact"
          aria-label={`Replace secret of ${host}`}
          pending={doing === 'replace'}
          pendingLabel="Replacing…"
          onClick={on.onReplace}
        >
          Replace secret
        </Button>
        <Button size="compact" aria-label={`Remove ${host}`} onClick={on.onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
