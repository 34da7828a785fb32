import { useRef, useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { CopyField } from '#client/ui/CopyField.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Answer } from '#contract/api.ts';
import { mostTokens } from '#domain/provisioning.ts';
import styles from './OwnSessions.module.css';
import { SettingsSection } from './SettingsSection.tsx';

type Token = Answer<'GET /api/company/provisioning'>['tokens'][number];

interface Props {
  companyId: number;
  tokens: readonly Token[];
  allowed: boolean;
}

/** With what the identity provider shows whose it is. */
export function ProvisioningTokens({ companyId, tokens, allowed }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [made, setMade] = useState<string>();
  const [ending, setEnding] = useState<Token>();
  const query = { companyId };
  const make = useApiMutation<{ token: string }>({
    mutationFn: () => call('POST /api/company/provisioning/tokens', { query }),
    onSuccess: async ({ token }) => {
      setMade(token);
      await refresh('GET /api/company/provisioning');
    },
    failedTitle: 'No token was made',
  });
  const end = useApiMutation<unknown, Token>({
    mutationFn: ({ id }) => call('DELETE /api/company/provisioning/tokens/:id', { params: { id }, query }),
    onSuccess: async () => {
      await refresh('GET /api/company/provisioning');
      thenFocus(
        () => setEnding(undefined),
        () => heading.current,
      );
      toast({ title: 'Token ended' });
    },
    failedTitle: 'The token was not ended',
  });
  return (
    <SettingsSection
      title="Tokens"
      headingRef={heading}
      lead="Two at a time, so that you can replace one without a gap."
    >
      {tokens.length > 0 && (
        <ul>
          {tokens.map((token) => (
            <li key={token.id} className={styles.session}>
              <div className={styles.words}>
                <p className={styles.device}>
                  <code>{token.hint}…</code>
                </p>
                <p className={styles.dates}>
                  Made <Time value={token.madeAt} />
                  {token.madeBy && ` by ${token.madeBy}`},{' '}
                  {token.lastUsedAt ? (
                    <>
                      last used <Time value={token.lastUsedAt} as="moment" />
                    </>
                  ) : (
                    'never used'
                  )}
                </p>
              </div>
              <Button size="compact" aria-label={`End ${token.hint}`} onClick={() => setEnding(token)}>
                End
              </Button>
            </li>
          ))}
        </ul>
      )}
      {allowed && tokens.length < mostTokens && (
        <Button pending={make.isPending} pendingLabel="Making…" onClick={() => make.mutate()}>
          Make a token
        </Button>
      )}
      <Dialog
        open={made !== undefined}
        title="New token"
        onClose={() => setMade(undefined)}
        actions={
          <Button variant="primary" onClick={() => setMade(undefined)}>
            Done
          </Button>
        }
      >
        <CopyField
          label="Token"
          value={made ?? ''}
          hint="Copy it now: it is not shown again. Anyone who has it can add and remove people in your company."
        />
      </Dialog>
      <ConfirmDialog
        open={ending !== undefined}
        danger
        title="End this token?"
        label="End token"
        pendingLabel="Ending…"
        pending={end.isPending}
        onConfirm={() => ending && end.mutate(ending)}
        onClose={() => setEnding(undefined)}
      >
        <p>It stops working right away. No one is removed from your company.</p>
      </ConfirmDialog>
    </SettingsSection>
  );
}
