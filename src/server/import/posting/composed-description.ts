import type { FieldTexts } from '#server/import/fields.ts';
import { experienceLevelOf, yearsOfExperience } from './experience-level.ts';

/**
 * A description for a posting of a file that has none, put together from what its other columns say and nothing else.
 * `skills` and `place` are as they were read; `vacancies` is how many posts the source counts.
 */
export function composedDescription(
  texts: FieldTexts,
  {
    title,
    company,
    place,
    skills,
    vacancies,
  }: {
    title: string;
    company: string | null;
    place: string;
    skills: string[];
    vacancies: string | undefined;
  },
): string {
  const level = texts.experienceLevel ?? '';
  const isLevel = experienceLevelOf(level) !== null;
  const facts: [string, string | undefined][] = [
    [
      'Employment',
      [...(texts.employmentType ?? '').split('\n'), isLevel ? '' : level].filter(Boolean).join(', '),
    ],
    ['Level', isLevel ? level : ''],
    ['Experience', yearsOfExperience(texts.experienceYears ?? '')],
    ['Department', texts.department],
    ['Vacancies', vacancies],
    ['Skills', skills.join(', ')],
  ];
  const opening = [title, company && `at ${company}`, place && `in ${place}`].filter(Boolean).join(' ');
  const said = facts.filter(([, fact]) => fact).map(([name, fact]) => `• ${name}: ${fact}`);
  return [`${opening}.`, said.join('\n'), 'The source of this posting gives no further description.']
    .filter(Boolean)
    .join('\n\n');
}
