import type { DemoApplications } from './application.ts';
import { prose } from './prose.ts';

/** To the jobs in jobs-odegiri-rooms.ts. */
export const toOdegiriRooms: DemoApplications = {
  'odegiri-guest-relations': [
    {
      by: 'aishath',
      ago: 22,
      letter: prose`
        Dear Ms Perera,

        I have been a guest relations officer for three years on an island with many children and many late planes. I speak
        German, which your advertisement asks for, and I know Baa from my placement.

        What I would bring: an arrivals handbook I wrote and would gladly throw away if yours is better, and the habit of
        writing things down for the next shift.

        With kind regards, Aishath Shiuna
      `,
      steps: [['screening', 20]],
      withdrawn: 12,
      notes: 'Very good on paper. Told us she would rather go for supervisor, which suits us too.',
    },
    {
      by: 'grace.mutua',
      ago: 21,
      letter: prose`
        For eight years I have been the person guests ask for by name. I would like to be that on an island rather than
        in a city. May I mention that I already hold a valid work permit in the Maldives?
      `,
      resume: 'https://cv.example/grace-mutua',
      steps: [
        ['screening', 20],
        ['interviewing', 15],
      ],
      notes: prose`
        Warm, quick, real stories. The call went over time because nobody wanted to stop. Second talk with Fathimath.
        No German, but French.
      `,
    },
    {
      by: 'elena.sokolova',
      ago: 19,
      letter: prose`
        Hello! I speak Russian and Italian, not German. But I look at your reviews: many are in Russian and nobody answers
        them in Russian. I can do this from the first day.
      `,
      steps: [
        ['screening', 18],
        ['interviewing', 13],
        ['offered', 3],
      ],
      notes: 'She is right about the reviews. Offer sent, grade 6.',
    },
    {
      by: 'sunil.tamang',
      ago: 17,
      letter: 'I am a butler and would be open to guest relations. My former guests still send me cards.',
      steps: [['screening', 10]],
      notes: 'Ask whether he would consider villa host instead.',
    },
    {
      by: 'chen.yuting',
      ago: 16,
      steps: [
        ['screening', 14],
        ['rejected', 9],
      ],
      notes: 'Good host, but the post needs a European language. Keep for February when we add Mandarin.',
    },
    {
      by: 'shaira.k',
      ago: 8,
      letter: 'Two years of check-in taught me to say no kindly. I would like to learn to say yes.',
    },
    { by: 'reefkid92', ago: 6, steps: [['rejected', 5]] },
  ],

  'odegiri-front-office-supervisor': [
    {
      by: 'aishath',
      ago: 11,
      letter: prose`
        Dear Ms Perera,

        thank you for our call last week and for pointing me to this post; I have taken back my other application.

        Since January I have led the late shift whenever our supervisor was away, about two weeks in each month. I know Opera
        from both sides of the desk, I have closed the day some sixty times, and I like the hour before the first departure best,
        when you can still change how the morning goes.

        I would need one month’s notice.

        Kind regards, Aishath Shiuna
      `,
      resume: 'https://aishath-shiuna.example/cv.pdf',
      steps: [
        ['screening', 10],
        ['interviewing', 6],
      ],
      notes: prose`
        First talk: calm, exact, funny. Waheed knows her work from Hulhangu. Second round with Fathimath and the
        desk team; ask about leading people older than she is.
      `,
    },
    {
      by: 'grace.mutua',
      ago: 9,
      letter: 'I have applied as guest relations officer too. Please take whichever fits your team better.',
      steps: [['screening', 7]],
      notes: 'Prefer her in guest relations.',
    },
    {
      by: 'priya.nair',
      ago: 3,
      letter: 'Reservations to front office is one floor down. I have done both for short periods.',
    },
    {
      by: 'kasun.w',
      ago: 10,
      steps: [['rejected', 8]],
      notes: 'Strong in service, no desk experience. Passed on to Waheed.',
    },
    { by: 'shaira.k', ago: 1, letter: 'I know this is a big step. I would rather ask than not.' },
    {
      by: 'lakmini.jayasuriya',
      ago: 2,
      letter:
        'You told me in the autumn to try again in spring. I have run a floor for five years; the desk I would learn.',
    },
  ],

  'odegiri-people-coordinator': [
    {
      by: 'anjali.desilva',
      ago: 8,
      letter: prose`
        Dear Dilani,

        you are looking for somebody to inherit a spreadsheet of permits. I would like to inherit it, and after the first audit I
        will show you what I did with mine.

        I looked after 310 people at Coral Fringe until June, when I went home for family reasons that are now settled. I can
        be on a boat within three weeks.

        Anjali
      `,
      resume: 'https://cv.example/anjali-de-silva',
      steps: [
        ['screening', 7],
        ['interviewing', 4],
      ],
      notes:
        'Reference from Coral Fringe: “the only file I never had to ask for twice”. No Dhivehi, discuss.',
    },
    {
      by: 'zeenath.m',
      ago: 5,
      letter: 'Payroll I know from the other side. Dhivehi is my mother tongue and I write it well.',
    },
    { by: 'lamha.i', ago: 7, steps: [['rejected', 4]], notes: 'Too early. Suggested the internship to her.' },
  ],

  'odegiri-room-attendant': [
    {
      by: 'arif.hossain',
      ago: 31,
      letter:
        'I work clean and fast. I have never been late in two years. My brother is at Odegiri in the garden.',
      steps: [
        ['screening', 28],
        ['interviewing', 25],
        ['offered', 21],
        ['hired', 18],
      ],
      notes: 'Garden team speaks highly of the brother. Trial day: good. Start on the first of the month.',
    },
    {
      by: 'lamha.i',
      ago: 26,
      letter: prose`
        I finished school in June. My mother says I make a bed like a nurse. She is a nurse. I live one island away and can
        start any day.
      `,
      steps: [
        ['screening', 22],
        ['interviewing', 9],
        ['offered', 2],
      ],
      notes:
        'Came to the office with her mother; bright. Offer with a note that she may move to the desk after a year.',
    },
    {
      by: 'lakmini.j',
      ago: 24,
      steps: [['rejected', 21]],
      notes: 'A supervisor; overqualified for this. Told her we open two supervisor posts in spring.',
    },
    { by: 'reefkid92', ago: 25, letter: 'hi is this still open' },
  ],

  'odegiri-content': [
    {
      by: 'sarah.whitcombe',
      ago: 15,
      letter: prose`
        Dear Odegiri,

        “We do not need more pictures of feet and infinity pools” is the best first line of a job advertisement I have read this
        year, and I read them for sport.

        I was a reporter for five years. I know how to sit next to a man with a rake until he says something true. I also know
        how to shoot it, cut it, caption it and get it out before the boat with the internet leaves.

        Three pieces that may show it: a lighthouse keeper’s last week, a breakfast on Zanzibar, and a drone film in which
        nothing happens for two minutes, beautifully. All are behind the link.

        I would want to stay for two years at least.

        Sarah Whitcombe
      `,
      resume: 'https://sarahwhitcombe.example/work',
      steps: [
        ['screening', 13],
        ['interviewing', 8],
      ],
      notes: 'Everybody in the office has watched the drone film. Talk with the GM next.',
    },
    {
      by: 'tomas.novak',
      ago: 14,
      letter: 'I film under water better than above, and I write worse than I film. Reel is in my profile.',
      steps: [['screening', 9]],
      notes: 'Brilliant footage. Writing is thin; freelance days for the house reef?',
    },
    { by: 'chen.yuting', ago: 10, letter: 'I could also open a channel for guests from China for you.' },
    {
      by: 'sofia.almeida',
      ago: 12,
      steps: [['rejected', 9]],
      notes: 'Lovely pictures of yoga, only of yoga.',
    },
  ],

  'odegiri-reservations': [
    {
      by: 'niusha.a',
      ago: 58,
      letter: prose`
        For three years I have been the person your reservations office telephones when a tour operator’s allotment is wrong. I
        would like to be on the other end of the line.
      `,
      steps: [
        ['screening', 55],
        ['interviewing', 47],
        ['offered', 24],
        ['hired', 11],
      ],
      notes: 'We know her, she knows us. Six weeks’ notice.',
    },
    {
      by: 'priya.nair',
      ago: 57,
      letter: 'Six years in reservations, Opera daily, and a rate sheet I am rather proud of.',
      resume: 'https://priyanair.example/resume',
      steps: [
        ['screening', 55],
        ['interviewing', 46],
        ['offered', 35],
      ],
      withdrawn: 30,
      notes: 'Withdrew: wants revenue work, which we could not promise. Stay in touch.',
    },
    {
      by: 'aishath',
      ago: 55,
      letter: 'I would like to see the other half of an arrival: the part before it.',
      steps: [
        ['screening', 50],
        ['rejected', 33],
      ],
      notes: 'Belongs in front of guests. Told her so and that we will call when something opens.',
    },
    { by: 'zeenath.m', ago: 52, steps: [['rejected', 48]] },
  ],

  'odegiri-income-auditor': [
    {
      by: 'zeenath.m',
      ago: 40,
      letter: prose`
        I liked the sentence about the bottle of 2012. In my present post I found out where eleven pallets of rice went, politely.
      `,
      steps: [
        ['screening', 36],
        ['interviewing', 20],
      ],
      notes: 'Finance likes her. Waiting for her second ACCA result.',
    },
    { by: 'priya.nair', ago: 38, steps: [['rejected', 34]] },
    {
      by: 'anjali.desilva',
      ago: 33,
      letter: 'Payroll audit, mostly. Perhaps useful?',
      steps: [['screening', 30]],
      withdrawn: 14,
    },
    {
      by: 'ahmed.nihan',
      ago: 29,
      steps: [['rejected', 27]],
      notes: 'IT, no accounting. Forwarded to the academy’s list.',
    },
  ],

  'odegiri-front-office-intern': [
    {
      by: 'hawwa.leen',
      ago: 4,
      letter: prose`
        Dear Ms Dilani, my placement has to be from January to June and has to have three departments, and yours does. My
        lecturer is Ms Saudha Ali and she said I may name her.
      `,
      steps: [['screening', 3]],
      notes: 'Saudha recommends her without reservations.',
    },
    {
      by: 'shaira.k',
      ago: 3,
      letter: 'I am not at college any more, but I would do the internship all the same.',
    },
    { by: 'lamha.i', ago: 3 },
  ],
};
