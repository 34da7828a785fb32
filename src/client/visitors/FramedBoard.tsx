import boardStyles from '#client/embed/board.css?inline';
import framedStyles from '#client/embed/framed.css?inline';
import { jobFacts } from '#client/embed/job-facts.ts';
import { facets } from '#client/embed/narrowed.ts';
import { paths } from '#client/paths.ts';
import type { VisitorPages } from '#contract/visitor-pages.ts';
import { employmentTypeLabel, employmentTypes } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import type { VisitorPage } from './page.ts';

type Data = VisitorPages['board'];

/** Out of the frame: the company's page stays where it is. */
const outside = { target: '_blank', rel: 'noopener' } as const;

/** What <moorings-board> shows, for websites that let no script run: a form and links. */
export function board(data: Data): VisitorPage {
  return {
    title: `Jobs at ${data.company.name}`,
    isListed: false,
    framed: { styles: boardStyles + framedStyles, theme: data.theme },
    body: <Board {...data} />,
  };
}

export function noBoard({ theme }: VisitorPages['noBoard']): VisitorPage {
  return {
    title: 'No jobs here',
    isListed: false,
    framed: { styles: boardStyles + framedStyles, theme },
    body: (
      <main className="board">
        <h1 className="heading">No jobs here</h1>
        <p>These jobs can’t be shown at the moment.</p>
      </main>
    ),
  };
}

function Board({ company, jobs, q, type, theme, isFirst, next }: Data) {
  const address = paths.framedBoard(company.slug);
  const chosen = { ...(q && { q }), ...(type && { type }), ...(theme && { theme }) };
  const withChosen = (more: Record<string, string> = {}) =>
    `${address}?${new URLSearchParams({ ...chosen, ...more })}`;
  const isNarrowed = q !== '' || type !== undefined;
  return (
    <main className="board">
      <h1 className="heading" dir="auto">
        Jobs at {company.name}
      </h1>
      <search>
        <form action={address} className="filters">
          <label className="field">
            Search jobs
            <input type="search" name="q" defaultValue={q} maxLength={limits.search} dir="auto" />
          </label>
          <label className="field">
            {facets.type.label}
            <select name="type" defaultValue={type ?? ''}>
              <option value="">All</option>
              {employmentTypes.map((one) => (
                <option key={one} value={one}>
                  {employmentTypeLabel[one]}
                </option>
              ))}
            </select>
          </label>
          {theme && <input type="hidden" name="theme" value={theme} />}
          <button className="apply" type="submit">
            Search
          </button>
        </form>
      </search>
      {jobs.length > 0 ? (
        <ul className="jobs">
          {jobs.map((job) => (
            <li key={job.id} className="job">
              <div className="words">
                <h2 className="title">
                  <a href={paths.job(job.id)} {...outside} dir="auto">
                    {job.title}
                    <span className="hidden"> (opens in a new tab)</span>
                  </a>
                </h2>
                <ul className="facts">
                  {jobFacts(job).map((fact) => (
                    <li key={fact} dir="auto">
                      {fact}
                    </li>
                  ))}
                </ul>
              </div>
              <a className="apply" href={paths.applyAsVisitor(job.id, 'website')} {...outside}>
                Apply
                <span className="hidden">: {job.title} (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="nothing">
          {isNarrowed ? 'No jobs match. Try fewer words or filters.' : 'No open jobs at the moment.'}
        </p>
      )}
      {(isNarrowed || !isFirst || next) && (
        <nav aria-label="Pages" className="pages">
          {isNarrowed && (
            <a className="apply" href={theme ? `${address}?theme=${theme}` : address}>
              All jobs
            </a>
          )}
          {!isFirst && (
            <a className="apply" href={withChosen()}>
              First page
            </a>
          )}
          {next && (
            <a className="apply" href={withChosen({ after: next })} rel="next">
              Next page
            </a>
          )}
        </nav>
      )}
    </main>
  );
}
