import type { Query } from '#contract/api.ts';

type Search = Partial<Query<'GET /api/jobs'>>;

/** Searches of the kinds people make, each kind in words and filters that the made-up market has. */
export const searchKinds: Record<string, Search[]> = {
  rare: words(
    'echocardiography, venepuncture, beekeeper, phlebotomist, wig maker, tortoise, heliskiing, glaciologist',
  ),
  ordinary: words(
    'physiotherapist, storekeeper, midwife, java developer, biomedical scientist, pharmacist, radiographer, translator',
  ),
  common: words('nurse, manager, staff, care, experience, team, support, nhs'),
  phrases: words(
    'staff nurse, project manager, "staff nurse", sales manager, healthcare assistant, customer service -call',
  ),
  typing: words('nu, man, phys, sta, acc, eng'),
  misspelt: words('physioterapist, enginer, acountant, recepsionist, pharmasist, radiografer'),
  filtered: [
    { search: 'nurse', employmentType: ['part_time'] },
    { search: 'manager', location: ['London'] },
    { search: 'team', experienceLevel: ['Director'], salaryMin: 4_000 },
    { location: ['London'] },
    { employmentType: ['freelance'], experienceLevel: ['Senior'] },
    { skill: ['Microsoft Excel'] },
    { salaryMin: 6_000, salaryCurrency: 'GBP' },
    { postedWithinDays: 3, employmentType: ['internship'] },
  ],
  empty: [{}, { employmentType: ['full_time'] }, { sort: 'deadline' }],
};

function words(list: string): Search[] {
  return list.split(', ').map((search) => ({ search }));
}

/** So many searches, in turn of every kind. */
export function searches(many: number): { kind: string; search: Search }[] {
  const kinds = Object.entries(searchKinds);
  return Array.from({ length: many }, (_, at) => {
    const [kind, list] = kinds[at % kinds.length]!;
    return { kind, search: list[Math.floor(at / kinds.length) % list.length]! };
  });
}

/** The query of an address, before which and after which others may stand. */
export function queryOf(search: object): string {
  return Object.entries(search)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encodeURIComponent(String(one))}&`))
    .join('');
}
