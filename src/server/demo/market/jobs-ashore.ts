import type { DemoJob } from './job.ts';
import { prose } from './prose.ts';

/** Reef science, spas, provisions, a school, guest houses and the independent employers. */
export const jobsAshore: readonly DemoJob[] = [
  {
    key: 'census-field-officer',
    company: 'census',
    by: 'amelie.dubois',
    title: 'Field Officer, reef surveys',
    location: 'Hithadhoo, Addu City',
    salary: 'MVR 17,500 per month',
    level: 'Mid level',
    skills: ['Marine biology', 'Reef survey methods', 'PADI Divemaster', 'Data analysis', 'Dhivehi'],
    posted: 23,
    closes: 5,
    description: prose`
      You spend half of the year on boats with a slate and half in Hithadhoo with what is on it. Transects in nine atolls,
      the same 184 sites every year, plus whatever the fishermen tell us to look at.

      What you will do
      • Survey benthos and fish, and train volunteers until their counts agree with yours
      • Clean, check and publish the data with our analyst
      • Present the results on each island, in Dhivehi, in the evening, with tea

      The contract runs for two years and is funded to the end of them.
    `,
    requirements: prose`
      • Degree in marine science, or five years of doing it
      • 200 dives, scientific diving training an advantage
      • You know your butterflyfish
      • Dhivehi strongly preferred
    `,
  },
  {
    key: 'census-analyst',
    company: 'census',
    by: 'amelie.dubois',
    title: 'Data Analyst',
    location: 'Hithadhoo, Addu City',
    salary: 'MVR 16,000–19,000',
    type: 'part_time',
    level: 'Mid level',
    skills: ['R', 'SQL', 'Data analysis', 'GIS'],
    posted: 37,
    closes: 17,
    description: prose`
      Fourteen years of counts in R scripts of nine authors. We would like one package, tested, and a public map that loads
      on a telephone in Gan. Twenty-four hours a week, wherever you are in the Maldives.
    `,
    requirements: 'R or Python, some SQL, and examples of work you are proud of.',
  },
  {
    key: 'census-intern',
    company: 'census',
    by: 'amelie.dubois',
    title: 'Education Intern',
    location: 'Hithadhoo, Addu City',
    salary: 'Stipend of MVR 5,000 per month',
    type: 'internship',
    level: 'Entry level',
    skills: ['Public speaking', 'Dhivehi', 'Snorkelling'],
    posted: 64,
    closes: -33,
    status: 'closed',
    changed: 30,
    description: prose`
      Twelve weeks with our school programme: glass-bottom buckets, reef bingo, and 300 children in life jackets.
    `,
  },

  {
    key: 'spa-therapist',
    company: 'spa',
    by: 'wayan.sari',
    title: 'Spa Therapist',
    location: 'Various atolls',
    salary: 'USD 600–700 + 10% commission',
    level: 'Mid level',
    skills: ['Massage', 'Facials', 'English', 'Guest relations'],
    posted: 41,
    closes: 29,
    description: prose`
      We are looking for eight therapists for islands in Noonu, Baa and Dhaalu. At most five treatments a day, an hour of
      paid practice every week, and a supervisor who has been a therapist.

      Balinese, Thai, Swedish or Ayurveda: bring what you know and learn what the others know.

      Commission is paid on treatments and on products, with the same rate in every spa.
    `,
    requirements: prose`
      • Diploma of at least 500 hours
      • Two years in hotel spas
      • English for consultation
    `,
  },
  {
    key: 'spa-manager',
    company: 'spa',
    by: 'wayan.sari',
    title: 'Spa Manager, Noonu Atoll',
    location: 'Noonu Atoll',
    salary: 'USD 2.2k–2.6k / month',
    level: 'Manager',
    skills: ['Spa management', 'Team leadership', 'Training', 'Retail', 'Budgeting'],
    posted: 26,
    closes: 4,
    description: prose`
      Fourteen therapists, nine rooms over water, one kitchen for herbs. You run it as if it were yours: rota, revenue,
      retail, training, and the conversation with the general manager on Mondays.
    `,
    requirements: 'Three years as spa manager or assistant, figures included. French or Russian is welcome.',
  },
  {
    key: 'spa-receptionist',
    company: 'spa',
    by: 'wayan.sari',
    title: 'Spa Receptionist',
    location: 'Baa Atoll',
    salary: 'USD 450 + commission',
    level: 'Entry level',
    skills: ['Reception', 'English', 'Retail', 'Guest relations'],
    posted: 9,
    closes: 14,
    description: prose`
      The desk is quiet and the tea is good. You book, match therapists with guests, sell without pressing, and keep
      fourteen people on time.
    `,
    requirements: 'A year at a reception of any kind. A second language is a plus.',
  },

  {
    key: 'provisions-storekeeper',
    company: 'provisions',
    by: 'anil.thomas',
    title: 'Cold Store Supervisor',
    department: 'Warehouse',
    location: 'Thilafushi',
    salary: 'MVR 13,000 + overtime',
    level: 'Mid level',
    skills: ['Stock control', 'HACCP', 'Forklift', 'Team leadership'],
    posted: 32,
    closes: 11,
    description: prose`
      1,900 square metres at minus twenty and as many at plus three. Containers come in the morning, landing craft leave at
      night, and in between everything is weighed, dated and turned.

      You lead eleven people on the day shift. Ferry from Malé, warm clothes, hot lunch.
    `,
    requirements: prose`
      • Three years in cold storage or hotel receiving
      • Forklift licence
      • HACCP
    `,
  },
  {
    key: 'provisions-buyer',
    company: 'provisions',
    by: 'anil.thomas',
    title: 'Purchasing Officer, fresh produce',
    department: 'Purchasing',
    location: 'Malé',
    salary: 'MVR 16,500–18,500',
    level: 'Mid level',
    skills: ['Purchasing', 'Negotiation', 'Supplier management', 'Excel'],
    posted: 15,
    closes: 18,
    description: prose`
      Mangoes from Thoddoo, lettuce from Colombo, berries from wherever they are good. You buy for forty kitchens and hear
      from all of them. Every quarter you visit a grower.
    `,
    requirements: 'Two years of buying food, a good palate, and strong nerves before Christmas.',
  },

  {
    key: 'academy-lecturer',
    company: 'academy',
    by: 'saudha.ali',
    title: 'Lecturer, Front Office Operations',
    department: 'Rooms Division',
    location: 'Malé',
    salary: 'MVR 19,000–22,000 per month',
    level: 'Senior',
    skills: ['Teaching', 'Front office', 'Opera PMS', 'Assessment'],
    posted: 28,
    closes: 7,
    description: prose`
      You have run a front desk and would now like to run a classroom that feels like one. Eighteen contact hours a week,
      two intakes a year, groups of twenty.

      • Teach certificate and diploma modules in front office and reservations
      • Visit students on placement, which means boats
      • Renew one module each year together with an employer
    `,
    requirements: prose`
      • Bachelor’s degree or ten years in rooms division
      • Teaching certificate, or you take ours in the first year
      • Dhivehi and English
    `,
  },
  {
    key: 'academy-evening-tutor',
    company: 'academy',
    by: 'saudha.ali',
    title: 'Evening Tutor, Reception Practice',
    department: 'Rooms Division',
    location: 'Malé',
    salary: 'MVR 4,500 per month',
    type: 'part_time',
    level: 'Mid level',
    skills: ['Front office', 'Opera PMS', 'Teaching', 'Patience'],
    posted: 62,
    closes: -30,
    status: 'filled',
    changed: 19,
    description: prose`
      Two evenings a week in the mock front office, with twelve people who work by day and want to stand at a desk by next year.
      You play the guest whose room is not ready.
    `,
    requirements: 'You work at a front desk now, in Malé or near enough to be here by eight in the evening.',
  },
  {
    key: 'academy-it',
    company: 'academy',
    by: 'saudha.ali',
    title: 'IT Support Officer',
    location: 'Malé',
    salary: 'MVR 12,000',
    level: 'Entry level',
    skills: ['IT support', 'Networking', 'Windows', 'Customer service'],
    posted: 12,
    closes: 9,
    description: prose`
      Three labs, ninety computers, a demo licence of every hotel system there is and 420 people who have forgotten a
      password. You report to one colleague who is very glad that you are coming.
    `,
    requirements: 'Diploma in IT or two years of practice.',
  },

  {
    key: 'third-reef-manager',
    company: 'third-reef',
    by: 'shaif',
    title: 'Guest House Manager',
    location: 'Thulusdhoo, North Malé Atoll',
    salary: 'MVR 18,000 per month + share of profit',
    level: 'Manager',
    skills: ['Guest relations', 'Reservations', 'Bookkeeping', 'English', 'Social media'],
    posted: 31,
    closes: 20,
    description: prose`
      I surf, my brother fishes and neither of us answers e-mail. You would run the house: bookings, breakfast, two room
      boys, the boat calendar and the reviews. Own room on the roof side.
    `,
    requirements: 'You have run something. A hotel, a shop, a family of nine.',
  },
  {
    key: 'third-reef-surf-guide',
    company: 'third-reef',
    by: 'shaif',
    title: 'Surf Guide, March to October',
    location: 'Thulusdhoo, North Malé Atoll',
    salary: 'Paid per trip, plus tips',
    type: 'freelance',
    skills: ['Surfing', 'First aid', 'English'],
    posted: 10,
    description: 'You know Cokes and Chickens on every tide and you do not paddle into guests’ waves.',
  },

  {
    key: 'veyo-cook',
    company: 'veyo',
    by: 'mausooma',
    title: 'Cook',
    location: 'Fulidhoo, Vaavu Atoll',
    salary: 'MVR 10,000 + tips',
    level: 'Mid level',
    skills: ['Maldivian cooking', 'Food preparation', 'Seafood'],
    posted: 20,
    closes: 13,
    description: prose`
      Breakfast and dinner for twelve guests, lunch when it rains. Garudhiya, curries, grilled fish, one pasta for the
      children. Fish comes to the door; vegetables come on Tuesdays and Saturdays.
    `,
  },

  {
    key: 'open-barista',
    company: 'open',
    by: 'abdul.rauf',
    title: 'Barista',
    location: 'Hithadhoo, Addu City',
    salary: 'MVR 7,500–9,000',
    level: 'Entry level',
    skills: ['Coffee', 'Customer service', 'Cash handling'],
    posted: 30,
    closes: 12,
    description: prose`
      Small roastery and café by the causeway, open from six to eleven. We roast on Mondays. Learn to cup, to pour, and to
      remember who takes sugar.
    `,
  },
  {
    key: 'open-delivery',
    company: 'open',
    by: 'abdul.rauf',
    title: 'Delivery Rider, evenings',
    location: 'Hithadhoo, Addu City',
    salary: 'MVR 35 per hour',
    type: 'part_time',
    skills: ['Motorcycle licence'],
    posted: 29,
    status: 'paused',
    changed: 9,
    description: 'Evenings from six to ten, four days a week, on our motorcycle. Coffee is free.',
  },
  {
    key: 'open-governess',
    company: 'open',
    by: 'petra.holm',
    title: 'Private Tutor on a sailing yacht',
    location: 'Yacht, Maldives',
    salary: 'EUR 2,400 per month',
    type: 'contract',
    level: 'Mid level',
    skills: ['Teaching', 'Swedish', 'English', 'Sailing'],
    posted: 17,
    closes: 23,
    description: prose`
      We are a family of five on a 19-metre ketch, in the Maldives until March. Our children are 7, 9 and 12 and follow the
      Swedish curriculum. School is from eight to noon; after that there is the sea.
    `,
    requirements:
      'Qualified teacher, no seasickness, a sense of humour. Swedish or Norwegian for the youngest.',
  },
  {
    key: 'open-bookkeeper',
    company: 'open',
    by: 'petra.holm',
    title: 'Bookkeeper, a few hours a month',
    location: 'Remote',
    type: 'freelance',
    skills: ['Bookkeeping', 'Excel'],
    posted: 1,
    status: 'draft',
    description: 'Ten hours a month for charter accounts. Details to follow.',
  },
];
