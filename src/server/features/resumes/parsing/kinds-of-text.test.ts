import { describe, expect, test } from 'vitest';
import { resumeIn } from '#server/features/resumes/resume-in.ts';

const read = (...lines: string[]) => resumeIn(Buffer.from(lines.join('\n')));
const jobsIn = async (...lines: string[]) => (await read('Work Experience', ...lines)).workExperience;

describe('a job, its employer and its place are parted', () => {
  test.each([
    'Bosun – Marlin Resort – Malé (2019 - 2021)',
    'Bosun — Marlin Resort — Malé — 2019 - 2021',
    'Bosun | Marlin Resort | Malé | 2019 - 2021',
    'Bosun / Marlin Resort / Malé / 2019 - 2021',
    'Bosun // Marlin Resort // Malé // 2019 - 2021',
    'Bosun • Marlin Resort • Malé • 2019 - 2021',
    'Bosun · Marlin Resort · Malé · 2019 - 2021',
    'Bosun * Marlin Resort * Malé * 2019 - 2021',
    'Bosun ; Marlin Resort ; Malé ; 2019 - 2021',
    'Bosun → Marlin Resort → Malé → 2019 - 2021',
    'Bosun > Marlin Resort > Malé > 2019 - 2021',
    'Bosun ~ Marlin Resort ~ Malé ~ 2019 - 2021',
    'Bosun : Marlin Resort : Malé : 2019 - 2021',
    'Bosun, Marlin Resort, Malé, 2019 - 2021',
    'Bosun\tMarlin Resort\tMalé\t2019 - 2021',
    'Bosun ï¼ Marlin Resort ï¼ Malé ï¼ 2019 - 2021',
    'Bosun ，Marlin Resort，Malé （2019 - 2021）',
    'Marlin Resort, Malé: Bosun (2019 - 2021)',
    '2019 - 2021 Bosun, Marlin Resort (Malé)',
    '[2019 - 2021] Marlin Resort / Bosun / Malé',
    'Bosun (2019 - 2021), Marlin Resort, Malé',
    'Marlin Resort Bosun\t2019 - 2021\nMalé',
  ])('in “%s”', async (line) => {
    expect(await jobsIn(line, '- Looked after lines and fenders')).toMatchObject([
      {
        title: 'Bosun',
        company: 'Marlin Resort',
        location: 'Malé',
        startDate: '2019-01-01',
        endDate: '2021-01-01',
      },
    ]);
  });

  test.each([
    'Night Auditor @ Palm Crest\n2018 - 2020',
    'Night Auditor @Palm Crest, 2018 - 2020',
    'Night Auditor at Palm Crest (2018 - 2020)',
    'Night Auditor with Palm Crest, 2018 - 2020',
    '2018 - 2020 at Palm Crest as Night Auditor',
    '2018 - 2020 in Palm Crest as a Night Auditor',
    '2018 - 2020: worked as Night Auditor at Palm Crest',
    'Night Auditor, 2018 - 2020 at Palm Crest',
    '2018 - 2020\nat Palm Crest\nNight Auditor',
    'Palm Crest\nPosition: Night Auditor\n2018 - 2020',
    'Employer: Palm Crest\nDesignation: Night Auditor\nPeriod: 2018 - 2020',
    'Company Name: Palm Crest\nJob Title: Night Auditor\nFrom: 2018\nTo: 2020',
  ])('in “%s”, with a word or a label', async (lines) => {
    expect(await jobsIn(...lines.split('\n'))).toMatchObject([
      { title: 'Night Auditor', company: 'Palm Crest', startDate: '2018-01-01', endDate: '2020-01-01' },
    ]);
  });

  test.each([
    'Kurumba Maldives',
    'Sun Siyam Sri Lanka',
    'Club Ocean Seychelles',
    'Emerald Thailand',
    'Grand Hotel Georgia',
    'Hilltop Kenya Safaris',
    'Air India Catering',
    'Bank of Ceylon',
    'Casa Italia',
    'Maldives Ports Limited',
    'Singapore Marine Works',
    'Turkey Hill Farm',
  ])('and the country in “%s” is no place', async (company) => {
    expect(await jobsIn(`Storekeeper, ${company}`, 'May 2018 - June 2020')).toMatchObject([
      { title: 'Storekeeper', company, location: null },
    ]);
  });
});

describe('a table is read by its headings', () => {
  const row: Record<string, string> = {
    period: 'Mar 2018 - May 2020',
    from: 'Mar 2018',
    to: 'May 2020',
    employer: 'Coral Quay Hotel',
    position: 'Steward',
    place: 'Galle',
    no: '1',
  };
  test.each([
    ['Period\tEmployer\tPosition', 'period employer position'],
    ['Position\tCompany\tDates', 'position employer period'],
    ['Company\tDesignation\tDuration', 'employer position period'],
    ['From\tTo\tOrganization\tPost held', 'from to employer position'],
    ['Hotel\tJob title\tFrom\tTo', 'employer position from to'],
    ['No.\tName of Company\tRole\tPeriod', 'no employer position period'],
    ['Year\tResort\tPosition\tLocation', 'period employer position place'],
    ['Rank\tVessel\tSign on\tSign off', 'position employer from to'],
    ['Location\tEstablishment\tDesignation\tTime', 'place employer position period'],
    ['Dates of employment\tName of employer\tJob title', 'period employer position'],
    ['DURATION\tORGANISATION\tDESIGNATION', 'period employer position'],
  ])('%s', async (header, columns) => {
    const cells = columns.split(' ').map((column) => row[column]);
    expect(
      await jobsIn(
        header,
        cells.join('\t'),
        cells.join('\t').replaceAll('2018', '2015').replaceAll('2020', '2016'),
      ),
    ).toMatchObject([
      { title: 'Steward', company: 'Coral Quay Hotel', startDate: '2018-03-01', endDate: '2020-05-01' },
      { title: 'Steward', company: 'Coral Quay Hotel', startDate: '2015-03-01', endDate: '2016-05-01' },
    ]);
  });
});

describe('a heading with its letters apart is one', () => {
  test.each([
    'E X P E R I E N C E',
    'W O R K   E X P E R I E N C E',
    'W O R K E X P E R I E N C E',
    'W o r k   H i s t o r y',
    'E M P L O Y M E N T   H I S T O R Y',
    'C A R E E R   H I S T O R Y',
    'P R O F E S S I O N A L   E X P E R I E N C E',
    'J O B   H I S T O R Y',
    'S E A   S E R V I C E',
    'E M P L O Y M E N T',
    'W O R K\tE X P E R I E N C E',
  ])('%s', async (heading) => {
    const reading = await read('Aminath Zoya', heading, 'Steward, Coral Quay Hotel, 2018 - 2020');
    expect(reading).toMatchObject({ name: 'Aminath Zoya', workExperience: [{ title: 'Steward' }] });
  });
});

describe('who somebody is', () => {
  test.each([
    ['WORK EXPERIENCE', 'Steward, Coral Quay Hotel, 2018 - 2020'],
    ['Curriculum Vitae', 'Personal Details', 'Steward'],
    ['Professional Profile', 'A steward of ten years at sea and on islands.'],
    ['Summary Education', 'Diploma, Hotel School, 2009'],
    ['Skills Experience Contact', 'Diving'],
    ['Contact Information', '7771234'],
    ['Languages Known', 'Dhivehi, English'],
    ['Career Objective', 'To work.'],
    ['Hotel Management Trainee', 'zz@example.mv'],
    ['Coral Quay Hotel', 'Malé, Maldives'],
    ['Key Skills', 'Diving, Sailing'],
    ['Sales Executive', 'Marketing Department', 'q@example.mv'],
  ])('is not “%s”', async (...lines) => {
    expect((await read('', ...lines)).name).toBeNull();
  });

  test.each([
    ['Name: Hawwa Zeena', 'Date of Birth: 1 May 1990', 'Nationality: Maldivian'],
    ['FULL NAME : HAWWA ZEENA', 'DOB : 01/05/1990', 'NATIONALITY : MALDIVIAN'],
    ['Name\tHawwa Zeena', 'Date of birth\t1 May 1990', 'Nationality\tMaldivian'],
    ['Name\t:\tHawwa Zeena', 'D.O.B\t:\t1990-05-01', 'Citizenship\t:\tMaldives'],
    ['Name: Hawwa Zeena Nationality: Maldivian Date of Birth: 01.05.1990'],
    ['Name: Hawwa Zeena | Born: 1 May 1990 | Nationality: Maldivian'],
    ['Name\tHawwa Zeena\tNationality\tMaldivian'],
    ['Curriculum Vitae', 'Hawwa Zeena', 'Date of Birth – 1 May 1990', 'Nationality – Maldivian'],
    ['Personal Information', 'Name in full: Hawwa Zeena', 'Sex: Female', 'Religion: Islam'],
    ['Applicant Name: Hawwa Zeena', 'Passport No: A0123456', 'Marital Status: Single'],
    ['Hawwa Zeena', 'Nationality: Maldivian', 'ID Card No: A012345'],
  ])('is read of “%s”, and no employer of the rest', async (...lines) => {
    const reading = await read(...lines, 'Work Experience', 'Steward, Coral Quay Hotel, 2018 - 2020');
    expect(reading.name).toBe('Hawwa Zeena');
    expect(reading.workExperience).toMatchObject([{ title: 'Steward', company: 'Coral Quay Hotel' }]);
    expect(reading.education).toEqual([]);
    expect(reading.phone).toBeNull();
  });

  test.each([
    ['Phone: 7771234', '7771234'],
    ['Mobile 9912345', '9912345'],
    ['Contact no. : 332 1234', '332 1234'],
    ['Tel: +960 777 1234', '+960 777 1234'],
    ['Contact: (960) 790-5566', '(960) 790-5566'],
    ['Mob: 7773344 / 9663344', '7773344'],
    ['Telephone\t031 222 4501', '031 222 4501'],
    ['WhatsApp: 0771234567', '0771234567'],
    ['Call 26 12 34', '26 12 34'],
    ['7905566', '7905566'],
    ['a@example.mv | 7905566 | Malé', '7905566'],
    ['Colombo, Sri Lanka · 077 123 4567', '077 123 4567'],
    ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
    ['Passport 1234567', null],
    ['Born 12.05.1990', null],
    ['2015 - 2017', null],
  ])('and the telephone number of “%s” is %s', async (line, phone) => {
    expect((await read('Hawwa Zeena', line)).phone).toBe(phone);
  });
});

describe('skills', () => {
  test.each([
    'Diving, Navigation, First aid',
    'Diving; Navigation; First aid',
    'Diving | Navigation | First aid',
    'Diving • Navigation • First aid',
    'Diving / Navigation / First aid',
    'Diving, Navigation and First aid.',
    'Core: Diving, Navigation, First aid',
    'Diving\nNavigation\nFirst aid',
    '- Diving\n- Navigation\n- First aid',
    '1. Diving\n2. Navigation\n3. First aid',
  ])('are those of “%s”', async (list) => {
    expect((await read('Skills', ...list.split('\n'))).skills).toEqual(['Diving', 'Navigation', 'First aid']);
  });

  test.each([
    'I can cook, clean, and speak to guests in three languages.',
    'Strong communicator, able to lead teams of up to thirty people, and with a good knowledge of hygiene.',
    'Hard-working, honest and always on time, with a smile for every guest who comes in.',
    'I have good knowledge of Opera, and I am willing to learn.',
    'Experienced in opening hotels, hiring their teams and writing their standards.',
    'Have worked with guests from Europe, China and India, which taught me patience.',
    'My strengths are planning, patience, and a calm head in storms.',
    'Responsible for the stores, including ordering, receiving and counting what comes in.',
    'Able to handle complaints, to calm angry guests, and to turn them into friends.',
    'Well organised, quick to learn, and used to living on small islands for months.',
  ])('are not the parts of the sentence “%s”', async (sentence) => {
    const reading = await read('Skills', sentence, 'Diving, Navigation');
    expect(reading.skills).toEqual(['Diving', 'Navigation']);
    expect(JSON.stringify(reading.notPlaced)).toContain(sentence.slice(0, 30));
  });
});

describe('a school', () => {
  test.each([
    'Diploma in Cookery, first class, 2012',
    'Diploma in Cookery, 2012, GPA 3.4',
    'Diploma in Cookery (with distinction), 2012',
    'Diploma in Cookery, passed, 2012',
    'Diploma in Cookery, Malé, 2012',
    'Diploma in Cookery - 2012 - Grade A',
    'Diploma in Cookery, Colombo, Sri Lanka, 2012',
    'Diploma in Cookery, expected 2012',
    'Diploma in Cookery, 75 %, 2012',
    '2012 Diploma in Cookery, completed with honours',
    'Diploma in Cookery, 2012\nSubjects: pastry, larder, hygiene.',
  ])('is not invented of “%s”', async (line) => {
    const { education } = await read('Education', ...line.split('\n'));
    expect(education).toMatchObject([{ degree: 'Diploma', institution: null }]);
    expect(education[0]?.fieldOfStudy).toMatch(/^Cookery/);
  });
});

describe('jobs told in one paragraph are parted', () => {
  test.each([
    'Night Auditor at Palm Reef Hotel (May 2016 – Sep 2018). Bell boy at Blue Hotel (2014 – 2016).',
    'Night Auditor, Palm Reef Hotel, May 2016 – Sep 2018; Bell boy, Blue Hotel, 2014 – 2016.',
    'May 2016 – Sep 2018 Night Auditor, Palm Reef Hotel, 2014 – 2016 Bell boy, Blue Hotel.',
    'From May 2016 to September 2018 Night Auditor at Palm Reef Hotel, from 2014 to 2016 Bell boy at Blue Hotel.',
    'May 2016 – Sep 2018: Night Auditor at Palm Reef Hotel. 2014 – 2016: Bell boy at Blue Hotel.',
    'Night Auditor – Palm Reef Hotel (05/2016 – 09/2018), and Bell boy – Blue Hotel (2014 – 2016).',
    'Night Auditor at Palm Reef Hotel May 2016 – Sep 2018. Closed the day’s books. Bell boy at Blue Hotel 2014 – 2016.',
    'Night Auditor at Palm Reef Hotel (May 2016 – Sep 2018).\nBell boy at\nBlue Hotel (2014 – 2016).',
    'I was Night Auditor at Palm Reef Hotel (May 2016 – Sep 2018). I was Bell boy at Blue Hotel (2014 – 2016).',
    'Night Auditor @ Palm Reef Hotel, May 2016 – Sep 2018. Then Bell boy @ Blue Hotel, 2014 – 2016.',
  ])('in “%s”', async (paragraph) => {
    const [first = '', ...rest] = paragraph.split('\n');
    const lines = rest.length > 0 ? [`${first} ${rest.join(' ')}`] : [first];
    expect(await jobsIn(...lines)).toMatchObject([
      { title: 'Night Auditor', company: 'Palm Reef Hotel', startDate: '2016-05-01', endDate: '2018-09-01' },
      { title: 'Bell boy', company: 'Blue Hotel', startDate: '2014-01-01', endDate: '2016-01-01' },
    ]);
  });
});

describe('a life told in sentences', () => {
  test.each([
    'In 2015 I became a deckhand with Atoll Ferries and stayed until 2019. Since 2019 I have been working as a boat captain for Reef Resort.',
    'From 2015 to 2019 I was a deckhand at Atoll Ferries. Since 2019 I am boat captain at Reef Resort, where I drive guests to the reefs.',
    'Between 2015 and 2019 I worked as a deckhand for Atoll Ferries. I have been a boat captain at Reef Resort since 2019.',
    'I worked as a deckhand with Atoll Ferries from 2015 to 2019. Since 2019 I have worked as a boat captain at Reef Resort.',
    'I started as a deckhand with Atoll Ferries in the spring, as boys do. In 2015 I joined as a deckhand at Atoll Ferries and left in 2019. I am a boat captain at Reef Resort since 2019.',
    'Then in 2015 I got a job as a deckhand at Atoll Ferries, until 2019. Ever since 2019 I have been a boat captain at Reef Resort.',
    'I was a deckhand at Atoll Ferries from 2015 until 2019. I have been working as a boat captain for Reef Resort since 2019, and I love it.',
    'My father had a boat. From 2015 until 2019 I worked as a deckhand for Atoll Ferries. From 2019 until now I have been a boat captain for Reef Resort.',
    'In 2015 I began work as a deckhand with Atoll Ferries and remained there until 2019. Since 2019 I work as a boat captain for Reef Resort.',
    'From 2015 up to 2019 I was employed as a deckhand at Atoll Ferries. Since 2019 I’m a boat captain at Reef Resort.',
  ])('is read: “%s”', async (life) => {
    const { workExperience } = await read('Ali Manik', 'Telephone 7771234', '', life);
    expect(workExperience).toMatchObject([
      { title: 'deckhand', company: 'Atoll Ferries', startDate: '2015-01-01', endDate: '2019-01-01' },
      { title: 'boat captain', company: 'Reef Resort', startDate: '2019-01-01', isCurrent: true },
    ]);
  });
});

describe('dates in other languages', () => {
  test.each([
    'Depuis mars 2019 : Koch, Hotel Adler',
    'De mars 2019 à aujourd’hui : Koch, Hotel Adler',
    'mars 2019 – aujourd’hui, Koch, Hotel Adler',
    'Seit März 2019 Koch, Hotel Adler',
    'März 2019 – heute: Koch, Hotel Adler',
    '03/2019 bis heute: Koch, Hotel Adler',
    'Desde marzo de 2019 hasta la actualidad: Koch, Hotel Adler',
    'marzo 2019 - actualidad, Koch, Hotel Adler',
    'da marzo 2019 a oggi: Koch, Hotel Adler',
    'Março de 2019 até o presente: Koch, Hotel Adler',
    'maart 2019 – heden: Koch, Hotel Adler',
    'březen 2019 – dosud: Koch, Hotel Adler',
  ])('are read: “%s”', async (line) => {
    expect(await jobsIn(line)).toMatchObject([
      { title: 'Koch', company: 'Hotel Adler', startDate: '2019-03-01', isCurrent: true },
    ]);
  });
});
