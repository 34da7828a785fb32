import { beforeEach, describe, expect, test } from 'vitest';
import type { ResumeReading } from '#contract/api.ts';
import { named } from '#test/files.ts';
import { jobSeeker } from '#test/people.ts';
import { type Client, type Person, serverForThisFile } from '#test/server.ts';
import { zipped } from '#test/zip.ts';

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

describe('JSON Resume', () => {
  test('is read, with what a profile has no place for set beside', async () => {
    const reading = await read(
      Buffer.from(
        JSON.stringify({
          basics: {
            name: 'A B',
            label: 'Skipper',
            email: 'a@b.mv',
            location: { city: 'Malé', countryCode: 'MV' },
            profiles: [{ url: 'https://x.mv' }],
          },
          work: [
            {
              name: 'Sea House',
              position: 'Skipper',
              startDate: '2019-05',
              endDate: '2020',
              summary: 'Sailed.',
              highlights: ['Far'],
            },
            5,
            { name: 7 },
          ],
          education: [
            { institution: 'Academy', studyType: 'Diploma', area: 'Navigation', startDate: '2015-02-31' },
          ],
          skills: [{ name: 'Sea', keywords: ['Knots', 'Charts'] }, { name: 'First aid' }],
          languages: [{ language: 'English', fluency: 'Fluent' }],
          awards: [{ title: 'Best skipper' }],
        }),
      ),
    );
    expect(reading).toMatchObject({
      name: 'A B',
      title: 'Skipper',
      location: 'Malé, MV',
      skills: ['Knots', 'Charts', 'First aid'],
      notPlaced: [{ heading: 'awards', text: 'Best skipper' }],
    });
    expect(reading.education).toMatchObject([
      { institution: 'Academy', startDate: '2015-02-01', isCurrent: true },
    ]);
  });

  test('of one’s own profile comes back as it went out', async () => {
    await fill();
    const out = await seeker.call('GET /api/profile/json-resume');
    const reading = await read(Buffer.from(JSON.stringify(out)));
    expect(reading).toMatchObject({
      title: 'Dive Instructor',
      location: 'Malé, Maldives',
      summary: 'Eight years under water.',
      skills: ['Diving', 'First aid'],
      workExperience: [
        {
          title: 'Dive Guide',
          company: 'Reef Divers',
          startDate: '2016-01-01',
          endDate: '2019-02-01',
          description: 'Led dives.',
        },
      ],
      education: [{ institution: 'Academy', degree: 'Diploma' }],
      notPlaced: [],
    });
    expect(await fill(reading)).toEqual({
      added: { workExperience: 0, education: 0, skills: 0 },
      alreadyThere: { workExperience: 1, education: 1, skills: 2 },
    });
  });
});

test('LinkedIn’s archive is read, and of it only what a profile has', async () => {
  const archive = zipped({
    'Profile.csv':
      'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Geo Location\nAishath,Shiuna,,"H. Home, Malé",1 May 1990,Dive Instructor,"Eight years,\nunder water.","Malé, Maldives"\n',
    'Email Addresses.csv': 'Email Address,Confirmed,Primary\nold@example.mv,Yes,No\na@example.mv,Yes,Yes\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nReef Divers,Dive Guide,Led dives.,Baa,Mar 2016,Feb 2019\nBlue Lagoon,Instructor,,,2019,\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nMaldives National University,2013,2015,,"Diploma, Marine Biology",Diving club\n',
    'Skills.csv': '\ufeffName\nDiving\nFirst aid\n',
    'Languages.csv': 'Name,Proficiency\nEnglish,Full professional proficiency\n',
    'messages.csv': 'FROM,CONTENT\nX,secret words\n',
  });
  const reading = await read(archive);
  expect(reading).toMatchObject({
    name: 'Aishath Shiuna',
    email: 'a@example.mv',
    title: 'Dive Instructor',
    summary: 'Eight years,\nunder water.',
    workExperience: [
      {
        title: 'Dive Guide',
        company: 'Reef Divers',
        startDate: '2016-03-01',
        endDate: '2019-02-01',
        isCurrent: false,
        doubtful: [],
      },
      {
        title: 'Instructor',
        startDate: '2019-01-01',
        endDate: null,
        isCurrent: true,
        doubtful: ['startDate'],
      },
    ],
    education: [
      { institution: 'Maldives National University', degree: 'Diploma', fieldOfStudy: 'Marine Biology' },
    ],
    skills: ['Diving', 'First aid'],
    languages: [{ name: 'English', level: 'Full professional proficiency' }],
  });
  expect(JSON.stringify(reading)).not.toMatch(/1990|H\. Home|secret/);
});

describe('a profile filled from a résumé', () => {
  test('gets what was looked over, and keeps what it had', async () => {
    await seeker.call('PUT /api/profile/job-seeker', {
      body: { phone: '+960 700 0000', skills: ['Navigation', 'diving'] },
    });
    const filled = await fill();
    expect(filled.added).toEqual({ workExperience: 1, education: 1, skills: 1 });
    expect(await seeker.call('GET /api/profile/job-seeker')).toMatchObject({
      title: 'Dive Instructor',
      phone: '+960 700 0000',
      skills: ['Navigation', 'diving', 'First aid'],
      profileCompletionPercentage: 90,
    });
  });

  test('twice is filled once', async () => {
    await fill();
    expect((await fill()).added).toEqual({ workExperience: 0, education: 0, skills: 0 });
    expect(await seeker.call('GET /api/work-experience')).toHaveLength(1);
    expect(await seeker.call('GET /api/education')).toHaveLength(1);
  });

  test('is filled with all of it or nothing, and each mistake is at its place', async () => {
    const refused = await seeker.post(
      '/api/profile/resume',
      {
        title: 'Diver',
        workExperience: [
          { title: 'Guide', company: 'Reef', startDate: '2019-01-01' },
          { title: '', company: 'Reef', startDate: '2019-01-01', endDate: '2018-01-01' },
        ],
        education: [{ institution: 'X' }],
      },
      { accept: 'application/problem+json' },
    );
    expect(refused).toMatchObject({
      status: 400,
      json: {
        fields: {
          'workExperience.1.title': 'Title is required.',
          'education.0.degree': 'Degree is required.',
        },
      },
    });
    expect(await seeker.call('GET /api/work-experience')).toEqual([]);
    expect(await seeker.call('GET /api/profile/job-seeker')).toMatchObject({ title: null });
  });
});

async function fill(reading?: ResumeReading) {
  const asItWas = {
    title: 'Dive Instructor',
    location: 'Malé, Maldives',
    summary: 'Eight years under water.',
    skills: ['Diving', 'First aid'],
    workExperience: [
      {
        title: 'Dive Guide',
        company: 'Reef Divers',
        startDate: '2016-01-01',
        endDate: '2019-02-01',
        isCurrent: false,
        description: 'Led dives.',
      },
    ],
    education: [{ institution: 'Academy', degree: 'Diploma', isCurrent: false }],
  };
  const body = reading
    ? {
        skills: reading.skills,
        workExperience: reading.workExperience.map(({ title, company, startDate }) => ({
          title: title ?? '',
          company: company ?? '',
          startDate: startDate ?? '',
        })),
        education: reading.education.map(({ institution, degree }) => ({
          institution: institution ?? '',
          degree: degree ?? '',
        })),
      }
    : asItWas;
  return seeker.call('POST /api/profile/resume', { body });
}
