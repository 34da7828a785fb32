import { prose } from './prose.ts';
import type { DemoSeeker } from './seeker.ts';

/** Front office, guest relations, reservations, butlers and the offices of hotels. */
export const frontOfHouse: readonly DemoSeeker[] = [
  {
    username: 'aishath',
    firstName: 'Aishath',
    lastName: 'Shiuna',
    since: 143,
    signsIn: 'has ten applications, one of them with a job to begin',
    profile: {
      title: 'Guest Relations Officer',
      summary: prose`
        Five years with guests, three of them on an island of 164 rooms where I looked after arrivals, families and
        everything that happens between check-in and the first dive. I am at my best on the day when two planes are late.

        I speak Dhivehi, English and good German (B2, two summers in Hamburg), and I would like to lead a small team next.
      `,
      location: 'Malé',
      phone: '+960 200 0301',
      resume: 'https://aishath-shiuna.example/cv.pdf',
      skills: [
        'Guest relations',
        'Front office',
        'Opera PMS',
        'Complaint handling',
        'Night audit',
        'English',
        'German',
        'Dhivehi',
        'Team leadership',
      ],
      discoverable: true,
      work: [
        {
          company: 'Hulhangu Hotels',
          title: 'Guest Relations Officer',
          location: 'South Malé Atoll',
          from: '2023-04',
          text: prose`
            Arrivals and departures for up to 60 rooms a day, guest feedback, families. Wrote the arrival handbook that both
            resorts use now. Deputy shift leader since January.
          `,
        },
        {
          company: 'Maafaru Transit Hotel',
          title: 'Receptionist',
          location: 'Malé',
          from: '2021-02',
          to: '2023-03',
          text: 'Night shifts, night audit, and a great many delayed flights.',
        },
        {
          company: 'Café Sofia Magu',
          title: 'Waitress, part time',
          location: 'Malé',
          from: '2019-06',
          to: '2020-12',
        },
      ],
      education: [
        {
          institution: 'Henveiru Hospitality Academy',
          degree: 'Diploma in Hospitality',
          field: 'Front office operations',
          from: '2019-01',
          to: '2020-12',
          text: 'Distinction. Placement in Baa Atoll.',
        },
        {
          institution: 'Volkshochschule Hamburg',
          degree: 'German, level B2',
          from: '2022-06',
          to: '2022-08',
        },
      ],
    },
  },
  {
    username: 'yoosuf',
    firstName: 'Yoosuf',
    lastName: 'Haleem',
    since: 1,
    signsIn: 'has just signed up',
  },
  {
    username: 'grace.mutua',
    firstName: 'Grace',
    lastName: 'Mutua',
    since: 96,
    profile: {
      title: 'Concierge and Front Office Agent',
      summary: prose`
        Eight years in hotels in Mombasa, Doha and the Maldives. Clefs d’Or candidate. I write thank-you notes by hand
        and remember names.
      `,
      location: 'Hulhumalé',
      phone: '+960 200 0303',
      resume: 'https://cv.example/grace-mutua',
      skills: ['Concierge', 'Front office', 'Guest relations', 'Opera PMS', 'English', 'Swahili', 'French'],
      discoverable: true,
      work: [
        {
          company: 'Hulhangu Hotels',
          title: 'Front Office Agent',
          location: 'Malé',
          from: '2024-01',
          text: 'City hotel: check-in, airport desk, groups.',
        },
        {
          company: 'Corniche Towers Hotel',
          title: 'Concierge',
          location: 'Doha',
          from: '2020-03',
          to: '2023-11',
        },
        {
          company: 'Nyali Palm Hotel',
          title: 'Receptionist',
          location: 'Mombasa',
          from: '2017-05',
          to: '2020-02',
        },
      ],
      education: [
        {
          institution: 'Coast College of Tourism',
          degree: 'Diploma in Front Office Management',
          from: '2015-09',
          to: '2017-04',
        },
      ],
    },
  },
  {
    username: 'elena.sokolova',
    firstName: 'Elena',
    lastName: 'Sokolova',
    since: 88,
    profile: {
      title: 'Guest Relations, Russian and Italian speaking',
      summary: prose`
        From Almaty. Russian is my first language, Italian my second, English my working one. Three winter seasons in the
        Maldives as guest relations and tour representative.
      `,
      location: 'Maafushi, South Malé Atoll',
      phone: '+960 200 0304',
      skills: ['Guest relations', 'Russian', 'Italian', 'English', 'Excursions', 'Complaint handling'],
      discoverable: true,
      work: [
        {
          company: 'Sole Viaggi',
          title: 'Tour Representative',
          location: 'South Malé Atoll',
          from: '2023-10',
          text: 'Up to 120 guests in six resorts, by ferry.',
        },
        {
          company: 'Hotel Tian Shan',
          title: 'Guest Relations Agent',
          location: 'Almaty',
          from: '2020-05',
          to: '2023-09',
        },
      ],
      education: [
        {
          institution: 'Institute of Languages, Almaty',
          degree: 'Bachelor',
          field: 'Italian philology',
          from: '2016-09',
          to: '2020-06',
        },
      ],
    },
  },
  {
    username: 'chen.yuting',
    firstName: 'Yuting',
    lastName: 'Chen',
    since: 52,
    profile: {
      title: 'Guest Experience Host',
      summary: 'Mandarin and Cantonese, good English. Two years on cruise ships, one at a resort in Sanya.',
      location: 'Malé',
      resume: 'https://cv.example/yuting-chen',
      skills: ['Mandarin', 'Cantonese', 'English', 'Guest relations', 'WeChat', 'Photography'],
      work: [
        {
          company: 'Haitang Bay Resort',
          title: 'Guest Experience Agent',
          location: 'Sanya',
          from: '2024-06',
          to: '2025-09',
        },
        { company: 'Eastern Star Cruises', title: 'Guest Service Officer', from: '2022-05', to: '2024-05' },
      ],
      education: [
        {
          institution: 'Hainan College of Tourism',
          degree: 'Associate degree',
          field: 'Cruise and hotel management',
          from: '2019-09',
          to: '2022-06',
        },
      ],
    },
  },
  {
    username: 'priya.nair',
    firstName: 'Priya',
    lastName: 'Nair',
    since: 104,
    profile: {
      title: 'Reservations Executive',
      summary: prose`
        Six years in reservations and revenue support for hotels in Kochi and Malé. I like tidy allotments and I answer
        within the hour. Working on my revenue management certificate in the evenings.
      `,
      location: 'Malé',
      phone: '+960 200 0306',
      resume: 'https://priyanair.example/resume',
      skills: [
        'Reservations',
        'Opera PMS',
        'Rate management',
        'Revenue management',
        'Excel',
        'English',
        'Hindi',
      ],
      discoverable: true,
      work: [
        {
          company: 'Blue Horizon Travels',
          title: 'Senior Reservations Executive',
          location: 'Malé',
          from: '2022-08',
          text: 'Contracts and bookings for 40 resorts. Built the rate sheet everybody in the office still uses.',
        },
        {
          company: 'Backwater Heritage Hotels',
          title: 'Reservations Agent',
          location: 'Kochi',
          from: '2019-07',
          to: '2022-07',
        },
      ],
      education: [
        {
          institution: 'Kochi School of Commerce',
          degree: 'Bachelor of Commerce',
          from: '2016-06',
          to: '2019-05',
        },
        {
          institution: 'Online',
          degree: 'Certificate in Revenue Management',
          from: '2026-02',
        },
      ],
    },
  },
  {
    username: 'zeenath.m',
    firstName: 'Zeenath',
    lastName: 'Mohamed',
    since: 79,
    profile: {
      title: 'Accountant',
      summary: 'Night and income audit, payables, month end. Two ACCA papers to go.',
      location: 'Malé',
      phone: '+960 200 0307',
      skills: ['Accounting', 'Night audit', 'Excel', 'Reconciliation', 'Dhivehi'],
      work: [
        { company: 'Equator Provisions', title: 'Accounts Officer', location: 'Malé', from: '2023-01' },
        {
          company: 'Orchid Trading',
          title: 'Accounts Assistant',
          location: 'Malé',
          from: '2020-08',
          to: '2022-12',
        },
      ],
      education: [
        { institution: 'Malé Business School', degree: 'ACCA', field: 'Accounting', from: '2020-01' },
      ],
    },
  },
  {
    username: 'anjali.desilva',
    firstName: 'Anjali',
    lastName: 'de Silva',
    since: 91,
    profile: {
      title: 'HR Coordinator',
      summary: prose`
        I have done permits, payroll and farewell parties for 300 people on an island and would do it again. Known for
        finding the document.
      `,
      location: 'Colombo, moving back to the Maldives in January',
      phone: '+960 200 0308',
      resume: 'https://cv.example/anjali-de-silva',
      skills: ['HR administration', 'Work permits', 'Payroll', 'Excel', 'English', 'Sinhala'],
      discoverable: true,
      work: [
        {
          company: 'Coral Fringe Resort',
          title: 'HR Executive',
          location: 'Lhaviyani Atoll',
          from: '2020-10',
          to: '2026-06',
          text: 'Permits, medicals and payroll for 310 colleagues. One audit, no findings.',
        },
        {
          company: 'Galle Road Textiles',
          title: 'HR Assistant',
          location: 'Colombo',
          from: '2018-03',
          to: '2020-09',
        },
      ],
      education: [
        {
          institution: 'Colombo Institute of Management',
          degree: 'Diploma in Human Resource Management',
          from: '2016-01',
          to: '2018-02',
        },
      ],
    },
  },
  {
    username: 'sarah.whitcombe',
    firstName: 'Sarah',
    lastName: 'Whitcombe',
    since: 67,
    profile: {
      title: 'Writer and photographer',
      summary: prose`
        I make content for hotels that are tired of content. Former local newspaper reporter, now freelance, mostly in the
        Indian Ocean. PADI Advanced, own housing, own drone, no fear of boats.
      `,
      location: 'Bristol, UK',
      phone: '+44 7700 900142',
      resume: 'https://sarahwhitcombe.example/work',
      skills: ['Content writing', 'Photography', 'Social media', 'Video editing', 'English', 'French'],
      discoverable: true,
      work: [
        {
          company: 'Self-employed',
          title: 'Travel writer and photographer',
          from: '2021-05',
          text: 'Resorts in the Seychelles and on Zanzibar, two magazines, one book about lighthouses.',
        },
        { company: 'Severn Gazette', title: 'Reporter', location: 'Bristol', from: '2016-09', to: '2021-04' },
      ],
      education: [
        {
          institution: 'University of the Severn',
          degree: 'BA',
          field: 'English and journalism',
          from: '2013-09',
          to: '2016-06',
        },
      ],
    },
  },
  {
    username: 'hawwa.leen',
    firstName: 'Hawwa',
    lastName: 'Leena',
    since: 33,
    profile: {
      title: 'Hospitality student',
      summary: 'Second year at Henveiru. Looking for my placement from January to June. I am never late.',
      location: 'Malé',
      phone: '+960 200 0310',
      skills: ['English', 'Dhivehi', 'Guest relations'],
      education: [
        {
          institution: 'Henveiru Hospitality Academy',
          degree: 'Diploma in Hospitality',
          field: 'Front office operations',
          from: '2025-01',
        },
      ],
    },
  },
  {
    username: 'sunil.tamang',
    firstName: 'Sunil',
    lastName: 'Tamang',
    since: 84,
    profile: {
      title: 'Butler',
      summary: 'Seven years in service, four as butler. Calm.',
      location: 'Kathmandu',
      resume: 'https://cv.example/sunil-tamang',
      skills: ['Butler service', 'Table service', 'Wine service', 'English', 'Hindi', 'Discretion'],
      work: [
        {
          company: 'Palm Crescent Residences',
          title: 'Butler',
          location: 'Abu Dhabi',
          from: '2022-03',
          to: '2026-04',
        },
        {
          company: 'Hotel Annapurna View',
          title: 'Waiter',
          location: 'Pokhara',
          from: '2019-01',
          to: '2022-02',
        },
      ],
    },
  },
  {
    username: 'ahmed.nihan',
    firstName: 'Ahmed',
    lastName: 'Nihan',
    since: 45,
    profile: {
      title: 'IT Support',
      summary: 'Three years of help desk at a bank; networks at home for fun.',
      location: 'Hulhumalé',
      skills: ['IT support', 'Networking', 'Windows', 'Linux', 'Customer service', 'SQL'],
      work: [{ company: 'Marine Drive Bank', title: 'Help Desk Analyst', location: 'Malé', from: '2023-06' }],
      education: [
        {
          institution: 'Malé Polytechnic',
          degree: 'Diploma',
          field: 'Network administration',
          from: '2021-01',
          to: '2023-05',
        },
      ],
    },
  },
  {
    username: 'lamha.i',
    firstName: 'Lamha',
    lastName: 'Ibrahim',
    since: 29,
    profile: {
      location: 'Eydhafushi, Baa Atoll',
      skills: ['English', 'Dhivehi', 'Teamwork'],
    },
  },
  {
    username: 'niusha.a',
    firstName: 'Aminath',
    lastName: 'Niusha',
    since: 66,
    profile: {
      title: 'Reservations Executive',
      summary: 'Tour operator side first, hotel side now. Fast, polite, allergic to overbooking.',
      location: 'Malé',
      phone: '+960 200 0314',
      resume: 'https://cv.example/aminath-niusha',
      skills: ['Reservations', 'Opera PMS', 'Email correspondence', 'English', 'Dhivehi', 'Rate management'],
      work: [
        {
          company: 'Odegiri Island Resort',
          title: 'Reservations Executive',
          location: 'Malé',
          from: '2026-11',
        },
        {
          company: 'Blue Horizon Travels',
          title: 'Reservations Agent',
          location: 'Malé',
          from: '2023-03',
          to: '2026-10',
        },
      ],
      education: [
        {
          institution: 'Henveiru Hospitality Academy',
          degree: 'Certificate in Reservations',
          from: '2022-01',
          to: '2022-12',
        },
      ],
    },
  },
];
