import { ofTrade, onTheIsland, startsBy } from '#server/features/job-templates/job-template.ts';

const inTheOffice = [
  'Working hours of [number] a week, [days]',
  '[Number] days of paid leave a year and public holidays',
  'Medical insurance',
  'Courses that help you in your work',
];

export const engineering = ofTrade('Engineering', 'Engineering', onTheIsland, [
  {
    id: 'maintenance-technician',
    title: 'Maintenance Technician',
    also: ['Multi-skilled Technician', 'Handyman', 'Plumber', 'Air-conditioning Technician', 'AC Technician'],
    experienceLevel: 'Mid level',
    intro:
      'You mend what guests notice and, better, what they would have noticed tomorrow. Air conditioning, plumbing, carpentry: you know one trade well and the others enough. A team of [number] shares [number] villas.',
    duties: [
      'Mend faults in villas and public areas within the hour where guests wait',
      'Service air conditioners, pumps and pools by plan',
      'Check safety installations and write down the result',
      'Keep tools and spare parts in order',
      'Work quietly around guests and leave the place clean',
    ],
    must: ['Training in [trade]', '[Number] years in maintenance', 'Readiness to be on call'],
    nice: ['Experience with pools or desalination', 'Some English'],
    skillsRequired: ['Maintenance', 'Plumbing', 'Air conditioning', 'Troubleshooting'],
    questions: [
      { kind: 'text', text: 'Which trade did you learn, and which others do you do?', required: true },
      startsBy,
    ],
  },
  {
    id: 'electrician',
    title: 'Electrician',
    also: ['Electrical Technician', 'Power House Operator'],
    experienceLevel: 'Mid level',
    intro:
      'You keep the lights on, from the power house to the reading lamp. The island makes its own power with [generators and solar panels], and you are one of [number] who understand all of it.',
    duties: [
      'Install and mend wiring, lighting and panels',
      'Watch and service generators and switchboards',
      'Test earthing and protection, and write down the result',
      'Answer calls from villas',
      'Hold to the rules for work on live equipment',
    ],
    must: ['An electrician’s certificate', '[Number] years in the trade', 'Knowledge of three-phase systems'],
    nice: ['Experience with solar plants and batteries'],
    skillsRequired: ['Electrical wiring', 'Generators', 'Electrical safety', 'Troubleshooting'],
    questions: [
      { kind: 'text', text: 'Which electrician’s certificate do you hold?', required: true },
      startsBy,
    ],
  },
]);

export const management = ofTrade('Guest houses and offices', 'Management', inTheOffice, [
  {
    id: 'guest-house-manager',
    title: 'Guest House Manager',
    also: ['Hotel Manager', 'Guesthouse Manager', 'Property Manager', 'Operations Manager'],
    experienceLevel: 'Manager',
    intro:
      'You run a house of [number] rooms on [island], with a team of [number]. You know every guest by name, answer for bookings, money and reviews, and decide what a guest’s day here looks like.',
    duties: [
      'Lead the team and plan its duty',
      'Answer bookings and reviews, and keep rates right',
      'Welcome guests and plan excursions with local partners',
      'Answer for purchasing, accounts and licences',
      'Look after the building with the people of the island',
    ],
    offers: ['A room in the house or help to find one', 'A share in the result of [percent]'],
    must: [
      '[Number] years in hotels or guest houses, some of it leading others',
      'Good English',
      'Confidence with bookings online and with accounts',
    ],
    nice: ['Dhivehi', 'Experience with dive or surf guests'],
    skillsRequired: ['Hotel management', 'Team leadership', 'Bookkeeping', 'Customer service'],
    questions: [startsBy],
  },
  {
    id: 'accountant',
    title: 'Accountant',
    also: ['Accounts Executive', 'Bookkeeper', 'Accounts Assistant', 'Income Auditor'],
    experienceLevel: 'Mid level',
    intro:
      'You keep the books of [company] with [number] colleagues: what comes in, what goes out, and what is due to the tax authority. You close each month by the [day] and explain the figures to people who run hotels, not ledgers.',
    duties: [
      'Book and pay supplier invoices',
      'Reconcile banks, cards and cash',
      'Prepare GST, Green Tax and pension returns',
      'Close the month and report',
      'Count stock and help the auditors',
    ],
    must: ['A qualification in accounting', '[Number] years of practice', 'Confident use of spreadsheets'],
    nice: ['Knowledge of Maldivian taxes', 'Experience with hotel systems'],
    skillsRequired: ['Accounting', 'Reconciliation', 'Microsoft Excel', 'Tax returns'],
    questions: [startsBy],
  },
  {
    id: 'hr-coordinator',
    title: 'Human Resources Coordinator',
    also: ['HR Officer', 'HR Coordinator', 'HR Executive', 'Recruiter'],
    experienceLevel: 'Mid level',
    intro:
      'You look after [number] colleagues of [number] nationalities from their first letter to their last day. Contracts, permits, rooms and birthdays go through your hands, and people come to you when something is wrong.',
    duties: [
      'Advertise jobs, arrange interviews and prepare contracts',
      'Apply for work permits and keep them valid',
      'Welcome new colleagues and arrange their rooms',
      'Keep records, leave and attendance right',
      'Listen, and bring to the manager what has to be dealt with',
    ],
    must: [
      '[Number] years in human resources',
      'Knowledge of the Employment Act',
      'Good English and discretion',
    ],
    nice: ['Experience with Xpat and payroll', 'Another language our colleagues speak'],
    skillsRequired: ['Human resources', 'Recruitment', 'Employment law', 'Administration'],
    questions: [startsBy],
  },
  {
    id: 'security-officer',
    title: 'Security Officer',
    also: ['Security Guard', 'Guard', 'Watchman'],
    experienceLevel: 'Entry level',
    intro:
      'You make people feel safe without getting in their way. You walk the island or the building, know who belongs there, and stay calm when others do not. A team of [number] works in shifts around the clock.',
    duties: [
      'Patrol and watch the entrances',
      'Check arrivals of people and goods',
      'Help in accidents, fire and bad weather',
      'Write down what happens on your shift',
      'Assist guests and colleagues with whatever they ask',
    ],
    must: ['A clean police record', 'A calm, polite manner', 'Readiness to work shifts'],
    nice: ['Training in first aid or fire fighting', 'Experience in a hotel'],
    skillsRequired: ['Security', 'First aid', 'Fire safety', 'Report writing'],
    questions: [startsBy],
  },
]);
