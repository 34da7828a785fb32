import type { ResumeReading } from '#contract/api.ts';

/** "We found 3 jobs, 1 school, 12 skills and no languages." What was not found is said too. */
export function foundInWords({ workExperience, education, skills, languages }: ResumeReading): string {
  const [jobs, schools, known, spoken] = [
    countInWords(workExperience.length, 'job'),
    countInWords(education.length, 'school'),
    countInWords(skills.length, 'skill'),
    countInWords(languages.length, 'language'),
  ];
  return `We found ${jobs}, ${schools}, ${known} and ${spoken}.`;
}

/** "Title", "Title and company", "Title, company and start date". */
export function inWords(labels: readonly string[]): string {
  const [first = '', ...others] = labels.map((label, index) => (index ? label.toLowerCase() : label));
  const last = others.pop();
  return last === undefined ? first : `${[first, ...others].join(', ')} and ${last}`;
}

/** "no jobs", "1 job", "3 jobs". */
export function countInWords(count: number, what: string): string {
  return `${count || 'no'} ${what}${count === 1 ? '' : 's'}`;
}
