import { dateStyles, monthAndYear } from './dates.ts';
import type { Layout } from './layout.ts';
import { Typeset, widthOf } from './typeset.ts';

/** A table with headings, its cells broken where their columns end. */
export const tableOnPaper: Layout = (person) => {
  const page = new Typeset();
  page.line(person.name.toUpperCase(), { size: 18, bold: true });
  page.line(person.title, { size: 11 });
  page.line(`${person.place}  |  ${person.phone}  |  ${person.email}`, { size: 9 });
  page.line('Profile', { size: 13, bold: true, apart: 10 }).paragraph(person.summary);
  page.line('Work Experience', { size: 13, bold: true, apart: 10 });
  const [xs, widths] = [
    [56, 170, 300, 430],
    [100, 115, 115, 120],
  ];
  const cells = (texts: string[]) => texts.map((text, index) => ({ text, x: xs[index] ?? 0 }));
  page.row(cells(['Period', 'Position', 'Employer', 'Location']), { widths, bold: true });
  for (const { title, company, place, start, end } of person.jobs)
    page.row(cells([dateStyles.short.span(start, end), title, company, place]), { widths });
  page.line('Education', { size: 13, bold: true, apart: 12 });
  page.row(cells(['Year', 'Qualification', 'Institution']), { widths, bold: true });
  for (const { degree, field, school, year } of person.schools)
    page.row(cells([year, `${degree} in ${field}`, school]), { widths: [100, 115, 240] });
  page.line('Skills', { size: 13, bold: true, apart: 12 }).paragraph(person.skills.join(', '));
  page.line('Languages', { size: 13, bold: true, apart: 12 }).paragraph(person.languages.join(', '));
  return { bytes: page.pdf, tells: { duties: false } };
};

/** A narrow column beside a wide one. */
export const twoColumns: Layout = (person, variant) => {
  const page = new Typeset();
  const [side, main] = variant === 1 ? [400, 50] : [40, 220];
  const width = variant === 1 ? 330 : 340;
  const head = (text: string) => (variant === 2 ? text.toUpperCase() : text);
  const heading = (text: string, x: number) => page.line(head(text), { x, size: 13, bold: true, apart: 10 });
  page.line(person.name, { x: 40, size: 22, bold: true });
  page.line(person.title, { x: 40, size: 12 });
  page.at(120);
  heading('Contact', side);
  for (const text of [person.phone, person.email, person.place]) page.line(text, { x: side, size: 9 });
  heading(variant === 0 ? 'Key Skills' : 'Skills', side);
  for (const skill of person.skills) page.line(`${variant === 1 ? '• ' : ''}${skill}`, { x: side, size: 9 });
  heading('Languages', side);
  for (const language of person.languages) page.line(language, { x: side, size: 9 });
  page.at(120);
  heading(variant === 0 ? 'About Me' : 'Profile', main);
  page.paragraph(person.summary, { x: main, width, size: 9.5 });
  heading('Work Experience', main);
  for (const { title, company, place, start, end, did } of person.jobs) {
    if (variant === 0) {
      page.line(title, { x: main, bold: true, apart: 6 });
      page.line(`${company}, ${place}`, { x: main });
      page.line(dateStyles.short.span(start, end), { x: main, size: 9 });
    } else if (variant === 1) {
      const dates = dateStyles.slashes.span(start, end);
      page.line(
        [
          { text: company, x: main, bold: true },
          { text: dates, x: main + width - widthOf(dates, 10) },
        ],
        { apart: 6 },
      );
      page.line(`${title} – ${place}`, { x: main });
    } else {
      page.line(`${title} | ${company} | ${place}`, { x: main, apart: 6, size: 9 });
      page.line(dateStyles.long.span(start, end), { x: main, size: 9 });
    }
    for (const line of did) page.paragraph(`• ${line}`, { x: main + 10, width: width - 10, size: 9 });
  }
  heading('Education', main);
  for (const { degree, field, school, year } of person.schools) {
    page.line(`${degree} in ${field}`, { x: main, bold: true, size: 9.5 });
    page.line(`${school}, ${year}`, { x: main, size: 9.5 });
  }
  return { bytes: page.pdf, tells: {} };
};

/** Dates stand first: in the margin, in front of all, or above. */
export const datesFirst: Layout = (person, variant) => {
  const page = new Typeset();
  page.line(person.name, { size: 20, bold: true });
  page.line(`${person.title} · ${person.place}`, { size: 10 });
  page.line(`Mobile: ${person.phone}   E-mail: ${person.email}`, { size: 10 });
  const heading = (text: string) => page.line(text, { size: 12, bold: true, apart: 10 });
  heading('Summary').paragraph(person.summary);
  heading(variant === 1 ? 'Employment' : 'Professional Experience');
  for (const { title, company, place, start, end, did } of person.jobs) {
    if (variant === 0) {
      page.line(
        [
          { text: dateStyles.slashes.span(start, end), x: 56 },
          { text: title, x: 190, bold: true },
        ],
        { apart: 5 },
      );
      page.line(`${company}, ${place}`, { x: 190 });
      for (const line of did) page.paragraph(`- ${line}`, { x: 190, width: 350 });
    } else if (variant === 1) {
      page.line(`${dateStyles.closeYears.span(start, end)}: ${title}, ${company}, ${place}`, { apart: 5 });
      for (const line of did) page.paragraph(`• ${line}`, { x: 70, width: 460 });
    } else {
      page.line(dateStyles.points.span(start, end), { apart: 5 });
      page.line(company.toUpperCase(), { bold: true });
      page.line(`${title}, ${place}`);
      for (const line of did) page.paragraph(`• ${line}`, { x: 70, width: 460 });
    }
  }
  heading('Education');
  for (const { degree, field, school, year } of person.schools)
    page.line(
      variant === 0
        ? [
            { text: year, x: 56 },
            { text: `${degree} in ${field}, ${school}`, x: 190 },
          ]
        : `${year} ${degree} in ${field}, ${school}`,
    );
  heading('Skills').paragraph(person.skills.join(variant === 2 ? ' • ' : ', '));
  heading('Languages').paragraph(person.languages.join(', '));
  return { bytes: page.pdf, tells: { years: variant === 1 } };
};

/** Headings, and once the name, with a blank after every letter. */
export const spacedLetters: Layout = (person, variant) => {
  const page = new Typeset();
  const spaced = (text: string) =>
    text
      .toUpperCase()
      .split(' ')
      .map((word) => [...word].join(' '))
      .join('   ');
  const heading = (text: string) => page.line(spaced(text), { size: 11, bold: true, apart: 12 });
  page.line(variant === 2 ? spaced(person.name) : person.name, { size: 20, bold: true });
  page.line(variant === 1 ? spaced(person.title) : person.title, { size: 11 });
  page.line(`${person.email} / ${person.phone} / ${person.place}`, { size: 9 });
  heading(variant === 0 ? 'About me' : 'Profile').paragraph(person.summary);
  heading(variant === 0 ? 'Work experience' : variant === 1 ? 'Career history' : 'Experience');
  for (const { title, company, place, start, end, did } of person.jobs) {
    const dates = dateStyles[variant === 1 ? 'apostrophes' : 'short'].span(start, end);
    page.line(
      [
        { text: variant === 0 ? title : `${title}, ${company}`, x: 56, bold: true },
        { text: dates, x: 540 - widthOf(dates, 10) },
      ],
      { apart: 5 },
    );
    page.line(variant === 0 ? `${company} / ${place}` : place, {});
    for (const line of did) page.paragraph(`• ${line}`, { x: 66, width: 460 });
  }
  heading('Education');
  for (const { degree, field, school, year } of person.schools)
    page.line(`${degree} in ${field} / ${school} / ${year}`);
  heading('Skills').paragraph(person.skills.join(' • '));
  heading('Languages').paragraph(person.languages.join(' • '));
  return { bytes: page.pdf, tells: {} };
};

/** All of the work in one paragraph. */
export const oneParagraph: Layout = (person, variant) => {
  const page = new Typeset();
  page.line(person.name, { size: 16, bold: true });
  page.line(`${person.place}, tel. ${person.phone}, ${person.email}`);
  page.line('Career', { size: 12, bold: true, apart: 10 });
  const jobs = person.jobs.map(({ title, company, place, start, end }) => {
    if (variant === 0) return `${title} at ${company}, ${place} (${dateStyles.short.span(start, end)})`;
    if (variant === 1) return `${dateStyles.closeYears.span(start, end)} ${title}, ${company}, ${place}`;
    return end
      ? `From ${monthAndYear(start)} to ${monthAndYear(end)} I was ${article(title)} at ${company}, ${place}`
      : `Since ${monthAndYear(start)} I have been ${article(title)} at ${company}, ${place}`;
  });
  page.paragraph(`${jobs.join(variant === 1 ? '; ' : '. ')}.`);
  page.line('Education', { size: 12, bold: true, apart: 10 });
  page.paragraph(
    `${person.schools.map(({ degree, field, school, year }) => `${degree} in ${field}, ${school}, ${year}`).join('; ')}.`,
  );
  page.line('Skills', { size: 12, bold: true, apart: 10 }).paragraph(`${person.skills.join(', ')}.`);
  page.line('Languages', { size: 12, bold: true, apart: 10 }).paragraph(`${person.languages.join(', ')}.`);
  return { bytes: page.pdf, tells: { years: variant === 1, duties: false, title: false, summary: false } };
};

function article(title: string): string {
  return `${/^[AEIO]/.test(title) ? 'an' : 'a'} ${title}`;
}
