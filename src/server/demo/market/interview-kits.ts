/** What two companies keep to ask, by the company's key. */
export const interviewKits = {
  odegiri: [
    {
      title: 'First talk by video',
      minutes: 30,
      questions: `What did you do on your last day at work, from the morning on?
What would your last team say about you when you are not there?
An island is small: what do you do when you need to be alone?`,
      attributes: ['Knows the work', 'Deals calmly with guests', 'Fits an island'],
    },
    {
      title: 'Trade test',
      minutes: 90,
      questions: `Show us, at your own pace, what you do every day.
Which part of it would you do differently here?`,
      attributes: ['Skill of hand', 'Works cleanly', 'Works safely'],
    },
  ],
  thari: [
    {
      title: 'Talk with the team',
      minutes: 45,
      questions: `Tell us of a guest you could not please.
What do you want to have learned in two years?`,
      attributes: ['Knows the work', 'Listens', 'Takes decisions'],
    },
  ],
} as const;

/** What companies without a kit ask. */
export const plainInterview = {
  title: 'Interview',
  minutes: 45,
  questions: null,
  attributes: ['Knows the work', 'Deals well with people'],
} as const;

/** What interviewers wrote, with what they chose for each attribute in turn and for the whole. */
export const opinions = [
  { recommendation: 4, steps: [4, 3, 4], note: 'Answered without hurry and asked good questions back.' },
  { recommendation: 5, steps: [4, 4, 3], note: 'Would start tomorrow if it were up to me.' },
  { recommendation: 3, steps: [3, 2, 3], note: 'Knows the trade, but spoke little of other people.' },
  { recommendation: 2, steps: [2, 3, 2], note: 'Pleasant, but not yet where this job begins.' },
] as const;
