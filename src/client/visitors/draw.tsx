import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { BrandOfPage } from '#client/brand.ts';
import { paths } from '#client/paths.ts';
import { setReadersZone } from '#client/ui/readers-zone.ts';
import { companyColours } from '#domain/company-colours.ts';
import type { CompanyFrame, DrawVisitorPage, VisitorPages, VisitorSite } from '#contract/visitor-pages.ts';
import { closedJob } from './ClosedJob.tsx';
import { companiesForVisitors } from './CompaniesForVisitors.tsx';
import { companyForVisitors } from './CompanyForVisitors.tsx';
import { contentForVisitors } from './ContentForVisitors.tsx';
import { employersForVisitors } from './EmployersForVisitors.tsx';
import { CareersFrame } from './CareersFrame.tsx';
import { careersSite } from './CareersSite.tsx';
import { Frame } from './Frame.tsx';
import { headOf } from './head.ts';
import { home } from './home/HomeForVisitors.tsx';
import { jobForVisitors } from './JobForVisitors.tsx';
import { jobsForVisitors } from './JobsForVisitors.tsx';
import { notFound } from './NotFound.tsx';
import { applied, confirmApplication, followApplication, linkOver } from './AppliedPages.tsx';
import { alert, alertEnded, newAlert } from './AlertPages.tsx';
import { apply } from './ApplyPage.tsx';
import { board, noBoard } from './FramedBoard.tsx';
import type { VisitorPage } from './page.ts';
import '#client/styles/fonts.css';
import '#client/styles/tokens.css';
import '#client/styles/base.css';

const pages: {
  [Name in keyof VisitorPages]: (
    data: VisitorPages[Name],
    site: VisitorSite & { home: string; company?: CompanyFrame | undefined },
  ) => VisitorPage;
} = {
  home,
  content: contentForVisitors,
  employers: employersForVisitors,
  jobs: jobsForVisitors,
  job: jobForVisitors,
  closedJob,
  companies: companiesForVisitors,
  company: companyForVisitors,
  notFound,
  careers: careersSite,
  apply,
  applied,
  confirmApplication,
  followApplication,
  linkOver,
  newAlert,
  alert,
  alertEnded,
  board,
  noBoard,
};

/** A whole page as text, ready to be read: nothing of ours runs in the browser. Built for Node by vite.visitors.ts. */
export const drawVisitorPage: DrawVisitorPage = (name, data, site, { asked, company }) => {
  const page = pages[name](data, { ...site, home: company?.home ?? paths.home, company });
  setReadersZone(page.timeZone ?? 'UTC');
  if (page.framed) {
    const { styles, theme } = page.framed;
    const head = headOf(page, { ...site, styles });
    const scheme = theme ? ` class="${theme}"` : '';
    return `<!doctype html><html lang="en"${scheme}><head>${head}</head><body>${renderToStaticMarkup(page.body)}</body></html>`;
  }
  const body = renderToStaticMarkup(
    <BrandOfPage value={site.brand}>
      <StaticRouter location={asked}>
        {company ? (
          <CareersFrame company={company}>{page.body}</CareersFrame>
        ) : (
          <Frame asked={asked} isWide={page.isWide}>
            {page.body}
          </Frame>
        )}
      </StaticRouter>
    </BrandOfPage>,
  );
  const dressed = { ...site, brand: company?.name ?? site.brand };
  const head = headOf(page, dressed, company && companyColours(company.colour));
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
};
