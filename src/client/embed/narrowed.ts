import { employmentTypeLabel } from '#domain/jobs.ts';
import type { PublicJobInBrief } from '#contract/public-jobs.ts';

/** What a board can be narrowed by, beside words: with what it is called, and what a job says of it. */
export const facets = {
  department: { label: 'Department', of: ({ department }: PublicJobInBrief) => department },
  location: { label: 'Location', of: ({ location }: PublicJobInBrief) => location },
  type: { label: 'Type', of: (job: PublicJobInBrief) => employmentTypeLabel[job.employmentType] },
} as const;

export type Facet = keyof typeof facets;
export type Chosen = Readonly<Partial<Record<Facet, string>>>;

/** The values of a facet that jobs have; none where there is nothing to choose between. */
export function choicesOf(jobs: readonly PublicJobInBrief[], facet: Facet): string[] {
  const values = new Set(jobs.flatMap((job) => facets[facet].of(job) ?? []));
  return values.size > 1 ? [...values].sort((a, b) => a.localeCompare(b)) : [];
}

/** The jobs that have every word that was typed, accents or none, and all that was chosen. */
export function narrowed(
  jobs: readonly PublicJobInBrief[],
  typed: string,
  chosen: Chosen,
): PublicJobInBrief[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return jobs.filter((job) => {
    const said = folded(
      [
        job.title,
        job.experienceLevel,
        ...job.skills,
        facets.department.of(job),
        job.location,
        facets.type.of(job),
      ].join(' '),
    );
    const fits = ([facet, value]: [string, string]) => facets[facet as Facet].of(job) === value;
    return words.every((word) => said.includes(word)) && Object.entries(chosen).every(fits);
  });
}

/** 'Malé' as 'male'. */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
