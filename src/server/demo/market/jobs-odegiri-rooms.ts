import type { DemoJob } from './job.ts';
import { prose } from './prose.ts';

/** What Dilani hires for at Odegiri: rooms, front office and the offices. */
export const odegiriRooms: readonly DemoJob[] = [
  {
    key: 'odegiri-guest-relations',
    company: 'odegiri',
    by: 'dilani',
    title: 'Guest Relations Officer',
    department: 'Front Office',
    location: 'Baa Atoll',
    salary: 'USD 750–900 + service charge',
    level: 'Mid level',
    skills: ['Guest relations', 'Opera PMS', 'English', 'Complaint handling', 'German'],
    posted: 24,
    closes: 6,
    description: prose`
      You meet our guests at the jetty and you are the last face they see when the seaplane turns around. In between
      you are the person who knows that the couple in 214 does not eat shellfish and that the boy in 117 lost a tooth.

      What you will do
      • Welcome and see off twelve to fifteen villas a day, at all hours at which planes fly
      • Walk the island twice a day and talk to people who did not ask for you
      • Plan birthdays, picnics on the sandbank and the occasional proposal with the kitchen and the boats
      • Write down what you learn, so that the evening shift knows it too
      • Put right what went wrong, with a budget of your own

      You will work in a team of seven from six countries. Shifts are eight hours, six days a week, and the rota is
      out two weeks ahead.
    `,
    requirements: prose`
      • Two years in guest relations or front office, at best on an island
      • Fluent English and one of German, French, Italian, Russian or Mandarin
      • Opera, or a system like it
      • You do not mind rain, boats or being asked the same thing forty times
    `,
  },
  {
    key: 'odegiri-front-office-supervisor',
    company: 'odegiri',
    by: 'dilani',
    title: 'Front Office Supervisor',
    department: 'Front Office',
    location: 'Baa Atoll',
    salary: 'USD 1,000–1,200 + service charge',
    level: 'Senior',
    skills: ['Front office', 'Opera PMS', 'Team leadership', 'Night audit', 'English'],
    posted: 12,
    closes: 18,
    description: prose`
      Our supervisor of four years is moving to reservations, and we would like somebody who enjoys running a desk more
      than standing behind it. You lead a shift of five, hold the morning briefing with housekeeping and the seaplane
      lounge, and close the day with the night auditor twice a week.

      The first month is spent with each of the neighbouring departments, because almost everything that goes wrong at
      a front desk began somewhere else.
    `,
    requirements: prose`
      At least three years at a front desk and one leading a shift. You know Opera well enough to teach it. Dhivehi is
      an advantage; patience is not optional.
    `,
  },
  {
    key: 'odegiri-people-coordinator',
    company: 'odegiri',
    by: 'dilani',
    title: 'People & Culture Coordinator',
    department: 'Human Resources',
    location: 'Baa Atoll',
    salary: 'MVR 14,000–16,000 per month + service charge',
    level: 'Mid level',
    skills: ['HR administration', 'Work permits', 'Payroll', 'Dhivehi', 'Excel'],
    posted: 9,
    closes: 21,
    description: prose`
      412 colleagues, 23 nationalities, one small office with a view of the laundry. You look after work permits and
      visas, room allocation, the leave calendar and the people who come in and close the door behind them.

      • Keep permits, medicals and contracts in date; you will inherit a good spreadsheet and may replace it
      • Prepare payroll changes for the 25th of each month
      • Run the arrival day for new staff: boat, room, uniform, lunch, a friend
      • Take the minutes of the staff council and see that what was promised happens
    `,
    requirements: prose`
      • Two years in HR administration, at a resort if possible
      • You know the employment rules and the portal for work permits
      • Dhivehi and English in writing
    `,
  },
  {
    key: 'odegiri-room-attendant',
    company: 'odegiri',
    by: 'dilani',
    title: 'Room Attendant (6 positions)',
    department: 'Housekeeping',
    location: 'Baa Atoll',
    salary: 'USD 380 + service charge (USD 450–700 in season)',
    level: 'Entry level',
    skills: ['Housekeeping', 'Attention to detail', 'Basic English'],
    posted: 33,
    closes: 2,
    description: prose`
      Ten villas a day in pairs, with a buggy and a good vacuum cleaner. We open twelve more villas in January and need
      six people who like to leave a room better than they found it.

      Experience is welcome, but four of our five floor supervisors learned the work here. Training takes three weeks
      and is paid from the first day.
    `,
  },
  {
    key: 'odegiri-content',
    company: 'odegiri',
    by: 'dilani',
    title: 'Social Media & Content Executive',
    department: 'Sales & Marketing',
    location: 'Baa Atoll',
    salary: 'USD 1,100–1,300 per month',
    level: 'Mid level',
    skills: ['Content writing', 'Photography', 'Social media', 'Video editing', 'English'],
    posted: 17,
    closes: 13,
    description: prose`
      We do not need more pictures of feet and infinity pools. We have a boatbuilder, a man who has raked the same beach
      for seventeen years, a reef that is recovering and a pastry chef who talks to her sourdough. Tell people about
      that.

      You will plan, shoot, write and publish for our three channels and the monthly letter, look after visiting
      photographers, and answer comments in the voice of somebody who lives here, because you will.

      Eight weeks on, two off. A camera, a housing and a drone are here.
    `,
    requirements: prose`
      A portfolio says more than a certificate: please link it. Good written English; a second language helps. You can
      dive, or would like to learn at our cost.
    `,
  },
  {
    key: 'odegiri-reservations',
    company: 'odegiri',
    by: 'dilani',
    title: 'Reservations Executive',
    department: 'Reservations',
    location: 'Malé',
    salary: 'MVR 15,000 + service charge',
    level: 'Mid level',
    skills: ['Reservations', 'Opera PMS', 'Email correspondence', 'English', 'Rate management'],
    posted: 62,
    closes: -20,
    status: 'filled',
    changed: 11,
    description: prose`
      In our Malé office you turn 60 messages a day into arrivals that work: villas, seaplanes, half-board, honeymoon
      cakes and the question whether there are sharks. Five days a week, nine to six, and two island visits a month so
      that you know what you are selling.
    `,
    requirements: prose`
      • Two years in reservations with a hotel or tour operator
      • Quick, correct written English
      • Opera; knowledge of channel managers is a plus
    `,
  },
  {
    key: 'odegiri-income-auditor',
    company: 'odegiri',
    by: 'dilani',
    title: 'Income Auditor',
    department: 'Finance',
    location: 'Baa Atoll',
    salary: 'USD 900 + service charge',
    level: 'Mid level',
    skills: ['Accounting', 'Night audit', 'Excel', 'Micros', 'Reconciliation'],
    posted: 48,
    closes: -5,
    description: prose`
      Every evening four restaurants, a spa, a dive centre and a boutique send you their day. Every morning you tell us
      whether it was true.

      • Reconcile outlets, cash, cards and vouchers
      • Check taxes and service charge and prepare the monthly returns
      • Find out, politely, where the bottle of 2012 went
    `,
    requirements: 'ACCA part-qualified or a diploma in accounting, and a year as night or income auditor.',
  },
  {
    key: 'odegiri-front-office-intern',
    company: 'odegiri',
    by: 'dilani',
    title: 'Front Office Internship, 6 months',
    department: 'Front Office',
    location: 'Baa Atoll',
    salary: 'MVR 6,000 per month, room and meals',
    type: 'internship',
    level: 'Entry level',
    skills: ['Guest relations', 'English', 'Dhivehi'],
    posted: 5,
    closes: 40,
    description: prose`
      Six months in three parts: the desk, the telephone exchange and the arrival lounge. You have a mentor, one study
      day every two weeks and a written assessment that your school can use.

      Two of last year’s four interns are on the team now.
    `,
    requirements: 'You study hospitality at a college in the Maldives, or finished no more than a year ago.',
  },
  {
    key: 'odegiri-night-manager',
    company: 'odegiri',
    by: 'dilani',
    title: 'Night Manager',
    department: 'Front Office',
    location: 'Baa Atoll',
    level: 'Manager',
    skills: ['Front office', 'Night audit', 'Emergency response'],
    posted: 2,
    status: 'draft',
    description: prose`
      Between eleven and seven you are the resort. (Draft: grade and salary to be agreed with Nasreen before this goes
      out.)
    `,
  },
];
