import { dateStyles, monthAndYear } from './dates.ts';
import type { Layout } from './layout.ts';

/** "Waiter @ Blue Lagoon", "2019 at Blue Lagoon": the job and who it was for in one breath. */
export const roleAtCompany: Layout = (person, variant) => {
  const jobs = person.jobs.flatMap(({ title, company, place, start, end, did }) => [
    '',
    ...(variant === 0
      ? [`${title} @ ${company}`, `${dateStyles.short.span(start, end)} | ${place}`]
      : variant === 1
        ? [`${title}, ${dateStyles.closeYears.span(start, end)} at ${company}, ${place}`]
        : [`${title} @${company} (${place}) // ${dateStyles.points.span(start, end)}`]),
    ...did.map((line) => `* ${line}`),
  ]);
  return {
    bytes: text([
      person.name,
      person.title,
      `${person.email} | ${person.phone} | ${person.place}`,
      '',
      'ABOUT',
      person.summary,
      '',
      'EXPERIENCE',
      ...jobs,
      '',
      'EDUCATION',
      ...person.schools.map(
        ({ degree, field, school, year }) => `${degree} in ${field} @ ${school}, ${year}`,
      ),
      '',
      'SKILLS',
      person.skills.join(', '),
      '',
      'LANGUAGES',
      person.languages.join(', '),
    ]),
    tells: { years: variant === 1 },
  };
};

/** Plain text: rows with a label each, rulers, or bars. */
export const plainText: Layout = (person, variant) => {
  const jobs = person.jobs.flatMap(({ title, company, place, start, end, did }) => [
    '',
    ...(variant === 0
      ? [
          `Position: ${title}`,
          `Employer: ${company}`,
          `Location: ${place}`,
          `Period: ${monthAndYear(start)} - ${end ? monthAndYear(end) : 'present'}`,
          ...(did.length ? [`Duties: ${did.join('; ')}`] : []),
        ]
      : variant === 1
        ? [`${title} | ${company} | ${place} | ${dateStyles.short.span(start, end)}`]
        : [`${company}, ${place}`, `${title} (${dateStyles.years.span(start, end)})`]),
    ...(variant === 0 ? [] : did.map((line) => `- ${line}`)),
  ]);
  const heading = (words: string) =>
    variant === 0
      ? ['', words.toUpperCase(), '='.repeat(words.length)]
      : variant === 1
        ? ['', `## ${words}`]
        : ['', `${words}:`];
  const born = [`Date of Birth: ${person.born}`, `Nationality: ${person.nationality}`];
  return {
    bytes: text([
      variant === 0 ? `Name: ${person.name}` : variant === 1 ? `# ${person.name}` : person.name,
      variant === 0 ? `Position applied for: ${person.title}` : person.title,
      ...(variant === 2 ? born : []),
      `Phone: ${person.phone}`,
      `Email: ${person.email}`,
      `Address: ${person.place}`,
      ...heading('Profile'),
      person.summary,
      ...heading('Work Experience'),
      ...jobs,
      ...heading('Education'),
      ...person.schools.map(({ degree, field, school, year }) =>
        variant === 2
          ? `${school}, ${degree} in ${field}, ${year}`
          : `${degree} in ${field} - ${school} - ${year}`,
      ),
      ...heading('Skills'),
      ...(variant === 1 ? person.skills.map((skill) => `- ${skill}`) : [person.skills.join(', ')]),
      ...heading('Languages'),
      person.languages.join(', '),
    ]),
    tells: { years: variant === 2 },
  };
};

function text(lines: readonly string[]): Buffer {
  return Buffer.from(lines.join('\n'));
}
