import { dateStyles, fromAndTo } from './dates.ts';
import type { Layout } from './layout.ts';
import type { ToldPerson } from './people.ts';
import { word, wordFile } from './word.ts';

const { box, bullets, heading, paragraph, run, runs, table } = word;

/** Everything in tables with headings, the person's particulars among it. */
export const tables: Layout = (person, variant) => {
  const jobs = person.jobs.map((job) => {
    const { title, company, place, start, end } = job;
    if (variant === 0) return [dateStyles.short.span(start, end), company, title, place];
    if (variant === 1) return [title, `${company}, ${place}`, ...fromAndTo(job)];
    return [
      dateStyles.slashes.span(start, end),
      `${paragraph(company, { bold: true })}${paragraph(place)}`,
      title,
      job.did.join('. '),
    ];
  });
  const heads = [
    ['Period', 'Employer', 'Position', 'Location'],
    ['Position', 'Company', 'From', 'To'],
    ['Duration', 'Name of Organization', 'Designation', 'Responsibilities'],
  ];
  const schools = person.schools.map(({ degree, field, school, year }) =>
    variant === 1 ? [`${degree} in ${field}`, school, year] : [year, school, `${degree} in ${field}`],
  );
  const schoolHeads =
    variant === 1 ? ['Qualification', 'Institute', 'Year'] : ['Year', 'Institution', 'Course'];
  return {
    bytes: wordFile(
      [
        paragraph('CURRICULUM VITAE', { bold: true }),
        heading(variant === 0 ? 'Personal Information' : 'Personal Details'),
        table(particulars(person, variant)),
        heading('Objective'),
        paragraph(person.summary),
        heading(variant === 2 ? 'Work History' : 'Employment History'),
        table([heads[variant] ?? [], ...jobs]),
        heading(variant === 1 ? 'Educational Qualifications' : 'Education'),
        table([schoolHeads, ...schools]),
        heading('Skills'),
        bullets(person.skills),
        heading('Languages'),
        variant === 2
          ? table([['Language', 'Level'], ...person.languages.map((language) => [language, 'Fluent'])])
          : paragraph(person.languages.join(', ')),
      ].join(''),
    ),
    tells: { duties: variant === 2 },
  };
};

function particulars(person: ToldPerson, variant: number): string[][] {
  const colon = variant === 1 ? ' :' : '';
  return [
    [variant === 2 ? 'Full Name' : 'Name', person.name],
    ['Position applied for', person.title],
    ['Date of Birth', person.born],
    ['Nationality', person.nationality],
    ['Marital Status', 'Single'],
    [variant === 2 ? 'Current Address' : 'Address', person.place],
    [variant === 0 ? 'Contact No.' : 'Mobile', person.phone],
    ['Email', person.email],
  ].map(([label = '', value = '']) => [`${label}${colon}`, value]);
}

/** Dates stand last, behind all that is said of a job. */
export const datesLast: Layout = (person, variant) => {
  const jobs = person.jobs.map(({ title, company, place, start, end, did }) => {
    const heads = [
      () => paragraph(`${title}, ${company}, ${place}, ${dateStyles.short.span(start, end)}`),
      () => paragraph(`${company} – ${title} (${dateStyles.slashes.span(start, end)})`),
      () =>
        runs([run(title, { bold: true }), run(` ${company}\t${dateStyles.days.span(start, end)}`)]) +
        paragraph(place),
    ];
    return `${heads[variant]?.()}${bullets(did)}`;
  });
  return {
    bytes: wordFile(
      [
        paragraph(person.name, { style: 'Title' }),
        paragraph(person.title, { style: 'Subtitle' }),
        paragraph(`${person.place} • ${person.phone} • ${person.email}`),
        heading('Professional Summary'),
        paragraph(person.summary),
        heading(variant === 1 ? 'Career History' : 'Work Experience'),
        ...jobs,
        heading('Education'),
        ...person.schools.map(({ degree, field, school, year }) =>
          paragraph(
            variant === 1
              ? `${school} – ${degree} in ${field} (${year})`
              : `${degree} in ${field}, ${school}, ${year}`,
          ),
        ),
        heading('Skills'),
        ...(variant === 0 ? [bullets(person.skills)] : [paragraph(person.skills.join(', '))]),
        heading('Languages'),
        paragraph(person.languages.map((language) => `${language} (fluent)`).join(', ')),
      ].join(''),
    ),
    tells: { jobPlaces: variant !== 1 },
  };
};

/** Name and contact in the page's head or foot, and parts of it in boxes. */
export const boxesAndHeaders: Layout = (person, variant) => {
  const contact = paragraph(`${person.phone} | ${person.email} | ${person.place}`);
  const who = `${paragraph(person.name, { bold: true })}${paragraph(person.title)}`;
  const skills = `${heading('Skills')}${bullets(person.skills)}`;
  const languages = `${heading('Languages')}${bullets(person.languages)}`;
  const jobs = person.jobs
    .map(({ title, company, place, start, end, did }) =>
      [
        paragraph(`${title}\t${dateStyles.long.span(start, end)}`, { bold: true }),
        paragraph(`${company} | ${place}`),
        bullets(did),
      ].join(''),
    )
    .join('');
  const rest = [
    heading('Experience'),
    jobs,
    heading('Education'),
    ...person.schools.map(({ degree, field, school, year }) =>
      paragraph(`${degree} in ${field} | ${school} | ${year}`),
    ),
  ].join('');
  const summary = `${heading('Profile')}${paragraph(person.summary)}`;
  const files = [
    () => wordFile(summary + rest + box(skills) + box(languages), { header: who + contact }),
    () => wordFile(who + box(skills) + summary + rest + languages, { footer: contact }),
    () =>
      wordFile(box(who + contact) + box(`${skills}${languages}`) + summary + rest, {
        header: paragraph('Page 1 of 2'),
      }),
  ];
  return { bytes: files[variant]?.() ?? Buffer.alloc(0), tells: {} };
};

/** A table that no one sees, of one row: what is short in one cell, the work in the other. */
export const sidebar: Layout = (person, variant) => {
  const side = [
    heading('Contact'),
    ...[person.phone, person.email, person.place].map((text) => paragraph(text)),
    heading(variant === 1 ? 'Core Skills' : 'Skills'),
    ...person.skills.map((skill) => paragraph(skill)),
    heading('Languages'),
    ...person.languages.map((language) => paragraph(variant === 2 ? `${language} – native` : language)),
  ].join('');
  const main = [
    ...(variant === 1 ? [] : [heading('Profile'), paragraph(person.summary)]),
    heading('Experience'),
    ...person.jobs.map(({ title, company, place, start, end, did }) => {
      const dates = dateStyles[variant === 1 ? 'years' : 'short'].span(start, end);
      if (variant === 2)
        return (
          paragraph(dates) +
          paragraph(`${company} · ${place}`, { bold: true }) +
          paragraph(title) +
          bullets(did)
        );
      return paragraph(title, { bold: true }) + paragraph(`${company}, ${place} | ${dates}`) + bullets(did);
    }),
    heading('Education'),
    ...person.schools.map(
      ({ degree, field, school, year }) =>
        paragraph(`${degree} in ${field}`, { bold: true }) + paragraph(`${school} | ${year}`),
    ),
  ].join('');
  const cells = variant === 1 ? [main, side] : [side, main];
  return {
    bytes: wordFile(paragraph(person.name, { style: 'Title' }) + paragraph(person.title) + table([cells])),
    tells: { years: variant === 1, summary: variant !== 1 },
  };
};
