import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Sheet } from '#client/ui/Dialog.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import type { ApiKey } from '#contract/api.ts';
import {
  endKey,
  type KeyOwner,
  type MadeKey,
  makeSandboxKey,
  refreshKeys,
  replaceKey,
} from './api-key-calls.ts';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { ApiKeyLine } from './ApiKeyLine.tsx';
import { NewApiKey } from './NewApiKey.tsx';
import styles from './ApiKeys.module.css';
import { Webhooks } from '#client/pages/account/SettingsPage/Webhooks/Webhooks.tsx';
import { SettingsSection } from '#client/pages/account/SettingsPage/SettingsSection.tsx';

interface Props {
  companyId: number;
  /** The platform's own, too: for who runs it. */
  withPlatform: boolean;
}

/** What programs call with instead of a person's password. */
export function ApiKeys({ companyId, withPlatform }: Props) {
  return (
    <div>
      <CompanyKeys companyId={companyId} />
      <Webhooks companyId={companyId} />
      {withPlatform && <PlatformKeys />}
    </div>
  );
}

function CompanyKeys({ companyId }: { companyId: number }) {
  const keys = useApi('GET /api/company/keys', { query: { companyId } });
  return (
    <KeySection
      owner={companyId}
      keys={keys}
      title="API keys"
      lead={
        <>
          Other programs read and write your company’s data with a key. Each does only what you allow it.{' '}
          <Link to={paths.developers}>How to begin</Link>
        </>
      }
    />
  );
}

function PlatformKeys() {
  const keys = useApi('GET /api/admin/keys', {});
  return (
    <KeySection
      owner="platform"
      keys={keys}
      title="Platform API keys"
      lead="For programs that watch over this whole site. They only read."
    />
  );
}

interface SectionProps {
  owner: KeyOwner;
  keys: UseQueryResult<ApiKey[]>;
  title: string;
  lead: ReactNode;
}

function KeySection({ owner, keys, title, lead }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { asked: making, ask: make, close: leave } = useAsked<true>();
  // Each is seen this once: one that comes while another is shown waits for its turn.
  const [made, setMade] = useState<readonly MadeKey[]>([]);
  const { asked: ending, ask: askToEnd, close } = useAsked<ApiKey>();
  const show = async (key: MadeKey) => {
    setMade((shown) => [...shown, key]);
    await refreshKeys(owner);
  };
  const replace = useApiMutation<MadeKey, ApiKey>({
    mutationFn: ({ id }) => replaceKey(owner, id),
    onSuccess: show,
    failedTitle: 'No key was made',
  });
  const tryOut = useApiMutation<MadeKey, number>({
    mutationFn: makeSandboxKey,
    onSuccess: show,
    failedTitle: 'No key was made',
  });
  const end = useApiMutation<unknown, { key: ApiKey; closeOwn: () => boolean }>({
    mutationFn: ({ key }) => endKey(owner, key.id),
    onSuccess: async (_, { key, closeOwn }) => {
      await refreshKeys(owner);
      thenFocus(closeOwn, () => heading.current);
      toast({ title: 'Key ended', description: key.name });
    },
    failedTitle: 'The key was not ended',
  });
  return (
    <SettingsSection title={title} lead={lead} headingRef={heading}>
      <Rows query={keys} what="the keys" expected={1} empty={null}>
        {(rows) => (
          <ul>
            {rows.map((key) => (
              <ApiKeyLine
                key={key.id}
                apiKey={key}
                replacing={replace.isPending && replace.variables.id === key.id}
                onReplace={() => replace.mutate(key)}
                onEnd={() => askToEnd(key)}
              />
            ))}
          </ul>
        )}
      </Rows>
      <div className={styles.making}>
        <Button onClick={() => make(true)}>Make a key</Button>
        {owner !== 'platform' && (
          <Button
            variant="quiet"
            pending={tryOut.isPending}
            pendingLabel="Making…"
            onClick={() => tryOut.mutate(owner)}
          >
            Make a sandbox key
          </Button>
        )}
      </div>
      {owner !== 'platform' && (
        <p className={styles.sandbox}>
          A sandbox is a company apart, with examples to try calls on. No one else sees it, and it emails no
          one.
        </p>
      )}
      <Sheet open={making === true} title="New API key" onClose={leave}>
        <ApiKeyForm
          owner={owner}
          onMade={(key) => {
            leave();
            return show(key);
          }}
        />
      </Sheet>
      <NewApiKey made={made[0]} onClose={() => setMade((shown) => shown.slice(1))} />
      <ConfirmDialog
        open={ending !== undefined}
        danger
        title={`End ${ending?.name ?? 'this key'}?`}
        label="End key"
        pendingLabel="Ending…"
        pending={end.isPending && end.variables.key.id === ending?.id}
        onConfirm={() => ending && end.mutate({ key: ending, closeOwn: close })}
        onClose={close}
      >
        <p>Programs that use it stop working right away. What it did stays.</p>
      </ConfirmDialog>
    </SettingsSection>
  );
}
