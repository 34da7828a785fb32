import type { DemoApplications } from './application.ts';
import { prose } from './prose.ts';

/** To the jobs in jobs-resorts.ts. */
export const toResorts: DemoApplications = {
  'thari-butler': [
    {
      by: 'sunil.tamang',
      ago: 17,
      letter: prose`
        Madam, I was butler to eleven residences for four years. I have ironed newspapers. I have also found a lost hamster,
        at night, without waking the house.
      `,
      resume: 'https://cv.example/sunil-tamang',
      steps: [
        ['screening', 16],
        ['interviewing', 11, 'julien.mercier'],
        ['offered', 2],
      ],
      notes: 'Thusitha: “He listens.” That is all she said and it is enough.',
    },
    {
      by: 'aishath',
      ago: 16,
      letter: 'I have not been a butler, but I have been the one butlers telephone.',
      steps: [
        ['screening', 14],
        ['interviewing', 10, 'julien.mercier'],
        ['rejected', 5],
      ],
      notes: 'Very good, but she wants to lead a team and we have none to give her. Wrote to her personally.',
    },
    {
      by: 'grace.mutua',
      ago: 12,
      letter: 'Concierge by training; discretion by nature.',
      steps: [['screening', 9]],
    },
    {
      by: 'kasun.w',
      ago: 4,
      letter: 'Six years of service, WSET 2, and I would like to have two tables instead of forty.',
    },
  ],

  'thari-mandarin': [
    {
      by: 'chen.yuting',
      ago: 34,
      letter: prose`
        I have translated dive briefings before: the signal for “shark” needs care. I also have opinions about congee and can
        cook it.
      `,
      resume: 'https://cv.example/yuting-chen',
      steps: [
        ['screening', 31],
        ['interviewing', 17],
      ],
      notes: 'Second talk in person when she is back in Malé.',
    },
    { by: 'elena.sokolova', ago: 30, steps: [['rejected', 28]] },
  ],

  'thari-executive-housekeeper': [
    {
      by: 'lakmini.j',
      ago: 27,
      letter: prose`
        I read that your executive housekeeper began as a room attendant. So did I. I have supervised a floor of 41 rooms for three
        years and would like to learn what comes after.
      `,
      resume: 'https://cv.example/lakmini-jayasuriya',
      steps: [
        ['screening', 24],
        ['interviewing', 16],
      ],
      notes:
        'Took the linen count as homework and found our mistake. Wants Sundays for church every second week: fine.',
    },
    {
      by: 'maricel.santos',
      ago: 20,
      steps: [['rejected', 18]],
    },
  ],

  'thari-yoga': [
    {
      by: 'sofia.almeida',
      ago: 40,
      letter: 'Beginners every Monday is exactly what I do at home, with worse weather.',
      resume: 'https://sofia-yoga.example',
      steps: [
        ['screening', 37],
        ['interviewing', 30],
        ['offered', 9],
      ],
      notes: 'Class over video with six of us, including the chief engineer, who slept. Contract sent.',
    },
    {
      by: 'nadia.benali',
      ago: 36,
      letter: 'For one season only, between two posts.',
      steps: [
        ['screening', 33],
        ['rejected', 22],
      ],
    },
  ],

  'thari-electrician': [
    {
      by: 'abdulla.saeed',
      ago: 8,
      letter:
        'Boats, not buildings, but electrons do not know the difference. Solar and lithium on two refits.',
      steps: [['screening', 6]],
    },
    {
      by: 'rajesh.pillai',
      ago: 5,
      letter: 'I hold an electrical certificate beside refrigeration and can do both for you.',
    },
  ],

  'thari-commis': [
    { by: 'arif.hossain', ago: 52, steps: [['rejected', 45]] },
    {
      by: 'matteo.galli',
      ago: 55,
      steps: [['screening', 50]],
      withdrawn: 42,
      notes: 'Found it too junior, kindly.',
    },
    { by: 'reefkid92', ago: 36, steps: [['rejected', 30]] },
  ],

  'hulhangu-reservations': [
    {
      by: 'shaira.k',
      ago: 12,
      letter: 'Check-in agents type fast and stay polite. Ask anybody whose bag I have found.',
      steps: [
        ['screening', 10],
        ['interviewing', 4],
      ],
      notes: 'Typing test: 71 words. Good on the telephone. Can start with two weeks’ notice.',
    },
    {
      by: 'priya.nair',
      ago: 11,
      steps: [['rejected', 9]],
      notes: 'Far too experienced for this; told her the revenue post is about to open.',
    },
    { by: 'hawwa.leen', ago: 6, letter: 'I could start in July, after my placement. I know that is late.' },
    { by: 'lamha.i', ago: 5 },
  ],

  'hulhangu-duty-manager': [
    {
      by: 'grace.mutua',
      ago: 18,
      letter: prose`
        Dear Mr Okafor, we meet every Monday in the lift of the City hotel. This is what I do when I am not in the lift: eight years
        at front desks, two of them deputising for the duty manager in Doha.
      `,
      steps: [
        ['screening', 16],
        ['interviewing', 8],
      ],
      notes: 'Internal. Her manager would be sorry and says yes.',
    },
    {
      by: 'aishath',
      ago: 13,
      letter:
        'Internal application: I have deputised on the late shift since January. Mr Okafor knows my files.',
      steps: [['screening', 7]],
      notes: 'Perhaps a year early. Would rather see her as supervisor first. Do not lose her.',
    },
    { by: 'elena.sokolova', ago: 2, letter: 'I know your beach from forty transfers a month.' },
  ],

  'hulhangu-ac-technician': [
    {
      by: 'rajesh.pillai',
      ago: 29,
      letter:
        'Reefer containers for seven years. Salt is an old friend. I can read your log before I come and tell you what will fail next.',
      steps: [
        ['screening', 26],
        ['interviewing', 19],
        ['offered', 6],
      ],
      notes: 'He read the log. Unit 114 failed the next day, as he had said.',
    },
    {
      by: 'ranjith.k',
      ago: 28,
      steps: [['screening', 23]],
      withdrawn: 14,
    },
    {
      by: 'abdulla.saeed',
      ago: 25,
      steps: [['rejected', 20]],
      notes: 'Marine engineer. Not what we need now.',
    },
  ],

  'hulhangu-kids-club': [
    {
      by: 'elena.sokolova',
      ago: 6,
      letter: 'I have three small brothers and a whistle.',
      steps: [['screening', 4]],
    },
    { by: 'sofia.almeida', ago: 5, letter: 'Yoga for children is mostly animals. I do a good crab.' },
    { by: 'lamha.i', ago: 4, letter: 'I look after my four cousins every day after school.' },
  ],

  'hulhangu-waiter': [
    {
      by: 'kasun.w',
      ago: 51,
      letter: 'I would come as captain only.',
      steps: [['screening', 47]],
      withdrawn: 43,
    },
    {
      by: 'dinesh.b',
      ago: 50,
      steps: [
        ['screening', 46],
        ['rejected', 38],
      ],
      notes: 'Over-qualified and about to sign elsewhere.',
    },
    { by: 'arif.hossain', ago: 49, letter: 'I can carry four plates.', steps: [['rejected', 41]] },
    { by: 'sunil.tamang', ago: 44, steps: [['rejected', 41]] },
  ],

  'hulhangu-revenue': [
    {
      by: 'priya.nair',
      ago: 2,
      letter: prose`
        Dear Ms Hassan,

        you said the post would open, and I had this letter ready.

        I have contracted forty resorts from the agent’s side, so I know how a rate sheet reads to the person who has to sell it. I
        finish my certificate in February. Your spreadsheet in the city does not frighten me: I have written worse, and
        replaced it.

        What I would like to talk about is your shoulder season, in which I believe you are too cheap by about nine per cent on the
        reef and too dear on the beach.

        Priya Nair
      `,
      resume: 'https://priyanair.example/resume',
    },
  ],
};
