import { beforeEach, describe, expect, test } from 'vitest';
import type { ResumeReading } from '#contract/api.ts';
import { named, uploaded } from '#test/files.ts';
import { pdfOf, plainPdf } from '#test/pdf.ts';
import { jobSeeker } from '#test/people.ts';
import { type Client, type Person, serverForThisFile } from '#test/server.ts';
import { docxOf, odtOf } from '#test/word-files.ts';

const server = serverForThisFile();
let person: Person;
let seeker: Client;

beforeEach(async () => {
  person = await jobSeeker(server);
  seeker = server.as(person);
});

async function read(bytes: Buffer): Promise<ResumeReading> {
  const reply = await seeker.send('POST', '/api/resumes/reading', { body: bytes, headers: named('cv') });
  expect(reply.status, reply.text).toBe(200);
  return reply.json as ResumeReading; // The contract has just let it out.
}

const lines = [
  '# Aishath Shiuna',
  'Dive Instructor',
  'Malé, Maldives | aishath.shiuna@example.mv | +960 777 1234 | www.example.mv/aishath',
  '# Summary',
  'Eight years under water, five of them teaching.',
  '# Work Experience',
  'Senior Dive Instructor, Blue Lagoon Resort\tMarch 2019 – Present',
  '- Taught 300 guests to dive',
  '- Kept the compressors running',
  'Dive Guide, Reef Divers\t2016 - 02/2019',
  '- Led two dives a day',
  '# Education',
  'Diploma in Marine Biology, Maldives National University\tJan 2013 – Dec 2015',
  '# Skills',
  'Diving, Compressor maintenance, First aid',
  '# Languages',
  'English (fluent), Dhivehi (native)',
  '# Publications',
  'The reefs of Baa, 2018',
];

const expected = {
  name: 'Aishath Shiuna',
  email: 'aishath.shiuna@example.mv',
  phone: '+960 777 1234',
  title: 'Dive Instructor',
  location: 'Malé, Maldives',
  links: ['www.example.mv/aishath'],
  summary: 'Eight years under water, five of them teaching.',
  workExperience: [
    {
      title: 'Senior Dive Instructor',
      company: 'Blue Lagoon Resort',
      startDate: '2019-03-01',
      endDate: null,
      isCurrent: true,
      description: '- Taught 300 guests to dive\n- Kept the compressors running',
      doubtful: [],
    },
    {
      title: 'Dive Guide',
      company: 'Reef Divers',
      startDate: '2016-01-01',
      endDate: '2019-02-01',
      isCurrent: false,
      description: '- Led two dives a day',
      doubtful: ['startDate'],
    },
  ],
  education: [
    {
      institution: 'Maldives National University',
      degree: 'Diploma',
      fieldOfStudy: 'Marine Biology',
      startDate: '2013-01-01',
      endDate: '2015-12-01',
    },
  ],
  skills: ['Diving', 'Compressor maintenance', 'First aid'],
  languages: [
    { name: 'English', level: 'fluent' },
    { name: 'Dhivehi', level: 'native' },
  ],
  notPlaced: [{ heading: 'Publications', text: 'The reefs of Baa, 2018' }],
};

describe('a résumé is read', () => {
  test('from a PDF, its dates set to the right', async () => {
    const page = lines.flatMap((line, index) => {
      const [left = '', right] = line.split('\t');
      const heading = left.startsWith('# ');
      const y = 50 + index * 16;
      return [
        {
          text: left.replace(/^# /, '').replace(/^- /, '\u0095 ').replaceAll('–', '\u0096'),
          x: 50,
          y,
          bold: heading,
          size: index === 0 ? 22 : heading ? 14 : 10,
        },
        ...(right ? [{ text: right.replaceAll('–', '\u0096'), x: 460, y }] : []),
      ];
    });
    expect(await read(pdfOf([page]))).toMatchObject(expected);
  });

  test('from a Word file with tables, an OpenDocument and a text', async () => {
    expect(await read(docxOf(lines))).toMatchObject(expected);
    expect(await read(odtOf(lines))).toMatchObject(expected);
    const text = lines
      .map((line) => (line.startsWith('# ') ? `\n${line.slice(2)}` : line.replace('\t', '      ')))
      .join('\r\n');
    expect(await read(Buffer.from(text))).toMatchObject(expected);
    expect(await read(Buffer.from(`\ufeff${text}`, 'utf16le'))).toMatchObject(expected);
  });

  test('column after column, where a page has two', async () => {
    const side = [
      'Skills',
      'Diving',
      'First aid',
      'Languages',
      'English',
      'Dhivehi',
      'Contact',
      'a@example.mv',
    ];
    const main = [
      'Work Experience',
      'Chef, Blue Lagoon',
      'May 2019 - June 2021',
      'Cooked for two hundred guests on an island far from any shop.',
      'Baked the bread of the resort before the sun was up.',
      'Cook, Reef Hotel',
      'May 2017 - April 2019',
      'Cut and cleaned the catch of the day, every day of the week.',
      'Education',
      'Diploma in Cookery, Hotel School, 2016',
    ];
    const heading = (text: string) =>
      ['Skills', 'Languages', 'Contact', 'Work Experience', 'Education'].includes(text);
    const page = [
      ...side.map((text, index) => ({
        text,
        x: 40,
        y: 70 + index * 21,
        bold: heading(text),
        size: heading(text) ? 14 : 10,
      })),
      ...main.map((text, index) => ({
        text,
        x: 220,
        y: 62 + index * 15,
        bold: heading(text),
        size: heading(text) ? 14 : 10,
      })),
    ];
    expect(await read(pdfOf([page]))).toMatchObject({
      email: 'a@example.mv',
      skills: ['Diving', 'First aid'],
      languages: [{ name: 'English' }, { name: 'Dhivehi' }],
      workExperience: [
        { title: 'Chef', company: 'Blue Lagoon', startDate: '2019-05-01', endDate: '2021-06-01' },
        { title: 'Cook', company: 'Reef Hotel', startDate: '2017-05-01', endDate: '2019-04-01' },
      ],
      education: [{ degree: 'Diploma', fieldOfStudy: 'Cookery', institution: 'Hotel School' }],
    });
  });

  test('without dropping a word of it', async () => {
    const odd = [
      ...lines,
      '# Awards',
      'Best instructor of the atoll',
      '# Things nobody has a heading for',
      'Keeps three parrots',
      'References available on request from Ibrahim Shiyam',
    ];
    for (const bytes of [docxOf(odd), odtOf(odd), plainPdf(odd)]) {
      const reading = await read(bytes);
      const kept = wordsOf(textsIn(reading).join(' '));
      const dates = /^(?:\d+|jan|dec|march|present)$/i;
      const headings = /^(?:summary|work|experience|education|skills|languages|in)$/i;
      const lost = [...wordsOf(odd.join(' '))].filter(
        (word) => !kept.has(word) && !dates.test(word) && !headings.test(word),
      );
      expect(lost).toEqual([]);
    }
  });

  test('with what is not told left blank and what is guessed marked', async () => {
    const reading = await read(Buffer.from('Work Experience\n2019 - 2020\nSomewhere\nNowhere\n'));
    expect(reading.workExperience).toMatchObject([
      {
        title: 'Somewhere',
        company: 'Nowhere',
        location: null,
        doubtful: ['title', 'company', 'startDate', 'endDate'],
      },
    ]);
    expect(reading).toMatchObject({
      name: null,
      email: null,
      phone: null,
      summary: null,
      education: [],
      skills: [],
    });
  });

  test('from a file that is kept, by nobody but its owner', async () => {
    const { id } = await uploaded(server, person, 'cv.docx', docxOf(lines));
    expect(await seeker.call('GET /api/files/:id/reading', { params: { id } })).toMatchObject(expected);
    const other = server.as(await jobSeeker(server));
    expect((await other.get(`/api/files/${id}/reading`)).status).toBe(404);
  });

  test('one after the other, however many come at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => jobSeeker(server)));
    const readings = await Promise.all(
      people.flatMap((one) =>
        ['Diving', 'Rigging'].map(async (skill) => {
          const bytes = plainPdf([`Aishath Shiuna ${one.id}`, '# Skills', skill]);
          const reply = await server.as(one).send('POST', '/api/resumes/reading', { body: bytes });
          return { skill, read: (reply.json as ResumeReading).skills }; // As above.
        }),
      ),
    );
    for (const { skill, read: skills } of readings) expect(skills).toEqual([skill]);
  });
});

describe('dates are understood', () => {
  test.each([
    ['Jan 2019 - Mar 2020', '2019-01-01', '2020-03-01'],
    ['January 2019 to present', '2019-01-01', null],
    ['01/2019 – 03/2020', '2019-01-01', '2020-03-01'],
    ['2019-01 – 2020-03', '2019-01-01', '2020-03-01'],
    ['Sept. 2019 until now', '2019-09-01', null],
    ['May – Aug 2020', '2020-05-01', '2020-08-01'],
    ["Jun '19 - Jul '20", '2019-06-01', '2020-07-01'],
    ['Since 2019', '2019-01-01', null],
    ['2019 — 2020', '2019-01-01', '2020-01-01'],
    ['Summer 2019 - Winter 2019', '2019-06-01', '2019-12-01'],
  ])('%s', async (told, startDate, endDate) => {
    const { workExperience } = await read(Buffer.from(`Experience\nChef, Blue Lagoon\t${told}\n- Cooked\n`));
    expect(workExperience).toMatchObject([
      { title: 'Chef', company: 'Blue Lagoon', startDate, endDate, isCurrent: endDate === null },
    ]);
  });
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
}
