/** What the company of the benchmark asks in interviews: the one kit it has is chosen already. */
export const kit = {
  title: 'First talk',
  minutes: 30,
  attributes: ['Knots', 'Calm', 'Languages'],
  questions: '',
};
