import type { ResumeReading } from '#server/features/resumes/resume-reading.ts';

/** A reading of nothing, for what is read to be put into. */
export function emptyResume(): ResumeReading {
  return {
    name: null,
    email: null,
    title: null,
    phone: null,
    location: null,
    summary: null,
    links: [],
    workExperience: [],
    education: [],
    skills: [],
    languages: [],
    notPlaced: [],
    doubtful: [],
  };
}
