import type { BodyInput, Call } from './api.ts';

const letter = 'Dear Aishath,\n\nWe are glad to offer you the position of dive instructor.';
const reply = 'Thank you for applying. We read your application and will write again by Friday.';

const offer: BodyInput<'POST /api/applications/:id/offers'> = {
  letter,
  startDate: '2027-02-01',
  answerBy: '2027-01-15',
  basicPay: 1_400,
  currency: 'USD',
  serviceCharge: 'shared',
  serviceChargePay: 350,
  allowances: [{ name: 'Island allowance', amount: 100 }],
  accommodation: 'own',
  flights: 'yearly',
  roster: 'Six days a week',
  leaveDays: 30,
};

const task = {
  title: 'Send your dive card',
  details: 'A photo of both sides is enough.',
  side: 'candidate',
  day: -14,
} as const;

/** A body that each call takes which programs can make, and webhooks' too: the description shows it, and a test sends it through the contract. */
export const bodyExamples: { readonly [Key in Call]?: BodyInput<Key> } = {
  'POST /api/jobs': {
    title: 'Dive instructor',
    description: 'Two dives a day with small groups, and courses for beginners.',
    requirements: 'PADI Open Water Scuba Instructor or its like.',
    employmentType: 'full_time',
    experienceLevel: 'Two years',
    location: 'Baa Atoll, Maldives',
    skillsRequired: ['Diving', 'First aid'],
    payMin: 1_200,
    payMax: 1_500,
    payCurrency: 'USD',
    payPeriod: 'month',
    applicationDeadline: '2027-01-31',
  },
  'PUT /api/jobs/:id': { title: 'Senior dive instructor', salaryRange: 'USD 1,500 a month' },
  'PUT /api/applications/:id/status': { status: 'interviewing', openOffer: 'ask' },
  'PUT /api/applications/:id/notes': { recruiterNotes: 'Speaks German; can begin in February.' },
  'POST /api/applications/:id/messages': { body: reply },
  'POST /api/messages/bulk/preview': { applicationIds: [118, 121], body: reply },
  'POST /api/messages/bulk': {
    applicationIds: [118, 121],
    body: reply,
    people: 2,
    key: '7f0c2a52-4f0e-4c39-9f5a-2f6f1f1c6a11',
  },
  'POST /api/company/webhooks': {
    url: 'https://hooks.example.com/moorings',
    types: ['application.hired', 'application.moved'],
  },
  'PUT /api/company/webhooks/:id': {
    url: 'https://hooks.example.com/moorings',
    types: ['application.hired'],
    paused: false,
  },
  'POST /api/company/webhooks/:id/resend': { from: '2026-11-22T18:00:00Z', to: '2026-11-23T06:30:00Z' },
  'POST /api/jobs/:id/invitations': { candidateId: 12, message: 'We think you would like this job.' },
  'POST /api/applications/:id/offers': offer,
  'PUT /api/offers/:id': offer,
  'POST /api/applications/:id/interviews': {
    title: 'First talk',
    minutes: 30,
    times: ['2027-01-12T05:00:00Z', '2027-01-13T09:30:00Z'],
    place: 'By video: the link follows',
    panel: [4],
  },
  'PUT /api/interviews/:id/times': { times: ['2027-01-14T05:00:00Z'], fixed: true },
  'POST /api/interviews/:id/cancel': { reason: 'The position has been filled.' },
  'POST /api/applications/:id/onboarding': { startDate: '2027-02-01' },
  'PUT /api/onboardings/:id': { startDate: '2027-02-08' },
  'POST /api/onboardings/:id/tasks': task,
  'PUT /api/onboarding-tasks/:id': { ...task, day: -7 },
  'PUT /api/onboarding-tasks/:id/done': { done: true },
  'POST /api/onboarding-tasks/:id/notes': { body: 'The card is valid until 2029.' },
  'POST /api/applications/moves': {
    moves: [
      { id: 118, status: 'screening', from: 'submitted' },
      { id: 121, status: 'screening', from: 'submitted' },
    ],
  },
  'POST /api/rejections/preview': { applicationIds: [130], letter: reply, when: 'later' },
  'POST /api/rejections': { applicationIds: [130], letter: reply, when: 'later', note: 'No dive card.' },
  'POST /api/rejections/undo': { applicationIds: [130] },
  'PUT /api/company/tags/:id': { name: 'Divers' },
  'POST /api/company/candidates/:id/tags': { name: 'Divers' },
  'POST /api/company/candidates/tags': { candidateIds: [12, 15], name: 'Divers' },
  'POST /api/company/lists': { name: 'Next season', shared: true },
  'PUT /api/company/lists/:id': { name: 'Season 2027' },
};
