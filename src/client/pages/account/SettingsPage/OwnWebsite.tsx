import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { Callout } from '#client/ui/Callout.tsx';
import { CopyField } from '#client/ui/CopyField.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import type { Answer } from '#contract/api.ts';
import { BoardExample } from './BoardExample.tsx';
import styles from './OwnWebsite.module.css';
import { SettingsSection } from './SettingsSection.tsx';

type Website = Answer<'GET /api/company/website'>;

/** What a company copies into its own website to show its jobs there, with what they look like. */
export function OwnWebsite({ companyId }: { companyId: number }) {
  const { data, error, refetch } = useApi('GET /api/company/website', { query: { companyId } });
  if (error?.status === 404)
    return (
      <EmptyState title="Company Not Found" text="There is no such company, or it is not yours to run." />
    );
  if (error && !data)
    return <ErrorState title="This could not be loaded" error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton height="24rem" />;
  const { origin, slug, companyName } = data;
  const missing = missingIn(data);
  const link = `<a href="${data.careersSite}">Our open jobs</a>`;
  return (
    <div>
      {missing.length > 0 && (
        <div className={styles.missing}>
          <Callout title="Your website can’t show your jobs yet">
            <ul>
              {missing.map(({ what, remedy }) => (
                <li key={what}>
                  {what} {remedy}
                </li>
              ))}
            </ul>
          </Callout>
        </div>
      )}
      <SettingsSection
        title="Jobs on your website"
        lead="Put this where your jobs should stand. They stay up to date by themselves, and take the type and colours of the page."
      >
        <div className={styles.fields}>
          <CopyField
            label="Code for your page"
            rows={4}
            value={`<script src="${origin}${paths.boardScript}" async></script>\n<moorings-board company="${slug}">${link}</moorings-board>`}
            hint="The link inside is shown where the jobs can’t be."
          />
          <CopyField
            label="Frame, where no script is allowed"
            rows={3}
            value={`<iframe src="${origin}${paths.framedBoard(slug)}" title="Jobs at ${inAttribute(companyName)}" width="100%" height="700"></iframe>`}
            hint="For website builders. It needs no script, and your site doesn’t have to be named."
          />
          <CopyField
            label="Content policy, if your site has one"
            rows={2}
            value={`script-src ${origin}; connect-src ${origin};\nframe-src ${origin};`}
            hint="The first line is for the code, the second for the frame."
          />
        </div>
      </SettingsSection>
      <SettingsSection
        title="What it looks like"
        lead="Your jobs as they are now. Lines and quiet words are mixed from the text colour of your page; --moorings-accent and other properties change them."
      >
        <BoardExample slug={slug} empty={!data.hasJobs || !isShown(data)} />
      </SettingsSection>
    </div>
  );
}

function isShown({ platformOpen, verified, suspended, showJobs }: Website): boolean {
  return platformOpen && verified && !suspended && showJobs;
}

/** What has to be done first, by whom it can be done. */
function missingIn(website: Website) {
  const toSettings = (label: string) => <Link to={paths.setting('Public jobs')}>{label}</Link>;
  return [
    !website.platformOpen && {
      what: 'This site isn’t open to visitors.',
      remedy: 'Its administrators can open it.',
    },
    website.suspended && { what: 'Your company is suspended.', remedy: '' },
    !website.verified && {
      what: 'Your company isn’t verified yet.',
      remedy: 'An administrator of this site verifies it.',
    },
    !website.showJobs && {
      what: 'Your company doesn’t show its jobs publicly.',
      remedy: toSettings('Show them'),
    },
    website.ownSites.length === 0 && {
      what: 'The code for your page works only on websites you name.',
      remedy: toSettings('Name your website'),
    },
    !website.hasJobs && {
      what: 'There is no open, listed job.',
      remedy: <Link to={paths.postJob}>Post a job</Link>,
    },
  ].filter((one) => one !== false);
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
