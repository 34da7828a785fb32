import { useApi } from '#client/api/use-api.ts';
import { Callout } from '#client/ui/Callout.tsx';
import { CopyField } from '#client/ui/CopyField.tsx';
import { counted } from '#client/ui/counted.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { Answer } from '#contract/api.ts';
import { ProvisionedGroups } from './ProvisionedGroups.tsx';
import { ProvisioningTokens } from './ProvisioningTokens.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import sections from './SettingsSection.module.css';

type Provisioned = Answer<'GET /api/company/provisioning'>;

/** How a company's identity provider adds people and takes them away. */
export function Provisioning({ companyId }: { companyId: number }) {
  const provisioning = useApi('GET /api/company/provisioning', { query: { companyId } });
  return (
    <Loaded query={provisioning} what="provisioning" waiting={<Skeleton height="24rem" />}>
      {(data) => <Sections companyId={companyId} provisioning={data} />}
    </Loaded>
  );
}

function Sections({ companyId, provisioning }: { companyId: number; provisioning: Provisioned }) {
  const { allowed, tokens, groups } = provisioning;
  return (
    <div>
      {!allowed && (
        <div className={sections.notice}>
          <Callout title="Not available yet">
            <p>People can be provisioned once an administrator has verified your company.</p>
          </Callout>
        </div>
      )}
      <SettingsSection
        title="Connection"
        lead="Okta, Entra ID or another identity provider adds people to your company and removes them, over SCIM 2.0."
      >
        <CopyField
          label="Base URL"
          value={`${location.origin}/api/scim/v2`}
          hint="Entra ID calls it Tenant URL."
        />
        <p>
          <State {...provisioning} />
        </p>
      </SettingsSection>
      <ProvisioningTokens companyId={companyId} tokens={tokens} allowed={allowed} />
      <ProvisionedGroups companyId={companyId} groups={groups} />
    </div>
  );
}

function State({ lastSyncAt, users }: Pick<Provisioned, 'lastSyncAt' | 'users'>) {
  if (!lastSyncAt) return 'No identity provider has connected yet.';
  return (
    <>
      Last sync <Time value={lastSyncAt} as="moment" />. {counted(users.active, 'active member')} of{' '}
      {users.total.toLocaleString('en')} provisioned.
    </>
  );
}
