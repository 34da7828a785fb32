/** Moves the focus to the next (1) or previous (-1) job of the list, from the one that has it; else to the first in sight. */
export function stepThroughJobs(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('main [data-job-link]')];
  const article = document.activeElement?.closest('article');
  const current = links.findIndex((link) => article?.contains(link));
  const inSight = links.find((link) => link.getBoundingClientRect().top > 0);
  const next = current < 0 ? inSight : links[current + step];
  next?.focus();
  next?.closest('article')?.scrollIntoView({ block: 'nearest' });
}
