import { useApi } from '#client/api/use-api.ts';
import { Callout } from '#client/ui/Callout.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { CompanyDomains } from './CompanyDomains.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import sections from './SettingsSection.module.css';

/** With what a company's people sign in instead of a password here. */
export function SingleSignOn({ companyId }: { companyId: number }) {
  const provider = useApi('GET /api/company/provider', { query: { companyId } });
  return (
    <Loaded query={provider} what="single sign-on" waiting={<Skeleton height="32rem" />}>
      {(known) => (
        <div>
          {known.callbackUrl === null && (
            <div className={sections.notice}>
              <Callout title="Not available yet">
                <p>
                  The operator has to set this site’s address first: <code>PUBLIC_URL</code>.
                </p>
              </Callout>
            </div>
          )}
          <ProviderForm provider={known} />
          <CompanyDomains companyId={companyId} />
        </div>
      )}
    </Loaded>
  );
}
