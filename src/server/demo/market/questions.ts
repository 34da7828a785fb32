import type { QuestionKind } from '#domain/questions.ts';

/** What some jobs ask, by the key of the job. */
interface DemoQuestion {
  kind: QuestionKind;
  text: string;
  choices?: readonly string[];
  required?: boolean;
  wanted?: readonly string[];
  least?: number;
}

export const questions: Readonly<Record<string, readonly DemoQuestion[]>> = {
  'odegiri-front-office-supervisor': [
    { kind: 'number', text: 'How many years have you worked at a front desk?', required: true, least: 3 },
    { kind: 'yes_no', text: 'Can you work nights, one week in four?', required: true, wanted: ['yes'] },
    { kind: 'text', text: 'A guest says the room is not the one in the picture. What do you do first?' },
  ],
  'odegiri-sous-chef': [
    {
      kind: 'yes_no',
      text: 'Do you hold HACCP level 3, or will you pass it within three months?',
      required: true,
      wanted: ['yes'],
    },
    { kind: 'number', text: 'How many years have you worked in kitchens?', required: true, least: 5 },
    { kind: 'text', text: 'Which two dishes would be yours?' },
  ],
  'odegiri-boat-captain': [
    {
      kind: 'choice',
      text: 'Which licence do you hold?',
      choices: ['Up to 15 metres', 'Up to 24 metres', 'Any length', 'None yet'],
      required: true,
      wanted: ['Up to 15 metres', 'Up to 24 metres', 'Any length'],
    },
    { kind: 'yes_no', text: 'Is your first aid certificate valid?', required: true, wanted: ['yes'] },
    { kind: 'file', text: 'Your licence, if you have it as a file' },
  ],
};

/** What people said, by the key of the job and their username, in the order of the questions; null where they said nothing. */
export const questionAnswers: Readonly<
  Record<string, Readonly<Record<string, readonly (string | number | null)[]>>>
> = {
  'odegiri-front-office-supervisor': {
    aishath: [
      5,
      'yes',
      'Look at it with them, on the screen and in the room. Then the room changes, or the picture does.',
    ],
    'grace.mutua': [4, 'yes', 'I ask what they had looked forward to. It is rarely the room alone.'],
    'priya.nair': [6, 'no', null],
    'kasun.w': [1, 'yes', 'I would fetch the supervisor.'],
    'shaira.k': [2, 'yes', 'Say sorry, and find out before I say anything else.'],
    'lakmini.jayasuriya': [0, 'yes', null],
  },
  'odegiri-sous-chef': {
    'nishantha.f': ['yes', 14, 'Reef octopus with burnt lime, and the jackfruit my team calls the roast.'],
    'matteo.galli': ['yes', 9, 'Two desserts, if I may.'],
    'moosa.latheef': ['no', 11, 'Rihaakuru with lime leaf, and a mas huni that is not breakfast.'],
  },
  'odegiri-boat-captain': {
    shifaz: ['Up to 24 metres', 'yes', null],
    'ali.shareef': ['Any length', 'yes', null],
    'ranjith.k': ['Up to 15 metres', 'no', null],
    reefkid92: ['None yet', 'no', null],
  },
};
