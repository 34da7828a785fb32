import type { DemoJob } from './job.ts';
import { prose } from './prose.ts';

/** Thari Lagoon Villas and Hulhangu Hotels. */
export const resortJobs: readonly DemoJob[] = [
  {
    key: 'thari-butler',
    company: 'thari',
    by: 'shaheema',
    title: 'Villa Butler',
    department: 'Butlers',
    location: 'South Ari Atoll',
    salary: 'USD 900–1,000 + service charge',
    level: 'Mid level',
    skills: ['Butler service', 'English', 'Guest relations', 'Discretion'],
    posted: 18,
    closes: 3,
    description: prose`
      Two villas, four people, your telephone number. You unpack, plan, cycle ahead, stay invisible and turn up a minute
      before you are needed.

      Most of our butlers come from service or guest relations. The first six weeks are spent learning from Thusitha, who
      has been doing this for twenty years and still irons newspapers when asked.

      What the day looks like
      • 07:00 briefing, 07:30 coffee on two decks
      • Transfers, reservations, packing, a missing snorkel
      • 16:00 break; 18:00 turndown together with housekeeping
      • Phone off at 22:30, when the night butler takes over
    `,
    requirements: prose`
      • Three years with guests in a house of five stars
      • English fluent, and Mandarin, Russian or Arabic welcome
      • A driving licence is no use here. Cycling is.
    `,
  },
  {
    key: 'thari-mandarin',
    company: 'thari',
    by: 'shaheema',
    title: 'Guest Experience Host, Mandarin speaking',
    department: 'Guest Experience',
    location: 'South Ari Atoll',
    salary: 'USD 1,100 + service charge',
    level: 'Mid level',
    skills: ['Mandarin', 'Guest relations', 'English', 'WeChat'],
    posted: 39,
    closes: 11,
    description: prose`
      A third of our guests come from China, and half of them write to us before they fly. You answer them, meet them,
      translate at the dive briefing and tell our kitchen what a proper congee is.
    `,
    requirements: 'Fluent Mandarin and good English, and a year in hospitality.',
  },
  {
    key: 'thari-executive-housekeeper',
    company: 'thari',
    by: 'julien.mercier',
    title: 'Assistant Executive Housekeeper',
    department: 'Housekeeping',
    location: 'South Ari Atoll',
    salary: 'USD 1,400–1,800 + service charge',
    level: 'Manager',
    skills: ['Housekeeping', 'Team leadership', 'Stock control', 'Training'],
    posted: 29,
    closes: 8,
    description: prose`
      You are the right hand of our executive housekeeper and take over when she goes on leave: 26 people, 32 villas, a
      laundry, flowers, and linen that has to come from the other end of the world.

      We measure the department by one figure, which is how many guests mention it without being asked.
    `,
    requirements: prose`
      • Five years in housekeeping, two as supervisor or above
      • You can plan a budget and a linen count
      • English; Dhivehi, Sinhala or Bangla help every day
    `,
  },
  {
    key: 'thari-yoga',
    company: 'thari',
    by: 'julien.mercier',
    title: 'Yoga Teacher, season contract',
    department: 'Recreation',
    location: 'South Ari Atoll',
    salary: 'USD 1,500 per month, net, full board',
    type: 'contract',
    skills: ['Yoga', 'Meditation', 'English'],
    posted: 44,
    closes: -2,
    description: prose`
      From December to April. Two open classes a day on the platform over the lagoon, private lessons in the villas, one
      free day a week. Hatha or vinyasa, both if you can.
    `,
    requirements: 'RYT 200 or more, two years of teaching, and a first aid certificate.',
  },
  {
    key: 'thari-electrician',
    company: 'thari',
    by: 'julien.mercier',
    title: 'Electrician',
    department: 'Engineering',
    location: 'South Ari Atoll',
    salary: 'MVR 11,000 + service charge',
    level: 'Mid level',
    skills: ['Electrical installation', 'Generators', 'Solar power', 'Fault finding'],
    posted: 10,
    closes: 20,
    description: prose`
      Three generators, 480 kWp of solar on the staff roofs and a battery that arrived in August. You belong to a team of
      nine and take every fourth night on call. We are switching villas from gas to induction this year, so there is
      plenty of clean new work.
    `,
    requirements: 'National certificate level 3 or equal, three years of practice, a head for heights.',
  },
  {
    key: 'thari-commis',
    company: 'thari',
    by: 'shaheema',
    title: 'Commis Chef',
    department: 'Kitchen',
    location: 'South Ari Atoll',
    level: 'Entry level',
    skills: ['Food preparation', 'Kitchen hygiene', 'Teamwork'],
    posted: 58,
    closes: -25,
    status: 'closed',
    changed: 24,
    description:
      'One restaurant, no menu, eleven cooks. You start at the vegetables and move on when you are ready.',
  },

  {
    key: 'hulhangu-reservations',
    company: 'hulhangu',
    by: 'rifga.hassan',
    title: 'Reservations Agent',
    department: 'Central Reservations',
    location: 'Malé',
    salary: 'MVR 12,500 per month',
    level: 'Entry level',
    skills: ['Reservations', 'English', 'Email correspondence', 'Opera PMS'],
    posted: 14,
    closes: 16,
    description: prose`
      Our reservations office answers for two resorts and the city hotel. You will start with e-mail, move to the
      telephone after a month and to groups when you are bored.

      • Answer within two hours, in sentences
      • Offer the room that suits, not the one that is left
      • Keep allotments right in Opera
      • Two Saturdays a month, paid back with Mondays
    `,
    requirements: prose`
      • O level English and mathematics
      • You type faster than you talk
      • First experience in tourism is good, curiosity is better
    `,
  },
  {
    key: 'hulhangu-duty-manager',
    company: 'hulhangu',
    by: 'daniel.okafor',
    title: 'Duty Manager',
    department: 'Front Office',
    location: 'South Malé Atoll',
    salary: 'USD 1,300–1,500 + service charge',
    level: 'Manager',
    skills: ['Front office', 'Complaint handling', 'Team leadership', 'Opera PMS', 'Emergency response'],
    posted: 21,
    closes: 12,
    description: prose`
      Hulhangu Beach has 164 rooms and, at Christmas, 190 children. The duty manager is the one who stays calm: overbooking,
      a lost passport, a storm warning, a wedding cake that stayed in Malé.

      Three duty managers share the day and the night. You have authority to decide and a general manager who will back
      the decision in front of guests and discuss it with you afterwards.
    `,
    requirements: prose`
      • Four years in front office, one of them in charge of a shift
      • Experience with families and all-inclusive
      • Fire and first-aid training, or we send you
    `,
  },
  {
    key: 'hulhangu-ac-technician',
    company: 'hulhangu',
    by: 'daniel.okafor',
    title: 'Air-conditioning Technician',
    department: 'Engineering',
    location: 'South Malé Atoll',
    salary: 'USD 600–700 per month + service charge',
    level: 'Mid level',
    skills: ['HVAC', 'Refrigeration', 'Preventive maintenance', 'Fault finding'],
    posted: 31,
    closes: 14,
    description: prose`
      320 split units and one cold store, all of them breathing salt. We need somebody who services before it drips.
      Spare parts are in stock and the workshop has daylight.
    `,
    requirements:
      'Trade certificate in refrigeration and air conditioning; three years in hotels or on ships.',
  },
  {
    key: 'hulhangu-kids-club',
    company: 'hulhangu',
    by: 'rifga.hassan',
    title: 'Kids’ Club Host',
    department: 'Recreation',
    location: 'South Malé Atoll',
    salary: 'USD 500 + service charge',
    level: 'Entry level',
    skills: ['Childcare', 'First aid', 'English', 'Arts and crafts'],
    posted: 7,
    closes: 24,
    description: prose`
      Four to twelve year-olds, ten at a time, mostly outdoors: hermit-crab races, palm weaving, reef walks at low tide,
      a film when it rains. Two hosts are always together.
    `,
    requirements: 'A year with children at work, a clean police report, and a voice that carries.',
  },
  {
    key: 'hulhangu-waiter',
    company: 'hulhangu',
    by: 'rifga.hassan',
    title: 'Waiter / Waitress',
    department: 'Food & Beverage',
    location: 'South Malé Atoll',
    salary: 'USD 350–400 + service charge',
    level: 'Entry level',
    skills: ['Table service', 'English', 'Teamwork'],
    posted: 53,
    closes: -12,
    status: 'closed',
    changed: 12,
    description: prose`
      For the main restaurant and the pool bar of Hulhangu Beach. Split shifts, two tables to begin with, six when you
      know where things are. Uniform, laundry, room and meals are free.
    `,
    requirements: 'Spoken English and a friendly face at six in the morning.',
  },
  {
    key: 'hulhangu-revenue',
    company: 'hulhangu',
    by: 'rifga.hassan',
    title: 'Revenue Manager',
    department: 'Commercial',
    location: 'Malé',
    salary: 'Negotiable',
    level: 'Manager',
    skills: ['Revenue management', 'Rate management', 'Excel', 'Forecasting', 'Distribution'],
    posted: 3,
    closes: 27,
    description: prose`
      One person for the prices of three houses. You report to the commercial director, hold the weekly yield meeting and
      are allowed to say no to a tour operator.

      We use IDeaS at the resorts and a spreadsheet in the city. You may guess which one we would like to lose.

      • Forecast by segment, ninety days ahead, and explain the difference afterwards
      • Keep parity without sleeping in front of the screen
      • Prepare contracts for the European winter with sales
      • Teach the front offices what a room is worth on a Tuesday

      Hybrid working in Malé, one week a quarter on the islands.
    `,
    requirements: prose`
      • Four years in revenue, at least two with resorts
      • Excel beyond pivot tables; SQL would make you popular
      • You can explain elasticity to a chef
    `,
  },
];
