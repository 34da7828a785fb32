import type { JobFacts, ProfileFacts } from '#matching/facts.ts';

/** A profile in which nothing is said. */
export const nothing: ProfileFacts = {
  title: null,
  summary: null,
  skills: [],
  work: [],
  studies: [],
  goals: { titles: [], places: [], employmentTypes: [], pay: null, startDate: null },
  values: [],
  ways: [],
};

export const aJob: JobFacts = {
  title: 'Dive Instructor',
  description:
    'Teach guests of our dive centre from first bubbles to advanced courses, and lead dives on the house reef.',
  requirements: 'At least 2 years of experience as a diving instructor. Nitrox and first aid are required.',
  skillsRequired: ['Scuba diving', 'Nitrox', 'First aid', 'English'],
  experienceLevel: 'Mid level',
  employmentType: 'full_time',
  location: 'Dhigurah, South Ari Atoll',
  pay: { min: 1500, max: 2000, currency: 'USD' },
  startDate: null,
  values: ['care', 'nature', 'learning'],
  ways: ['with_guests', 'in_a_team'],
};

export const aProfile: ProfileFacts = {
  title: 'PADI Open Water Scuba Instructor',
  summary: 'Teaches beginners with patience and leads reef dives.',
  skills: ['Scuba diving', 'Nitrox', 'First aid', 'English', 'Boat handling'],
  work: [{ title: 'Dive Instructor', description: 'Led dives and taught courses for guests.', months: 48 }],
  studies: [],
  goals: {
    titles: ['Dive Instructor'],
    places: ['South Ari Atoll'],
    employmentTypes: ['full_time'],
    pay: { amount: 1800, currency: 'USD' },
    startDate: null,
  },
  values: ['nature', 'care'],
  ways: ['with_guests'],
};
