import { prose } from './prose.ts';
import type { DemoSeeker } from './seeker.ts';

/** Kitchens, bars, restaurants, housekeeping, spas and workshops. */
export const inKitchens: readonly DemoSeeker[] = [
  {
    username: 'nishantha.f',
    firstName: 'Nishantha',
    lastName: 'Fernando',
    since: 118,
    profile: {
      title: 'Sous Chef',
      summary: prose`
        Fourteen years in kitchens, nine of them on islands. Fish, fire and a clean station. I have opened two restaurants
        and closed none. My cooks stay with me, which is the figure I am proud of.
      `,
      location: 'Negombo, Sri Lanka',
      phone: '+960 200 0321',
      resume: 'https://cv.example/nishantha-fernando',
      skills: [
        'Menu planning',
        'HACCP',
        'Seafood',
        'Team leadership',
        'Stock control',
        'Grill',
        'English',
        'Sinhala',
      ],
      discoverable: true,
      work: [
        {
          company: 'Coral Fringe Resort',
          title: 'Junior Sous Chef',
          location: 'Lhaviyani Atoll',
          from: '2021-11',
          text: 'Grill restaurant with 60 covers. Brigade of seven. HACCP champion of the property.',
        },
        {
          company: 'Palm Crescent Residences',
          title: 'Chef de Partie',
          location: 'Abu Dhabi',
          from: '2017-02',
          to: '2021-10',
        },
        {
          company: 'Lagoon Garden Hotel',
          title: 'Commis, then Demi Chef',
          location: 'Negombo',
          from: '2012-01',
          to: '2017-01',
        },
      ],
      education: [
        {
          institution: 'Colombo School of Catering',
          degree: 'Certificate in Food Production',
          from: '2010-06',
          to: '2011-12',
        },
      ],
    },
  },
  {
    username: 'matteo.galli',
    firstName: 'Matteo',
    lastName: 'Galli',
    since: 76,
    profile: {
      title: 'Pastry chef and baker',
      summary: prose`
        Baker’s son from Bergamo. Bread first, sugar second. I have worked in ships’ galleys and in a palace and prefer
        something in between.
      `,
      location: 'Bergamo, Italy',
      phone: '+39 000 200 0322',
      resume: 'https://matteogalli.example',
      skills: ['Pastry', 'Bread baking', 'Chocolate', 'HACCP', 'Italian', 'English'],
      discoverable: true,
      work: [
        {
          company: 'Palazzo dei Venti',
          title: 'Demi Chef, Pastry',
          location: 'Venice',
          from: '2023-03',
          to: '2026-10',
        },
        { company: 'Tirreno Cruise Line', title: 'Night Baker', from: '2020-09', to: '2023-02' },
      ],
      education: [
        {
          institution: 'Istituto Alberghiero Bergamo',
          degree: 'Diploma',
          field: 'Pastry',
          from: '2015-09',
          to: '2020-06',
        },
      ],
    },
  },
  {
    username: 'jomar.reyes',
    firstName: 'Jomar',
    lastName: 'Reyes',
    since: 101,
    profile: {
      title: 'Head Bartender',
      summary: prose`
        Ten years behind bars in Manila, Dubai and Baa. Winner of a national calamansi contest, which is a real thing. I
        build lists that sell without alcohol.
      `,
      location: 'Baa Atoll',
      phone: '+960 200 0323',
      resume: 'https://cv.example/jomar-reyes',
      skills: ['Mixology', 'Bar service', 'Stock control', 'Training', 'English', 'Tagalog', 'Wine service'],
      discoverable: true,
      work: [
        {
          company: 'Sandbar Island Resort',
          title: 'Senior Bartender',
          location: 'Baa Atoll',
          from: '2022-09',
        },
        {
          company: 'Creek Street Bar',
          title: 'Bartender',
          location: 'Dubai',
          from: '2018-04',
          to: '2022-08',
        },
        {
          company: 'Hotel Intramuros Garden',
          title: 'Bar Back',
          location: 'Manila',
          from: '2015-07',
          to: '2018-03',
        },
      ],
      education: [
        {
          institution: 'Manila Bar Academy',
          degree: 'Certificate in Bartending',
          from: '2015-01',
          to: '2015-06',
        },
      ],
    },
  },
  {
    username: 'kasun.w',
    firstName: 'Kasun',
    lastName: 'Wickramasinghe',
    since: 99,
    profile: {
      title: 'Restaurant Captain',
      summary: 'Six years of service in large resorts, WSET level 2. I count covers in my sleep.',
      location: 'South Malé Atoll',
      phone: '+960 200 0324',
      skills: ['Table service', 'Wine service', 'Team leadership', 'Micros', 'English', 'Sinhala'],
      work: [
        {
          company: 'Coral Fringe Resort',
          title: 'Head Waiter',
          location: 'Lhaviyani Atoll',
          from: '2022-05',
        },
        { company: 'Beira Lake Hotel', title: 'Waiter', location: 'Colombo', from: '2019-10', to: '2022-04' },
      ],
      education: [
        {
          institution: 'Colombo School of Catering',
          degree: 'Certificate in Restaurant Service',
          from: '2018-09',
          to: '2019-08',
        },
      ],
    },
  },
  {
    username: 'maricel.santos',
    firstName: 'Maricel',
    lastName: 'Santos',
    since: 93,
    profile: {
      title: 'Senior Spa Therapist',
      summary: prose`
        Twelve years of massage and facials, trained in Hilot by my grandmother and in everything else by schools. I have
        taught juniors for the last four.
      `,
      location: 'Noonu Atoll',
      phone: '+960 200 0325',
      resume: 'https://cv.example/maricel-santos',
      skills: ['Massage', 'Facials', 'Hilot', 'Training', 'Guest relations', 'English', 'Retail'],
      discoverable: true,
      work: [
        { company: 'Vai Spa Collective', title: 'Spa Therapist', location: 'Noonu Atoll', from: '2023-02' },
        {
          company: 'Mactan Shore Resort',
          title: 'Spa Therapist',
          location: 'Cebu',
          from: '2014-03',
          to: '2022-12',
        },
      ],
      education: [
        {
          institution: 'Cebu Institute of Wellness',
          degree: 'Diploma, 900 hours',
          field: 'Massage therapy',
          from: '2012-06',
          to: '2013-12',
        },
      ],
    },
  },
  {
    username: 'nadia.benali',
    firstName: 'Nadia',
    lastName: 'Benali',
    since: 58,
    profile: {
      title: 'Spa Manager',
      summary: prose`
        Spa manager with nine years in Marrakech, Geneva and the Maldives, the last four with responsibility for profit and
        loss. French, Arabic and English, some Russian. My teams sell because they believe in what they sell.
      `,
      location: 'Geneva, Switzerland',
      phone: '+41 00 200 03 26',
      resume: 'https://nadiabenali.example/cv',
      skills: [
        'Spa management',
        'Team leadership',
        'Training',
        'Retail',
        'Budgeting',
        'French',
        'Arabic',
        'English',
      ],
      discoverable: true,
      work: [
        { company: 'Hôtel du Lac Bleu', title: 'Spa Manager', location: 'Geneva', from: '2022-09' },
        {
          company: 'Sandbar Island Resort',
          title: 'Assistant Spa Manager',
          location: 'Baa Atoll',
          from: '2019-11',
          to: '2022-08',
        },
        {
          company: 'Riad Bab Doukkala',
          title: 'Spa Supervisor',
          location: 'Marrakech',
          from: '2016-02',
          to: '2019-10',
        },
      ],
      education: [
        {
          institution: 'École de Bien-être, Lyon',
          degree: 'Brevet',
          field: 'Aesthetics',
          from: '2013-09',
          to: '2015-06',
        },
      ],
    },
  },
  {
    username: 'sofia.almeida',
    firstName: 'Sofia',
    lastName: 'Almeida',
    since: 62,
    profile: {
      title: 'Yoga teacher',
      summary:
        'Hatha, yin and breath. RYT 500. I teach guests on holiday, which means beginners every Monday, and I love that.',
      location: 'Ericeira, Portugal',
      resume: 'https://sofia-yoga.example',
      skills: ['Yoga', 'Meditation', 'English', 'Portuguese', 'Surfing'],
      discoverable: true,
      work: [{ company: 'Self-employed', title: 'Yoga teacher', location: 'Ericeira', from: '2019-03' }],
    },
  },
  {
    username: 'arif.hossain',
    firstName: 'Arif',
    lastName: 'Hossain',
    since: 55,
    profile: {
      title: 'Kitchen Steward',
      location: 'Malé',
      phone: '+960 200 0328',
      skills: ['Kitchen hygiene', 'Housekeeping', 'Teamwork', 'Bangla', 'Basic English'],
      work: [
        { company: 'Orchid Café', title: 'Dishwasher and cleaner', location: 'Malé', from: '2024-02' },
        { company: 'Chittagong Garments', title: 'Cutter', from: '2019-01', to: '2023-12' },
      ],
    },
  },
  {
    username: 'rajesh.pillai',
    firstName: 'Rajesh',
    lastName: 'Pillai',
    since: 86,
    profile: {
      title: 'HVAC and refrigeration technician',
      summary: 'Eleven years on ships and in hotels. Chillers, splits, cold rooms. I fix causes.',
      location: 'Thiruvananthapuram, India',
      phone: '+960 200 0329',
      skills: ['HVAC', 'Refrigeration', 'Preventive maintenance', 'Fault finding', 'Electrical installation'],
      discoverable: true,
      work: [
        { company: 'Malabar Shipping', title: 'Reefer Technician', from: '2019-08', to: '2026-05' },
        {
          company: 'Kovalam Cliff Hotel',
          title: 'AC Technician',
          location: 'Kovalam',
          from: '2014-11',
          to: '2019-07',
        },
      ],
      education: [
        {
          institution: 'Industrial Training Institute',
          degree: 'Trade certificate',
          field: 'Refrigeration',
          from: '2012-07',
          to: '2014-06',
        },
      ],
    },
  },
  {
    username: 'lakmini.j',
    firstName: 'Lakmini',
    lastName: 'Jayasuriya',
    since: 73,
    profile: {
      title: 'Housekeeping Supervisor',
      summary: prose`
        Room attendant, floor supervisor, relief assistant. I check under beds. Looking for the next step in a smaller house.
      `,
      location: 'South Malé Atoll',
      phone: '+960 200 0330',
      resume: 'https://cv.example/lakmini-jayasuriya',
      skills: ['Housekeeping', 'Team leadership', 'Training', 'Stock control', 'English', 'Sinhala'],
      work: [
        {
          company: 'Hulhangu Hotels',
          title: 'Floor Supervisor',
          location: 'South Malé Atoll',
          from: '2021-06',
        },
        {
          company: 'Lagoon Garden Hotel',
          title: 'Room Attendant',
          location: 'Negombo',
          from: '2017-03',
          to: '2021-05',
        },
      ],
      education: [
        {
          institution: 'Colombo School of Catering',
          degree: 'Certificate in Housekeeping',
          from: '2016-01',
          to: '2016-12',
        },
      ],
    },
  },
  // Lakmini Jayasuriya once more: she forgot that she had an account.
  {
    username: 'lakmini.jayasuriya',
    firstName: 'Lakmini',
    lastName: 'Jayasuriya',
    since: 5,
    profile: {
      title: 'Housekeeping Supervisor',
      location: 'South Malé Atoll',
      phone: '200 0330',
      skills: ['Housekeeping', 'Team leadership'],
    },
  },
  {
    username: 'ismail.firash',
    firstName: 'Ismail',
    lastName: 'Firash',
    since: 64,
    profile: {
      title: 'Storekeeper',
      summary: 'Receiving, cold rooms, counts. Forklift licence. I know what a good mango costs.',
      location: 'Malé',
      phone: '+960 200 0331',
      skills: ['Stock control', 'HACCP', 'Forklift', 'Purchasing', 'Excel', 'Dhivehi'],
      work: [
        {
          company: 'Sandbar Island Resort',
          title: 'Storekeeper',
          location: 'Baa Atoll',
          from: '2021-03',
          to: '2026-08',
        },
        {
          company: 'Male’ Local Market Traders',
          title: 'Assistant',
          location: 'Malé',
          from: '2018-05',
          to: '2021-02',
        },
      ],
    },
  },
  {
    username: 'reefkid92',
    since: 37,
    profile: {
      title: 'Anything near the sea',
      skills: ['Swimming', 'Boat handling', 'Surfing', 'English'],
      location: 'Thulusdhoo, North Malé Atoll',
    },
  },
  {
    username: 'dinesh.b',
    firstName: 'Dinesh',
    lastName: 'Bhandari',
    since: 90,
    profile: {
      title: 'Restaurant Captain',
      summary: 'Nine years of service from Kathmandu to Doha. Good with large breakfasts.',
      location: 'Baa Atoll',
      phone: '+960 200 0333',
      skills: ['Table service', 'Wine service', 'Team leadership', 'English', 'Nepali', 'Hindi'],
      work: [
        {
          company: 'Odegiri Island Resort',
          title: 'Restaurant Captain',
          location: 'Baa Atoll',
          from: '2026-11',
        },
        {
          company: 'Corniche Towers Hotel',
          title: 'Captain',
          location: 'Doha',
          from: '2020-01',
          to: '2026-06',
        },
      ],
    },
  },
  {
    username: 'fazna.m',
    firstName: 'Fazna',
    lastName: 'Mahir',
    since: 72,
    profile: {
      title: 'Cook',
      summary: 'Maldivian home cooking, learned at home, and everything else from boats.',
      location: 'Malé',
      phone: '+960 200 0334',
      skills: [
        'Maldivian cooking',
        'Menu planning',
        'Food preparation',
        'Vegetarian cooking',
        'Seafood',
        'Dhivehi',
      ],
      work: [{ company: 'Southern Cross Safaris', title: 'Assistant Cook', from: '2023-10', to: '2026-05' }],
    },
  },
  {
    username: 'moosa.latheef',
    firstName: 'Moosa',
    lastName: 'Latheef',
    since: 19,
    profile: {
      title: 'Cook',
      location: 'Fulidhoo, Vaavu Atoll',
      skills: ['Maldivian cooking', 'Seafood', 'Fishing'],
      work: [{ company: 'Tea shop at the harbour', title: 'Owner', location: 'Fulidhoo', from: '2011-01' }],
    },
  },
  {
    username: 'ketut.lestari',
    firstName: 'Ketut',
    lastName: 'Lestari',
    since: 57,
    profile: {
      title: 'Spa Therapist',
      summary: 'Balinese massage, hot stone, boreh. Four years in Ubud, one in Phuket.',
      location: 'Ubud, Indonesia',
      resume: 'https://cv.example/ketut-lestari',
      skills: ['Massage', 'Facials', 'English', 'Bahasa Indonesia', 'Guest relations'],
      work: [
        { company: 'Rice Terrace Spa', title: 'Therapist', location: 'Ubud', from: '2021-05', to: '2025-06' },
        {
          company: 'Andaman Cliff Resort',
          title: 'Spa Therapist',
          location: 'Phuket',
          from: '2025-07',
          to: '2026-08',
        },
      ],
      education: [
        {
          institution: 'Bali Spa School',
          degree: 'Certificate, 600 hours',
          field: 'Balinese massage',
          from: '2020-08',
          to: '2021-03',
        },
      ],
    },
  },
];
