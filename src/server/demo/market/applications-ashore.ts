import type { DemoApplications } from './application.ts';
import { prose } from './prose.ts';

/** To the jobs in jobs-ashore.ts. */
export const toJobsAshore: DemoApplications = {
  'census-field-officer': [
    {
      by: 'fathimath.inaya',
      ago: 22,
      letter: prose`
        Dear Amélie,

        you know my counts: as your intern I redid sixteen transects until they agreed with Hamid’s. I have graduated since, and
        I have been learning the butterflyfish from your own cards, all 34 of them.

        The one thing missing is dives. I go every weekend.

        Inaya
      `,
      steps: [
        ['screening', 20],
        ['interviewing', 9],
      ],
      notes: 'We know what we would get, which is a lot. Dives can be had.',
    },
    {
      by: 'mariyam.zahir',
      ago: 18,
      letter: 'I would move to Addu for a year, not for two. Is that worth talking about?',
      steps: [['screening', 13]],
      notes: 'Outstanding, but one year does not fit the grant. Ask the funder.',
    },
    { by: 'hussain.rasheed', ago: 16, steps: [['rejected', 13]] },
  ],

  'census-analyst': [
    {
      by: 'ahmed.nihan',
      ago: 30,
      letter: 'SQL every day, R for fun since last year. The map would be my favourite part.',
      steps: [['screening', 26]],
      notes: 'Send him one of the nine scripts and see what comes back.',
    },
    { by: 'mariyam.zahir', ago: 33, steps: [['screening', 30]], withdrawn: 24 },
    {
      by: 'fathimath.inaya',
      ago: 28,
      letter: 'If the field post goes to somebody else I would like to do this.',
    },
  ],

  'census-intern': [
    {
      by: 'fathimath.inaya',
      ago: 47,
      letter: 'I have seen your buckets at my little sister’s school. I would carry all of them.',
      steps: [
        ['screening', 45],
        ['interviewing', 42],
        ['hired', 38],
      ],
      notes: 'Twelve weeks, until the end of the year.',
    },
  ],

  'spa-therapist': [
    {
      by: 'ketut.lestari',
      ago: 39,
      letter: prose`
        Om Swastiastu Ibu Wayan,

        600 hours at Bali Spa School, four years in Ubud and one in Phuket. I am ready for an island and I would be happy with any
        of the three atolls. My sister works for you in Noonu and says the hour of practice is real.
      `,
      resume: 'https://cv.example/ketut-lestari',
      steps: [
        ['screening', 37],
        ['interviewing', 32],
        ['offered', 27],
        ['hired', 20],
      ],
      notes: 'Hands like her sister. Dhaalu, from the first of next month.',
    },
    {
      by: 'sofia.almeida',
      ago: 35,
      steps: [['rejected', 33]],
      notes: 'Yoga, not massage. Ask her when Dhaalu opens the pavilion.',
    },
    { by: 'lakmini.j', ago: 32, steps: [['rejected', 29]] },
  ],

  'spa-manager': [
    {
      by: 'nadia.benali',
      ago: 25,
      letter: prose`
        Chère Madame Sari,

        forgive the French; it is one of the reasons to hire me. I run a spa of eleven rooms in Geneva with profit and loss, and
        I miss the sea. In Baa I learned that a therapist who has slept sells more than one who has been trained, and I have
        planned rotas by that rule ever since.

        Figures for the last three years are in the document behind my profile. They include the bad one.

        Nadia Benali
      `,
      resume: 'https://nadiabenali.example/cv',
      steps: [
        ['screening', 22],
        ['interviewing', 14],
      ],
      notes: 'The bad year convinced me. Meets the resort’s GM next.',
    },
    {
      by: 'maricel.santos',
      ago: 21,
      letter: 'I have been with you for almost four years and taught half of this team. I would like to try.',
      steps: [
        ['screening', 19],
        ['interviewing', 10],
      ],
      notes: 'If not manager, then assistant with a plan. She deserves a clear answer.',
    },
  ],

  'spa-receptionist': [
    { by: 'shaira.k', ago: 7, letter: 'I am looking for a quieter desk.', steps: [['screening', 5]] },
    { by: 'elena.sokolova', ago: 5 },
    {
      by: 'aishath',
      ago: 2,
      letter: 'Fewer stairs, more tea. I know it is a step back, and I would explain it gladly.',
    },
  ],

  'provisions-storekeeper': [
    {
      by: 'ismail.firash',
      ago: 28,
      letter:
        'I received from your landing craft for five years, so I know what arrives. I would like to see to it before it leaves.',
      steps: [
        ['screening', 26],
        ['interviewing', 17],
        ['offered', 4],
      ],
      notes: 'He used to send our mangoes back. He was right.',
    },
    { by: 'arif.hossain', ago: 30, steps: [['rejected', 27]], notes: 'Keep for loading crew.' },
  ],

  'provisions-buyer': [
    {
      by: 'ismail.firash',
      ago: 13,
      letter: 'I have also applied for the store. This would be the better job, if you trust me with it.',
      steps: [['screening', 10]],
      notes: 'Store first, buying in a year.',
    },
    { by: 'priya.nair', ago: 6 },
  ],

  'academy-lecturer': [
    {
      by: 'aishath',
      ago: 24,
      letter: prose`
        Dear Ms Saudha, you taught me to fold a registration card so that the signature shows. I have shown it to eleven new
        colleagues since. Would you consider somebody with five years at the desk and none in front of a class?
      `,
    },
    {
      by: 'grace.mutua',
      ago: 26,
      letter: 'I could teach concierge work, which I believe nobody here does yet.',
      steps: [
        ['screening', 19],
        ['rejected', 12],
      ],
      notes: 'Dhivehi is needed for the certificate groups. Invite her as guest speaker.',
    },
  ],

  'academy-evening-tutor': [
    {
      by: 'aishath',
      ago: 52,
      letter: prose`
        Dear Ms Saudha, Sundays and Wednesdays I am off by six. I have been the guest whose room is not ready, and the one who had to
        tell her. I would keep my work by day, and like to find out whether I can teach.
      `,
      steps: [
        ['screening', 48],
        ['interviewing', 38],
        ['offered', 24],
        ['hired', 20],
      ],
      notes:
        'Let her try with the evening group. If they still come in week four, talk about the lecturer’s post.',
    },
    {
      by: 'shaira.k',
      ago: 45,
      steps: [['rejected', 40]],
      notes: 'Start with the diploma. Sent her the dates.',
    },
  ],

  'academy-it': [
    {
      by: 'ahmed.nihan',
      ago: 11,
      letter: 'Three years of passwords at a bank. Students cannot be worse.',
      steps: [
        ['screening', 9],
        ['interviewing', 5],
      ],
      notes: 'Fixed the lab printer during the tour.',
    },
  ],

  'third-reef-manager': [
    {
      by: 'aishath',
      ago: 20,
      letter: prose`
        Dear Shaif, I have run arrivals for 164 rooms, so eight sound like a rest. Bookings, breakfast and reviews I can do; the boat
        calendar I would learn. What does “share of profit” mean in a bad year?
      `,
      steps: [
        ['screening', 18],
        ['interviewing', 15],
        ['offered', 4],
      ],
      notes: 'She asked the right question. Offered 18,000 and ten per cent, never below zero.',
    },
    {
      by: 'elena.sokolova',
      ago: 17,
      letter:
        'I live on Maafushi and know guest houses from inside. My Russian guests surf badly and pay well.',
      steps: [
        ['screening', 15],
        ['interviewing', 11],
      ],
    },
    { by: 'grace.mutua', ago: 28, steps: [['rejected', 25]] },
  ],

  'third-reef-surf-guide': [
    {
      by: 'reefkid92',
      ago: 9,
      letter: 'everyone calls me Kid. I surf Cokes every day since I was 9. you know my cousin',
      steps: [
        ['screening', 9],
        ['interviewing', 7],
      ],
      notes: 'Finally somebody who knows the tide. Needs the first aid course, I will pay it.',
    },
    { by: 'sofia.almeida', ago: 8, letter: 'Goofy-footed yoga teacher from Ericeira, here until April.' },
  ],

  'veyo-cook': [
    {
      by: 'moosa.latheef',
      ago: 18,
      letter: 'You know my tea shop.',
      steps: [
        ['screening', 18],
        ['interviewing', 16],
        ['offered', 9],
      ],
      notes: 'Best short eats on the island. He keeps the shop in the mornings.',
    },
    { by: 'arif.hossain', ago: 19, steps: [['rejected', 17]] },
  ],

  'open-barista': [
    { by: 'lamha.i', ago: 27, letter: 'I would move to Addu, my aunt lives there.' },
    {
      by: 'jomar.reyes',
      ago: 24,
      letter: 'Only if you would sell me half of the roastery one day. I mean it.',
      steps: [
        ['screening', 22],
        ['rejected', 16],
      ],
      notes: 'I thought about it for a week.',
    },
    { by: 'arif.hossain', ago: 28, steps: [['rejected', 23]] },
  ],

  'open-governess': [
    {
      by: 'sarah.whitcombe',
      ago: 15,
      letter: 'No Swedish and no teaching licence, but I could teach them to write a newspaper.',
      steps: [['rejected', 13]],
      notes: 'The children voted for her. We need the licence.',
    },
    { by: 'sofia.almeida', ago: 14, steps: [['rejected', 12]] },
  ],
};
