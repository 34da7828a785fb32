import type { DemoApplications } from './application.ts';
import { prose } from './prose.ts';

/** To the jobs in jobs-at-sea.ts. */
export const toJobsAtSea: DemoApplications = {
  'thilas-cruise-director': [
    {
      by: 'lena.hoffmann',
      ago: 33,
      letter: prose`
        Dear Ahmed Sameer,

        96 trips as cruise director in the southern Red Sea, 24 guests a week, nobody lost and only two seriously angry.
        German, English, Spanish. Currents: Brothers, Daedalus, three seasons in Raja Ampat.

        What I do not know is the Maldives, and I would not pretend otherwise. I would come a month early at my own cost and dive your
        route with your guides before the first guest arrives.

        Is it true that the forward cabin is quiet?

        Lena Hoffmann
      `,
      resume: 'https://lena-unterwasser.example/lebenslauf',
      steps: [
        ['screening', 31],
        ['interviewing', 24],
        ['offered', 7],
      ],
      notes: 'Spoke twice, an hour each. Offered Hoara for the season. The cabin is quiet except at anchor.',
    },
    {
      by: 'tomas.novak',
      ago: 30,
      letter:
        'I guided with Southern Cross for two seasons and know Fotteyo in every mood. Not yet a director, but ready.',
      steps: [
        ['screening', 28],
        ['interviewing', 21],
      ],
      notes: 'If Lena says no. Otherwise head guide under her.',
    },
    {
      by: 'hussain.rasheed',
      ago: 29,
      steps: [['rejected', 26]],
      notes: 'Wants to be home with his family; does not want seven nights.',
    },
  ],

  'thilas-divemaster': [
    { by: 'tomas.novak', ago: 20, steps: [['screening', 18]] },
    {
      by: 'hussain.rasheed',
      ago: 10,
      letter: 'I would do the deep south in February only, if you split the season.',
    },
    {
      by: 'fathimath.inaya',
      ago: 17,
      steps: [['rejected', 15]],
      notes: 'Advanced Open Water. Come back with 400.',
    },
    { by: 'reefkid92', ago: 15, steps: [['rejected', 14]] },
  ],

  'thilas-captain': [
    {
      by: 'ali.shareef',
      ago: 26,
      letter: prose`
        I have been master of a 32-metre safari boat for twelve years. I know Captain Moosa of the Thundi since we were boys on the
        cargo boats. He said I should write to you.
      `,
      steps: [
        ['screening', 22],
        ['interviewing', 13],
      ],
      notes: 'Sails with Moosa for a week. If Moosa nods, we sign.',
    },
    {
      by: 'shifaz',
      ago: 32,
      letter: 'My licence ends at 24 metres. The next course is in March.',
      steps: [['rejected', 29]],
      notes: 'Honest. Keep.',
    },
  ],

  'thilas-engineer': [
    {
      by: 'abdulla.saeed',
      ago: 37,
      letter: 'Cummins, Bauer, and a watermaker of the same make as yours, with the same moods.',
      resume: 'https://cv.example/abdulla-saeed',
      steps: [
        ['screening', 34],
        ['interviewing', 11],
      ],
      notes: 'Chief wants him. Certificates being checked.',
    },
    {
      by: 'ranjith.k',
      ago: 36,
      steps: [
        ['screening', 33],
        ['rejected', 25],
      ],
      notes: 'Good fitter, no sea time.',
    },
  ],

  'thilas-chef': [
    {
      by: 'fazna.m',
      ago: 60,
      letter: prose`
        I was assistant cook on a safari boat for three years and cooked alone whenever the cook was seasick, which was often. Vegans
        are easy: half of our kitchen is vegan by accident.
      `,
      steps: [
        ['screening', 57],
        ['interviewing', 48],
        ['offered', 36],
        ['hired', 27],
      ],
      notes: 'Test dinner for crew of 12. Plates came back empty.',
    },
    {
      by: 'nishantha.f',
      ago: 63,
      steps: [['screening', 58]],
      withdrawn: 53,
      notes: 'Would have been a luxury. He wants a restaurant.',
    },
    { by: 'arif.hossain', ago: 53, steps: [['rejected', 50]] },
  ],

  'manta-instructor': [
    {
      by: 'hussain.rasheed',
      ago: 25,
      letter: 'Ulrike, it is me. I would like to come home.',
      steps: [
        ['screening', 25],
        ['interviewing', 23],
        ['offered', 13],
      ],
      notes: 'Of course.',
    },
    {
      by: 'lena.hoffmann',
      ago: 22,
      letter: 'In case the liveaboards fall through I would love a season in one place.',
      steps: [
        ['screening', 21],
        ['interviewing', 16],
      ],
      withdrawn: 6,
      notes: 'Went to sea after all. Lovely talk.',
    },
    {
      by: 'tomas.novak',
      ago: 24,
      steps: [
        ['screening', 21],
        ['rejected', 15],
      ],
    },
  ],

  'manta-guide': [
    {
      by: 'tomas.novak',
      ago: 68,
      letter: 'Between liveaboard seasons I would like to be in one bay and look at one thing.',
      steps: [
        ['screening', 67],
        ['interviewing', 65],
        ['hired', 61],
      ],
      notes: 'Started on Saturday.',
    },
    { by: 'mariyam.zahir', ago: 80, steps: [['screening', 77]], withdrawn: 74 },
    {
      by: 'fathimath.inaya',
      ago: 46,
      steps: [['rejected', 43]],
      notes: 'Season almost over; asked her to try again in May.',
    },
  ],

  'manta-boat-crew': [
    {
      by: 'reefkid92',
      ago: 10,
      letter: 'I can do ropes',
      steps: [['screening', 8]],
      notes: 'Came by the jetty. Polite, strong, salt in his hair. Needs a name on the form.',
    },
    { by: 'moosa.latheef', ago: 9, steps: [['rejected', 7]] },
  ],

  'rasdhoo-instructor': [
    {
      by: 'hussain.rasheed',
      ago: 12,
      steps: [['screening', 11]],
      notes: 'Nazeeh knows him from the course in 2017.',
    },
    {
      by: 'tomas.novak',
      ago: 7,
      letter: 'Thursday to Saturday from Malé suits me. I bring my own gear and a camera.',
    },
  ],

  'rasdhoo-reception': [
    {
      by: 'shaira.k',
      ago: 17,
      steps: [
        ['screening', 15],
        ['rejected', 11],
      ],
      notes: 'Would not move to Rasdhoo.',
    },
    { by: 'lamha.i', ago: 15 },
    { by: 'hawwa.leen', ago: 12, steps: [['rejected', 11]] },
  ],

  'keel-carpenter': [
    {
      by: 'ibrahim.naail',
      ago: 45,
      letter: 'My grandfather built with yours. I bring my own adze.',
      steps: [
        ['screening', 44],
        ['interviewing', 39],
        ['offered', 10],
      ],
      notes: 'Fitted the plank in forty minutes. Brother wants to come too.',
    },
  ],

  'keel-laminator': [
    {
      by: 'ibrahim.naail',
      ago: 28,
      steps: [['rejected', 24]],
      notes: 'He is a carpenter. Leave him with the wood.',
    },
  ],

  'keel-electrician': [
    {
      by: 'rajesh.pillai',
      ago: 14,
      letter: 'Ships, cold rooms, panels. I draw what I install; samples are attached to my profile.',
      steps: [['screening', 11]],
    },
    { by: 'abdulla.saeed', ago: 9, letter: 'I did the panels on the last two refits of our boats myself.' },
  ],

  'keel-apprentice': [
    {
      by: 'lamha.i',
      ago: 6,
      letter: 'You wrote that last year’s best was a girl from Meedhoo. I am a girl from Eydhafushi.',
      steps: [['screening', 4]],
      notes: 'Invite.',
    },
    { by: 'reefkid92', ago: 5, letter: 'I would like to build a board and a boat' },
  ],

  'ferries-captain': [
    {
      by: 'shifaz',
      ago: 24,
      letter: 'I began on your boats as crew. Rasdhoo I can do with my eyes closed but will keep them open.',
      steps: [
        ['screening', 21],
        ['interviewing', 12],
      ],
      notes: 'Old colleague. Has an offer from a resort, so decide this week.',
    },
    { by: 'ali.shareef', ago: 23 },
  ],

  'ferries-ticketing': [
    { by: 'shaira.k', ago: 5, letter: 'I live across the street from Terminal 1.' },
    { by: 'lamha.i', ago: 4 },
    {
      by: 'hawwa.leen',
      ago: 4,
      letter: 'Evenings and weekends only, next to college.',
      steps: [['rejected', 2]],
      notes: 'Full time needed.',
    },
  ],

  'ferries-mechanic': [
    {
      by: 'ranjith.k',
      ago: 38,
      letter: 'Night shift is good for me. I have worked on diesels for ten years and on outboards for four.',
      steps: [
        ['screening', 35],
        ['interviewing', 29],
        ['offered', 20],
        ['hired', 15],
      ],
      notes: 'Stripped a 250 in front of the foreman. Permit applied for.',
    },
    {
      by: 'abdulla.saeed',
      ago: 41,
      steps: [
        ['screening', 35],
        ['interviewing', 30],
      ],
      withdrawn: 26,
      notes: 'Prefers to sail.',
    },
  ],

  'air-first-officer': [
    {
      by: 'oscar.lind',
      ago: 31,
      letter: prose`
        Dear Ms Gunawardena,

        1,140 hours, 380 of them on floats: lakes in summer, ice in between. I have never landed on the same wave twice and would
        like to try it in warm water. Class 1 valid until next September, ICAO 6.

        I read that your captains were all first officers with you. That is why I am writing to you and not to others.

        Oscar Lind
      `,
      resume: 'https://cv.example/oscar-lind',
      steps: [
        ['screening', 29],
        ['interviewing', 20],
        ['offered', 5],
      ],
      notes: 'Simulator and board interview passed. Offer subject to licence validation.',
    },
  ],

  'air-dock-crew': [
    {
      by: 'shaira.k',
      ago: 16,
      letter: 'I look at your planes through the window all day. I swim 400 metres every morning.',
      steps: [
        ['screening', 14],
        ['interviewing', 7],
      ],
      notes: 'Passed the swim in jeans. Medical next.',
    },
    {
      by: 'aishath',
      ago: 15,
      letter: 'Something completely different: I would like to fly along.',
      steps: [['rejected', 11]],
      notes: 'She would leave us for a hotel within the year.',
    },
    { by: 'reefkid92', ago: 13 },
  ],

  'air-mechanic': [
    { by: 'abdulla.saeed', ago: 50, steps: [['rejected', 47]], notes: 'No Part-66 licence.' },
    {
      by: 'rajesh.pillai',
      ago: 44,
      letter: 'No aircraft licence, but I would start at the bottom.',
      steps: [['rejected', 42]],
    },
  ],
};
