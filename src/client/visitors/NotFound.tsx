import type { CompanyFrame, VisitorPages } from '#contract/visitor-pages.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { JobSearchForm } from './JobSearchForm.tsx';
import styles from './NotFound.module.css';
import type { VisitorPage } from './page.ts';

const words: Record<VisitorPages['notFound']['what'], { title: string; hint: string }> = {
  job: {
    title: 'Job not found',
    hint: 'The address may be mistyped, or the job was taken down. Others may fit you as well.',
  },
  company: {
    title: 'Company not found',
    hint: 'The address may be mistyped, or this company shows no jobs here.',
  },
  page: { title: 'Page not found', hint: 'The address may be mistyped, or the page has moved.' },
};

/** Open water: what is missing, and a search for what is there. */
export function notFound(
  { what }: VisitorPages['notFound'],
  { company }: { company?: CompanyFrame | undefined },
): VisitorPage {
  const { title, hint } = words[what];
  return {
    title,
    isListed: false,
    body: (
      <div className={styles.page}>
        <h1>{title}</h1>
        <p className={styles.hint}>{hint}</p>
        <JobSearchForm />
        <nav aria-label="Where to go next" className={styles.ways}>
          <ButtonLink to={paths.jobs}>All jobs</ButtonLink>
          {!company && <ButtonLink to={paths.companies}>All companies</ButtonLink>}
        </nav>
      </div>
    ),
  };
}
