import type { DemoJob } from './job.ts';
import { prose } from './prose.ts';

/** Liveaboards, dive schools, ferries, seaplanes and the yard that builds boats. */
export const jobsAtSea: readonly DemoJob[] = [
  {
    key: 'thilas-cruise-director',
    company: 'thilas',
    by: 'ahmed.sameer',
    title: 'Cruise Director',
    location: 'Liveaboard, from Malé',
    salary: 'EUR 2,600–3,000 per month + tips',
    place: { worksite: 'MV Hoara' },
    pay: { allowances: ['Tips', 'Single cabin'] },
    type: 'contract',
    level: 'Senior',
    skills: ['PADI Instructor', 'Group leadership', 'Dive planning', 'English', 'German'],
    posted: 36,
    closes: 25,
    description: prose`
      For MV Hoara, 22 guests, central atolls, from January to the end of April, longer if we like each other.

      You plan the week with the captain, brief every dive, decide who dives what, and sit at the guests’ table at
      dinner. When the current at Fotteyo is wrong you say so and make the second choice sound like the first.

      Seven nights on, one night in Malé, a week off every six. Single cabin, forward, quiet.
    `,
    requirements: prose`
      • Instructor with insurance in teaching status, 1,500 dives, 300 of them in current
      • At least two seasons on liveaboards
      • English and German, or English and Italian
      • Nitrox, O2 provider, and the sense to abort
    `,
  },
  {
    key: 'thilas-divemaster',
    company: 'thilas',
    by: 'ahmed.sameer',
    title: 'Dive Guide',
    location: 'Liveaboard, from Malé',
    salary: 'USD 1,100 per month + tips',
    type: 'contract',
    level: 'Mid level',
    skills: ['PADI Divemaster', 'Dive guiding', 'English', 'First aid'],
    posted: 22,
    closes: 25,
    description: prose`
      Two guides for the season on MV Hoara and MV Thundi. You lead groups of five to seven, help on the dhoni, log what
      you saw and clean what you used. Local knowledge of channels beats any certificate.
    `,
    requirements: 'Divemaster or higher, 400 dives, 100 of them in the Maldives.',
  },
  {
    key: 'thilas-captain',
    company: 'thilas',
    by: 'ahmed.sameer',
    title: 'Captain, 38 m liveaboard',
    location: 'Liveaboard, from Malé',
    salary: 'MVR 32,000–38,000 per month',
    level: 'Senior',
    skills: ['Navigation', 'Ship handling', 'STCW', 'Dhivehi', 'Crew management'],
    posted: 47,
    closes: 6,
    description: prose`
      MV Thundi is our newest boat: 38 metres, twin engines, 12 crew. Her captain is retiring after 41 years at sea and
      will sail with you for a month.

      You know the channels of Ari, Vaavu and Meemu by daylight and by memory. Overnight anchorages are yours to choose.
    `,
    requirements: prose`
      • Master’s licence for vessels below 500 GT, STCW certificates in date
      • Ten years at sea, five in command
      • Clean record
    `,
  },
  {
    key: 'thilas-engineer',
    company: 'thilas',
    by: 'ahmed.sameer',
    title: 'Second Engineer',
    location: 'Liveaboard, from Malé',
    salary: 'MVR 19,000',
    level: 'Mid level',
    skills: ['Diesel engines', 'Generators', 'Compressors', 'Watermakers', 'STCW'],
    posted: 40,
    closes: -7,
    description: prose`
      Twin Cummins, two gensets, two Bauer compressors, a watermaker that has moods. You keep the log, the spares and
      the noise down. Four weeks aboard, one ashore.
    `,
    requirements: 'Engineer’s licence up to 750 kW and two years on passenger vessels.',
  },
  {
    key: 'thilas-chef',
    company: 'thilas',
    by: 'ahmed.sameer',
    title: 'Ship’s Cook',
    location: 'Liveaboard, from Malé',
    salary: 'USD 850–950 + share of tips',
    level: 'Mid level',
    skills: ['Menu planning', 'Food preparation', 'Stock control', 'Vegetarian cooking'],
    posted: 66,
    closes: -28,
    status: 'filled',
    changed: 27,
    description: prose`
      34 people, three meals, two snacks, one galley of nine square metres. Divers eat like farm workers and then ask for
      gluten-free. One assistant.
    `,
    requirements: 'Two years as cook on a boat or in a small kitchen on your own.',
  },

  {
    key: 'manta-instructor',
    company: 'manta',
    by: 'ulrike.brandt',
    title: 'Diving Instructor',
    location: 'Dharavandhoo, Baa Atoll',
    salary: 'USD 1,000 + commission',
    level: 'Mid level',
    skills: ['PADI Instructor', 'Teaching', 'English', 'Boat diving'],
    posted: 27,
    closes: 19,
    description: prose`
      You teach everything from the first breath to Rescue, guide in between, and never have more than four people. Our
      island is inhabited, so there is a mosque, a school and football at five, and bikinis belong on the bikini beach.

      What is good here
      • Equipment is two years old at most
      • You are home every night
      • Fixed day off, Friday
      • Commission is paid on courses, not on T-shirts
    `,
    requirements: prose`
      • Instructor in teaching status (any large agency), 300 certifications or 500 dives as guide
      • English and one more language
      • You can repair a regulator, or would like to
    `,
  },
  {
    key: 'manta-guide',
    company: 'manta',
    by: 'ulrike.brandt',
    title: 'Snorkel Guide, manta season',
    location: 'Dharavandhoo, Baa Atoll',
    salary: 'MVR 9,000–12,000 + tips',
    type: 'part_time',
    level: 'Entry level',
    skills: ['Snorkel guiding', 'First aid', 'English', 'Dhivehi'],
    posted: 84,
    closes: -41,
    status: 'closed',
    changed: 40,
    description: prose`
      Mornings from June to November. You take eight people into Hanifaru Bay for 45 minutes, keep them three metres from
      the mantas, and bring eight people back.
    `,
    requirements: 'You swim as easily as you walk. Guide licence of the reserve, or we help you get it.',
  },
  {
    key: 'manta-boat-crew',
    company: 'manta',
    by: 'ulrike.brandt',
    title: 'Boat Crew',
    location: 'Dharavandhoo, Baa Atoll',
    salary: 'MVR 8,500',
    level: 'Entry level',
    skills: ['Boat handling', 'Swimming', 'Dhivehi'],
    posted: 11,
    description:
      'Tanks, ropes, ladders, tea. Two trips a day, tanks filled by four. Ask for Ulrike or just come by the jetty.',
  },

  {
    key: 'rasdhoo-instructor',
    company: 'rasdhoo',
    by: 'nazeeh',
    title: 'Freelance Diving Instructor, weekends',
    location: 'Rasdhoo, North Ari Atoll',
    salary: 'USD 90 per day + 20% of courses',
    type: 'freelance',
    skills: ['PADI Instructor', 'Teaching', 'English'],
    posted: 13,
    closes: 30,
    description: prose`
      We are two instructors and need a third from Thursday to Saturday, when Malé comes to dive. Room and ferry are on
      us.
    `,
    requirements: 'Current instructor with your own equipment and insurance.',
  },
  {
    key: 'rasdhoo-reception',
    company: 'rasdhoo',
    by: 'nazeeh',
    title: 'Dive Shop Receptionist',
    location: 'Rasdhoo, North Ari Atoll',
    salary: 'MVR 8,000–9,500 per month',
    level: 'Entry level',
    skills: ['Reception', 'English', 'Bookkeeping', 'Dhivehi'],
    posted: 19,
    closes: 10,
    description: prose`
      Bookings, forms, fins in the right size, and the till. You are the first voice people hear when they write to us, so
      it would be nice if it were a kind one.
    `,
  },

  {
    key: 'keel-carpenter',
    company: 'keel',
    by: 'hassan.didi',
    title: 'Boat Carpenter',
    location: 'Alifushi, Raa Atoll',
    salary: 'MVR 600–850 per day',
    level: 'Senior',
    skills: ['Boatbuilding', 'Carpentry', 'Timber selection', 'Caulking'],
    posted: 51,
    closes: 9,
    description: prose`
      A 24-metre safari dhoni is on the slip and a second keel will be laid in February. You know kandu and hirundhu wood,
      you can loft a frame from a half model, and you have hands that younger men can learn from.

      Work is six days, seven to four, with a long break at noon. House near the yard for those who come from other
      islands, and passage home every second month.
    `,
    requirements: 'Ten years on boats. We will ask you to fit one plank; bring your own adze if you prefer.',
  },
  {
    key: 'keel-laminator',
    company: 'keel',
    by: 'hassan.didi',
    title: 'GRP Laminator',
    location: 'Alifushi, Raa Atoll',
    salary: 'MVR 14,000 per month',
    level: 'Mid level',
    skills: ['Fibreglass', 'Vacuum infusion', 'Mould making', 'Occupational safety'],
    posted: 30,
    closes: 15,
    description: prose`
      Hulls from 9 to 16 metres, infused under vacuum, four a year. The mould shop has extraction and air-fed masks, and
      wearing them is not a matter of opinion.
    `,
    requirements: prose`
      • Three years of laminating; infusion an advantage
      • You can read a laminate plan
    `,
  },
  {
    key: 'keel-electrician',
    company: 'keel',
    by: 'hassan.didi',
    title: 'Marine Electrician',
    location: 'Alifushi, Raa Atoll',
    salary: 'MVR 18,000 per month',
    level: 'Mid level',
    skills: ['Marine electrics', 'Fault finding', 'Generators', 'Navigation equipment'],
    posted: 16,
    closes: 35,
    description: prose`
      New builds and refits: 24 V and 230 V, panels, shore power, chart plotters, lithium banks more and more often. You
      draw what you install, so that the next one finds it.
    `,
    requirements: 'Certificate as electrician; two years on vessels.',
  },
  {
    key: 'keel-apprentice',
    company: 'keel',
    by: 'hassan.didi',
    title: 'Apprentice Boatbuilder',
    location: 'Alifushi, Raa Atoll',
    salary: 'MVR 5,500 per month + room',
    type: 'internship',
    level: 'Entry level',
    skills: ['Carpentry', 'Willingness to learn'],
    posted: 8,
    description: prose`
      Two years, first year in timber, second in GRP. You end with a national certificate and a bokkura that you built
      yourself and may keep.

      We take four people every January, from any island, of any sex. Last year’s best was a girl from Meedhoo.
    `,
    requirements: 'At least 17 years old, finished school, not afraid of saws.',
  },

  {
    key: 'ferries-captain',
    company: 'ferries',
    by: 'areesha',
    title: 'Ferry Captain, scheduled services',
    department: 'Fleet',
    location: 'Hulhumalé',
    salary: 'MVR 17,000–20,000 + trip allowance',
    level: 'Mid level',
    skills: ['Speedboat handling', 'Navigation', 'First aid', 'Dhivehi', 'Passenger safety'],
    posted: 25,
    closes: 5,
    description: prose`
      You drive the 07:30 to Rasdhoo and the 16:00 back, or another pair of our 23 lines, five days a week. 60 seats, three
      engines, two crew. The timetable matters less than the weather.
    `,
    requirements: prose`
      • Licence for passenger vessels of more than 15 metres
      • Five years, two of them as captain
      • Medical certificate
    `,
  },
  {
    key: 'ferries-ticketing',
    company: 'ferries',
    by: 'areesha',
    title: 'Ticket Counter Agent',
    department: 'Terminals',
    location: 'Hulhumalé',
    salary: 'MVR 9,200',
    level: 'Entry level',
    skills: ['Customer service', 'Cash handling', 'Dhivehi', 'English'],
    posted: 6,
    closes: 8,
    description: prose`
      Terminal 1, early or late shift. You sell tickets, know the platforms by heart and tell people kindly that the
      last boat has left. Eid is busy.
    `,
  },
  {
    key: 'ferries-mechanic',
    company: 'ferries',
    by: 'areesha',
    title: 'Outboard Mechanic',
    department: 'Workshop',
    location: 'Hulhumalé',
    salary: 'MVR 15,000–17,000',
    level: 'Mid level',
    skills: ['Outboard engines', 'Diesel engines', 'Preventive maintenance', 'Fault finding'],
    posted: 43,
    closes: -16,
    status: 'filled',
    changed: 15,
    description: prose`
      57 outboards between 200 and 300 hp. Night shift, because by day they are at sea. Factory training in Singapore in
      the first year.
    `,
    requirements: 'Three years on outboards of one of the two large makers.',
  },

  {
    key: 'air-first-officer',
    company: 'air',
    by: 'leesha.g',
    title: 'First Officer, DHC-6 Twin Otter',
    department: 'Flight Operations',
    location: 'Velana International Airport',
    salary: 'USD 3,200–3,800 per month',
    level: 'Mid level',
    skills: ['Seaplane rating', 'Multi-engine flying', 'Crew resource management', 'English'],
    posted: 34,
    closes: 16,
    description: prose`
      Up to ten sectors a day, barefoot if you like, never after sunset. Float training is ours: 60 hours with our own
      examiners before your line check. Captains here were first officers here; upgrading takes three to four years.

      Roster of six weeks on and three off, or five days on and two off with a flat in Hulhumalé.
    `,
    requirements: prose`
      • CPL with multi-engine and instrument rating
      • 250 hours in total; floats an advantage
      • Class 1 medical
      • ICAO English level 5
    `,
  },
  {
    key: 'air-dock-crew',
    company: 'air',
    by: 'leesha.g',
    title: 'Dock Crew / Cabin Attendant',
    department: 'Ground Operations',
    location: 'Velana International Airport',
    salary: 'MVR 10,500 + flight allowance',
    level: 'Entry level',
    skills: ['Passenger safety', 'English', 'Swimming', 'Teamwork'],
    posted: 18,
    closes: 7,
    description: prose`
      You catch the plane with a rope, load it, fly along, brief fourteen passengers over two engines and jump onto the
      next pontoon first. Half of the job is balance and the other half is smiling.
    `,
    requirements: 'You swim 200 metres in clothes. English; height at most 185 cm, sorry, it is the cabin.',
  },
  {
    key: 'air-mechanic',
    company: 'air',
    by: 'leesha.g',
    title: 'Licensed Aircraft Engineer (B1)',
    department: 'Maintenance',
    location: 'Velana International Airport',
    salary: 'USD 55,000–62,000 per year',
    level: 'Senior',
    skills: ['PT6A engines', 'Corrosion control', 'Aircraft maintenance', 'Technical records'],
    posted: 57,
    closes: 22,
    description: prose`
      Salt water does to aeroplanes what it does to everything. Eleven Twin Otters are washed, dried, greased and looked at
      every night, and once a year each of them is taken apart.

      • Line and base maintenance by night, seven on and seven off
      • Certify under our Part-145 approval
      • Train two local mechanics towards their licence
    `,
    requirements: prose`
      • B1.1 or B1.2 licence, PT6A experience
      • Type training DHC-6, or we provide it against a bond of two years
    `,
  },
];
