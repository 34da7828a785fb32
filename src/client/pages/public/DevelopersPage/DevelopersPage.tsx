import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { CodeBlock } from '#client/features/developers/CodeBlock.tsx';
import { SiteFooter } from '#client/features/site/SiteFooter.tsx';
import { paths } from '#client/paths.ts';
import { usePageTitle } from '#client/ui/page-title.ts';
import styles from '#client/features/developers/Page.module.css';

/** How another program begins with us, in the order in which one does it. */
export function DevelopersPage() {
  const heading = usePageTitle('For developers');
  const here = useSyncExternalStore(never, ours, elsewhere);
  const call = `curl -i -H "Authorization: Bearer $KEY"`;
  return (
    <>
      <main id="main" className={styles.main}>
        <article className={styles.article}>
          <h1 ref={heading} tabIndex={-1}>
            For developers
          </h1>
          <p className={styles.lead}>
            Connect what your company already runs: read jobs, applications and interviews, write them, and
            follow what happens. JSON over HTTPS, with a key.
          </p>
          <p className={styles.ways}>
            <a className="tap" href={paths.apiReader}>
              All calls
            </a>
            <span aria-hidden="true">·</span>
            <Link className="tap" to={paths.problems}>
              Problems and what to do
            </Link>
            <span aria-hidden="true">·</span>
            <a className="tap" href={paths.openApi}>
              OpenAPI 3.1 (JSON)
            </a>
          </p>

          <h2 id="in-five-minutes">In five minutes</h2>

          <h3>1. Create a key</h3>
          <p>
            In <Link to={paths.settingsTab('keys')}>Settings → API keys</Link>, as an admin of the company.
            For what follows, choose the scopes jobs:read, jobs:write, applications:read and events:read. The
            key is shown once.
          </p>
          <CodeBlock label="how to keep the key" code={`export KEY=moor_…`} />

          <p>
            To try things first, press Make a sandbox key there: a sandbox is a company apart, with examples,
            that no one else sees. POST /api/sandbox/reset with its key begins it anew.
          </p>

          <h3>2. Make the first call</h3>
          <p>
            The company’s newest applications. A list is an array; where its next page is stands in the header
            Link.
          </p>
          <CodeBlock label="the first call" code={`${call} \\\n  "${here}/api/applications?limit=10"`} />

          <h3>3. Write, and never twice</h3>
          <p>
            Give every POST an Idempotency-Key of your own. When the line breaks, send the same again: it is
            done once, and answered as it was the first time.
          </p>
          <CodeBlock
            label="how to post a job"
            code={[
              `${call} \\`,
              `  -H "Idempotency-Key: import-row-118" \\`,
              `  -H "Content-Type: application/json" \\`,
              `  -d '{"title":"Dive instructor","description":"Two dives a day with small groups."}' \\`,
              `  "${here}/api/jobs"`,
            ].join('\n')}
          />

          <h3>4. Keep a copy that is true</h3>
          <p>Ask where the events stand now, and keep what the header Next-After says.</p>
          <CodeBlock label="how to begin" code={`${call} \\\n  "${here}/api/events?after=latest"`} />
          <p>
            Read the lists once, page by page. From then on, ask for the events after your place, read anew
            what each is about, and keep the new Next-After.
          </p>
          <CodeBlock
            label="how to follow"
            code={`${call} \\\n  "${here}/api/events?after=$AFTER&limit=100"`}
          />
          <p>
            Events are kept for 30 days. An older place is answered with{' '}
            <Link to={paths.problem('events_forgotten')}>events_forgotten</Link>: begin again.
          </p>

          <p>
            Or ask a list what changed: each takes modifiedSince, and answers what is no longer in it as a row
            with deleted. The header Next-Modified-Since says what to send the next time.
          </p>
          <CodeBlock
            label="how to ask a list what changed"
            code={`${call} \\\n  "${here}/api/company/tags?modifiedSince=$SINCE"`}
          />

          <h3>5. Receive a webhook</h3>
          <p>
            Instead of asking, be notified. Add an address in{' '}
            <Link to={paths.settingsTab('keys')}>Settings → API keys</Link> and send it a test. Messages are
            signed as in Standard Webhooks, which has libraries for most languages: check the signature,
            answer 2xx right away, and then ask for what the event is about.
          </p>
          <CodeBlock
            label="how to check a message"
            code={[
              `import { Webhook } from 'standardwebhooks';`,
              ``,
              `// Throws unless it is signed, whole and new.`,
              `const event = new Webhook(secret).verify(body, headers);`,
            ].join('\n')}
          />

          <h2>When something goes wrong</h2>
          <p>
            Ask for JSON, and you get a problem as in RFC 9457: go by its code, and show its detail to people.
            Its type leads to <Link to={paths.problems}>what each code means</Link>.
          </p>
          <CodeBlock
            label="a call that is refused"
            code={`curl -i -H "Accept: application/json" \\\n  "${here}/api/applications"`}
          />

          <h2 id="what-ends">Versions, and what ends</h2>
          <p>
            A version is a day. An answer is in the version that the header Moorings-Version names, or else in
            that of the day your key was created. What only adds something has no version: expect new fields
            and new types.
          </p>
          <p>
            A call that ends says so for at least a year, in the headers Deprecation and Sunset; all calls
            show what takes its place. Who manages the company reads in Settings → API keys which key still
            makes it.
          </p>

          <h2>Types for your language</h2>
          <p>
            The description is made for generators. For TypeScript, openapi-typescript writes the types, and
            openapi-fetch calls with them:
          </p>
          <CodeBlock
            label="how to generate types"
            code={`npx openapi-typescript ${here}/api/openapi.json \\\n  --default-non-nullable false -o moorings.d.ts`}
          />
        </article>
      </main>
      <SiteFooter />
    </>
  );
}

const never = () => () => undefined;
const ours = () => location.origin;
/** In a page rendered at the build, until our code runs. */
const elsewhere = () => 'https://jobs.example.com';
