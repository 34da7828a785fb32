import type { ResumeReading } from './resume-reading.ts';

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

/** '2019', '2019-05' and '2019-05-17' as a day; null where it is none. */
export function dayOf(text: string | undefined): string | null {
  const [, year, month = '01', day = '01'] =
    /^((?:19|20)\d\d)(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?/.exec(text ?? '') ?? [];
  if (!year) return null;
  const date = `${year}-${month}-${day}`;
  const isReal = new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  return isReal ? date : `${year}-${month}-01`;
}
