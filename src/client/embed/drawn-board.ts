import { element } from './element.ts';
import { fromWebsite, jobFacts } from './job-facts.ts';
import type { PublicJobInBrief } from '#contract/public-jobs.ts';
import { type Chosen, choicesOf, type Facet, facets, narrowed } from './narrowed.ts';

/** So many are shown at first, and so many more each time. */
const atOnce = 20;

/** A company's jobs, with a search and filters where there is something to choose between. */
export function drawnBoard(jobs: readonly PublicJobInBrief[], server: string): HTMLElement {
  const [first] = jobs;
  if (!first)
    return element(
      'div',
      { class: 'board', part: 'board' },
      nothing('No open jobs at the moment.'),
      element('slot'),
    );
  let typed = '';
  let chosen: Chosen = {};
  let shown = atOnce;

  const count = element('p', { class: 'count', part: 'count', role: 'status' });
  const list = element('ul', { class: 'jobs', part: 'jobs', role: 'list' });
  const more = element('button', { class: 'more', part: 'more', type: 'button' }, 'Show more jobs');
  const none = nothing('No jobs match. Try fewer words or filters.');

  const draw = () => {
    const found = narrowed(jobs, typed, chosen);
    const counted = `${jobs.length} ${jobs.length === 1 ? 'job' : 'jobs'}`;
    const said = found.length < jobs.length ? `${found.length} of ${counted}` : counted;
    // English, whichever way the page is read.
    count.replaceChildren(element('bdi', {}, said));
    list.replaceChildren(...found.slice(0, shown).map((job) => entry(job, server)));
    list.hidden = found.length === 0;
    none.hidden = found.length > 0;
    more.hidden = found.length <= shown;
  };
  more.addEventListener('click', () => {
    const before = shown;
    shown += atOnce;
    draw();
    list.children[before]?.querySelector('a')?.focus();
  });

  const search = element('input', { type: 'search', enterkeyhint: 'search', dir: 'auto' });
  search.addEventListener('input', () => {
    typed = search.value;
    shown = atOnce;
    draw();
  });
  const choose = (facet: Facet, value: string) => {
    const { [facet]: _, ...others } = chosen;
    chosen = value ? { ...others, [facet]: value } : others;
    shown = atOnce;
    draw();
  };
  // The names of facets, which keys of an object are.
  const selects = (Object.keys(facets) as Facet[]).flatMap((facet) => {
    const values = choicesOf(jobs, facet);
    return values.length > 0 ? select(facet, values, (value) => choose(facet, value)) : [];
  });
  draw();
  return element(
    'section',
    { class: 'board', part: 'board', 'aria-label': `Jobs at ${first.company.name}` },
    element(
      'div',
      { class: 'filters', part: 'filters', role: 'search' },
      field('Search jobs', search),
      ...selects,
    ),
    count,
    list,
    none,
    more,
  );
}

function entry(job: PublicJobInBrief, server: string): HTMLElement {
  // Under the address that the page reaches us by, whatever we call ourselves.
  const at = (address: string) => new URL(new URL(address).pathname, server).href;
  const facts = jobFacts(job).map((fact) => element('li', { dir: 'auto' }, fact));
  return element(
    'li',
    { class: 'job', part: 'job' },
    element(
      'div',
      { class: 'words' },
      element(
        'h3',
        { class: 'title', part: 'title' },
        element('a', { href: at(job.url), dir: 'auto' }, job.title),
      ),
      element('ul', { class: 'facts', part: 'facts', role: 'list' }, ...facts),
    ),
    element(
      'a',
      {
        class: 'apply',
        part: 'apply',
        href: at(job.applyUrl) + fromWebsite,
        'aria-label': `Apply: ${job.title}`,
      },
      'Apply',
    ),
  );
}

function select(facet: Facet, values: readonly string[], choose: (value: string) => void): HTMLElement {
  const control = element(
    'select',
    {},
    element('option', { value: '' }, 'All'),
    ...values.map((value) => element('option', { value }, value)),
  );
  control.addEventListener('change', () => choose(control.value));
  return field(facets[facet].label, control);
}

function field(label: string, control: HTMLElement): HTMLElement {
  return element('label', { class: 'field', part: 'field' }, label, control);
}

function nothing(text: string): HTMLElement {
  return element('p', { class: 'nothing' }, text);
}
