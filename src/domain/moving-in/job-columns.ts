/** What a column can hold of a job, with what it is called on screen. The command names them by these keys. */
export const jobColumnLabel = {
  title: 'Title',
  company: 'Company',
  description: 'Description',
  requirements: 'Requirements',
  location: 'Location',
  locality: 'Town',
  region: 'Region',
  country: 'Country',
  worksite: 'Worksite',
  remote: 'Remote work',
  remoteFrom: 'Remote from',
  department: 'Department',
  salaryRange: 'Pay',
  salaryMin: 'Lowest pay',
  salaryMax: 'Highest pay',
  salaryCurrency: 'Currency',
  salaryPeriod: 'Pay period',
  serviceCharge: 'Service charge',
  allowances: 'Allowances',
  employmentType: 'Job type',
  experienceLevel: 'Experience level',
  experienceYears: 'Years of experience',
  skillsRequired: 'Skills',
  postedDate: 'Posted on',
  applicationDeadline: 'Application deadline',
  externalId: 'ID in the other system',
} as const;

export type JobColumn = keyof typeof jobColumnLabel;
// The cast: these are its keys, in the order in which they are offered.
export const jobColumns = Object.keys(jobColumnLabel) as JobColumn[];

/** What a company’s own file is asked for: whose jobs they are is known. */
export const ownJobColumns = jobColumns.filter((column) => column !== 'company');

/** Columns whose texts may be put together from several, with what stands between them. */
export const joinedJobColumns: Partial<Record<JobColumn, string>> = {
  description: '\n\n',
  requirements: '\n\n',
  skillsRequired: '\n',
  allowances: '\n',
};

/** Why columns cannot be taken like this; undefined where they can. */
export function jobColumnsProblem(columns: readonly (JobColumn | null)[]): string | undefined {
  const twice = jobColumns.find(
    (column) => !joinedJobColumns[column] && columns.filter((one) => one === column).length > 1,
  );
  if (twice) return `Two columns are taken for “${jobColumnLabel[twice]}”. Choose one`;
  return columns.includes('title') ? undefined : 'Say which column holds the title';
}
