import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { ChosenCompany } from '#client/features/companies/ChosenCompany.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { lazyWithPreload } from '#client/ui/lazy-with-preload.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import { openCompanyId } from '#domain/limits.ts';
import { can, managedCompanies } from '#domain/permissions.ts';
import { CompanyExports } from './CompanyExports.tsx';
import { CompanyPictures } from './CompanyPictures.tsx';
import { CompanySecurityLog } from './CompanySecurityLog.tsx';
import { CompanySettings } from './CompanySettings.tsx';
import { Members } from './Members.tsx';
import { OperatorSettings } from './OperatorSettings.tsx';
import { OwnWebsite } from './OwnWebsite.tsx';
import { PersonalSettings } from './PersonalSettings.tsx';
import { Provisioning } from './Provisioning.tsx';
import { SingleSignOn } from './SingleSignOn.tsx';
import { Templates } from './Templates.tsx';

/** Made by few and seldom: its code comes with it. */
const { Component: CareersSite } = lazyWithPreload(
  () => import('./CareersSite/CareersSite.tsx'),
  (module) => module.CareersSite,
);

/** The same. */
const { Component: ApiKeys } = lazyWithPreload(
  () => import('./ApiKeys/ApiKeys.tsx'),
  (module) => module.ApiKeys,
);

const tabs = [
  { value: 'company', label: 'Company' },
  { value: 'members', label: 'Members' },
  { value: 'pictures', label: 'Pictures' },
  { value: 'website', label: 'Your website' },
  { value: 'careers', label: 'Careers site' },
  { value: 'provisioning', label: 'Provisioning' },
  { value: 'single-sign-on', label: 'Single sign-on' },
  { value: 'templates', label: 'Templates' },
  { value: 'keys', label: 'API keys' },
  { value: 'export', label: 'Export' },
  { value: 'security', label: 'Security log' },
  { value: 'personal', label: 'Personal' },
] as const;
/** Besides, for whoever runs the whole installation. */
const operatorTab = { value: 'operator', label: 'Operator' } as const;
type Tab = (typeof tabs)[number]['value'] | typeof operatorTab.value;

/** Everyone's own settings, and those of a company for who runs it. A platform admin says which company: `?company=7`. */
export function SettingsPage() {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  if (!can['company.settings'](user)) {
    return (
      <>
        <PageBar title="Settings" lead="Your account and your preferences." />
        <PersonalSettings user={user} />
      </>
    );
  }
  const wanted = idIn(params.get('company'));
  const companyId = can['platform.administer'](user)
    ? (wanted ?? openCompanyId)
    : (managedCompanies(user)[0] ?? openCompanyId);
  const administers = can['platform.administer'](user);
  const shown = administers ? [...tabs, operatorTab] : tabs;
  const tab: Tab = shown.find(({ value }) => value === params.get('tab'))?.value ?? 'company';
  return (
    <>
      <PageBar
        title="Settings"
        lead={
          administers
            ? 'Companies and their members, your own account, and this site.'
            : 'Your company, its members and your own account.'
        }
      />
      <Tabs
        label="Settings"
        tabs={shown}
        chosen={tab}
        onChoose={(value) => setParams(addressOf(value, wanted))}
      >
        {tab === 'personal' && <PersonalSettings user={user} />}
        {tab !== 'personal' && tab !== 'operator' && administers && (
          <ChosenCompany companyId={companyId} onChoose={(id) => setParams(addressOf(tab, id))} />
        )}
        {tab === 'operator' && <OperatorSettings />}
        {tab === 'company' && <CompanySettings companyId={companyId} />}
        {tab === 'members' && <Members companyId={companyId} />}
        {tab === 'careers' && (
          <Suspense>
            <CareersSite key={companyId} companyId={companyId} />
          </Suspense>
        )}
        {tab === 'pictures' && <CompanyPictures companyId={companyId} />}
        {tab === 'website' && <OwnWebsite companyId={companyId} />}
        {tab === 'provisioning' && <Provisioning key={companyId} companyId={companyId} />}
        {tab === 'export' && <CompanyExports key={companyId} companyId={companyId} />}
        {tab === 'security' && <CompanySecurityLog companyId={companyId} />}
        {tab === 'single-sign-on' && <SingleSignOn key={companyId} companyId={companyId} />}
        {tab === 'keys' && (
          <Suspense>
            <ApiKeys key={companyId} companyId={companyId} withPlatform={administers} />
          </Suspense>
        )}
        {tab === 'templates' && <Templates companyId={companyId} />}
      </Tabs>
    </>
  );
}

function idIn(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

function addressOf(tab: string, companyId: number | undefined): Record<string, string> {
  return {
    ...(tab !== 'company' && { tab }),
    ...(companyId && { company: String(companyId) }),
  };
}
