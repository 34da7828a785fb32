import css from './board.css?inline';
import { drawnBoard } from './drawn-board.ts';
import { element } from './element.ts';
import { jobsOfCompany } from './jobs-of-company.ts';

/**
 * <moorings-board company="blue-lagoon"><a href="…">Our jobs</a></moorings-board>: the jobs a company shows at our server, in a
 * page of its own. Until they are there, and where they cannot be had, what the page has put inside stays: a link.
 */
export function boardElement(server: string): CustomElementConstructor {
  // The one kind of style sheet that every content policy lets a script have.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return class extends HTMLElement {
    static readonly observedAttributes = ['company'];
    #slug: string | undefined;
    #asking: AbortController | undefined;

    connectedCallback(): void {
      void this.#show();
    }

    disconnectedCallback(): void {
      this.#asking?.abort();
      this.#slug = undefined;
    }

    attributeChangedCallback(): void {
      if (this.isConnected) void this.#show();
    }

    async #show(): Promise<void> {
      const slug = this.getAttribute('company')?.trim().toLowerCase() ?? '';
      if (slug === this.#slug) return;
      this.#slug = slug;
      this.#asking?.abort();
      const asking = new AbortController();
      this.#asking = asking;
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.replaceChildren(element('slot'));
      try {
        const jobs = await jobsOfCompany(
          server,
          slug,
          AbortSignal.any([asking.signal, AbortSignal.timeout(longestMs)]),
        );
        if (!asking.signal.aborted) root.replaceChildren(drawnBoard(jobs, server));
      } catch {
        // The link stays. Why is in the browser's console already: it says so of every request that failed or was refused.
      }
    }
  };
}

const longestMs = 30_000;
