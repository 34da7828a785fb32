import { Button } from '#client/ui/Button.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { ApiKey } from '#contract/api.ts';
import { companyScopes } from '#domain/api-keys.ts';
import sessions from '#client/pages/account/SettingsPage/OwnSessions.module.css';
import styles from './ApiKeys.module.css';

interface Props {
  apiKey: ApiKey;
  replacing: boolean;
  onReplace: () => void;
  onEnd: () => void;
}

/** One key: whose it is, what it may do, and whether anything still uses it. */
export function ApiKeyLine({ apiKey, replacing, onReplace, onEnd }: Props) {
  const {
    name,
    hint,
    scopes,
    addresses,
    expiresAt,
    expired,
    madeAt,
    madeBy,
    lastUsedAt,
    oldCalls,
    twin,
    sandbox,
  } = apiKey;
  return (
    <li className={sessions.session}>
      <div className={sessions.words}>
        <p className={sessions.device}>
          <span dir="auto">{name}</span> <code className={styles.hint}>{hint}…</code>
          {sandbox && <Pill>Sandbox</Pill>}
          {expired && <Pill tone="red">Expired</Pill>}
        </p>
        <p className={sessions.dates}>
          {lastUsedAt ? (
            <>
              Last used <Time value={lastUsedAt} as="moment" />
            </>
          ) : (
            'Never used'
          )}
          {' · made '}
          <Time value={madeAt} />
          {madeBy && ` by ${madeBy}`}
          {expiresAt && !expired && (
            <>
              {' · expires '}
              <Time value={expiresAt} />
            </>
          )}
        </p>
        {/* Of a sandbox there is nothing to be careful with. */}
        {sandbox && scopes.length === companyScopes.length ? (
          <p className={sessions.dates}>Every scope</p>
        ) : (
          <p className={styles.scopes}>
            {scopes.map((scope) => (
              <code key={scope}>{scope}</code>
            ))}
          </p>
        )}
        {oldCalls.map(({ call, lastUsedAt: at, endsOn, instead }) => (
          <p key={call} className={sessions.dates}>
            Still calls <code>{call}</code>, last on <Time value={at} as="moment" />. It ends on{' '}
            <Time value={endsOn} />: let it call <code>{instead}</code> instead.
          </p>
        ))}
        {addresses.length > 0 && <p className={sessions.dates}>Only from {addresses.join(', ')}</p>}
      </div>
      <div className={styles.actions}>
        {!twin && (
          <Button
            size="compact"
            aria-label={`Replace ${name}`}
            pending={replacing}
            pendingLabel="Making…"
            onClick={onReplace}
          >
            Replace
          </Button>
        )}
        <Button size="compact" aria-label={`End ${name}, ${hint}`} onClick={onEnd}>
          End
        </Button>
      </div>
    </li>
  );
}
