export interface ProfileFacts {
  title: string | null;
  summary: string | null;
  location: string | null;
  phone: string | null;
  resumeUrl: string | null;
  /** Résumés kept here. */
  fileCount: number;
  skills: readonly string[];
  experienceCount: number;
  educationCount: number;
}

export type ProfilePart =
  | Exclude<keyof ProfileFacts, 'fileCount' | 'experienceCount' | 'educationCount'>
  | 'experience'
  | 'education';

interface Gap {
  part: ProfilePart;
  ask: string;
  worth: number;
}

/** What a profile can hold, what each is worth of 100, and how to ask for it. */
const parts: readonly (Gap & { has: (profile: ProfileFacts) => boolean })[] = [
  { part: 'title', worth: 15, ask: 'Add your professional title', has: (p) => Boolean(p.title) },
  { part: 'summary', worth: 15, ask: 'Write a short summary', has: (p) => Boolean(p.summary) },
  { part: 'location', worth: 10, ask: 'Say where you are', has: (p) => Boolean(p.location) },
  { part: 'phone', worth: 10, ask: 'Add a phone number', has: (p) => Boolean(p.phone) },
  {
    part: 'resumeUrl',
    worth: 10,
    ask: 'Add your résumé',
    has: (p) => Boolean(p.resumeUrl) || p.fileCount > 0,
  },
  { part: 'skills', worth: 15, ask: 'List your skills', has: (p) => p.skills.length > 0 },
  { part: 'experience', worth: 15, ask: 'Add a job you have held', has: (p) => p.experienceCount > 0 },
  { part: 'education', worth: 10, ask: 'Add your education', has: (p) => p.educationCount > 0 },
];

/** 0 to 100. */
export function profileCompletion(profile: ProfileFacts): number {
  return parts.reduce((sum, part) => sum + (part.has(profile) ? part.worth : 0), 0);
}

/** What is still missing, dearest first, each with what it would add. */
export function profileGaps(profile: ProfileFacts): Gap[] {
  return parts
    .filter((part) => !part.has(profile))
    .map(({ part, ask, worth }) => ({ part, ask, worth }))
    .toSorted((a, b) => b.worth - a.worth);
}
