import { JobHeader } from '#client/features/job-page/JobHeader.tsx';
import { closingOf } from '#client/features/jobs/closing.ts';
import { FormattedText } from '#client/features/jobs/FormattedText.tsx';
import type { ShownTerms } from '#client/features/jobs/TermsLine.tsx';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import type { CompanyFrame, VisitorPages, VisitorsJob, VisitorSite } from '#contract/visitor-pages.ts';
import { payOfJob } from '#domain/job-pay.ts';
import { placeOfJob } from '#domain/job-place.ts';
import { jobPosting } from '#domain/job-posting.ts';
import { employmentTypeLabel } from '#domain/jobs.ts';
import { pictureAddress } from '#domain/pictures.ts';
import { zoneName } from '#domain/time-zones.ts';
import { formattedBlocks } from '#domain/formatted-text/blocks.ts';
import { textOf } from '#domain/formatted-text/text-of.ts';
import { useState } from 'react';
import { breadcrumbs, type Crumb, Trail } from './Trail.tsx';
import { CompanyBeside } from './CompanyBeside.tsx';
import { JobEntries } from './JobEntry.tsx';
import styles from './JobForVisitors.module.css';
import type { VisitorPage } from './page.ts';
import { shortened } from './shortened.ts';

type Data = VisitorPages['job'];
type Site = Pick<VisitorSite, 'origin'> & { company?: CompanyFrame | undefined };

const feeds = [
  { title: 'New jobs', path: paths.jobsFeed('rss'), type: 'application/rss+xml' },
  { title: 'New jobs', path: paths.jobsFeed('json'), type: 'application/feed+json' },
] as const;

/** One job: what, at whom, where, for how much and until when, a way to apply, and then all that its employer has written. */
export function jobForVisitors(data: Data, { origin, company }: Site): VisitorPage {
  const { job } = data;
  const canonical = paths.job(job.id);
  const facts = [
    job.companyName,
    job.location,
    job.salaryRange,
    employmentTypeLabel[job.employmentType],
  ].filter(Boolean);
  const trail = company ? [{ title: company.name, path: company.home }] : trailTo(job);
  return {
    title: `${job.title} at ${job.companyName}`,
    description: shortened(`${facts.join(' · ')}. ${textOf(formattedBlocks(job.description))}`, 300),
    canonical,
    isListed: true,
    // Its days are those of where the employer is.
    timeZone: job.timeZone,
    picture: {
      path: paths.jobPicture(job.id, job.pictureVersion),
      alt: `${job.title}, ${facts.join(', ')}`,
    },
    // On a company's own site there are no jobs of others.
    feeds: company ? [] : feeds,
    data: [breadcrumbs(origin, trail, { title: job.title, path: canonical }), ...markup(data, origin)],
    body: <JobPage {...data} trail={trail} url={origin + paths.sharedJob(job.id)} />,
  };
}

/** The job as search engines ask for it: what stands on the page, and nothing where that is too little for them. */
function markup({ job, company }: Data, origin: string): object[] {
  const employer = {
    name: job.companyName,
    location: company?.location ?? null,
    website: company?.website ?? null,
    logo: job.companyLogo && origin + pictureAddress(job.companyLogo, 256, 'webp'),
  };
  const posting = jobPosting({ ...job, open: true, url: origin + paths.job(job.id), company: employer });
  return posting ? [posting] : [];
}

/** The parts of its place and pay, which search engines are told as well. */
function termsOf({ job, company }: Pick<Data, 'job' | 'company'>): ShownTerms {
  const { from: placeFrom, ...place } = placeOfJob({ ...job, companyLocation: company?.location ?? null });
  const { from: payFrom, ...pay } = payOfJob(job);
  return { ...place, ...pay, placeFrom, payFrom, location: job.location, salaryRange: job.salaryRange };
}

function trailTo(job: Pick<VisitorsJob, 'companyId' | 'companyName'>): Crumb[] {
  return [
    { title: 'Jobs', path: paths.jobs },
    { title: job.companyName, path: paths.company(job.companyId) },
  ];
}

function JobPage({ job, company, similar, source, trail, url }: Data & { trail: Crumb[]; url: string }) {
  return (
    <article className={styles.page}>
      <Trail crumbs={trail} />
      <JobHeader job={job} terms={termsOf({ job, company })} heading={<h1 dir="auto">{job.title}</h1>}>
        <div className={styles.act}>
          <ButtonLink
            to={paths.applyAsVisitor(job.id, source)}
            variant="primary"
            size="large"
            className={styles.apply}
          >
            Apply
          </ButtonLink>
          <Until job={job} />
          <Share title={job.title} url={url} />
        </div>
      </JobHeader>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.section}>
            <h2>Description</h2>
            <FormattedText text={job.description} />
          </section>
          {job.requirements && (
            <section className={styles.section}>
              <h2>Requirements</h2>
              <FormattedText text={job.requirements} />
            </section>
          )}
          {job.skillsRequired.length > 0 && (
            <section className={styles.section}>
              <h2>Required skills</h2>
              <ul className={styles.skills}>
                {job.skillsRequired.map((skill) => (
                  <li key={skill} dir="auto">
                    <Pill>{skill}</Pill>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className={styles.again}>
            <ButtonLink to={paths.applyAsVisitor(job.id, source)} variant="primary">
              Apply
            </ButtonLink>
          </p>
        </div>
        {company && <CompanyBeside company={company} />}
      </div>
      {similar.length > 0 && (
        <section className={styles.section}>
          <h2 dir="auto">More jobs at {job.companyName}</h2>
          <JobEntries jobs={similar} />
        </section>
      )}
    </article>
  );
}

/** Its address for others: to be copied, or sent by mail. Whoever has it opens this page. */
function Share({ title, url }: { title: string; url: string }) {
  const mail = new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20');
  return (
    <details className={styles.share}>
      <summary>
        <Icon name="share" />
        Share
      </summary>
      <div className={styles.shared}>
        <label>
          Copy this link. Anyone can open it.
          <input readOnly value={url} />
        </label>
        <a href={`mailto:?${mail}`}>Send it by email</a>
      </div>
    </details>
  );
}

/** Until when one can apply, and since when it has stood here. */
function Until({ job }: { job: VisitorsJob }) {
  const [now] = useState(Date.now);
  const closing = closingOf(job, now);
  return (
    <p className={styles.until}>
      {job.applicationDeadline ? (
        <span className={closing?.soon ? styles.soon : undefined}>
          {closing?.soon && `${closing.words}: `}
          {closing?.soon ? 'apply by ' : 'Apply by '}
          <Time value={job.applicationDeadline} as="date" />, {zoneName(job.timeZone)}
        </span>
      ) : (
        <span>Open, no deadline</span>
      )}
      <span>
        Posted <Time value={job.postedDate} as="date" />
      </span>
    </p>
  );
}
