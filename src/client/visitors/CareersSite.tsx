import type { ReactNode } from 'react';
import { Picture } from '#client/features/pictures/Picture.tsx';
import type { CareersPage, CompanyFrame, VisitorSite } from '#contract/visitor-pages.ts';
import { formattedBlocks } from '#domain/formatted-text/blocks.ts';
import { textOf } from '#domain/formatted-text/text-of.ts';
import { type ShownSection, shownSections } from '#domain/careers-site.ts';
import { pictureAddress } from '#domain/pictures.ts';
import { CareersJobs } from './CareersJobs.tsx';
import { CareersSection } from './CareersSections.tsx';
import styles from './CareersSite.module.css';
import { organization } from './organization.ts';
import type { VisitorPage } from './page.ts';
import { shortened } from './shortened.ts';

/** A company's careers site: what it says of itself in its own order and colours, and its jobs with a search. */
export function careersSite(
  data: CareersPage,
  { origin, home }: VisitorSite & Pick<CompanyFrame, 'home'>,
): VisitorPage {
  const { company, site, canonical, cover, isPreview, isFirst, search, next } = data;
  const sections = sectionsOf(data);
  const about = sections.find(({ kind }) => kind === 'about')?.text;
  const words = [site.tagline, jobsOf(company.publicJobs), about && textOf(formattedBlocks(about))];
  const address = canonical.startsWith('/') ? origin + canonical : canonical;
  return {
    title: `Careers at ${company.name}`,
    description: shortened(words.filter(Boolean).join('. '), 300),
    ...(isPreview ? {} : { canonical: address }),
    isListed: !isPreview && isFirst && !search,
    ...(cover && !isPreview
      ? {
          picture: {
            path: pictureAddress(cover, 1280, 'webp'),
            alt: company.name,
            type: 'image/webp',
            width: 1280,
            height: Math.round(1280 / 3),
          },
        }
      : {}),
    feeds: [],
    data: isPreview ? [] : [organization(company, address, origin)],
    inert: isPreview,
    body: (
      <div data-whole className={styles.page}>
        <Opening {...data} />
        {sections.map((section) => (
          <Section key={section.kind} section={section}>
            {section.kind === 'jobs' ? (
              <CareersJobs data={data} home={home} next={next} text={section.text} />
            ) : (
              <CareersSection section={section} data={data} />
            )}
          </Section>
        ))}
      </div>
    ),
  };
}

/** What is drawn of a site. */
function sectionsOf({ site, company, photos, people }: CareersPage): ShownSection[] {
  const workLife = [...company.workValues, ...company.workWays];
  return shownSections(site, {
    description: company.description,
    answerRecord: company.answerRecord,
    photos,
    people,
    workLife,
  });
}

function Opening({ company, site, cover }: CareersPage) {
  const facts = [company.industry, company.location].filter(Boolean).join(' · ');
  return (
    <header className={cover ? styles.openingWithCover : styles.opening}>
      {cover && <Picture picture={cover} kind="cover" width="100vw" eager className={styles.cover} />}
      <div className={styles.band}>
        {!cover && <Rings />}
        <div className={styles.bandWords}>
          <p className={styles.kicker} dir="auto">
            {site.tagline ? `Careers at ${company.name}` : facts || 'Careers'}
          </p>
          <h1 dir="auto">{site.tagline ?? `Work at ${company.name}`}</h1>
          {site.tagline && facts && (
            <p className={styles.facts} dir="auto">
              {facts}
            </p>
          )}
          <a href="#jobs" className={styles.toJobs}>
            {company.publicJobs > 0 ? `See ${jobsOf(company.publicJobs)}` : 'Open jobs'}
          </a>
        </div>
      </div>
    </header>
  );
}

/** Rings on water, where there is no picture. */
function Rings() {
  return (
    <svg viewBox="0 0 600 600" className={styles.rings} aria-hidden="true" focusable="false">
      {[60, 105, 155, 210, 270, 335, 405].map((radius) => (
        <circle key={radius} cx="330" cy="300" r={radius} />
      ))}
    </svg>
  );
}

function Section({ section: { kind, title }, children }: { section: ShownSection; children: ReactNode }) {
  const id = `${kind}-title`;
  return (
    <section id={kind} aria-labelledby={id} className={styles.section} data-kind={kind}>
      <div className={styles.inner}>
        <h2 id={id} dir="auto">
          {title}
        </h2>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}

function jobsOf(count: number): string {
  if (count === 0) return 'No open jobs at the moment';
  return `${count.toLocaleString('en')} open ${count === 1 ? 'job' : 'jobs'}`;
}
