import { Costs } from '#client/features/front-door/Costs.tsx';
import { Features } from '#client/features/front-door/Features.tsx';
import { Figures } from '#client/features/front-door/Figures.tsx';
import { Hero } from '#client/features/front-door/Hero.tsx';
import { LastCall } from '#client/features/front-door/LastCall.tsx';
import { OnTheBoard } from '#client/features/front-door/OnTheBoard.tsx';
import { Steps } from '#client/features/front-door/Steps.tsx';
import { Testimonials } from '#client/features/front-door/Testimonials.tsx';
import { paths } from '#client/paths.ts';
import type { VisitorPages, VisitorSite } from '#contract/visitor-pages.ts';
import { addressNames } from '#domain/search-filters.ts';
import type { VisitorPage } from '#client/visitors/page.ts';
import { JobSearchForm } from '#client/visitors/JobSearchForm.tsx';
import { EmployersWhoAnswer } from './EmployersWhoAnswer.tsx';
import styles from './HomeForVisitors.module.css';
import { NewestJobs } from './NewestJobs.tsx';
import { Places, Soundings } from './Soundings.tsx';

type Data = VisitorPages['home'];

/** The front door of an open platform: what there is to be had, before anybody is asked for anything. */
export function home(data: Data, { brand, origin }: VisitorSite): VisitorPage {
  return {
    title: 'Find your perfect career match.',
    description: `${leadOf(data)} Every job with its place, pay and deadline, and how reliably its employer answers.`,
    canonical: paths.home,
    isListed: true,
    isWide: true,
    feeds: [
      { title: 'New jobs', path: paths.jobsFeed('rss'), type: 'application/rss+xml' },
      { title: 'New jobs', path: paths.jobsFeed('json'), type: 'application/feed+json' },
    ],
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brand,
        url: origin + paths.home,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${paths.jobs}?${addressNames.search}={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
    body: <Home {...data} />,
  };
}

function Home(data: Data) {
  return (
    <>
      <Hero lead={leadOf(data)} soundings={<Soundings places={data.places} />}>
        <div className={styles.search}>
          <JobSearchForm />
          <Places places={data.places} />
        </div>
      </Hero>
      <NewestJobs {...data} />
      <EmployersWhoAnswer {...data} />
      <OnTheBoard />
      <Steps isOpen />
      <Features />
      <Figures />
      <Testimonials />
      <Costs />
      <LastCall hasAccess />
    </>
  );
}

/** "1,214 open jobs at 64 verified employers. Apply without an account." */
function leadOf({ openJobs, approximate, companies }: Data): string {
  if (!openJobs) return 'Jobs ashore and afloat, with a clear view of where you stand.';
  const jobs = `${approximate ? 'About ' : ''}${counted(openJobs, 'open job', 'open jobs')}`;
  return `${jobs} at ${counted(companies, 'verified employer', 'verified employers')}. Apply without an account.`;
}

function counted(count: number, one: string, more: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
}
