import { prose } from './prose.ts';
import type { DemoSeeker } from './seeker.ts';

/** Captains, divers, biologists, boatbuilders, engineers and pilots. */
export const atSea: readonly DemoSeeker[] = [
  {
    username: 'mariyam.zahir',
    firstName: 'މަރްޔަމް',
    lastName: 'ޒާހިރު',
    since: 109,
    profile: {
      title: 'Marine biologist',
      summary: prose`
        Born on Eydhafushi, studied in Townsville, came back for the reefs. Four years of coral restoration and manta
        identification; 410 dives, most of them in Baa. I give talks in Dhivehi and English and I am good with children.
      `,
      location: 'Eydhafushi, Baa Atoll',
      phone: '+960 200 0341',
      resume: 'https://mariyamzahir.example/cv',
      skills: [
        'Marine biology',
        'Coral restoration',
        'Reef survey methods',
        'PADI Divemaster',
        'Public speaking',
        'Data analysis',
        'R',
        'Dhivehi',
        'English',
      ],
      discoverable: true,
      work: [
        {
          company: 'Sandbar Island Resort',
          title: 'Assistant Marine Biologist',
          location: 'Baa Atoll',
          from: '2022-11',
          text: '620 frames, a nursery, and the turtle rota. Started the junior reef ranger club of our atoll school.',
        },
        { company: 'Baa biosphere reserve', title: 'Reserve Ranger, season', from: '2022-06', to: '2022-10' },
      ],
      education: [
        {
          institution: 'Coral Coast University, Townsville',
          degree: 'BSc',
          field: 'Marine science',
          from: '2018-02',
          to: '2021-12',
        },
      ],
    },
  },
  {
    username: 'fathimath.inaya',
    firstName: 'Fathimath',
    lastName: 'Inaya',
    since: 48,
    profile: {
      title: 'Junior marine scientist',
      summary:
        'Graduated in July. Thesis on parrotfish grazing in Addu. Advanced Open Water, 62 dives and counting.',
      location: 'Hithadhoo, Addu City',
      phone: '+960 200 0342',
      skills: ['Marine biology', 'R', 'Data analysis', 'GIS', 'Snorkelling', 'Dhivehi', 'English'],
      discoverable: true,
      education: [
        {
          institution: 'Equatorial College, Addu',
          degree: 'BSc',
          field: 'Environmental science',
          from: '2023-02',
          to: '2026-07',
        },
      ],
    },
  },
  {
    username: 'ali.shareef',
    firstName: 'ޢަލީ',
    lastName: 'ޝަރީފް',
    since: 112,
    profile: {
      title: 'Captain',
      summary: 'Thirty years at sea, nineteen in command. Central and southern atolls, by day and by night.',
      location: 'Dhigurah, South Ari Atoll',
      phone: '+960 200 0343',
      skills: ['Navigation', 'Ship handling', 'STCW', 'Crew management', 'Dhivehi', 'Engine maintenance'],
      work: [
        { company: 'Southern Cross Safaris', title: 'Captain, 32 m liveaboard', from: '2014-09' },
        {
          company: 'Northern Trading Vessels',
          title: 'Mate',
          location: 'Malé',
          from: '1999-03',
          to: '2014-08',
        },
      ],
    },
  },
  {
    username: 'shifaz',
    firstName: 'Mohamed',
    lastName: 'Shifaz',
    since: 94,
    profile: {
      title: 'Speedboat captain',
      summary: 'Licence up to 24 metres. Eight years with passengers, no accident. First aid instructor.',
      location: 'Hulhumalé',
      phone: '+960 200 0344',
      skills: [
        'Speedboat handling',
        'Navigation',
        'First aid',
        'Engine maintenance',
        'Passenger safety',
        'Dhivehi',
        'English',
      ],
      discoverable: true,
      work: [
        {
          company: 'Sandbar Island Resort',
          title: 'Speedboat Captain',
          location: 'Baa Atoll',
          from: '2021-01',
        },
        {
          company: 'Atoll Line Ferries',
          title: 'Crew, then Mate',
          location: 'Hulhumalé',
          from: '2018-02',
          to: '2020-12',
        },
      ],
      education: [
        {
          institution: 'Maritime Training Centre, Malé',
          degree: 'Boat master’s certificate',
          from: '2019-01',
          to: '2019-06',
        },
      ],
    },
  },
  {
    username: 'ranjith.k',
    firstName: 'Ranjith',
    lastName: 'Kumara',
    since: 61,
    profile: {
      title: 'Marine engine fitter',
      location: 'Galle, Sri Lanka',
      skills: ['Diesel engines', 'Outboard engines', 'Generators', 'Fault finding', 'Preventive maintenance'],
      work: [
        {
          company: 'Galle Harbour Works',
          title: 'Fitter',
          location: 'Galle',
          from: '2016-04',
          text: 'Diesels up to 500 kW.',
        },
      ],
    },
  },
  {
    username: 'abdulla.saeed',
    firstName: 'Abdulla',
    lastName: 'Saeed',
    since: 92,
    profile: {
      title: 'Marine engineer',
      summary: prose`
        Second engineer on safari boats and a landing craft. Cummins, Yanmar, Bauer. I keep spares lists that somebody else
        can read.
      `,
      location: 'Malé',
      phone: '+960 200 0346',
      resume: 'https://cv.example/abdulla-saeed',
      skills: [
        'Diesel engines',
        'Outboard engines',
        'Generators',
        'Compressors',
        'Watermakers',
        'STCW',
        'Marine electrics',
      ],
      discoverable: true,
      work: [
        { company: 'Southern Cross Safaris', title: 'Second Engineer', from: '2022-10' },
        {
          company: 'Equator Provisions',
          title: 'Motorman, landing craft',
          location: 'Thilafushi',
          from: '2019-05',
          to: '2022-09',
        },
      ],
      education: [
        {
          institution: 'Maritime Training Centre, Malé',
          degree: 'Engineer’s certificate, 750 kW',
          from: '2018-01',
          to: '2019-04',
        },
      ],
    },
  },
  {
    username: 'ibrahim.naail',
    firstName: 'Ibrahim',
    lastName: 'Naail',
    since: 68,
    profile: {
      title: 'Boat carpenter',
      summary: 'Third generation. Timber first; I can also laminate when I must.',
      location: 'Meedhoo, Raa Atoll',
      phone: '+960 200 0347',
      skills: ['Boatbuilding', 'Carpentry', 'Caulking', 'Timber selection', 'Fibreglass'],
      work: [{ company: 'Family yard', title: 'Carpenter', location: 'Meedhoo', from: '2008-01' }],
    },
  },
  {
    username: 'hussain.rasheed',
    firstName: 'ޙުސައިން',
    lastName: 'ރަޝީދު',
    since: 97,
    profile: {
      title: 'Diving instructor',
      summary: prose`
        Instructor since 2017, guide long before. 4,200 dives. I grew up beside Hanifaru and I know where the current turns.
        Dhivehi, English, and enough Japanese for a briefing.
      `,
      location: 'Dharavandhoo, Baa Atoll',
      phone: '+960 200 0348',
      skills: [
        'PADI Instructor',
        'Dive guiding',
        'Teaching',
        'Boat diving',
        'First aid',
        'Dhivehi',
        'English',
        'Japanese',
      ],
      discoverable: true,
      work: [
        {
          company: 'Sandbar Island Resort',
          title: 'Diving Instructor',
          location: 'Baa Atoll',
          from: '2019-02',
        },
        {
          company: 'Manta Ridge Divers',
          title: 'Dive Guide',
          location: 'Dharavandhoo',
          from: '2013-06',
          to: '2019-01',
        },
      ],
      education: [
        { institution: 'PADI', degree: 'Instructor Development Course', from: '2017-03', to: '2017-04' },
      ],
    },
  },
  {
    username: 'lena.hoffmann',
    firstName: 'Lena',
    lastName: 'Hoffmann',
    since: 82,
    profile: {
      title: 'Diving instructor and cruise director',
      summary: prose`
        German, 34, in the water since I was twelve. Five seasons on liveaboards in Egypt and Indonesia, two as cruise
        director. I plan carefully and sleep well. German, English, Spanish.
      `,
      location: 'Hurghada, Egypt',
      phone: '+49 000 200 0349',
      resume: 'https://lena-unterwasser.example/lebenslauf',
      skills: [
        'PADI Instructor',
        'Group leadership',
        'Dive planning',
        'Teaching',
        'First aid',
        'German',
        'English',
        'Spanish',
      ],
      discoverable: true,
      work: [
        {
          company: 'Red Sea Nomads',
          title: 'Cruise Director',
          location: 'Hurghada',
          from: '2023-03',
          text: '24 guests, seven nights, Brothers, Daedalus, Elphinstone. 96 trips.',
        },
        {
          company: 'Phinisi Banda',
          title: 'Dive Instructor',
          location: 'Raja Ampat',
          from: '2020-10',
          to: '2023-02',
        },
      ],
      education: [
        {
          institution: 'Universität Kiel',
          degree: 'BSc',
          field: 'Geosciences',
          from: '2011-10',
          to: '2015-03',
        },
      ],
    },
  },
  {
    username: 'tomas.novak',
    firstName: 'Tomáš',
    lastName: 'Novák',
    since: 70,
    profile: {
      title: 'Dive guide and videographer',
      summary: 'Instructor, 2,300 dives, camera always charged. Czech, English, Russian, some German.',
      location: 'Malé',
      resume: 'https://tomasnovak.example',
      skills: [
        'PADI Instructor',
        'PADI Divemaster',
        'Dive guiding',
        'Video editing',
        'English',
        'Russian',
        'First aid',
      ],
      discoverable: true,
      work: [
        { company: 'Southern Cross Safaris', title: 'Dive Guide', from: '2024-10', to: '2026-04' },
        {
          company: 'Self-employed',
          title: 'Underwater videographer',
          location: 'Prague',
          from: '2020-01',
          to: '2024-09',
        },
      ],
    },
  },
  {
    username: 'oscar.lind',
    firstName: 'Oscar',
    lastName: 'Lind',
    since: 54,
    profile: {
      title: 'Commercial pilot, floats',
      summary: '1,140 hours, 380 of them on floats in Norrland and British Columbia. Class 1, ICAO 6.',
      location: 'Luleå, Sweden',
      phone: '+46 00 200 0351',
      resume: 'https://cv.example/oscar-lind',
      skills: [
        'Seaplane rating',
        'Multi-engine flying',
        'Crew resource management',
        'English',
        'Swedish',
        'Sailing',
      ],
      work: [
        { company: 'Norrsjö Flyg', title: 'Pilot, Cessna 206 floats', location: 'Luleå', from: '2023-05' },
        {
          company: 'Inlet Air Services',
          title: 'Dockhand, then pilot',
          location: 'Prince Rupert',
          from: '2020-04',
          to: '2022-10',
        },
      ],
      education: [
        { institution: 'Nordic Flight Academy', degree: 'CPL/IR/ME', from: '2018-01', to: '2019-11' },
      ],
    },
  },
  {
    username: 'shaira.k',
    firstName: 'Shaira',
    lastName: 'Khalid',
    since: 36,
    profile: {
      title: 'Customer service agent',
      summary: 'Two years at an airline counter. Patient until proven otherwise.',
      location: 'Hulhumalé',
      phone: '+960 200 0352',
      skills: ['Customer service', 'Cash handling', 'Dhivehi', 'English', 'Swimming', 'Reception'],
      work: [{ company: 'Runway Handling', title: 'Check-in Agent', location: 'Hulhulé', from: '2024-05' }],
    },
  },
];
