import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { problemGroups } from '#client/features/developers/problem-words.ts';
import { SiteFooter } from '#client/features/site/SiteFooter.tsx';
import { paths } from '#client/paths.ts';
import { usePageTitle } from '#client/ui/page-title.ts';
import styles from '#client/features/developers/Page.module.css';

/** Where the `type` of every refusal leads: what each code means, and what to do. */
export function ProblemsPage() {
  const heading = usePageTitle('Problems and what to do');
  const { hash } = useLocation();
  // Who comes from another of our pages: a browser itself looks for the place only as it loads a page.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  return (
    <>
      <main id="main" className={styles.main}>
        <article className={styles.article}>
          <h1 ref={heading} tabIndex={-1}>
            Problems and what to do
          </h1>
          <p className={styles.lead}>
            A call that is refused says why: a code in the header Error-Code, and in JSON as RFC 9457 has it.
            New codes may come; treat one you don’t know by its status.
          </p>
          <p className={styles.ways}>
            <Link className="tap" to={paths.developers}>
              For developers
            </Link>
            <span aria-hidden="true">·</span>
            <a className="tap" href={paths.apiReader}>
              All calls
            </a>
          </p>
          {problemGroups.map(({ title, codes }) => (
            <section key={title}>
              <h2>{title}</h2>
              <dl className={styles.problems}>
                {Object.entries(codes).map(([code, words]) => (
                  <div key={code} id={code} className={styles.problem}>
                    <dt>{code}</dt>
                    <dd>{words}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </article>
      </main>
      <SiteFooter />
    </>
  );
}
