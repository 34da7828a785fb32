import type { DemoApplications } from './application.ts';
import { prose } from './prose.ts';

/** To the jobs in jobs-odegiri-island.ts. */
export const toOdegiriIsland: DemoApplications = {
  'odegiri-sous-chef': [
    {
      by: 'nishantha.f',
      ago: 27,
      letter: prose`
        Chef Niyaz and Mr Waheed,

        I have eaten at Kaashi twice on my days off and both times I wanted to see the grill. I run a fire restaurant of 60 covers
        now. What I do not have is a garden, and boats that land at the back door.

        My two dishes would be reef octopus with burnt lime, and a jackfruit that my team calls the roast.

        I can come for a trial service any Wednesday.

        Nishantha Fernando
      `,
      resume: 'https://cv.example/nishantha-fernando',
      steps: [
        ['screening', 25, 'dilani'],
        ['interviewing', 20],
      ],
      notes: prose`
        Trial service: clean, quiet, brigade asked when he starts. Octopus goes on the menu whatever
        happens. Money: wants 2,150.
      `,
    },
    {
      by: 'matteo.galli',
      ago: 23,
      steps: [
        ['screening', 22, 'dilani'],
        ['rejected', 17],
      ],
      notes: 'Pastry chef. Asked him to apply for that instead; he has.',
    },
    {
      by: 'moosa.latheef',
      ago: 18,
      letter: 'I know the Maldivian half of your menu by heart.',
      steps: [['rejected', 15]],
      notes: 'A tea shop is not a brigade. Very good palate, says Niyaz.',
    },
  ],

  'odegiri-mixologist': [
    {
      by: 'jomar.reyes',
      ago: 14,
      letter: prose`
        You ask what is in it: calamansi, screwpine, cold-brewed black tea, a pinch of Maldivian salt, no alcohol. It is called
        “Last Ferry” and outsells the gin and tonic where I work now, four islands from you.

        The two juniors would be the best part of the job.
      `,
      steps: [
        ['screening', 12],
        ['interviewing', 5],
      ],
      notes:
        'Made us the Last Ferry over video with what was in his kitchen. Invite to the island. @[dilani], is there a bed for him on Thursday?',
    },
    {
      by: 'kasun.w',
      ago: 12,
      letter: 'Dilani told me to write to you. I am a captain, not a bartender, but I would learn.',
      steps: [['screening', 7]],
      notes: 'Better as captain when the next one opens. Talk to him anyway.',
    },
    {
      by: 'reefkid92',
      ago: 13,
      steps: [['rejected', 11]],
      notes: 'No bar experience. Told him about the steward’s post.',
    },
  ],

  'odegiri-restaurant-captain': [
    {
      by: 'dinesh.b',
      ago: 65,
      letter: 'Breakfast for 400 in Doha, every day for six years. 230 would be a holiday.',
      steps: [
        ['screening', 62, 'dilani'],
        ['interviewing', 54],
        ['offered', 41, 'dilani'],
        ['hired', 19, 'dilani'],
      ],
      notes: 'Permit came through. Started.',
    },
    {
      by: 'kasun.w',
      ago: 68,
      letter: 'I am head waiter in a restaurant of 140 seats and hold WSET 2.',
      steps: [
        ['screening', 62, 'dilani'],
        ['interviewing', 52],
        ['rejected', 40],
      ],
      notes: 'Close second. Call him first next time.',
    },
    {
      by: 'sunil.tamang',
      ago: 60,
      steps: [['screening', 56, 'dilani']],
      withdrawn: 50,
    },
    { by: 'arif.hossain', ago: 50, steps: [['rejected', 44]] },
  ],

  'odegiri-pastry': [
    {
      by: 'matteo.galli',
      ago: 16,
      letter: prose`
        Thank you for sending me here. Three in the morning is my hour. I travel with my own sourdough; she is eleven years old
        and has a name, and I gather your pastry chef talks to hers.
      `,
      resume: 'https://matteogalli.example',
      steps: [
        ['screening', 14],
        ['interviewing', 10],
      ],
      notes: 'Yes, as soon as the ovens are here. He knows, and waits.',
    },
    { by: 'arif.hossain', ago: 34, steps: [['rejected', 30, 'dilani']] },
  ],

  'odegiri-kitchen-steward': [
    {
      by: 'lamha.i',
      ago: 3,
      letter: 'I have also applied for the rooms. I would take whichever you need first.',
    },
    { by: 'reefkid92', ago: 2, letter: 'can start monday' },
  ],

  'odegiri-marine-biologist': [
    {
      by: 'mariyam.zahir',
      ago: 19,
      letter: prose`
        އައްސަލާމު ޢަލައިކުމް

        Dear Mr Keller,

        I have looked after 620 frames on the other side of this atoll for four years and have followed yours since the first
        picture. I would begin with your temperature logs: six years without a gap are rare here and deserve a paper.

        I was born on Eydhafushi. Half of the boat captains at Hanifaru are my relatives, which makes explaining the rules easier
        and sometimes harder.

        Mariyam Zahir
      `,
      resume: 'https://mariyamzahir.example/cv',
      steps: [
        ['screening', 17],
        ['interviewing', 12],
      ],
      notes: prose`
        The best application I have had for this post in five years. Gave a talk to our kids’ club over video; twelve questions
        afterwards. Reference call with the reserve office to come.
      `,
    },
    {
      by: 'fathimath.inaya',
      ago: 18,
      letter: prose`
        I graduated in July with a thesis on parrotfish. I do not have 150 dives; I have 62, and I would have 150 by March if you
        let me.
      `,
      steps: [['screening', 15]],
      notes: 'Too junior for the post, right for assistant. Ask for one more position?',
    },
    { by: 'tomas.novak', ago: 15, steps: [['rejected', 12]] },
    { by: 'hussain.rasheed', ago: 9, letter: 'No degree. 4,200 dives, most of them on your reefs.' },
  ],

  'odegiri-boat-captain': [
    {
      by: 'shifaz',
      ago: 25,
      letter:
        'Eight years with passengers in this atoll. I have stayed ashore four times this year and was right three times.',
      steps: [
        ['screening', 23],
        ['interviewing', 18],
        ['offered', 4, 'dilani'],
      ],
      notes: 'Test run to Dharavandhoo in two metres of swell: smooth. Offer at 15,500.',
    },
    {
      by: 'ali.shareef',
      ago: 22,
      steps: [['rejected', 16]],
      notes: 'A captain of 32-metre boats; would be bored here. Gave him Sameer’s number.',
    },
    { by: 'ranjith.k', ago: 24, steps: [['rejected', 21]] },
    {
      by: 'reefkid92',
      ago: 20,
      letter: 'I drive my uncles boat',
      steps: [['rejected', 18]],
      notes: 'No licence yet. Told him where to get one.',
    },
  ],
};
