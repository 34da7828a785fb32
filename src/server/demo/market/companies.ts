import type { WorkValue, WorkWay } from '#domain/work-life.ts';
import { prose } from './prose.ts';

export interface DemoCompany {
  key: string;
  name: string;
  industry: string;
  size: string;
  employees: number;
  location: string;
  website: string | null;
  /** How many days ago it came to the platform, and how many days ago an admin verified it. */
  since: number;
  verified: number | null;
  description: string;
  /** What it says of how it is to work there; not every company does. */
  values?: readonly WorkValue[];
  ways?: readonly WorkWay[];
  settings?: {
    email?: string;
    phone?: string;
    address?: string;
    deadlineDays?: number;
    /** The promise to answer, in days. */
    answerDays?: number;
    autoResponse?: string;
    linkedin?: string;
    twitter?: string;
    glassdoor?: string;
  };
}

/** Places are real, employers are not. */
export const companies: readonly DemoCompany[] = [
  {
    key: 'odegiri',
    name: 'Odegiri Island Resort',
    industry: 'Resorts',
    size: '201–500',
    employees: 412,
    location: 'Baa Atoll',
    website: 'https://www.odegiri.example',
    since: 318,
    verified: 316,
    values: ['care', 'learning', 'nature', 'community', 'many_cultures'],
    ways: ['with_guests', 'in_a_team', 'every_day_different', 'hands_on'],
    description: prose`
      Odegiri is a family-owned resort of 118 villas in the Baa Atoll biosphere reserve, thirty minutes from Malé by
      seaplane. We opened in 2009 with sixty rooms and one restaurant; today there are four restaurants, a dive
      centre, a spa in the mangroves and a kitchen garden that supplies two thirds of our herbs.

      412 people live and work here, a little over half of them Maldivian. Staff have their own beach, a football
      pitch, a library and a say: the staff council meets the owners four times a year, and the minutes are on the
      notice board.

      Everybody gets a shared or single room depending on grade, three meals a day, thirty days of paid leave and a
      return ticket home each year. Service charge is divided equally among all staff, from steward to general
      manager.
    `,
    settings: {
      email: 'careers@odegiri.example',
      phone: '+960 200 0140',
      address:
        'Odegiri Island Resort, Baa Atoll, Republic of Maldives\nMalé office: 4th floor, Orchid Magu, Malé',
      deadlineDays: 30,
      answerDays: 14,
      autoResponse: prose`
        Dear {{first_name}},

        thank you for applying for {{job_title}}. Somebody in our people team, not a machine, reads every application; that
        usually takes us a week, during the festive season two.

        You can follow what happens in your account at any time. If we do not go on with you we will say so.

        Warm regards from Baa,

        The people team, {{company}}
      `,
      linkedin: 'https://linkedin.example/company/odegiri-island-resort',
      twitter: 'https://social.example/odegiri',
      glassdoor: 'https://reviews.example/odegiri-island-resort',
    },
  },
  {
    key: 'thari',
    name: 'Thari Lagoon Villas',
    industry: 'Resorts',
    size: '51–200',
    employees: 176,
    location: 'South Ari Atoll',
    website: 'https://www.thari-lagoon.example',
    since: 240,
    verified: 233,
    values: ['care', 'standards', 'recognition'],
    ways: ['with_guests', 'in_a_team', 'fast_pace'],
    description: prose`
      Thirty-two villas on a lagoon at the southern rim of Ari. We are small on purpose. There is a butler for every
      two villas, one restaurant without a menu, and whale sharks outside the reef all year.

      We look for people who notice things. Training is one to one and never ends, and we promote from inside: our
      present executive housekeeper came as a room attendant in 2014.
    `,
    settings: {
      email: 'talent@thari-lagoon.example',
      phone: '+960 200 0151',
      deadlineDays: 21,
      answerDays: 21,
      linkedin: 'https://linkedin.example/company/thari-lagoon-villas',
    },
  },
  {
    key: 'hulhangu',
    name: 'Hulhangu Hotels',
    industry: 'Resorts',
    size: '501–1,000',
    employees: 640,
    location: 'Malé',
    website: 'https://www.hulhangu.example',
    since: 285,
    verified: 280,
    values: ['standards', 'security', 'learning', 'balance'],
    ways: ['with_guests', 'clear_routine', 'planning_ahead', 'in_a_team'],
    description: prose`
      Hulhangu Hotels runs two resorts in South Malé Atoll and a business hotel in Malé, with a central office for
      reservations, finance and engineering. Hulhangu is Dhivehi for west.

      • Hulhangu Beach: 164 rooms, families, all-inclusive
      • Hulhangu Reef: 96 rooms, adults, house reef and dive base
      • Hulhangu City: 58 rooms, ten minutes from the ferry

      People move between the three. Most of our department heads have worked in at least two.
    `,
    settings: {
      email: 'jobs@hulhangu.example',
      phone: '+960 200 0162',
      address: 'Boduthakurufaanu Magu, Malé',
      deadlineDays: 30,
      answerDays: 14,
      autoResponse: prose`
        Dear {{first_name}}, we have received your application for {{job_title}} and will come back to you within ten working days.
        {{company}}, Human Resources
      `,
    },
  },
  {
    key: 'thilas',
    name: 'Seven Thilas Liveaboards',
    industry: 'Liveaboards',
    size: '51–200',
    employees: 58,
    location: 'Malé',
    website: 'https://www.seventhilas.example',
    since: 201,
    verified: 196,
    values: ['nature', 'freedom', 'community'],
    ways: ['with_guests', 'every_day_different', 'hands_on'],
    description: prose`
      Three steel-hulled liveaboards, each with her own diving dhoni, sailing the central atolls from October to May
      and the deep south in February and March. 22 guests, 12 crew, four dives a day.

      We own the boats, so nobody has to ask an investor whether a life raft may be replaced. Every boat is in dry dock
      for six weeks in June and July, and everybody is on leave for four of them.
    `,
    settings: { email: 'crew@seventhilas.example', phone: '+960 200 0173', deadlineDays: 45, answerDays: 10 },
  },
  {
    key: 'manta',
    name: 'Manta Ridge Divers',
    industry: 'Dive centres',
    size: '11–50',
    employees: 14,
    location: 'Dharavandhoo, Baa Atoll',
    website: 'https://www.mantaridge.example',
    since: 174,
    verified: 170,
    values: ['nature', 'care', 'many_cultures'],
    ways: ['with_guests', 'in_a_team', 'hands_on'],
    description: prose`
      A five-star dive centre on Dharavandhoo, ten minutes by boat from Hanifaru Bay. From June to November we are
      full with manta snorkelling, for the rest of the year with divers who come back. Two boats, two compressors,
      nitrox, groups of four and never more.
    `,
    settings: { email: 'hello@mantaridge.example', phone: '+960 200 0184', answerDays: 7 },
  },
  {
    key: 'rasdhoo',
    name: 'Kandu & Current Dive School',
    industry: 'Dive centres',
    size: '1–10',
    employees: 8,
    location: 'Rasdhoo, North Ari Atoll',
    website: 'https://www.kandu-current.example',
    since: 26,
    verified: null,
    description: prose`
      New dive school on Rasdhoo, opened by two instructors from the island after twelve years in resorts. Hammerheads
      at dawn, beginners in the lagoon at ten.
    `,
  },
  {
    key: 'third-reef',
    name: 'Third Reef Surf House',
    industry: 'Guest houses',
    size: '1–10',
    employees: 9,
    location: 'Thulusdhoo, North Malé Atoll',
    website: null,
    since: 38,
    verified: null,
    description: prose`
      Eight rooms, a roof terrace and a boat, fifty metres from the wave. Surfers from March to October; couples, divers and the odd
      novelist in between.
    `,
  },
  {
    key: 'keel',
    name: 'Northern Keel Boatyard',
    industry: 'Boatbuilding',
    size: '51–200',
    employees: 62,
    location: 'Alifushi, Raa Atoll',
    website: 'https://www.northernkeel.example',
    since: 150,
    verified: 141,
    values: ['standards', 'learning', 'security'],
    ways: ['hands_on', 'behind_the_scenes', 'steady_pace'],
    description: prose`
      Boats have been built on Alifushi for longer than anybody has kept count. We build dhonis in timber and in GRP,
      12 to 32 metres, refit liveaboards, and keep a slipway that takes 120 tonnes.

      Master carpenters here still work from the eye; the mould shop works from drawings. We need both, and people
      who want to learn either.
    `,
    settings: { email: 'yard@northernkeel.example', phone: '+960 200 0195', deadlineDays: 60 },
  },
  {
    key: 'ferries',
    name: 'Atoll Line Ferries',
    industry: 'Sea transport',
    size: '51–200',
    employees: 134,
    location: 'Hulhumalé',
    website: 'https://www.atollline.example',
    since: 121,
    verified: 118,
    values: ['security', 'balance'],
    ways: ['clear_routine', 'with_guests', 'steady_pace'],
    description: prose`
      Scheduled speedboats and cargo ferries between Malé and 23 islands of Kaafu, Vaavu and Alif. 4,100 passengers on a
      normal day, and on a windy one a lot of telephone calls.
    `,
    settings: {
      email: 'people@atollline.example',
      phone: '+960 200 0206',
      address: 'Ferry Terminal 1, Hulhumalé',
    },
  },
  {
    key: 'air',
    name: 'Lagoon Air',
    industry: 'Aviation',
    size: '201–500',
    employees: 228,
    location: 'Velana International Airport',
    website: 'https://www.lagoonair.example',
    since: 190,
    verified: 187,
    values: ['standards', 'security', 'care'],
    ways: ['clear_routine', 'planning_ahead', 'in_a_team'],
    description: prose`
      Seaplane operator with eleven DHC-6 Twin Otters on floats, flying guests to 34 resorts between sunrise and
      sunset. Own maintenance organisation, own lounge, own dock crew.
    `,
    settings: {
      email: 'careers@lagoonair.example',
      phone: '+960 200 0217',
      linkedin: 'https://linkedin.example/company/lagoon-air',
    },
  },
  {
    key: 'census',
    name: 'Reef Census Maldives',
    industry: 'Marine conservation',
    size: '11–50',
    employees: 19,
    location: 'Hithadhoo, Addu City',
    website: 'https://www.reefcensus.example',
    since: 132,
    verified: 125,
    values: ['nature', 'learning', 'freedom'],
    ways: ['planning_ahead', 'on_my_own', 'every_day_different'],
    description: prose`
      A non-profit that counts: corals, fish, turtles, megafauna, and what people take out of the sea. Our surveys in
      nine atolls have been repeated every year since 2012 and are open to everyone. We train island councils and
      schools to do their own.
    `,
    settings: { email: 'office@reefcensus.example', phone: '+960 200 0228', deadlineDays: 28 },
  },
  {
    key: 'spa',
    name: 'Vai Spa Collective',
    industry: 'Spas & wellness',
    size: '51–200',
    employees: 97,
    location: 'Malé',
    website: 'https://www.vaispa.example',
    since: 166,
    verified: 160,
    values: ['care', 'balance'],
    ways: ['with_guests', 'steady_pace'],
    description: prose`
      We run the spas of nine resorts that would rather not run a spa. Therapists stay with us, not with one island: after
      eighteen months you may ask for another atoll, and most do.
    `,
    settings: { email: 'therapists@vaispa.example', phone: '+960 200 0239' },
  },
  {
    key: 'provisions',
    name: 'Equator Provisions',
    industry: 'Food supply',
    size: '51–200',
    employees: 88,
    location: 'Thilafushi',
    website: 'https://www.equatorprovisions.example',
    since: 110,
    verified: 104,
    description: prose`
      What forty resorts eat, drink and wash with passes through our cold stores on Thilafushi. Three landing craft, two
      of them sailing every night.
    `,
    settings: { email: 'hr@equatorprovisions.example', phone: '+960 200 0240' },
  },
  {
    key: 'academy',
    name: 'Henveiru Hospitality Academy',
    industry: 'Education',
    size: '11–50',
    employees: 36,
    location: 'Malé',
    website: 'https://www.henveiru-academy.example',
    since: 98,
    verified: 93,
    values: ['learning', 'recognition', 'many_cultures'],
    ways: ['planning_ahead', 'with_guests'],
    description: prose`
      Hotel school with 420 students, a training restaurant open to the public at lunch and a mock front office that is
      busier than most real ones. Certificates and diplomas in front office, housekeeping, food production and service.
    `,
    settings: { email: 'faculty@henveiru-academy.example', phone: '+960 200 0251', deadlineDays: 30 },
  },
  {
    key: 'veyo',
    name: 'Veyo Guest House',
    industry: 'Guest houses',
    size: '1–10',
    employees: 7,
    location: 'Fulidhoo, Vaavu Atoll',
    website: 'https://www.veyo.example',
    since: 71,
    verified: 60,
    description:
      'Six rooms on the quiet side of Fulidhoo. Rays at the jetty every evening, drums every Thursday.',
    settings: { email: 'stay@veyo.example' },
  },
];
